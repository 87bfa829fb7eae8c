extension HTMLScript {
  /// What can fill the phone's screen.
  static let screens: StaticString = #"""

    function drawFront(front, notices, tap, bar) {
      switch (front.kind) {
        case "app": return drawApp(front, tap);
        case "settings": return drawSettings(front, tap);
        case "home": return el("div", { class: "wall" }, noticeCards(notices), homeIcons(front.app),
          el("div", { class: "dock" }, [0, 1, 2, 3].map(() => el("i"))));
        case "call": case "ringing": return drawCall(front.kind);
        case "other": return drawOther(front.address || "");
        case "off": return el("div", { class: "wall", role: "img", "aria-label": "The phone is off" });
        default: return el("div", { class: "wall" }, el("div", { class: "big-clock" }, bar.clock),
          svg("svg", { class: "padlock", viewBox: "0 0 16 16", role: "img", "aria-label": "locked" },
            svg("path", { d: icons.lock })), noticeCards(notices));
      }
    }

    function drawCall(kind) {
      const key = (color, text) => el("div", { class: "call-key " + color }, el("i"), text);
      return el("div", { class: "wall" }, el("div", { class: "caller" }, "Someone"),
        el("div", {}, kind === "call" ? "On the phone" : "is calling\u2026"),
        el("div", { class: "call-keys" }, key("red", kind === "call" ? "Hang up" : "Decline"),
          kind === "call" ? null : key("green", "Accept")));
    }

    // What opens an address: its beginning, the name and the sign.
    const openers = [["tel:", "Phone", "handset"], ["geo:", "Maps", "pin"], ["", "Another app", "link"]];

    function drawOther(address) {
      const [, name, sign] = openers.find(([start]) => address.startsWith(start));
      return el("div", { class: "other" }, el("i", {}, icon(sign)), el("b", {}, name),
        el("span", {}, address));
    }

    const noticeCards = (notices) => notices.length === 0 ? null
      : el("div", { class: "notes" }, notices.map(([title, text]) =>
          el("div", { class: "note" }, el("b", {}, title), text ? el("span", {}, text) : null)));

    function homeIcons(app) {
      const others = Array.from({ length: 11 }, () => el("div", { class: "icon" }, el("i")));
      if (app) {
        others.splice(5, 0, el("div", { class: "icon mine" },
          el("i", {}, el("span", {}, Array.from(app)[0].toUpperCase())), app));
      }
      return el("div", { class: "icons" }, others);
    }

    function drawApp(app, tap) {
      const dialog = app.dialog || null;
      // What lies on top is tapped first, and a button rather than a row that is called the same.
      const popup = dialog ? dialogBox(dialog, "control", tap) : null;
      const under = dialog ? null : tap;
      const buttons = (app.buttons || []).map(([label, enabled]) =>
        touch("control" + (enabled ? "" : " off"), label, "control", enabled ? under : null));
      const view = el("div", { class: "app" },
        el("div", { class: "heading" }, el("div", { class: "title" }, app.title),
          (app.badges || []).map(([label, color]) => el("span", { class: "badge " + color }, label))),
        app.progress ? el("div", { class: "progress" }, el("i", { class: "spinner" }), app.progress)
          : null,
        app.message ? el("div", { class: "message" }, app.message) : null,
        app.metrics ? el("div", { class: "metrics" }, app.metrics.map(([label, value]) =>
          el("div", { class: "metric" }, el("span", {}, label), el("b", {}, value)))) : null,
        app.map ? appMap(app.map) : null, app.player ? appPlayer(app.player, under) : null,
        app.rows ? el("div", { class: "rows" }, app.rows.map(([title, detail]) =>
          touch("cell", title, "control", under, title, detail ? el("span", {}, detail) : null))) : null,
        app.fields ? el("div", { class: "fields" }, app.fields.map(([label, text]) =>
          touch("field", label, "field", under, el("span", {}, label), el("b", {}, text)))) : null,
        app.buttons ? el("div", { class: "buttons" }, buttons) : null);
      return [view, app.toast ? el("div", { class: "toast" }, app.toast) : null,
        popup];
    }

    function appPlayer(player, tap) {
      const share = player.length > 0 ? 100 * player.position / player.length : 0;
      const key = isTapped("Play", "player", tap) || isTapped("Pause", "player", tap);
      const time = (ms) => Math.floor(ms / 60000) + ":" + two(Math.floor(ms / 1000) % 60);
      return el("div", { class: "player" }, el("div", {}, player.title),
        el("div", { class: "track" }, el("div", { class: "done", style: "width:" + share + "%" })),
        el("div", { class: "times" }, el("span", {}, time(player.position)),
          el("span", { class: "key" + (key ? " tapped" : "") }, icon(player.playing ? "pause" : "play")),
          el("span", {}, time(player.length))));
    }

    // A small map in the app: the camera's part of the earth, or all that is drawn and not much more.
    function appMap(map) {
      const places = [...map.lines.flat(), ...map.points, ...(map.marker ? [map.marker] : [])];
      const sides = [0, 1].map((axis) => places.reduce(([low, high], place) =>
        [Math.min(low, place[axis]), Math.max(high, place[axis])], [Infinity, -Infinity]));
      const middle = map.center || (places.length ? sides.map(([low, high]) => (low + high) / 2) : [0, 0]);
      const shrink = Math.cos(middle[0] / 1e7 * Math.PI / 180);
      const meters = ([lat, lng]) =>
        [(lng - middle[1]) / 1e7 * 111320 * shrink, (middle[0] - lat) / 1e7 * 110574];
      // How far it is from the middle to what is drawn farthest: across, and up or down.
      const [across, up] = places.map(meters).reduce(([x, y], place) =>
        [Math.max(x, Math.abs(place[0])), Math.max(y, Math.abs(place[1]))], [60, 45]);
      const isFitted = map.zoom === undefined;
      const scale = isFitted
        ? 130 / Math.max(across, up) : 256 * 2 ** map.zoom / 40075016 / Math.max(shrink, 0.01);
      // Half of what is seen: with a rim, and in the shape of what is drawn, so that a way north is not a dash.
      const [wide, high] = isFitted ? [across * scale + 20, up * scale + 20] : [150, 110];
      const at = (place) => meters(place).map((m) => Math.round(m * scale * 10) / 10);
      const path = (line) => "M" + line.map((place) => at(place).join(" ")).join("L");
      return el("div", { class: "plot" },
        svg("svg", { viewBox: [-wide, -high, 2 * wide, 2 * high].join(" ") },
          svg("rect", { class: "land", x: -2000, y: -2000, width: 4000, height: 4000 }),
          svg("path", { class: "street", d: "M-400 -60 400 40M-120 -400 -40 400M90 -400 130 400M-400"
            + " 90 400 130" }),
          map.lines.map((line) => svg("path", { class: "way", d: path(line) })),
          map.points.map((point) => circle("spot", at(point), 4)),
          map.marker ? circle("me", at(map.marker), 8) : null));
    }

    const circle = (kind, [x, y], r, ...children) =>
      svg("circle", { class: kind, cx: x, cy: y, r: r }, ...children);

    function drawSettings(page, tap) {
      const lines = page.choices.map((label, index) =>
        touch("choice", label, "settings", tap, el("span", {}, label),
          el("span", { class: "tick" }, index === page.selected ? "\u2713" : "")));
      const precise = page.precise === undefined ? null
        : el("div", { class: "group" }, touch("choice", page.preciseLabel, "settings", tap,
            el("span", {}, page.preciseLabel),
            el("i", { class: "switch" + (page.precise ? " on" : ""), role: "img",
              "aria-label": page.precise ? "on" : "off" })));
      return el("div", { class: "settings" + (page.disabled ? " fixed" : "") },
        el("div", { class: "back" }, "\u2039 Settings"), el("div", { class: "title" }, page.title),
        el("div", { class: "label" }, "Allow location access"),
        el("div", { class: "group" }, lines), precise);
    }

    """#
}
