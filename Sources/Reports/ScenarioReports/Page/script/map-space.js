/**
 * A part of the map is what lies together. Where somebody walked a kilometre and was then put 300 km away, one scale
 * for both would make a dot of the walk: so each is a part of its own.
 * @param {RouteMap} map
 * @param {Sample[]} records
 */
function mapSpace(map, records) {
  const legs = map.route.filter((leg) => leg.length > 0);
  const first = (legs[0] || [])[0] || map.fixes[0] || records[0];
  const origin = first ? [first[1], first[2]] : (map.regions[0] || [0, [0, 0]])[1];
  const shrink = Math.max(0.01, Math.cos(origin[0] / 1e7 * Math.PI / 180));
  /** @returns {Spot} */
  const meters = ([lat, lng]) =>
    [(lng - origin[1]) / 1e7 * 111320 * shrink, (origin[0] - lat) / 1e7 * 110574];
  const spot = (sample) => meters([sample[1], sample[2]]);

  const box = (points) => ({
    left: points.reduce((low, [x]) => Math.min(low, x), Infinity),
    right: points.reduce((high, [x]) => Math.max(high, x), -Infinity),
    top: points.reduce((low, [, y]) => Math.min(low, y), Infinity),
    bottom: points.reduce((high, [, y]) => Math.max(high, y), -Infinity) });
  /**
   * @param {Spot} middle
   * @param {number} r
   */
  const around = ([x, y], r) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });
  /** @param {Box} one */
  const size = (one) => Math.max(one.right - one.left, one.bottom - one.top);
  /**
   * @param {Box} a
   * @param {Box} b
   */
  const gap = (a, b) => Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  /**
   * @param {Box} a
   * @param {Box} b
   */
  const both = (a, b) => ({ left: Math.min(a.left, b.left), right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom) });

  const circles = map.regions.map((region) => around(meters(region[1]), region[2]));
  const strays = [...map.fixes, ...records].map((sample) => around(spot(sample), 0));
  const ways = legs.map((leg) => box(leg.map(spot)));
  const detail = Math.max(0, ...ways.map(size));
  // Where nobody walked there is nothing that could become too small.
  const reach = detail > 0 ? 4 * Math.max(detail, 100) : Infinity;

  // Joins each box to a part within reach, and parts that a box brings together.
  function joined(parts, one) {
    const near = parts.filter((part) => gap(part, one) <= reach);
    return [...parts.filter((part) => !near.includes(part)), near.reduce(both, one)];
  }
  let parts = ways.reduce(joined, []);
  if (parts.length === 0) parts = [...circles, ...strays].slice(0, 1);
  const cores = parts;
  for (const one of [...circles, ...strays]) {
    const near = cores.findIndex((core) => gap(core, one) <= reach);
    if (near >= 0) parts = parts.map((part, index) => index === near ? both(part, one) : part);
    else if (circles.includes(one)) parts = [...parts, one];
  }
  const whole = [...parts, ...strays].reduce(both, parts[0] || around([0, 0], 50));

  /**
   * The part that a place lies in; with "only", null for a place far from all of them.
   * @param {Place | null} place
   * @param {boolean} [only]
   */
  function partAt(place, only) {
    if (!place) return parts[0] || whole;
    const one = around(meters(place), 0);
    const nearest = [...parts].sort((a, b) => gap(a, one) - gap(b, one))[0] || whole;
    return only && gap(nearest, one) > reach ? null : nearest;
  }

  /**
   * How far it is on the globe.
   * @param {Sample} a
   * @param {Sample} b
   */
  function distance(a, b) {
    const [la, lb] = [a[1], b[1]].map((value) => value / 1e7 * Math.PI / 180);
    const turn = (b[2] - a[2]) / 1e7 * Math.PI / 180;
    const h = Math.sin((lb - la) / 2) ** 2 + Math.cos(la) * Math.cos(lb) * Math.sin(turn / 2) ** 2;
    return 2 * 6371008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
  }
  return { meters, parts, whole, partAt, distance };
}

/**
 * What is written on a map and at its edges, so that no words lie on others.
 * @param {number} wide
 * @param {number} high
 */
function mapEdge(wide, high) {
  const taken = [[0, high - 44, 190, high], [wide - 44, 0, wide, 48]];
  const isInside = ([x, y]) => x >= 0 && y >= 0 && x <= wide && y <= high;

  /**
   * @param {number} x
   * @param {number} y
   * @param {string} words
   */
  function word(x, y, words) {
    const long = 6.7 * words.length;
    const left = Math.max(4, Math.min(x, wide - long - 4)), base = Math.max(14, Math.min(y, high - 6));
    const box = [left - 3, base - 12, left + long + 3, base + 4];
    if (taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3])) {
      return null;
    }
    taken.push(box);
    return svg("text", { x: left, y: base }, words);
  }

  /**
   * Where a line from a point on the map to one outside meets the edge.
   * @param {Spot} from
   * @param {Spot} to
   * @returns {Spot}
   */
  function exit([x, y], [farX, farY]) {
    const parts = [1];
    const inset = 14;
    if (farX > x) parts.push((wide - inset - x) / (farX - x));
    if (farX < x) parts.push((inset - x) / (farX - x));
    if (farY > y) parts.push((high - inset - y) / (farY - y));
    if (farY < y) parts.push((inset - y) / (farY - y));
    const share = Math.max(0, Math.min(...parts));
    return [x + (farX - x) * share, y + (farY - y) * share];
  }

  /**
   * @param {Spot} from
   * @param {Spot} to
   * @param {string} words
   * @param {string} title
   */
  function arrow(from, to, words, title) {
    const [x, y] = exit(from, to);
    const turn = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) * 180 / Math.PI);
    return [svg("path", { class: "arrow", d: "M8 0-5-6v12z",
      transform: "translate(" + Math.round(x) + "," + Math.round(y) + ") rotate(" + turn + ")" },
      svg("title", {}, words + ", " + title)), word(x + 10, y + 4, words)].filter(Boolean);
  }

  /**
   * @param {string} kind
   * @param {Spot} from
   * @param {Spot} to
   * @param {string} words
   * @param {string} back
   */
  function line(kind, from, to, words, back) {
    if (!isInside(from) && !isInside(to)) return [];
    const path = (a, b) => svg("path", { class: kind, d: "M" + a.join(" ") + "L" + b.join(" ") });
    if (isInside(from) && isInside(to)) {
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return [path(from, to), long > 60 ? word(middle[0] + 8, middle[1], words) : null].filter(Boolean);
    }
    const [inside, far] = isInside(from) ? [from, to] : [to, from];
    return [path(inside, exit(inside, far)),
      ...arrow(inside, far, isInside(from) ? words : back, "drawn to the edge only")];
  }
  return { isInside, word, arrow, line };
}
