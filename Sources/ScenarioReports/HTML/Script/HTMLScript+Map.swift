extension HTMLScript {
  /// The map: where the phone was, what the app was told, and what it recorded; drawn without tiles.
  static let map: StaticString = #"""

    const mapHigh = 440;

    // Where the phone was at a time: between two samples it went straight.
    function placeAt(route, time) {
      if (route.length === 0) return null;
      let after = route.findIndex((sample) => sample[0] >= time);
      if (after < 0) after = route.length - 1;
      const b = route[after], a = route[Math.max(0, after - 1)];
      const part = b[0] > a[0] ? Math.min(1, Math.max(0, (time - a[0]) / (b[0] - a[0]))) : 1;
      return [a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
    }

    function niceLength(meters) {
      const power = 10 ** Math.floor(Math.log10(Math.max(meters, 1e-6)));
      return [5, 2, 1].map((n) => n * power).find((n) => n <= meters) || power;
    }

    const lengthText = (meters) => meters >= 1000 ? meters / 1000 + " km" : meters + " m";

    function mapView(data, choose, fault) {
      const map = data.map;
      const records = map.recorded.flat();
      const spots = [...map.route, ...map.fixes, ...records].map((sample) => [sample[1], sample[2]]);
      const all = [...spots, ...map.regions.map((region) => region[1])];
      const first = all[0] || [0, 0];
      const shrink = Math.max(0.01, Math.cos(first[0] / 1e7 * Math.PI / 180));
      const meters = ([lat, lng]) =>
        [(lng - first[1]) / 1e7 * 111320 * shrink, (first[0] - lat) / 1e7 * 110574];
      const bounds = boundsOf(all.map(meters), map.regions.map((region) =>
        ({ at: meters(region[1]), r: region[2] })));
      let zoom = 1, now = 0, me = null, mapWide = 760;
      const drawing = svg("svg", { role: "img",
        "aria-label": "Map: " + words(map) });

      function boundsOf(points, circles) {
        const xs = [], ys = [];
        for (const [x, y] of points) xs.push(x), ys.push(y);
        for (const { at, r } of circles) xs.push(at[0] - r, at[0] + r), ys.push(at[1] - r, at[1] + r);
        const low = (list) => list.reduce((a, b) => Math.min(a, b), Infinity);
        const high = (list) => list.reduce((a, b) => Math.max(a, b), -Infinity);
        const [left, right, top, bottom] = [low(xs), high(xs), low(ys), high(ys)];
        const middle = [(left + right) / 2, (top + bottom) / 2];
        return { middle, wide: Math.max(60, right - left), high: Math.max(40, bottom - top) };
      }

      function frame() {
        const fit = Math.min((mapWide - 90) / bounds.wide, (mapHigh - 90) / bounds.high);
        const place = placeAt(map.route, now);
        const middle = zoom > 1 && place ? meters(place) : bounds.middle;
        const scale = fit * zoom;
        const at = (place) => {
          const [x, y] = meters(place);
          return [(x - middle[0]) * scale + mapWide / 2, (y - middle[1]) * scale + mapHigh / 2]
            .map((value) => Math.round(value * 10) / 10);
        };
        return { at, scale };
      }

      function draw() {
        mapWide = Math.max(300, drawing.clientWidth || mapWide);
        drawing.setAttribute("viewBox", "0 0 " + mapWide + " " + mapHigh);
        const { at, scale } = frame();
        const spot = (sample) => at([sample[1], sample[2]]);
        const path = (samples) => "M" + samples.map((sample) => spot(sample).join(" ")).join("L");
        const grid = [];
        for (let x = 0; x <= mapWide; x += 76) {
          grid.push(svg("line", { class: "grid", x1: x, x2: x, y1: 0, y2: mapHigh }));
        }
        for (let y = 0; y <= mapHigh; y += 70) {
          grid.push(svg("line", { class: "grid", x1: 0, x2: mapWide, y1: y, y2: y }));
        }
        const regions = map.regions.map(([name, center, radius, start, end]) => {
          const over = now < start || (end !== null && now > end);
          const [x, y] = at(center);
          return svg("g", {}, circle("region" + (over ? " over" : ""), [x, y], radius * scale,
            svg("title", {}, name + ", radius " + lengthText(radius))),
            svg("text", { x: x + 6, y: y - radius * scale + 16 }, name));
        });
        const gaps = map.recorded.slice(1).map((segment, index) => {
          const before = map.recorded[index];
          return segment.length && before.length
            ? svg("path", { class: "gap", d: path([before[before.length - 1], segment[0]]) }) : null;
        });
        const fixes = apart(map.fixes, spot, 9).map((fix) => {
          const title = "Fix at " + clock(fix[0]) + ", accuracy " + lengthText(fix[3] || 0);
          const node = circle("fix", spot(fix), 3.5, svg("title", {}, title));
          node.addEventListener("click", () => choose(fix[0], null));
          return node;
        });
        me = circle("me", [0, 0], 9);
        drawing.replaceChildren(...grid, ...regions,
          ...apart(map.fixes, spot, 14).map((fix) => circle("blur", spot(fix), (fix[3] || 0) * scale)),
          ...[map.route.length > 1 ? svg("path", { class: "true", d: path(map.route) }) : null,
            ...fixes, ...gaps, ...map.recorded.map((segment) => segment.length > 1
              ? svg("path", { class: "recorded", d: path(segment) }) : null)].filter(Boolean),
          ...apart(records, spot, 7).map((record) => circle("record", spot(record), 4,
            svg("title", {}, "Recorded at " + clock(record[0])))),
          ...faultRing(at), me, scaleBar(scale), north());
        move(now);
      }

      // Leaves out what would lie on top of the one before.
      function apart(samples, spot, least) {
        let [x, y] = [-1e9, -1e9];
        return samples.filter((sample) => {
          const [newX, newY] = spot(sample);
          if (Math.hypot(newX - x, newY - y) < least) return false;
          [x, y] = [newX, newY];
          return true;
        });
      }

      function faultRing(at) {
        const place = fault ? placeAt(map.route, fault[0]) : null;
        if (!place) return [];
        const [x, y] = at(place);
        return [circle("fault", [x, y], 16), svg("text", { x: x + 20, y: y + 4 }, "failed here")];
      }

      function scaleBar(scale) {
        const meters = niceLength(140 / scale), wide = meters * scale;
        return svg("g", {}, svg("path", { class: "scale", fill: "none",
          d: "M20 " + (mapHigh - 26) + "v8h" + wide + "v-8" }),
          svg("text", { x: 26, y: mapHigh - 26 }, lengthText(meters)));
      }

      const north = () => svg("g", {}, svg("text", { x: mapWide - 30, y: 40 }, "N"),
        svg("path", { d: "M" + (mapWide - 25.5) + " 8l6 16-6-4-6 4z", fill: "currentColor" }));

      function move(time) {
        now = time;
        const place = placeAt(map.route, now);
        if (!me || !place) return;
        const [x, y] = frame().at(place);
        if (zoom > 1 && (x < 0 || y < 0 || x > mapWide || y > mapHigh)) return draw();
        me.setAttribute("cx", x);
        me.setAttribute("cy", y);
      }

      const tool = (label, text, factor) => el("button", { type: "button", "aria-label": label,
        title: label, click: () => {
          zoom = factor === 0 ? 1 : Math.min(400, Math.max(1, zoom * factor));
          draw();
        } }, text);
      const gaps = map.gaps.map(([start, end, reason]) =>
        el("li", {}, clock(start) + " to " + clock(end) + ": " + reason));
      const view = el("section", { class: "map-view" }, el("h5", {}, "Map"),
        el("div", { class: "map" }, drawing), legend(map),
        el("div", { class: "tools" }, tool("Zoom the map out", "\u2212", 0.5),
          tool("Zoom the map in", "+", 2), tool("Show the whole map", "All", 0)),
        gaps.length ? el("details", {}, el("summary", {}, "Gaps (" + gaps.length + ")"),
          el("ul", { class: "facts" }, gaps)) : null,
        more(map.fixesMore, "fixes between those shown"),
        more(map.recordedMore, "recorded points between those shown"));
      return { view, draw, move: (time) => zoom > 1 ? (now = time, draw()) : move(time) };
    }

    function words(map) {
      const records = map.recorded.reduce((sum, segment) => sum + segment.length, 0);
      return [map.fixes.length + " fixes", records + " recorded points", map.gaps.length + " gaps",
        map.regions.length + " regions"].join(", ");
    }

    const isWay = (route) => route.some((sample) =>
      sample[1] !== route[0][1] || sample[2] !== route[0][2]);

    function legend(map) {
      const sign = (...children) => svg("svg", { viewBox: "0 0 22 12", "aria-hidden": "true" }, ...children);
      const line = (kind) => sign(svg("path", { class: kind, d: "M1 6h20" }));
      const dot = (kind, r) => sign(circle(kind, [11, 6], r));
      const entries = [[true, dot("me", 5), "the phone now"],
        [isWay(map.route), line("true"), "where the phone really was"],
        [map.fixes.length > 0, sign(circle("blur", [11, 6], 8), circle("fix", [11, 6], 4)),
          "fixes, with their accuracy"],
        [map.recorded.length > 0, sign(svg("path", { class: "recorded", d: "M1 6h20" }),
          circle("record", [11, 6], 3)), "recorded by the app"],
        [map.recorded.length > 1, line("gap"), "not recorded"],
        [map.regions.length > 0, dot("region", 6), "regions"]];
      return el("ul", { class: "legend" }, entries.filter((entry) => entry[0])
        .map(([, image, text]) => el("li", {}, image, text)));
    }

    """#
}
