/**
 * @param {Front} front
 * @param {Notice[]} notices
 * @param {Tap | null} tap
 * @param {Bar} bar
 */
function drawFront(front, notices, tap, bar) {
  switch (front.kind) {
    case "app": return drawApp(front, tap);
    case "settings": return drawSettings(front, tap);
    case "home": return el("div", { class: "wall" }, noticeCards(notices), homeIcons(front.app),
      el("div", { class: "dock" }, [0, 1, 2, 3].map(() => el("i"))));
    case "call": return drawCall();
    case "page": return drawPage(front);
    case "other": return drawOther(front.address || "");
    case "off": return el("div", { class: "wall", role: "img", "aria-label": "The phone is off" });
    default: return el("div", { class: "wall" }, el("div", { class: "big-clock" }, bar.clock),
      svg("svg", { class: "padlock", viewBox: "0 0 16 16", role: "img", "aria-label": "locked" },
        svg("path", { d: icons.lock })), noticeCards(notices));
  }
}

/**
 * @param {string} color
 * @param {string} text
 */
const callKey = (color, text) => el("div", { class: "call-key " + color }, el("i"), text);

const drawCall = () => el("div", { class: "wall" }, el("div", { class: "caller" }, "Someone"),
  el("div", {}, "On the phone"), el("div", { class: "call-keys" }, callKey("red", "Hang up")));

// A call that comes in lies above whatever fills the screen, until it is taken or declined.
const drawRinging = () => el("div", { class: "ring" }, el("div", {}, el("b", {}, "Someone"), "is calling\u2026"),
  callKey("red", "Decline"), callKey("green", "Accept"));

// What opens an address: its beginning, the name and the sign.
const openers = [["tel:", "Phone", "handset"], ["geo:", "Maps", "pin"], ["", "Another app", "link"]];

/** @param {string} address */
function drawOther(address) {
  const [, name, sign] = openers.find(([start]) => address.startsWith(start)) || [];
  return el("div", { class: "other" }, el("i", {}, icon(sign)), el("b", {}, name),
    el("span", {}, address));
}

/**
 * A page in somebody else's browser; no bar of this phone lies above it.
 * @param {AppScreen & { reader?: string }} page
 */
const drawPage = (page) => [
  el("div", { class: "reader" }, el("i"), el("span", {}, page.reader)), ...drawApp(page, null)];

/** @param {Notice[]} notices */
const noticeCards = (notices) => notices.length === 0 ? null
  : el("div", { class: "notes" }, notices.map(([title, text]) =>
      el("div", { class: "note" }, el("b", {}, title), text ? el("span", {}, text) : null)));

/** @param {string | undefined} app */
function homeIcons(app) {
  const others = Array.from({ length: 11 }, () => el("div", { class: "icon" }, el("i")));
  if (app) {
    others.splice(5, 0, el("div", { class: "icon mine" },
      el("i", {}, el("span", {}, Array.from(app)[0].toUpperCase())), app));
  }
  return el("div", { class: "icons" }, others);
}

/**
 * @param {AppScreen} app
 * @param {Tap | null} tap
 */
function drawApp(app, tap) {
  const dialog = app.dialog || null;
  // What lies on top is tapped first, and a button rather than a row that is called the same.
  const popup = dialog ? dialogBox(dialog, "control", tap) : null;
  const under = dialog ? null : tap;
  const buttons = (app.buttons || []).map(([label, enabled]) =>
    touch("control" + (enabled ? "" : " off"), label, "control", enabled ? under : null));
  const view = el("div", { class: "app" },
    el("div", { class: "heading" }, el("div", { class: "title" }, app.title),
      el("div", { class: "badges" }, (app.badges || []).map(([label, color]) =>
        el("span", { class: "badge " + color }, label)))),
    app.progress ? el("div", { class: "progress" }, el("i", { class: "spinner" }), app.progress)
      : null,
    app.message ? el("div", { class: "message" }, app.message) : null,
    app.metrics ? el("div", { class: "metrics" }, app.metrics.map(([label, value]) =>
      el("div", { class: "metric" }, el("span", {}, label), el("b", {}, value)))) : null,
    app.map ? appMap(app.map) : null, app.player ? appPlayer(app.player, under) : null,
    app.rows ? el("div", { class: "rows" }, app.rows.map(([title, detail]) =>
      touch("cell", title, "control", under, title, detail ? el("span", {}, detail) : null)),
      more(app.rowsMore, "rows")) : null,
    app.fields ? el("div", { class: "fields" }, app.fields.map(([label, text]) =>
      touch("field", label, "field", under, el("span", {}, label), el("b", {}, text)))) : null,
    app.buttons ? el("div", { class: "buttons" }, buttons) : null);
  return [view, app.toast ? el("div", { class: "toast" }, app.toast) : null,
    popup];
}

/**
 * @param {Player} player
 * @param {Tap | null} tap
 */
function appPlayer(player, tap) {
  const share = player.length > 0 ? 100 * player.position / player.length : 0;
  const key = isTapped("Play", "player", tap) || isTapped("Pause", "player", tap);
  /** @param {number} ms */
  const time = (ms) => Math.floor(ms / 60000) + ":" + two(Math.floor(ms / 1000) % 60);
  return el("div", { class: "player" }, el("div", {}, player.title),
    el("div", { class: "track" }, el("div", { class: "done", style: "width:" + share + "%" })),
    el("div", { class: "times" }, el("span", {}, time(player.position)),
      el("span", { class: "key" + (key ? " tapped" : "") }, icon(player.playing ? "pause" : "play")),
      el("span", {}, time(player.length))));
}

/**
 * @param {SettingsPage} page
 * @param {Tap | null} tap
 */
function drawSettings(page, tap) {
  const lines = page.choices.map((label, index) =>
    touch("choice", label, "settings", tap, el("span", {}, label),
      el("span", { class: "tick" }, index === page.selected ? "\u2713" : "")));
  const precise = page.precise === undefined ? null
    : el("div", { class: "group" }, touch("choice", page.preciseLabel || "", "settings", tap,
        el("span", {}, page.preciseLabel),
        el("i", { class: "switch" + (page.precise ? " on" : ""), role: "img",
          "aria-label": page.precise ? "on" : "off" })));
  return el("div", { class: "settings" + (page.disabled ? " fixed" : "") },
    el("div", { class: "back" }, "\u2039 Settings"), el("div", { class: "title" }, page.title),
    el("div", { class: "label" }, "Allow location access"),
    el("div", { class: "group" }, lines), precise);
}
