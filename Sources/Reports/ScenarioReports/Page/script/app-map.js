/**
 * The part of the earth that a map shows: how to place something on it, and half of what is seen.
 * @param {AppMap} map
 * @param {Zone[]} circles
 */
function appMapSpace(map, circles) {
  /** @type {any[][]} */
  const places = [...map.lines.flat(), ...(map.colored || []).flatMap((line) => line[2]), ...map.points,
    ...circles, ...(map.marker ? [map.marker] : [])];
  const sides = [0, 1].map((axis) => places.reduce(([low, high], place) =>
    [Math.min(low, place[axis]), Math.max(high, place[axis])], [Infinity, -Infinity]));
  const middle = map.center || (places.length ? sides.map(([low, high]) => (low + high) / 2) : [0, 0]);
  const shrink = Math.cos(middle[0] / 1e7 * Math.PI / 180);
  /**
   * @param {any[]} place
   * @returns {Spot}
   */
  const meters = ([lat, lng]) =>
    [(lng - middle[1]) / 1e7 * 111320 * shrink, (middle[0] - lat) / 1e7 * 110574];
  /**
   * How far it is from the middle to what is drawn farthest: across, and up or down.
   * @param {number[]} far
   * @param {number[]} place
   * @param {number} r
   */
  const reach = ([x, y], place, r) =>
    [Math.max(x, Math.abs(place[0]) + r), Math.max(y, Math.abs(place[1]) + r)];
  const rim = circles.reduce((far, spot) => reach(far, meters(spot), spot[2]), [60, 45]);
  const [across, up] = places.reduce((far, place) => reach(far, meters(place), 0), rim);
  const isFitted = map.zoom === undefined;
  const scale = map.zoom === undefined
    ? 130 / Math.max(across, up) : 256 * 2 ** map.zoom / 40075016 / Math.max(shrink, 0.01);
  // With a rim, and in the shape of what is drawn, so that a way north is not a dash.
  const half = isFitted ? [across * scale + 20, up * scale + 20] : [150, 110];
  const rounded = (length) => Math.round(length * 10) / 10;
  /**
   * @param {any[]} place
   * @returns {Spot}
   */
  const at = (place) => {
    const [x, y] = meters(place);
    return [rounded(x * scale), rounded(y * scale)];
  };
  return {
    at, half,
    // What is high is shrunk to the height of the map, which must leave the signs to be seen.
    sign: (units) => rounded(units * Math.max(1, half[1] / 70)), length: (m) => rounded(m * scale),
  };
}

/**
 * A small map in the app: the camera's part of the earth, or all that is drawn and not much more.
 * @param {AppMap} map
 */
function appMap(map) {
  const circles = map.circles || [];
  const { at, half: [wide, high], sign, length } = appMapSpace(map, circles);
  // A circle too small to be seen beside a marker in its middle is drawn larger.
  const radius = (zone) => Math.max(sign(12), length(zone[2]));
  const path = (line) => "M" + line.map((place) => at(place).join(" ")).join("L");
  return el("div", { class: "plot", role: "img", "aria-label": appMapWords(map, circles) },
    svg("svg", { viewBox: [-wide, -high, 2 * wide, 2 * high].join(" ") },
      svg("rect", { class: "land", x: -2000, y: -2000, width: 4000, height: 4000 }),
      svg("path", { class: "street", d: "M-400 -60 400 40M-120 -400 -40 400M90 -400 130 400M-400"
        + " 90 400 130" }),
      circles.map((zone) => circle("zone " + zone[3], at(zone), radius(zone))),
      map.lines.map((line) => svg("path", { class: "way", d: path(line) })),
      (map.colored || []).map((line) =>
        svg("path", { class: "way " + line[0], d: path(line[2]) }, ...named(line[1]))),
      map.points.map((point) => circle(spotKind(point), at(point), sign(4), ...named(point[4]))),
      circles.filter((zone) => zone[3] === "green")
        .map((zone) => zoneCheck(at(zone), radius(zone), sign(1))),
      map.marker
        ? circle(markerKind(map), at(map.marker), sign(8), ...named(map.me)) : null));
}

/**
 * How the marker is drawn, which is blue unless the app says otherwise.
 * @param {AppMap} map
 */
const markerKind = (map) => "me" + (map.meColor ? " " + map.meColor : "");

/**
 * How a point is drawn.
 * @param {AppMap["points"][0]} point
 */
const spotKind = (point) =>
  "spot" + (point[3] ? " " + point[3] : "") + (point[2] ? " faint" : "");

/**
 * What is read beside something on the map.
 * @param {string | undefined} title
 */
const named = (title) => title ? [svg("title", {}, title)] : [];

/**
 * @param {string} kind
 * @param {Spot} middle
 * @param {number} r
 * @param {any[]} children
 */
const circle = (kind, [x, y], r, ...children) =>
  svg("circle", { class: kind, cx: x, cy: y, r: r }, ...children);

/**
 * The check stands on the rim, where neither a point nor the marker hides it.
 * @param {Spot} middle
 * @param {number} r
 * @param {number} size
 */
function zoneCheck([x, y], r, size) {
  const side = Math.round(r * 7.07) / 10;
  return svg("g", { class: "check",
    transform: "translate(" + (x + side) + " " + (y - side) + ") scale(" + size + ")" },
    circle("", [0, 0], 7), svg("path", { d: "M-3 0-.8 2.500 3.200-2.500" }));
}

/**
 * The map for whoever does not see it.
 * @param {AppMap} map
 * @param {Zone[]} circles
 */
function appMapWords(map, circles) {
  const counted = (count, one, many) => count === 0 ? null : count + " " + (count === 1 ? one : many);
  const colored = (color, words) =>
    counted(circles.filter((zone) => zone[3] === color).length, words + " circle", words + " circles");
  const faint = map.points.filter((point) => point[2]).length;
  return "Map: " + ([
    map.marker ? "you" : null, counted(map.lines.length, "line", "lines"),
    counted(map.points.length - faint, "point", "points"),
    counted(faint, "faint point", "faint points"), counted((map.colored || []).length, "coloured line",
      "coloured lines"), colored("gray", "grey"), colored("orange", "orange"),
    colored("green", "checked green"),
  ].filter((part) => part !== null).join(", ") || "nothing on it");
}
