/**
 * Where the phone was at a time: between two samples it went straight.
 * @param {Sample[]} route
 * @param {number} time
 * @returns {Place | null}
 */
function placeAt(route, time) {
  if (route.length === 0) return null;
  let after = route.findIndex((sample) => sample[0] >= time);
  if (after < 0) after = route.length - 1;
  const b = route[after], a = route[Math.max(0, after - 1)];
  const part = b[0] > a[0] ? Math.min(1, Math.max(0, (time - a[0]) / (b[0] - a[0]))) : 1;
  return [a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** @param {number} meters */
function niceLength(meters) {
  const power = 10 ** Math.floor(Math.log10(Math.max(meters, 1e-6)));
  return [5, 2, 1].map((n) => n * power).find((n) => n <= meters) || power;
}

/** @param {number} meters */
const lengthText = (meters) => meters >= 1000 ? meters / 1000 + " km" : meters + " m";

/**
 * A distance as people say it: far ones without decimals.
 * @param {number} meters
 */
const farText = (meters) => meters >= 10000 ? Math.round(meters / 1000) + " km"
  : meters >= 1000 ? (meters / 1000).toFixed(1) + " km" : Math.round(meters) + " m";

/**
 * @param {RouteMap} map
 * @param {(time: number, step: number | null) => void} choose
 * @param {Mark | null} fault
 */
function mapView(map, choose, fault) {
  const route = map.route.flat();
  const records = map.recorded.flat();
  const space = mapSpace(map, records);
  let zoom = 1, isWhole = false, now = 0, here = null, me = null, part = null, rings = [];
  let mapWide = 760, mapHigh = 440;
  // What happened at a time, and the ways, each with the part of it that lies in the past.
  let marks = [], ways = [];
  const drawing = svg("svg", { role: "img",
    "aria-label": "Map: " + words(map) });

  const placeNow = () => here || placeAt(route, now);

  function frame() {
    const place = placeNow();
    part = isWhole ? space.whole : space.partAt(place);
    const { left, right, top, bottom } = part;
    const fit = Math.min((mapWide - 110) / Math.max(60, right - left),
      (mapHigh - 110) / Math.max(40, bottom - top));
    const middle = zoom > 1 && place ? space.meters(place) : [(left + right) / 2, (top + bottom) / 2];
    const scale = fit * zoom;
    const rounded = (value) => Math.round(value * 10) / 10;
    /**
     * @param {Place} place
     * @returns {Spot}
     */
    const at = (place) => {
      const [x, y] = space.meters(place);
      return [rounded((x - middle[0]) * scale + mapWide / 2),
        rounded((y - middle[1]) * scale + mapHigh / 2)];
    };
    return { at, scale };
  }

  function draw() {
    mapWide = Math.max(300, drawing.clientWidth || mapWide);
    mapHigh = Math.max(180, drawing.clientHeight || mapHigh);
    [marks, ways] = [[], []];
    drawing.setAttribute("viewBox", "0 0 " + mapWide + " " + mapHigh);
    const { at, scale } = frame();
    const spot = (sample) => at([sample[1], sample[2]]);
    const path = (samples) => "M" + samples.map((sample) => spot(sample).join(" ")).join("L");
    const edge = mapEdge(mapWide, mapHigh);
    const gaps = map.recorded.slice(1).flatMap((segment, index) => {
      const before = map.recorded[index];
      return segment.length && before.length
        ? timed(segment[0][0], svg("path", { class: "gap", d: path([before[before.length - 1], segment[0]]) }))
        : [];
    });
    const fixes = apart(map.fixes, spot, 9).map((fix) => {
      const title = "Fix at " + clock(fix[0]) + ", accuracy " + lengthText(fix[3] || 0);
      const node = circle("fix", spot(fix), 3.5, svg("title", {}, title));
      node.addEventListener("click", () => choose(fix[0], null));
      return timed(fix[0], node);
    });
    me = circle("me", [0, 0], 9);
    // What carries words comes last and in the order of its weight: a word that finds no room is left out.
    const fault = faultRing(at, edge), jumps = jumpLines(spot, edge);
    rings = [];
    const named = new Map(map.regions.map((region) => [region[0], region]));
    drawing.replaceChildren(...grid(), ...map.regions.map((region) =>
        regionMark(region, at, scale, edge, named.get(region[0]) === region)),
      ...apart(map.fixes, spot, 14).map((fix) =>
        timed(fix[0], circle("blur", spot(fix), (fix[3] || 0) * scale))),
      ...map.route.flatMap((leg) => leg.length > 1 ? way("true", leg, path) : []),
      ...jumps, ...fixes, ...gaps, ...map.recorded.flatMap((segment) => recordedLines(segment, path)),
      ...apart(records, spot, 7).map((record) => timed(record[0], circle("record", spot(record), 4,
        svg("title", {}, "Recorded at " + clock(record[0]))))),
      ...outside(spot, edge), ...fault, me, scaleBar(scale), north());
    put();
  }

  // What is still to come is faint until the story has come to it.
  function timed(time, node) {
    marks.push({ time, node });
    return node;
  }

  // A way is two lines: what has been gone, and faint what is still to come.
  function way(kind, samples, path) {
    const past = svg("path", { class: kind }), ahead = svg("path", { class: kind + " ahead" });
    ways.push({ samples, path, past, ahead });
    return [ahead, past];
  }

  function putPast() {
    for (const { time, node } of marks) node.classList.toggle("ahead", time > now);
    for (const { samples, path, past, ahead } of ways) {
      const gone = samples.filter((sample) => sample[0] <= now);
      const coming = samples.slice(gone.length);
      const place = gone.length > 0 && coming.length > 0 ? placeAt(samples, now) : null;
      const between = place ? [[now, ...place]] : [];
      past.setAttribute("d", gone.length + between.length > 1 ? path([...gone, ...between]) : "");
      ahead.setAttribute("d", coming.length + between.length > 1 ? path([...between, ...coming]) : "");
    }
  }

  function grid() {
    const lines = [];
    for (let x = 0; x <= mapWide; x += 76) {
      lines.push(svg("line", { class: "grid", x1: x, x2: x, y1: 0, y2: mapHigh }));
    }
    for (let y = 0; y <= mapHigh; y += 70) {
      lines.push(svg("line", { class: "grid", x1: 0, x2: mapWide, y1: y, y2: y }));
    }
    return lines;
  }

  // A region that was moved about has its name where it was last.
  function regionMark([name, center, radius, start, end], at, scale, edge, isNamed) {
    const [x, y] = at(center);
    const ring = circle("region", [x, y], radius * scale,
      svg("title", {}, name + ", radius " + lengthText(radius)));
    rings.push({ ring, start, end });
    return svg("g", {}, ring,
      isNamed && edge.isInside([x, y]) ? edge.word(x + 6, y - radius * scale + 16, name) : null);
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

  // What the app recorded, broken where nobody can have gone from one point to the next: faster than 300 km/h.
  function recordedLines(segment, path) {
    const pieces = [], leaps = [];
    segment.forEach((sample, index) => {
      const last = index > 0 ? segment[index - 1] : null;
      const isLeap = last !== null && space.distance(last, sample) > 150
        && space.distance(last, sample) > (sample[0] - last[0]) / 12;
      if (isLeap) leaps.push([last, sample]);
      if (isLeap || last === null) pieces.push([]);
      pieces[pieces.length - 1].push(sample);
    });
    return [...leaps.map((leap) => timed(leap[1][0], svg("path", { class: "leap", d: path(leap) }))),
      ...pieces.filter((piece) => piece.length > 1).flatMap((piece) => way("recorded", piece, path))];
  }

  // Nobody went the way of a jump: it is a broken line, and an arrow at the edge where its end is far.
  function jumpLines(spot, edge) {
    return map.route.slice(1).flatMap((leg, index) => {
      const from = map.route[index][map.route[index].length - 1], to = leg[0];
      const far = farText(space.distance(from, to));
      return edge.line("jump", spot(from), spot(to), "jump, " + far, "jumped here from " + far + " away");
    });
  }

  // Positions far from everything else are told at the edge, one mark for each direction.
  function outside(spot, edge) {
    const far = new Map();
    for (const sample of [...map.fixes, ...records]) {
      const [x, y] = spot(sample);
      if (edge.isInside([x, y]) || zoom > 1 || space.partAt([sample[1], sample[2]], true)) continue;
      const angle = Math.round(Math.atan2(y - mapHigh / 2, x - mapWide / 2) / Math.PI * 4) & 7;
      far.set(angle, [...(far.get(angle) || []), sample]);
    }
    const middle = [mapWide / 2, mapHigh / 2];
    return [...far.values()].flatMap((samples) => {
      const [near] = samples;
      return edge.arrow(middle, spot(near), samples.length === 1 ? "a position" : samples.length
        + " positions", "far outside the map");
    });
  }

  function faultRing(at, edge) {
    const place = fault ? fault[2] || placeAt(route, fault[0]) : null;
    if (!place) return [];
    const [x, y] = at(place);
    return edge.isInside([x, y])
      ? [circle("fault", [x, y], 16), edge.word(x + 20, y + 4, "failed here")].filter(Boolean) : [];
  }

  function scaleBar(scale) {
    const meters = niceLength(140 / scale), wide = meters * scale;
    return svg("g", {}, svg("path", { class: "scale", fill: "none",
      d: "M20 " + (mapHigh - 26) + "v8h" + wide + "v-8" }),
      svg("text", { x: 26, y: mapHigh - 26 }, lengthText(meters)));
  }

  const north = () => svg("g", {}, svg("text", { x: mapWide - 30, y: 40 }, "N"),
    svg("path", { d: "M" + (mapWide - 25.5) + " 8l6 16-6-4-6 4z", fill: "currentColor" }));

  function put() {
    putPast();
    // Faint is what is not watched at this time.
    for (const { ring, start, end } of rings) {
      ring.classList.toggle("over", now < start || (end !== null && now > end));
    }
    const place = placeNow();
    if (!me || !place) return;
    const [x, y] = frame().at(place);
    me.setAttribute("cx", x);
    me.setAttribute("cy", y);
  }

  function move(time, place) {
    const before = part;
    [now, here] = [time, place || null];
    frame();
    if (zoom > 1 || part !== before) draw();
    else put();
  }

  const tool = (label, text, factor) => el("button", { type: "button", "aria-label": label,
    title: label, click: () => {
      // Out of a part of the map goes the way to the whole of it, and back.
      if (factor === 0 || (factor < 1 && zoom === 1)) isWhole = true;
      else if (isWhole && factor > 1 && space.parts.length > 1) isWhole = false;
      else zoom = Math.min(400, Math.max(1, zoom * factor));
      if (factor === 0) zoom = 1;
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
  return { view, draw, move, at: (place) => frame().at(place) };
}

/** @param {RouteMap} map */
function words(map) {
  const records = map.recorded.reduce((sum, segment) => sum + segment.length, 0);
  return [map.fixes.length + " fixes", records + " recorded points", map.gaps.length + " gaps",
    map.regions.length + " regions"].join(", ");
}

/** @param {Sample[][]} route */
const isWay = (route) => route.some((leg) => leg.some((sample) =>
  sample[1] !== leg[0][1] || sample[2] !== leg[0][2]));

/** @param {RouteMap} map */
function legend(map) {
  const sign = (...children) => svg("svg", { viewBox: "0 0 22 12", "aria-hidden": "true" }, ...children);
  const line = (kind) => sign(svg("path", { class: kind, d: "M1 6h20" }));
  const dot = (kind, r) => sign(circle(kind, [11, 6], r));
  const entries = [[true, dot("me", 5), "the phone now"],
    [isWay(map.route), line("true"), "where the phone really was"],
    [isWay(map.route) || map.fixes.length > 0 || map.recorded.length > 0, line("true ahead"),
      "faint: still to come"],
    [map.route.length > 1, line("jump"), "a jump, which nobody walked"],
    [map.fixes.length > 0, sign(circle("blur", [11, 6], 8), circle("fix", [11, 6], 4)),
      "fixes, with their accuracy"],
    [map.recorded.length > 0, sign(svg("path", { class: "recorded", d: "M1 6h20" }),
      circle("record", [11, 6], 3)), "recorded by the app"],
    [map.recorded.length > 1, line("gap"), "not recorded"],
    [map.regions.length > 0, dot("region", 6), "regions"]];
  return el("ul", { class: "legend" }, entries.filter((entry) => entry[0])
    .map(([, image, text]) => el("li", {}, image, text)));
}
