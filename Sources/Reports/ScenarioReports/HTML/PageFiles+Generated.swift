// swift-format-ignore-file
// Made from the files in Sources/Reports/ScenarioReports/Page by their test, with REHEARSAL_RECORD=1.

/// The scripts and styles of pages.
package enum PageFiles {
  /// The digest of `script`, by which a page's policy allows it.
  package static let scriptDigest: StaticString = "mpVlorTqtrri2FLdyUqFVbL5Otpf+46Ida5DOiKBtmk="

  /// The digest of `plainScript`, by which a page's policy allows it.
  package static let plainScriptDigest: StaticString = "CVDwN6to9UrXFcfP2Vg7hvG6Fnf4NK1bjObY66xwN9Q="

  /// The digest of `renewal`, by which a page's policy allows it.
  package static let renewalDigest: StaticString = "KEaDqe+aZhn9YH3Ylxxq0gomkS/VpN5w0IvJYEPsOTc="

  /// What draws phones, timelines and maps, on other pages too.
  package static let shared: StaticString = #"""
"use strict";
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
function visible(text) {
  return String(text).replace(hidden, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 32
      ? String.fromCharCode(0x2400 + code)
      : "\u27e8U+" + code.toString(16).toUpperCase().padStart(4, "0") + "\u27e9";
  });
}
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value);
    else if (name === "style") /** @type {any} */ (node).style.cssText = value;
    else node.setAttribute(name, value === true ? "" : visible(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : visible(child));
  }
  return node;
}
const el = (name, attributes, ...children) =>
  fill(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const two = (number) => String(number).padStart(2, "0");
function clock(ms) {
  const seconds = Math.floor(ms / 1000), rest = Math.round(ms % 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":")
    + (rest ? "." + String(rest).padStart(3, "0") : "");
}
function phoneClock(data, time, step) {
  const known = data.clocks || [];
  if (known.length === 0) return "";
  const at = known.findLastIndex((set) => set[0] <= step);
  return clock(1000 * ((Math.floor(time / 1000) + known[Math.max(0, at)][1]) % 86400));
}
function durationText(ms) {
  if (ms < 60000) return ms / 1000 + " s";
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 86400), "d"], [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"], [seconds % 60, "s"],
  ];
  return parts.filter((part) => part[0] > 0).map((part) => part.join(" ")).join(" ");
}
const plain = (text) => (/[^\u0000-\u007f]/.test(text)
  ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : text).toLowerCase();
const marks = {
  passed: "\u2713", failed: "\u2717", skipped: "\u2013", pending: "\u2026",
  undefined: "?", ambiguous: "?", invalid: "!",
};
const more = (count, what) =>
  count ? el("p", { class: "hint" }, "\u2026 and " + count + " more " + what) : null;
function copyButton(label, text, title) {
  const button = el("button", { type: "button", class: "copy", title, click: async () => {
    const copied = await copy(text(button));
    button.textContent = copied ? "Copied" : "Not copied";
    setTimeout(() => { button.textContent = label; }, 1500);
  } }, label);
  return button;
}
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (el("textarea", { readonly: "", class: "skip" }, text));
    const before = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return isCopied;
  }
}
function momentLink(node, time, step) {
  const row = node.closest(".scenario");
  return location.href.split("#")[0] + "#" + (row ? row.id : "") + "@" + clock(time) + "," + (step + 1);
}
const icons = {
  arrow: "M14 2 1 8l6 1 1 6z", airplane: "M15 8c0-.6-.5-1-1.2-1H10L6 1H4.500l2 6H3L1.5 5H.5l1"
    + " 3-1 3h1L3 9h3.500l-2 6H6l4-6h3.800c.7 0 1.2-.4 1.2-1z",
  cells: "M0 12h3v3H0zM4.5 9h3v6h-3zM9 5h3v10H9zM13.5 1h3v14h-3z",
  wifi: "M8 14 5.7 11.200a3.4 3.4 0 0 1 4.6 0zM3.8 9 2.2 7a9 9 0 0 1 11.6 0L12.2 9"
    + "a6.4 6.4 0 0 0-8.4 0zM.8 5.400A11.6 11.6 0 0 1 15.2 5.400L16.5 3.800a13.6"
    + " 13.6 0 0 0-17 0z",
  play: "M3 1 15 8 3 15z", pause: "M3 1h4v14H3zM10 1h4v14h-4z",
  lock: "M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z",
  handset: "M4.500 1 1.500 2.500C1 9 7 15 13.500 14.500L15 11.500l-3.500-2.500-2 1.500"
    + "A9 9 0 0 1 5.500 6.500L7 4.500z",
  pin: "M8 0a5.500 5.500 0 0 0-5.500 5.500C2.500 9.500 8 16 8 16s5.500-6.500 5.500-10.500A5.500"
    + " 5.500 0 0 0 8 0zm0 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  link: "M2 3h6v2H4v7h7V8h2v6H2zM9 1h6v6l-2.200-2.200L8 9.500 6.500 8l4.700-4.800z",
  bell: "M8 1a5 5 0 0 0-5 5v4l-1.5 2v1h13v-1L13 10V6a5 5 0 0 0-5-5zM6 14a2 2 0 0 0 4 0z",
};
const icon = (name, width) =>
  svg("svg", { viewBox: "-1 0 " + (width || 18) + " 16", "aria-hidden": "true" },
    svg("path", { d: icons[name] }));
function batteryIcon(bar) {
  const low = bar.battery <= 20 && !bar.charging;
  const color = bar.charging ? "#30b955" : bar.saving ? "#f5b400" : low ? "#e5484d" : "currentColor";
  return svg("svg", { class: "battery", viewBox: "0 0 28 14", role: "img",
    "aria-label": bar.battery + " %" + (bar.charging ? ", charging" : "") },
    svg("rect", { x: .75, y: .75, width: 23.5, height: 12.5, rx: 4, fill: "none",
      stroke: "currentColor", "stroke-opacity": .5, "stroke-width": 1.5 }),
    svg("rect", { x: 25.5, y: 4.5, width: 2, height: 5, rx: 1, "fill-opacity": .5 }),
    svg("rect", { x: 2.5, y: 2.5, width: Math.max(2, 20 * bar.battery / 100), height: 9, rx: 2.5,
      fill: color, "fill-opacity": 0.4 }),
    svg("text", { x: 12.5, y: 10.7 }, bar.battery),
    bar.charging ? svg("path", { d: "M25.5 1 20 8h4l-1.5 5L28 6h-4z", fill: color }) : null);
}
function statusBar(bar, notices, platform) {
  const signs = bar.signs || [];
  const says = (text) => el("span", { class: "off" }, text);
  const arrow = signs.includes("solidArrow") || signs.includes("hollowArrow");
  const left = el("div", { class: "left" },
    el("span", { class: "clock" + (signs.includes("pill") ? " pill" : "") }, bar.clock),
    arrow ? svg("svg", { viewBox: "0 0 16 16", role: "img", "aria-label": "location in use",
      style: signs.includes("solidArrow") ? "" : "fill:none;stroke:currentColor;stroke-width:1.5" },
      svg("path", { d: icons.arrow })) : null,
    platform === "android" && notices.length ? icon("bell") : null);
  const network = bar.airplane ? icon("airplane")
    : bar.online ? [icon("cells"), icon("wifi")] : says("Offline");
  return el("div", { class: "statusbar" }, left,
    el("div", { class: "right" },
      signs.includes("dot") ? el("i", { class: "dot", role: "img",
        "aria-label": "location in use" }) : null,
      network, batteryIcon(bar)));
}
const folded = (text) => text.toLowerCase().replace(/\u2019/g, "'");
function isTapped(label, target, tap) {
  if (!tap || tap.isMarked || tap.target !== target) return false;
  return tap.isMarked = folded(label) === folded(tap.label);
}
const touch = (kind, label, target, tap, ...children) =>
  el("div", { class: kind + (isTapped(label, target, tap) ? " tapped" : "") },
    ...(children.length ? children : [label]));
function dialogBox(dialog, target, tap) {
  const precise = dialog.precise === undefined ? null
    : el("div", { class: "precise" + (dialog.precise ? "" : " off") }, el("i"), el("u"),
        el("b", {}, "Precise: " + (dialog.precise ? "On" : "Off")));
  return el("div", { class: "veil" },
    el("div", { class: "box" },
      el("div", { class: "text" }, el("div", { class: "title" }, dialog.title),
        dialog.message ? el("div", { class: "message" }, dialog.message) : null),
      precise, dialog.buttons.map((label) => touch("button", label, target, tap))));
}
function drawPhone(data, index, fault) {
  const [, , barAt, frontAt, alertAt, noticesAt, label, target] = data.frames[index];
  const tap = label === null ? null : { label, target, isMarked: false };
  const bar = data.bars[barAt], front = data.fronts[frontAt], notices = data.notices[noticesAt];
  const alert = alertAt < 0 ? null : data.dialogs[alertAt];
  const walled = !["app", "settings", "other", "page"].includes(front.kind);
  const isOff = front.kind === "off";
  const glass = el("div", { class: "glass" + (isOff ? " dead" : walled ? " walled" : "") },
    isOff || front.kind === "page" ? null : statusBar(bar, notices, data.platform), drawFront(front, notices, tap, bar),
    alert ? dialogBox(alert, "alert", tap) : null,
    (data.ringing || []).includes(index) ? drawRinging() : null);
  const frame = front.kind === "page" ? "elsewhere" : data.platform.toLowerCase();
  return el("div", { class: "phone " + frame + (fault ? " fault" : "") },
    glass);
}
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
const callKey = (color, text) => el("div", { class: "call-key " + color }, el("i"), text);
const drawCall = () => el("div", { class: "wall" }, el("div", { class: "caller" }, "Someone"),
  el("div", {}, "On the phone"), el("div", { class: "call-keys" }, callKey("red", "Hang up")));
const drawRinging = () => el("div", { class: "ring" }, el("div", {}, el("b", {}, "Someone"), "is calling\u2026"),
  callKey("red", "Decline"), callKey("green", "Accept"));
const openers = [["tel:", "Phone", "handset"], ["geo:", "Maps", "pin"], ["", "Another app", "link"]];
function drawOther(address) {
  const [, name, sign] = openers.find(([start]) => address.startsWith(start)) || [];
  return el("div", { class: "other" }, el("i", {}, icon(sign)), el("b", {}, name),
    el("span", {}, address));
}
const drawPage = (page) => [
  el("div", { class: "reader" }, el("i"), el("span", {}, page.reader)), ...drawApp(page, null)];
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
function appMapSpace(map, circles) {
  const places = [...map.lines.flat(), ...(map.colored || []).flatMap((line) => line[2]), ...map.points,
    ...circles, ...(map.marker ? [map.marker] : [])];
  const sides = [0, 1].map((axis) => places.reduce(([low, high], place) =>
    [Math.min(low, place[axis]), Math.max(high, place[axis])], [Infinity, -Infinity]));
  const middle = map.center || (places.length ? sides.map(([low, high]) => (low + high) / 2) : [0, 0]);
  const shrink = Math.cos(middle[0] / 1e7 * Math.PI / 180);
  const meters = ([lat, lng]) =>
    [(lng - middle[1]) / 1e7 * 111320 * shrink, (middle[0] - lat) / 1e7 * 110574];
  const reach = ([x, y], place, r) =>
    [Math.max(x, Math.abs(place[0]) + r), Math.max(y, Math.abs(place[1]) + r)];
  const rim = circles.reduce((far, spot) => reach(far, meters(spot), spot[2]), [60, 45]);
  const [across, up] = places.reduce((far, place) => reach(far, meters(place), 0), rim);
  const isFitted = map.zoom === undefined;
  const scale = map.zoom === undefined
    ? 130 / Math.max(across, up) : 256 * 2 ** map.zoom / 40075016 / Math.max(shrink, 0.01);
  const half = isFitted ? [across * scale + 20, up * scale + 20] : [150, 110];
  const rounded = (length) => Math.round(length * 10) / 10;
  const at = (place) => {
    const [x, y] = meters(place);
    return [rounded(x * scale), rounded(y * scale)];
  };
  return {
    at, half,
    sign: (units) => rounded(units * Math.max(1, half[1] / 70)), length: (m) => rounded(m * scale),
  };
}
function appMap(map) {
  const circles = map.circles || [];
  const { at, half: [wide, high], sign, length } = appMapSpace(map, circles);
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
const markerKind = (map) => "me" + (map.meColor ? " " + map.meColor : "");
const spotKind = (point) =>
  "spot" + (point[3] ? " " + point[3] : "") + (point[2] ? " faint" : "");
const named = (title) => title ? [svg("title", {}, title)] : [];
const circle = (kind, [x, y], r, ...children) =>
  svg("circle", { class: kind, cx: x, cy: y, r: r }, ...children);
function zoneCheck([x, y], r, size) {
  const side = Math.round(r * 7.07) / 10;
  return svg("g", { class: "check",
    transform: "translate(" + (x + side) + " " + (y - side) + ") scale(" + size + ")" },
    circle("", [0, 0], 7), svg("path", { d: "M-3 0-.8 2.500 3.200-2.500" }));
}
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
const laneNames = {
  permission: "Permission", accuracy: "Accuracy", lifecycle: "Lifecycle", network: "Network",
  battery: "Battery", tracking: "Tracking", dialogs: "Dialogs", requests: "Requests",
  appState: "App",
};
const rowHeight = 26, axisHeight = 30, rowsPerLaneMax = 4, statesStackedMax = 12;
function scales(data) {
  const steps = data.frames.reduce((last, frame) => Math.max(last, frame[1] + 1), 1);
  const starts = data.steps.map((step) => step.at);
  const ends = starts.map((start, index) => index + 1 < steps ? starts[index + 1] : data.end);
  const byStep = (time, step, share) => {
    const at = Math.min(Math.max(step, 0), steps - 1);
    const long = ends[at] - starts[at];
    const part = long > 0 ? (time - starts[at]) / long : share;
    return (at + Math.min(1, Math.max(0, part))) / steps;
  };
  const byTime = (time) => data.end > 0 ? Math.min(1, time / data.end) : 0;
  const stepAt = (time, least) => {
    let step = Math.min(steps - 1, least);
    while (step + 1 < steps && starts[step + 1] < time) step += 1;
    return step;
  };
  return { steps: steps, starts: starts, byStep: byStep, byTime: byTime, stepAt: stepAt };
}
function stack(spans) {
  const ends = [];
  for (const span of spans) {
    let row = ends.findIndex((end) => end <= span.from + 1e-9);
    if (row < 0) row = ends.length < rowsPerLaneMax ? ends.push(0) - 1 : rowsPerLaneMax - 1;
    ends[row] = Math.max(span.to, span.from + 0.004);
    span.row = row;
  }
  return Math.max(1, ends.length);
}
function placed(lane, place, scale, lastTime) {
  const inStep = new Map();
  const points = lane.points.map(([time, step, label, tone, others]) => {
    const nth = (inStep.get(step) || 0) + 1;
    inStep.set(step, nth);
    return { time, step, label, tone, nth, at: 0, count: 1 + (others || 0) };
  });
  for (const point of points) {
    point.at = place(point.time, point.step, point.nth / (inStep.get(point.step) + 1));
  }
  const brink = 1 - Math.min(0.2 / scale.steps, 0.03);
  const spans = lane.spans.map(([start, end, first, counted, text, tone, others, isOver]) => {
    const last = lane.subject === "requests" ? scale.stepAt(end, first) : counted;
    const isOpen = !isOver && last >= scale.steps - 1 && end >= lastTime;
    const label = others ? text + " (and " + others + " like it)" : text;
    const begun = place(start, first, first === 0 ? 0 : 0.5), to = isOpen ? 1 : place(end, last, last === first ? 1 : 0.5);
    const from = start >= lastTime ? Math.min(brink, begun) : begun;
    return { time: start, step: first, end, label, tone, row: 0, from, to: isOver ? Math.max(from, Math.min(brink, to)) : to };
  });
  const isCrowded = lane.subject !== "requests" && spans.length > statesStackedMax;
  return { points, spans, rows: isCrowded ? 1 : stack(spans) };
}
function stepMarks(steps, width) {
  const room = String(steps).length * 7 + 12;
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((n) => n * width / steps >= room) || 1000;
  const numbers = Array.from({ length: Math.ceil(steps / every) }, (_, n) => n * every);
  return numbers.map((n) => [n / steps, String(n + 1)]);
}
function timeUnit(end) {
  if (end < 60000) return ["s", (ms) => String(ms / 1000)];
  const parts = (ms, size) => Math.floor(ms / size / 60) + ":" + two(Math.floor(ms / size) % 60);
  return end < 3600000 ? ["min:s", (ms) => parts(ms, 1000)] : ["h:min", (ms) => parts(ms, 60000)];
}
const roundTimes = [100, 200, 500, 1000, 2000, 5000, 10000, 15000, 30000,
  ...[1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14400, 43200].map((n) => n * 60000)];
function timeMarks(end, width) {
  if (end <= 0) return [[0, "0"]];
  const every = roundTimes.find((time) => time / end * width >= 56) || end;
  const least = end < 60000 ? every : Math.max(every, end < 3600000 ? 1000 : 60000);
  return Array.from({ length: Math.floor(end / least) + 1 }, (_, n) =>
    [n * least / end, timeUnit(end)[1](n * least)]);
}
function timelineView(data, choose, fault) {
  const scale = scales(data);
  let isByTime = false, zoom = 1, now = [0, 0];
  const lanes = data.lanes;
  const track = el("div", { class: "track", tabindex: "0", role: "group",
    "aria-label": "Timeline: arrow keys go from event to event" });
  const labels = el("div", { class: "lanes", "aria-hidden": "true" });
  const about = el("p", { class: "event", "aria-live": "polite" }, "Tap a bar or a dot to read all of it.");
  let cursor = null, width = 0, marked = -1, order = [];
  const place = (time, step, share) =>
    isByTime ? scale.byTime(time) : scale.byStep(time, step, share);
  function show(mark, index) {
    marked = index;
    about.textContent = visible(clock(mark.time) + "  " + mark.label);
    choose(mark.time, mark.step);
  }
  function draw() {
    const all = lanes.map((lane) => placed(lane, place, scale, data.end));
    nameLanes(all);
    width = Math.floor(Math.max(260, track.clientWidth || 800) * zoom);
    let y = axisHeight;
    const nodes = [];
    order = [];
    all.forEach((lane, index) => {
      const tall = heightOf(lane);
      if (index % 2 === 0) {
        nodes.push(svg("rect", { class: "stripe", x: 0, y: y, width: width, height: tall }));
      }
      for (const span of lane.spans) nodes.push(spanMark(span, y + 3));
      for (const point of gathered(lane.points)) nodes.push(pointMark(point, y + tall - 8));
      y += tall;
    });
    order.sort((a, b) => a.at - b.at);
    const line = (kind) => svg("line", { class: kind, x1: 0, x2: 0, y1: 0, y2: y });
    cursor = svg("g", {}, line("cursor"),
      svg("path", { class: "cursor-head", d: "M-6 0h12l-6 8z" }));
    const drawing = svg("svg", { width: width, height: y, viewBox: "0 0 " + width + " " + y,
      role: "group", "aria-label": "What went on, lane by lane" },
      axis(y), nodes, faultMark(y), cursor);
    drawing.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest(".mark")) return;
      pick((event.clientX - drawing.getBoundingClientRect().left) / width);
    });
    track.replaceChildren(drawing);
    move(now[0], now[1]);
  }
  const heightOf = (lane) => lane.rows * rowHeight + 6;
  function nameLanes(all) {
    const name = (text, height) => el("div", { style: "height:" + height + "px" }, text);
    labels.replaceChildren(name(isByTime ? "Time, " + timeUnit(data.end)[0] : "Step", axisHeight), ...all.map((lane, index) =>
      name(laneNames[lanes[index].subject] || lanes[index].subject, heightOf(lane))));
  }
  function gathered(points) {
    const found = [];
    for (const point of [...points].sort((a, b) => a.at - b.at)) {
      const last = found[found.length - 1];
      if (last && (point.at - last.at) * width < 9 && last.tone === point.tone) last.count += point.count;
      else found.push({ ...point });
    }
    for (const point of found) {
      if (point.count > 1) point.label += " (and " + (point.count - 1) + " like it)";
    }
    return found;
  }
  function axis(height) {
    const marks = isByTime ? timeMarks(data.end, width) : stepMarks(scale.steps, width);
    return marks.map(([at, text]) => svg("g", {},
      svg("line", { class: "grid", x1: at * width, x2: at * width, y1: 18, y2: height }),
      at * width + 6 + text.length * 7 > width ? null
        : svg("text", { class: "axis", x: at * width + 3, y: 14 }, text)));
  }
  function faultMark(height) {
    if (!fault) return null;
    const at = place(fault[0], fault[1], 1) * width;
    return svg("g", {}, svg("line", { class: "fault-line", x1: at, x2: at, y1: 18, y2: height }),
      svg("text", { class: "fault-word", x: Math.max(2, at - 42), y: 28 }, "failed"));
  }
  function mark(kind, item, at, ...children) {
    const node = svg("g", { class: "mark " + kind + " " + item.tone, tabindex: "-1",
      role: "button", "aria-label": clock(item.time) + " " + item.label },
      svg("title", {}, clock(item.time) + "  " + item.label), ...children);
    const entry = { at, node, item };
    order.push(entry);
    node.addEventListener("click", () => show(item, order.indexOf(entry)));
    return node;
  }
  function spanMark(span, top) {
    const x = span.from * width, wide = Math.max(3, (span.to - span.from) * width - 1);
    const y = top + span.row * rowHeight, room = Math.floor((wide - 10) / 6.2);
    const text = visible(span.label);
    const first = text.split(" ")[0];
    const words = text.length <= room ? text : room > first.length + 5 ? text.slice(0, room - 1) + "\u2026"
      : first.length <= room ? first : "";
    return mark("span", span, span.from,
      svg("rect", { x: x, y: y, width: wide, height: rowHeight - 6, rx: 4 }),
      svg("text", { x: x + 5, y: y + 14 }, words));
  }
  const dotReach = 6;
  const pointMark = (point, y) => mark("point", point, point.at,
    circle("", [Math.min(width - dotReach, Math.max(dotReach, point.at * width)), y], 4.5));
  function pick(share) {
    if (isByTime) return choose(Math.round(share * data.end), null);
    const step = Math.min(scale.steps - 1, Math.floor(share * scale.steps));
    const end = step + 1 < scale.steps ? scale.starts[step + 1] : data.end;
    const part = share * scale.steps - step;
    choose(Math.round(scale.starts[step] + (end - scale.starts[step]) * part), step);
  }
  function move(time, step) {
    now = [time, step];
    if (cursor) cursor.setAttribute("transform", "translate(" + place(time, step, 1) * width + ",0)");
  }
  track.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || order.length === 0) return;
    event.preventDefault();
    const next = Math.min(order.length - 1, Math.max(0, marked + by));
    order[next].node.focus();
    show(order[next].item, next);
  });
  track.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom * (event.deltaY < 0 ? 1.25 : 0.8));
  }, { passive: false });
  function zoomTo(value) {
    const share = place(now[0], now[1], 1);
    zoom = Math.min(40, Math.max(1, value));
    draw();
    track.scrollLeft = share * width - track.clientWidth / 2;
  }
  const tool = (label, text, action) =>
    el("button", { type: "button", "aria-label": label, title: label, click: action }, text);
  const swap = el("button", { type: "button", "aria-pressed": "false", click: () => {
    isByTime = !isByTime;
    swap.setAttribute("aria-pressed", String(isByTime));
    draw();
  } }, "True to time");
  const left = lanes.filter((lane) => lane.left).map((lane) =>
    (laneNames[lane.subject] || lane.subject) + ": \u2026 " + lane.left + " more like those drawn");
  const view = el("section", { class: "timeline-view" }, el("h5", {}, "Timeline"),
    about, el("div", { class: "timeline" }, labels, track),
    el("div", { class: "tools" }, tool("Zoom out", "\u2212", () => zoomTo(zoom / 1.5)),
      tool("Zoom in", "+", () => zoomTo(zoom * 1.5)), tool("Show all", "All", () => zoomTo(1)),
      data.end > 0 ? swap : null), left.length ? el("p", { class: "hint thinned" }, left.join("; ")) : null);
  return { view, draw, move };
}
function mapSpace(map, records) {
  const legs = map.route.filter((leg) => leg.length > 0);
  const first = (legs[0] || [])[0] || map.fixes[0] || records[0];
  const origin = first ? [first[1], first[2]] : (map.regions[0] || [0, [0, 0]])[1];
  const shrink = Math.max(0.01, Math.cos(origin[0] / 1e7 * Math.PI / 180));
  const meters = ([lat, lng]) =>
    [(lng - origin[1]) / 1e7 * 111320 * shrink, (origin[0] - lat) / 1e7 * 110574];
  const spot = (sample) => meters([sample[1], sample[2]]);
  const box = (points) => ({
    left: points.reduce((low, [x]) => Math.min(low, x), Infinity),
    right: points.reduce((high, [x]) => Math.max(high, x), -Infinity),
    top: points.reduce((low, [, y]) => Math.min(low, y), Infinity),
    bottom: points.reduce((high, [, y]) => Math.max(high, y), -Infinity) });
  const around = ([x, y], r) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });
  const size = (one) => Math.max(one.right - one.left, one.bottom - one.top);
  const gap = (a, b) => Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const both = (a, b) => ({ left: Math.min(a.left, b.left), right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom) });
  const circles = map.regions.map((region) => around(meters(region[1]), region[2]));
  const strays = [...map.fixes, ...records].map((sample) => around(spot(sample), 0));
  const ways = legs.map((leg) => box(leg.map(spot)));
  const detail = Math.max(0, ...ways.map(size));
  const reach = detail > 0 ? 4 * Math.max(detail, 100) : Infinity;
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
  function partAt(place, only) {
    if (!place) return parts[0] || whole;
    const one = around(meters(place), 0);
    const nearest = [...parts].sort((a, b) => gap(a, one) - gap(b, one))[0] || whole;
    return only && gap(nearest, one) > reach ? null : nearest;
  }
  function distance(a, b) {
    const [la, lb] = [a[1], b[1]].map((value) => value / 1e7 * Math.PI / 180);
    const turn = (b[2] - a[2]) / 1e7 * Math.PI / 180;
    const h = Math.sin((lb - la) / 2) ** 2 + Math.cos(la) * Math.cos(lb) * Math.sin(turn / 2) ** 2;
    return 2 * 6371008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
  }
  return { meters, parts, whole, partAt, distance };
}
function mapEdge(wide, high) {
  const taken = [[0, high - 44, 190, high], [wide - 44, 0, wide, 48]];
  const isInside = ([x, y]) => x >= 0 && y >= 0 && x <= wide && y <= high;
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
  function arrow(from, to, words, title) {
    const [x, y] = exit(from, to);
    const turn = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) * 180 / Math.PI);
    return [svg("path", { class: "arrow", d: "M8 0-5-6v12z",
      transform: "translate(" + Math.round(x) + "," + Math.round(y) + ") rotate(" + turn + ")" },
      svg("title", {}, words + ", " + title)), word(x + 10, y + 4, words)].filter(Boolean);
  }
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
const farText = (meters) => meters >= 10000 ? Math.round(meters / 1000) + " km"
  : meters >= 1000 ? (meters / 1000).toFixed(1) + " km" : Math.round(meters) + " m";
function mapView(map, choose, fault) {
  const route = map.route.flat();
  const records = map.recorded.flat();
  const space = mapSpace(map, records);
  let zoom = 1, isWhole = false, now = 0, here = null, me = null, part = null, rings = [];
  let mapWide = 760, mapHigh = 440;
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
  function timed(time, node) {
    marks.push({ time, node });
    return node;
  }
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
  function regionMark([name, center, radius, start, end], at, scale, edge, isNamed) {
    const [x, y] = at(center);
    const ring = circle("region", [x, y], radius * scale,
      svg("title", {}, name + ", radius " + lengthText(radius)));
    rings.push({ ring, start, end });
    return svg("g", {}, ring,
      isNamed && edge.isInside([x, y]) ? edge.word(x + 6, y - radius * scale + 16, name) : null);
  }
  function apart(samples, spot, least) {
    let [x, y] = [-1e9, -1e9];
    return samples.filter((sample) => {
      const [newX, newY] = spot(sample);
      if (Math.hypot(newX - x, newY - y) < least) return false;
      [x, y] = [newX, newY];
      return true;
    });
  }
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
  function jumpLines(spot, edge) {
    return map.route.slice(1).flatMap((leg, index) => {
      const from = map.route[index][map.route[index].length - 1], to = leg[0];
      const far = farText(space.distance(from, to));
      return edge.line("jump", spot(from), spot(to), "jump, " + far, "jumped here from " + far + " away");
    });
  }
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
function words(map) {
  const records = map.recorded.reduce((sum, segment) => sum + segment.length, 0);
  return [map.fixes.length + " fixes", records + " recorded points", map.gaps.length + " gaps",
    map.regions.length + " regions"].join(", ");
}
const isWay = (route) => route.some((leg) => leg.some((sample) =>
  sample[1] !== leg[0][1] || sample[2] !== leg[0][2]));
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
const stepWords = (step) => [step.keyword ? el("span", { class: "keyword" }, step.keyword + " ")
  : null, ...marked(step.text, step.problem && step.problem.fault)];
function marked(text, range) {
  if (!range) return [text];
  const [start, end] = range;
  const part = (...bounds) => Array.from(text).slice(...bounds).join("");
  return [part(0, start), el("mark", {}, part(start, end)), part(end)];
}
const isFaulty = ({ problem }, row, column) => problem && problem.cell !== undefined
  && problem.cell[0] === row && problem.cell[1] === column;
function faultOf(data) {
  const step = data.steps.findIndex((step) => !["passed", "skipped"].includes(step.status));
  if (step < 0) return null;
  const frames = data.frames || [];
  const frame = frames.findLastIndex((frame) => frame[1] === step);
  return { step, frame, time: frame < 0 ? data.steps[step].at : frames[frame][0] };
}
function buildPanel(data) {
  const frames = data.frames || [];
  const fault = faultOf(data);
  const film = frames.length > 0 ? /** @type {Film} */ (data) : null;
  const mark = fault && fault.frame >= 0
    ? [fault.time, fault.step, frames[fault.frame][8]] : null;
  const parts = [];
  let at = -1;
  function choose(time, step) {
    let index = frames.findLastIndex((frame) =>
      frame[0] <= time && (step === null || frame[1] <= step));
    const outcome = step === null ? -1 : frames.findLastIndex((frame) => frame[1] === step);
    if (outcome >= 0 && frames[outcome][0] <= time) index = outcome;
    go(Math.max(0, index), time, step);
  }
  function go(index, time, step) {
    if (!film) return;
    at = Math.min(frames.length - 1, Math.max(0, index));
    const frame = frames[at];
    const moment = { index: at, time: time === undefined ? frame[0] : time,
      step: step === undefined || step === null ? frame[1] : step };
    for (const part of parts) part(moment);
    panel.moment = moment;
  }
  const goToFault = () => go(fault ? fault.frame : frames.length - 1);
  const panel = /** @type {Panel} */ (el("div", { class: "panel" }));
  fill(panel, {}, [requirementsView(data), faultView(data, fault, mark ? goToFault : null)]);
  const story = storyView(data, (step) => {
    go(frames.findLastIndex((frame) => frame[1] <= step));
    bring(step, true);
  });
  parts.push(story.move);
  let bring = (step, isTapped) => {};
  if (film) {
    const seen = seenView(film, fault, () => at, go);
    parts.push(seen.move);
    const timeline = timelineView(film, choose, mark);
    parts.push(({ time, step }) => timeline.move(time, step));
    const drawings = [timeline.draw];
    const beside = el("div", { class: "beside" }, timeline.view);
    if (data.map) {
      const map = mapView(data.map, choose, mark);
      parts.push(({ index, time }) =>
        map.move(time, time === frames[index][0] ? frames[index][8] : undefined));
      drawings.push(map.draw);
      beside.append(map.view);
    }
    const stage = el("div", { class: "stage" }, story.view, seen.view, beside);
    bring = (step, isTapped) => {
      const isBeside = seen.view.parentNode === stage;
      if (!isNarrow.matches) return isBeside ? undefined : stage.insertBefore(seen.view, beside);
      if (!isBeside && !isTapped) return;
      story.rows[step].append(seen.view);
      if (isTapped) story.rows[step].scrollIntoView({ block: "start" });
    };
    const strip = stripView(film, fault, go);
    parts.push(strip.move);
    panel.append(stage, strip.view);
    panel.redraw = () => {
      bring(frames[Math.max(0, at)][1], false);
      drawings.forEach((draw) => draw());
    };
  } else {
    panel.append(story.view);
  }
  const trace = traceView(data, choose);
  parts.push(trace.move);
  fill(panel, {}, [figuresView(data), exchangesView(data, choose), trace.view, factsView(data)]);
  panel.start = (time, step) => {
    if (at < 0) {
      if (mark) goToFault();
      else go(frames.length - 1);
      panel.begun = panel.moment;
    }
    if (time !== undefined) choose(time, step === undefined ? null : step);
    if (panel.redraw) panel.redraw();
  };
  return panel;
}
const isNarrow = window.matchMedia("(max-width: 56rem)");
function requirementsView(data) {
  if (data.requirements.length === 0) return null;
  return el("div", { class: "wanted" }, data.requirements.map(([id, text]) =>
    el("p", {}, el("b", {}, id), " ", text)));
}
function faultView(data, fault, show) {
  const step = fault ? data.steps[fault.step] : null;
  const problem = (step && step.problem) || data.problem;
  if (!problem || (!step && !data.problem)) return null;
  const block = (kind, label, text) => text === undefined ? null
    : el("div", { class: kind }, el("span", {}, label), el("pre", {}, text));
  const list = (label, texts) => texts
    ? [el("p", { class: "hint" }, label), el("ul", { class: "facts" },
        texts.map((text) => el("li", {}, text)))] : null;
  const heading = fault && step
    ? "Step " + (fault.step + 1) + " " + (step.status === "failed" ? "failed" : "is " + step.status)
      + " at " + clock(fault.time) : "The scenario was not run";
  return el("section", { class: "failure", "aria-label": "What went wrong" },
    el("h5", {}, heading), step ? el("p", {}, stepWords(step)) : null,
    step && step.written ? el("p", { class: "hint" }, "Written in " + step.written.join(", ")) : null,
    el("p", { class: "message" }, problem.message),
    problem.expected !== undefined || problem.actual !== undefined
      ? el("div", { class: "compare" }, block("expected", "Expected", problem.expected),
          block("actual", "Actual", problem.actual)) : null,
    problem.excerpt ? el("pre", {}, problem.excerpt.join("\n")) : null,
    (problem.notes || []).map((note) => el("p", {}, note)),
    list("Matched by", problem.candidates), list("Did you mean", problem.suggestions),
    problem.snippet ? [el("p", { class: "hint" }, "To declare it"), el("pre", {}, problem.snippet)]
      : null,
    el("p", { class: "hint" }, "Play just this scenario again: ", el("code", {}, data.command), " ",
      copyButton("Copy", () => data.command)),
    show ? el("p", { class: "tools" }, el("button", { type: "button", class: "show-fault",
      click: show }, "Show the moment")) : null);
}
function storyView(data, choose) {
  const rows = data.steps.map((step, index) => {
    const button = el("button", { type: "button", click: () => choose(index) },
      el("span", { class: "mark", role: "img", "aria-label": step.status }, marks[step.status]),
      el("span", { class: "words", style: `--depth: ${step.depth || 0}` },
        (step.phrases || []).map((words, level, all) => el("span",
          { class: "phrase", style: `--above: ${all.length - level}` }, words)), stepWords(step),
        step.place ? el("span", { class: "definition" }, step.place) : null),
      step.status === "skipped" ? null : el("span", { class: "step-times" },
        el("time", { title: "since the start" }, clock(step.at)),
        data.clocks ? el("time", { class: "on-phone", title: "on the phone's clock" },
          phoneClock(data, step.at, index - 1)) : null));
    return el("li", { class: "step " + step.status + (step.depth ? " inner" : "") }, button,
      step.table ? el("table", {}, step.table.map((row, at) => el("tr", {}, row.map((cell, column) =>
        el("td", {}, isFaulty(step, at, column) ? el("mark", {}, cell) : cell))))) : null,
      step.doc !== undefined ? el("pre", {}, step.doc) : null);
  });
  const move = ({ step }) => rows.forEach((row, index) => {
    if (index === step) row.children[0].setAttribute("aria-current", "step");
    else row.children[0].removeAttribute("aria-current");
  });
  const list = el("ol", { class: "story" }, rows);
  const sources = el("button", { type: "button", "aria-pressed": "false", click: () => {
    const isShown = list.classList.toggle("sources");
    sources.setAttribute("aria-pressed", String(isShown));
  } }, "Where steps are declared");
  const head = el("div", { class: "story-head", "aria-hidden": "true" }, el("span", {}, "Step"),
    el("span", { class: "step-times" }, el("span", {}, "Since start"),
      data.clocks ? el("span", {}, "On the phone") : null));
  return { move, rows, view: el("section", { class: "steps-view" }, el("h5", {}, "Steps"), head, list,
    data.steps.some((step) => step.place) ? el("div", { class: "tools" }, sources) : null) };
}
function seenView(data, fault, current, go) {
  const frames = data.frames;
  const holder = el("div", { role: "group", "aria-label": "The phone" });
  const caption = el("p", { class: "caption", "aria-live": "polite" });
  let timer = null, shown = [0, 0];
  const range = /** @type {HTMLInputElement} */ (el("input", { type: "range", min: 0, max: frames.length - 1, step: 1,
    "aria-label": "Moment", input: () => { halt(); go(Number(range.value)); } }));
  const button = (label, text, action) => el("button", { type: "button", "aria-label": label,
    title: label, click: action }, text);
  const play = button("Play", icon("play"), () => timer ? halt() : start());
  function halt() {
    clearInterval(timer);
    timer = null;
    play.replaceChildren(icon("play"));
    play.setAttribute("aria-label", "Play");
  }
  function start() {
    if (current() === frames.length - 1) go(0);
    play.replaceChildren(icon("pause"));
    play.setAttribute("aria-label", "Pause");
    timer = setInterval(() => {
      go(current() + 1);
      if (current() === frames.length - 1) halt();
    }, 1100);
  }
  const by = (step) => () => { halt(); go(current() + step); };
  const move = ({ index, time }) => {
    const isFault = fault !== null && index === fault.frame;
    const tapped = frames[index][6];
    const step_ = data.steps[frames[index][1]];
    holder.replaceChildren(drawPhone(data, index, isFault));
    range.value = String(index);
    const words = "Step " + (frames[index][1] + 1) + " of " + data.steps.length;
    const wall = phoneClock(data, time, frames[index][1]);
    shown = [time, frames[index][1]];
    range.setAttribute("aria-valuetext", visible(words + ", " + clock(time) + ": " + step_.text));
    caption.replaceChildren(el("span", { class: "moment" }, words + " \u00b7 " + clock(time)
      + (wall ? " \u00b7 clock " + wall : "")), el("br"));
    fill(caption, {}, isFault ? [el("span", { class: "fault" }, "Failed here")]
      : tapped !== null ? ["The user taps ", el("b", {}, tapped)] : stepWords(step_));
  };
  return { move, view: el("section", { class: "seen" }, el("h5", {}, "Phone"), holder, caption,
    el("div", { class: "tools" }, button("Previous", "\u2039", by(-1)), play,
      button("Next", "\u203a", by(1)), range,
      copyButton("Link", (node) => momentLink(node, shown[0], shown[1]), "Copy a link to this moment"))) };
}
function stripView(data, fault, go) {
  let last = -1;
  const shots = data.frames.map((frame, index) => {
    const step = data.steps[frame[1]];
    const isOutcome = frame[6] === null;
    const label = (frame[1] + 1) + ". ";
    const text = isOutcome ? step.keyword + " " + step.text : "taps \u201c" + frame[6] + "\u201d";
    const isFault = fault !== null && fault.frame === index;
    return el("button", { type: "button", class: "shot" + (isFault ? " fault" : ""),
      click: () => go(index) },
      el("div", { class: "mini", "aria-hidden": "true" }, drawPhone(data, index, isFault)),
      el("span", { class: "words" }, el("b", {}, label), text));
  });
  const strip = el("div", { class: "strip" }, shots);
  const move = ({ index }) => {
    if (last >= 0) shots[last].removeAttribute("aria-current");
    shots[index].setAttribute("aria-current", "true");
    const shot = shots[index];
    const room = strip.clientWidth - shot.offsetWidth;
    strip.scrollLeft = shot.offsetLeft - strip.offsetLeft - room / 2;
    last = index;
  };
  return { move, view: el("section", {}, el("h5", {}, "Storyboard"), strip,
    more(data.framesLeft, "pictures between those shown")) };
}
const momentButton = (time, step, choose) => el("button", { type: "button",
  class: "moment-button", "aria-label": "Go to " + clock(time), click: () => choose(time, step) },
  clock(time));
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
function exchangesView(data, choose) {
  if (!data.exchanges) return null;
  const body = (label, index) => {
    if (index === undefined) return null;
    const [text, left] = (data.bodies || [])[index];
    return el("details", {}, el("summary", {}, label),
      el("pre", { tabindex: "0", role: "group", "aria-label": label }, left ? text : pretty(text)),
      more(left, "bytes"));
  };
  const cell = (label, ...children) => el("td", { "data-label": label }, ...children);
  const rows = data.exchanges.map((exchange) => {
    const code = exchange.status === undefined
      ? exchange.delay === undefined ? "no answer" : "connection lost" : exchange.status;
    const status = exchange.status || 0;
    const good = status >= 200 && status < 400;
    return [el("tr", {}, cell("Time", momentButton(exchange.at, exchange.step, choose)),
      cell("Request", el("b", {}, exchange.method), " ", el("span", { class: "path" }, exchange.path),
        body("What was sent", exchange.body)),
      cell("Answer", el("span", { class: "code " + (good ? "good" : "bad") }, String(code)),
        body("What came back", exchange.answer)),
      cell("After", exchange.delay ? durationText(exchange.delay) : "at once"),
      cell("Key", exchange.key || "\u2013")),
    exchange.left ? el("tr", { class: "thinned" }, el("td", { colspan: 5 },
      "\u2026 " + exchange.left + (exchange.left === 1 ? " request like this" : " requests like these"))) : null];
  });
  return el("details", { class: "requests" },
    el("summary", {}, "Requests (" + (rows.length + (data.exchangesLeft || 0)) + ")"),
    tableOf("Requests", "exchanges", ["Time", "Request", "Answer", "After", "Key"], rows));
}
const tableOf = (name, kind, heads, rows) =>
  el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": name },
    el("table", { class: kind },
      el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, rows.flat())));
function traceView(data, choose) {
  const events = data.trace || [];
  const rows = events.map(([time, step, cause, text]) => cause
    ? el("tr", {},
      el("td", {}, data.frames ? momentButton(time, step < 0 ? null : step, choose) : clock(time)),
      el("td", { class: "cause" }, cause), el("td", {}, text))
    : el("tr", { class: "thinned" }, el("td", {}), el("td", { colspan: 2 }, "\u2026 " + text)));
  const shown = events.filter((event) => event[2]).length;
  const move = ({ time, step }) => rows.forEach((row, index) =>
    row.classList.toggle("now", events[index][2] !== ""
      && events[index][0] === time && events[index][1] === step));
  const view = events.length === 0 ? null : el("details", { class: "events" },
    el("summary", {}, "Trace (" + (shown + (data.traceLeft || 0)) + " events)"),
    data.traceLeft ? el("p", { class: "hint" }, "What decides how it goes on is here whole. "
      + data.traceLeft + " lines that repeat are told by their number.") : null,
    tableOf("Trace", "trace", ["Time", "By", "What happened"], rows));
  return { move, view };
}
function figuresView(data) {
  if (!data.figures) return null;
  const heads = ["Measured", "Requirement", "Figure", "95th percentile", "Worst", "Values"];
  return el("details", { open: "", class: "figures" }, el("summary", {}, "Measurements"),
    tableOf("Measurements", "trace", heads, data.figures.map((row) =>
      el("tr", {}, row.map((cell) => el("td", {}, cell))))));
}
function factsView(data) {
  if (!data.facts) return null;
  return el("details", {}, el("summary", {}, "At the end"),
    el("ul", { class: "facts" }, data.facts.map((fact) => el("li", {}, fact))),
    el("p", { class: "hint" }, "Play it again: ", el("code", {}, data.command), " ",
      copyButton("Copy", () => data.command)));
}

"""#

  /// What brings the report to life.
  package static let own: StaticString = #"""
const blocks = Array.from(document.querySelectorAll("script.details"));
const unpacked = new Map();
function unfolded(bytes) {
  let at = 0, end = 0;
  const number = () => {
    let value = 0, weight = 1;
    while (bytes[at] > 127) {
      value += (bytes[at++] - 128) * weight;
      weight *= 128;
    }
    return value + bytes[at++] * weight;
  };
  const text = new Uint8Array(number());
  const repeats = Array.from({ length: number() }, () => [number(), number(), number()]);
  for (const [fresh, count, distance] of repeats) {
    text.set(bytes.subarray(at, at + fresh), end);
    at += fresh;
    end += fresh;
    text.copyWithin(end, end - distance, end - distance + count);
    end += count;
  }
  text.set(bytes.subarray(at), end);
  return text;
}
async function unpack(block) {
  const signs = atob(block.textContent || "");
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const folded = new Uint8Array(await new Response(stream).arrayBuffer());
  return new TextDecoder().decode(unfolded(folded)).split("\n");
}
const firstOf = (block) => Number(block.dataset.first);
async function detailsOf(number) {
  const block = blocks[blocks.findLastIndex((block) => firstOf(block) <= number)];
  const lines = unpacked.get(block) || unpack(block);
  unpacked.set(block, lines);
  return JSON.parse((await lines)[number - firstOf(block)]);
}
function storyWords(data) {
  const texts = new Set();
  const add = (value) => {
    if (typeof value === "string") texts.add(value);
    else if (Array.isArray(value)) value.forEach(add);
  };
  for (const step of data.steps) add([step.keyword, step.text, step.phrases, step.table, step.doc]);
  const { fronts = [], dialogs = [], notices = [] } = /** @type {Partial<Film>} */ (data);
  for (const front of /** @type {any[]} */ (fronts)) {
    add([front.title, front.progress, front.message, front.toast, front.metrics, front.rows, front.fields,
      front.choices, front.address, front.reader, front.app, front.player?.title]);
    add([...(front.badges || []), ...(front.buttons || [])].map((part) => part[0]));
    if (front.map) add((front.map.points || []).map((point) => point[4]));
    if (front.dialog) add([front.dialog.title, front.dialog.message, front.dialog.buttons]);
  }
  for (const dialog of dialogs) add([dialog.title, dialog.message, dialog.buttons]);
  add(notices);
  return plain([...texts].join("\n"));
}
const listing = byId("scenarios");
const listBlock = document.querySelector("script.list");
let isListed = false, isUnreadable = false;
const isolated = (text) => el("bdi", {}, text);
const requirementOf = (tag) => "r:" + visible(tag.slice(1));
function drawRow(flow, [number, anchor, name, rule, platform, steps, length, tags], list, known) {
  const link = el("a", { class: "row", href: "#" + anchor }, el("span", { class: "status passed" }, "Passed"), " ",
    el("span", { class: "name" }, isolated(name)));
  const tagNodes = tags.flatMap((tag) => {
    const text = list.tags[tag];
    return [" ", known[tag] ? el("a", { class: "tag known", href: "#" + requirementOf(text) }, isolated(text))
      : el("span", { class: "tag" }, isolated(text))];
  });
  return el("li", { class: "scenario", id: anchor, "data-n": number, "data-status": "passed",
    "data-platform": platform, "data-flow": flow }, el("h4", {}, link),
    el("p", { class: "meta" }, rule < 0 ? null : [el("span", { class: "rule" }, isolated(list.rules[rule])), " "],
      el("span", { class: "platform" }, isolated(platform)), " ",
      el("span", {}, steps + (steps === 1 ? " step" : " steps")), " ",
      el("span", { title: "virtual time" }, length), tagNodes));
}
function sectionOf(there, place, before, [name, uri]) {
  const known = there.get(String(place));
  if (known) return known;
  const section = el("section", { class: "feature" },
    el("h3", {}, isolated(name), " ", el("small", {}, isolated(uri))), el("ol"));
  before.after(section);
  return section;
}
async function drawList() {
  if (!listBlock) return;
  const list = JSON.parse((await unpack(listBlock))[0]);
  const known = list.tags.map((tag) => document.getElementById(requirementOf(tag)) !== null);
  const sections = Array.from(listing.querySelectorAll(".feature"));
  const there = new Map(sections.map((section) => [section.dataset.place, section]));
  let before = byId("filters");
  let last = performance.now();
  for (const [place, feature] of list.features.entries()) {
    before = sectionOf(there, place, before, feature);
    const lines = /** @type {HTMLElement} */ (before.querySelector("ol"));
    const others = Array.from(lines.querySelectorAll(":scope > li"));
    for (const row of feature[3]) {
      const next = others.find((other) => Number(other.dataset.n) > row[0]);
      lines.insertBefore(drawRow(feature[2], row, list, known), next || null);
    }
    if (performance.now() - last < 30) continue;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  }
}
function unlisted(reason) {
  isUnreadable = true;
  byId("filters").after(el("p", { class: "notice" }, "This browser cannot unpack the list of what passed, or the file "
    + "is not whole (" + reason + "). What did not pass is all there."));
}
const proofs = new Map();
function readProofs() {
  const played = [...rows].sort((one, other) => Number(one.dataset.n) - Number(other.dataset.n));
  for (const row of played) {
    const text = (part) => row.querySelector(part)?.textContent;
    const tags = Array.from(row.querySelectorAll(".tag.known"), (tag) => requirementOf(tag.textContent || ""));
    for (const place of new Set(tags)) {
      const proof = el("a", { class: "proof " + row.dataset.status, href: "#" + row.id,
        "aria-label": `${text(".status")}: ${text(".name")} (${row.dataset.platform})` });
      const others = proofs.get(place);
      if (others) others.push(proof);
      else proofs.set(place, [proof]);
    }
  }
}
async function drawProofs(table) {
  await listed;
  if (!listBlock) return;
  if (proofs.size === 0) readProofs();
  for (const row of table.querySelectorAll("tbody tr")) {
    const found = proofs.get(row.id);
    if (found) row.querySelector(".proofs")?.replaceChildren(...found);
  }
}
let rows = [];
let features = [];
const form = /** @type {HTMLFormElement} */ (byId("filters"));
const chips = Array.from(form.querySelectorAll("button[data-status]"));
const fields = ["flow", "platform", "tag", "text"].map((name) =>
  /** @type {HTMLInputElement} */ (form.elements.namedItem(name)));
const searchTexts = new Map();
const storyTexts = [];
let reading = "";
const isPressed = (chip) => chip.getAttribute("aria-pressed") === "true";
function conditions() {
  const found = new URLSearchParams();
  const statuses = chips.filter(isPressed).map((chip) => chip.dataset.status);
  if (statuses.length) found.set("status", statuses.join(","));
  for (const field of fields) if (field.value.trim()) found.set(field.name, field.value.trim());
  return found;
}
function textOf(row) {
  if (!searchTexts.has(row)) {
    const section = /** @type {Element} */ (row.closest(".feature")).querySelector("h3")?.textContent;
    const lines = Array.from(row.querySelectorAll(".name, .meta, .why"));
    searchTexts.set(row, plain([section, ...lines.map((line) => line.textContent)].join(" ")));
  }
  return searchTexts.get(row);
}
const says = (row, word) =>
  textOf(row).includes(word) || (storyTexts[Number(row.dataset.n)] || "").includes(word);
async function readStories() {
  if (reading) return;
  reading = "now";
  let last = performance.now();
  try {
    for (const block of blocks) {
      const lines = await (unpacked.get(block) || unpack(block));
      for (const [index, line] of lines.entries()) {
        if (line) storyTexts[firstOf(block) + index] = storyWords(JSON.parse(line));
        if (performance.now() - last < 50) continue;
        await new Promise((resolve) => setTimeout(resolve));
        last = performance.now();
      }
      filter();
    }
    reading = "done";
  } catch {
    reading = "failed";
  }
  filter();
}
const readingWords = {
  now: "; still looking into steps and screens\u2026",
  failed: "; this browser cannot look into steps and screens",
};
function meets(row, wanted) {
  const data = row.dataset;
  const statuses = wanted.get("status");
  if (statuses && !statuses.split(",").includes(data.status || "")) return false;
  if (wanted.get("flow") && data.flow !== wanted.get("flow")) return false;
  if (wanted.get("platform") && data.platform !== wanted.get("platform")) return false;
  const tag = wanted.get("tag");
  if (tag && !Array.from(row.querySelectorAll(".tag")).some((node) => node.textContent === tag)) return false;
  const text = plain(wanted.get("text") || "").split(/\s+/).filter(Boolean);
  return text.every((word) => says(row, word));
}
function gather() {
  rows = Array.from(document.querySelectorAll(".scenario"));
  features = Array.from(document.querySelectorAll(".feature"));
}
function filter() {
  const wanted = conditions();
  if (wanted.get("text")) readStories();
  let shown = 0;
  for (const row of rows) {
    row.hidden = !meets(row, wanted);
    if (!row.hidden) shown += 1;
  }
  for (const feature of features) feature.hidden = !feature.querySelector(".scenario:not([hidden])");
  byId("nothing").hidden = shown > 0 || rows.length === 0;
  byId("shown").textContent = !isListed ? ""
    : (shown < rows.length ? shown + " of " : rows.length > 1 && !isUnreadable ? "All " : "")
    + rows.length + (rows.length === 1 ? " scenario" : " scenarios")
    + (wanted.get("text") && readingWords[reading] || "");
  byId("clear").hidden = wanted.size === 0;
}
function setConditions(wanted) {
  const statuses = (wanted.get("status") || "").split(",");
  for (const chip of chips) {
    chip.setAttribute("aria-pressed", String(statuses.includes(chip.dataset.status || "")));
  }
  for (const field of fields) {
    const value = wanted.get(field.name) || "";
    field.value = value;
    if (field.value !== value) field.value = "";
  }
  filter();
}
function writeAddress() {
  const wanted = conditions();
  const open = rows.filter((row) => row.classList.contains("open") && !row.hidden).map((row) => row.id);
  if (wanted.size === 0 && open.length === 1) return setHash(open[0]);
  if (open.length) wanted.set("open", open.join(","));
  setHash(wanted.toString());
}
function setHash(text) {
  try {
    history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
  } catch {
  }
}
const panels = new Map();
const linkOf = (row) => /** @type {HTMLElement} */ (row.querySelector(".row"));
const panelIn = (row) => /** @type {Panel | null} */ (row.querySelector(":scope > .panel"));
async function makePanel(row) {
  const panel = await detailsOf(Number(row.dataset.n)).then(buildPanel, unreadable);
  panel.id = "panel-" + row.dataset.n;
  linkOf(row).setAttribute("aria-controls", panel.id);
  return panel;
}
function unreadable(reason) {
  const panel = /** @type {Panel} */ (el("div", { class: "panel" }, el("p", { class: "notice" },
    "This browser cannot unpack what the scenario looked like, or the file is not whole (" + reason + ").")));
  panel.start = () => {};
  return panel;
}
async function openRow(row, moment) {
  const panel = panels.get(row) || makePanel(row);
  panels.set(row, panel);
  if (row.classList.contains("open")) {
    if (moment) (await panel).start(moment.time, moment.step);
    return;
  }
  row.classList.add("open");
  linkOf(row).setAttribute("aria-expanded", "true");
  row.setAttribute("aria-busy", "true");
  const made = await panel;
  row.removeAttribute("aria-busy");
  if (!row.classList.contains("open") || panelIn(row)) return;
  row.append(made);
  made.start(moment?.time, moment?.step);
}
function closeRow(row) {
  row.classList.remove("open");
  linkOf(row).setAttribute("aria-expanded", "false");
  panelIn(row)?.remove();
}
const rowNamed = (name) => {
  const node = name ? document.getElementById(name) || document.getElementById(name.replace(/-[a-z]+$/, "")) : null;
  return node && node.classList.contains("scenario") ? node : null;
};
function addressed() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
function momentOf(text) {
  const found = /^(\d+):(\d\d):(\d\d(?:\.\d{1,3})?)(?:,(\d+))?$/.exec(text);
  if (!found) return undefined;
  const seconds = Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]);
  return { time: Math.round(1000 * seconds), step: found[4] ? Number(found[4]) - 1 : null };
}
async function follow() {
  await listed;
  const hash = addressed();
  const [name, at] = hash.split("@");
  const single = rowNamed(name);
  if (single) {
    if (single.hidden) setConditions(new URLSearchParams());
    await openRow(single, momentOf(at || ""));
    single.scrollIntoView({ block: "start" });
    linkOf(single).focus({ preventScroll: true });
    return;
  }
  const requirement = hash.startsWith("r:") ? document.getElementById(hash) : null;
  if (requirement) {
    const table = /** @type {HTMLDetailsElement} */ (requirement.closest("details"));
    table.open = true;
    await drawProofs(table);
    requirement.scrollIntoView({ block: "center" });
  }
  if (hash && !hash.includes("=")) return;
  const wanted = new URLSearchParams(location.hash.slice(1));
  setConditions(wanted);
  const names = (wanted.get("open") || "").split(",").map(rowNamed);
  const named = names.flatMap((row) => row ? [row] : []);
  await Promise.all(named.map((row) => openRow(row)));
  if (named.length && !named[0].hidden) named[0].scrollIntoView({ block: "start" });
}
listing.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".row") : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const row = /** @type {HTMLElement} */ (link.closest(".scenario"));
  if (row.classList.contains("open")) closeRow(row);
  else openRow(row);
  writeAddress();
});
for (const chip of chips) {
  chip.addEventListener("click", () => {
    chip.setAttribute("aria-pressed", String(!isPressed(chip)));
    filter();
    writeAddress();
  });
}
const searchField = fields[3];
const refilter = () => {
  filter();
  writeAddress();
};
form.addEventListener("change", refilter);
searchField.addEventListener("input", refilter);
form.addEventListener("submit", (event) => event.preventDefault());
byId("clear").addEventListener("click", () => {
  setConditions(new URLSearchParams());
  writeAddress();
});
document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target !== null && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    searchField.focus();
  }
  const row = /** @type {HTMLElement | null} */ (target && target.closest(".scenario.open"));
  if (event.key === "Escape" && row && !isTyping) {
    closeRow(row);
    linkOf(row).focus();
    writeAddress();
  }
});
document.addEventListener("pointerover", ({ target }) => {
  const node = target instanceof Element
    ? /** @type {HTMLAnchorElement | null} */ (target.closest(".tag.known, .proof")) : null;
  if (!node || node.title) return;
  const text = node.classList.contains("proof") ? node.ariaLabel
    : document.getElementById(decodeURIComponent(node.hash.slice(1)))?.children[1].textContent;
  node.title = text || "";
});
window.addEventListener("hashchange", follow);
let resizing = null;
window.addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => {
    for (const row of panels.keys()) panelIn(row)?.redraw?.();
  }, 150);
});
for (const table of document.querySelectorAll("details.document")) {
  table.addEventListener("toggle", () => drawProofs(table));
}
function ready() {
  isListed = true;
  gather();
  for (const row of rows) if (!row.classList.contains("open")) linkOf(row).setAttribute("aria-expanded", "false");
  filter();
  listing.removeAttribute("aria-busy");
}
gather();
form.hidden = false;
setConditions(new URLSearchParams());
listing.setAttribute("aria-busy", "true");
const listed = drawList().catch(unlisted).then(ready);
const followed = document.readyState === "complete" ? follow()
  : new Promise((done) => window.addEventListener("load", () => done(follow())));

"""#

  /// What loads a page anew whose file is another one.
  package static let renewal: StaticString = #"""
(() => {
"use strict";
const mark = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=rehearse-mark]")).content;
const frameName = "rehearse-mark";
const pauseLeast = 2000, pauseMost = 60000;
let frame = null;
let isOther = false, isReloading = false;
let touched = -Infinity;
let lookedAt = 0, pause = pauseLeast;
function look() {
  frame?.remove();
  lookedAt = performance.now();
  const shown = document.createElement("iframe");
  Object.assign(shown, { name: frameName, hidden: true, src: location.href.split("#")[0] });
  shown.setAttribute("sandbox", "allow-scripts");
  shown.addEventListener("load", () => {
    if (frame !== shown) return;
    pause = Math.min(2 * pause, pauseMost);
    stopLooking();
  });
  frame = shown;
  document.documentElement.append(shown);
}
function stopLooking() {
  frame?.remove();
  frame = null;
}
function hear(event) {
  if (!frame || event.source !== frame.contentWindow || typeof event.data !== "string") return;
  stopLooking();
  pause = pauseLeast;
  isOther = event.data !== mark;
  renew();
}
const isInUse = () => performance.now() - touched < (document.activeElement instanceof HTMLSelectElement ? 10 : 1) * pauseLeast
  || document.getSelection()?.isCollapsed === false || document.querySelector(".panel [aria-label=Pause]") !== null;
function renew() {
  if (!isOther || isReloading || document.hidden || isInUse()) return;
  isReloading = true;
  try {
    history.replaceState({ place: place() }, "");
  } catch {
  }
  location.reload();
}
function tick() {
  if (document.hidden) return;
  if (isOther) renew();
  else if (performance.now() - lookedAt >= pause) look();
}
function shownAgain() {
  if (document.hidden) return;
  pause = pauseLeast;
  lookedAt = -Infinity;
  tick();
}
const openRows = () => rows.filter((row) => row.classList.contains("open"));
const focusables = "a[href], button, input, select, summary, [tabindex]";
const partsOf = (row, selector) => /** @type {HTMLElement[]} */ ([...(row || document).querySelectorAll(selector)])
  .filter((node) => row || !node.closest(".scenario"));
function foldsOf(row) {
  const counts = new Map();
  return partsOf(row, "details").map((node) => {
    const words = (node.querySelector("summary")?.textContent || "").replace(/\d+/g, "");
    const count = (counts.get(words) || 0) + 1;
    counts.set(words, count);
    return [words + count, /** @type {HTMLDetailsElement} */ (node)];
  });
}
const openFolds = (row) => foldsOf(row).flatMap(([name, node]) => node.open ? [name] : []);
function place() {
  const active = /** @type {HTMLInputElement} */ (document.activeElement || document.body);
  const owner = /** @type {HTMLElement | null} */ (active.closest(".scenario"));
  const top = rows.find((row) => !row.hidden && row.getBoundingClientRect().bottom > 0);
  return { y: scrollY, top: top && scrollY > 0 ? [top.id, top.getBoundingClientRect().top] : undefined,
    folds: openFolds(null),
    rows: openRows().map((row) => {
      const panel = panelIn(row);
      const moment = panel && panel.moment !== panel.begun ? panel.moment : undefined;
      return { id: row.id, folds: openFolds(row), moment: moment && { time: moment.time, step: moment.step } };
    }),
    focus: { row: owner?.id, index: partsOf(owner, focusables).indexOf(active),
      range: active === searchField ? [active.selectionStart || 0, active.selectionEnd || 0] : undefined } };
}
function unfold(row, names) {
  for (const [name, node] of foldsOf(row)) node.open = names.includes(name);
}
async function goTo(place, show) {
  await followed;
  unfold(null, place.folds);
  for (const { id, folds, moment } of place.rows) {
    const row = rowNamed(id);
    if (!row) continue;
    await openRow(row, moment);
    unfold(row, folds);
  }
  show();
  const { row, index, range } = place.focus;
  const owner = row ? rowNamed(row) : null;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (index >= 0 && (owner || !row)) partsOf(owner, focusables)[index]?.focus({ preventScroll: true });
  if (range) searchField.setSelectionRange(range[0], range[1]);
  const [name, offset] = place.top || ["", 0];
  const top = rowNamed(name);
  scrollTo(scrollX, top ? scrollY + top.getBoundingClientRect().top - offset : place.y);
  history.scrollRestoration = "auto";
}
function comeBack(place) {
  const root = document.documentElement;
  const show = () => { root.style.visibility = ""; };
  root.style.visibility = "hidden";
  setTimeout(show, 1000);
  history.scrollRestoration = "manual";
  addEventListener("load", () => goTo(place, show).catch(show));
}
if (window.name === frameName && parent !== window) {
  parent.postMessage(mark, "*");
  window.stop();
} else {
  const kept = history.state && history.state.place;
  if (kept) {
    history.replaceState(null, "");
    comeBack(kept);
  }
  addEventListener("message", hear);
  addEventListener("load", () => {
    addEventListener("focus", shownAgain);
    document.addEventListener("visibilitychange", shownAgain);
    setInterval(tick, 500);
  });
  for (const kind of ["keydown", "input", "change", "wheel", "pointermove", "pointerup", "touchmove", "scroll"]) {
    addEventListener(kind, () => { touched = performance.now(); }, { passive: true, capture: true });
  }
  addEventListener("pointerdown", () => { touched = Infinity; }, { passive: true, capture: true });
}
})();

"""#

  /// The look of the report.
  package static let style: StaticString = #"""
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d8dee4;
  --accent: #0a5fd1; --accent-soft: #e3edfb; --hover: #f0f3f6; --code: #eef1f4;
  --good: #16702f; --good-soft: #dcf3e2; --bad: #c4232f; --bad-soft: #fde7e8;
  --warn: #8a5a00; --warn-soft: #fbefd0; --idle: #59636e; --idle-soft: #e8ecef;
  --info-soft: #dcebfd; --info: #0a5fd1; --shadow: 0 1px 2px #1b1f2414, 0 4px 16px #1b1f2410;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #0e1116; --card: #171b22; --ink: #e8ebef; --soft: #a3adb9; --line: #303842;
    --accent: #6cb0ff; --accent-soft: #16304f; --hover: #1f252e; --code: #20262f;
    --good: #56d379; --good-soft: #12351f; --bad: #ff8a86; --bad-soft: #46191c;
    --warn: #e9b949; --warn-soft: #3d2f0b; --idle: #aab4bf; --idle-soft: #262d36;
    --info-soft: #14304f; --info: #79b8ff; --shadow: 0 1px 2px #0008, 0 4px 16px #0006;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 82rem; background: var(--page);
  color: var(--ink); line-height: 1.5; -webkit-text-size-adjust: 100%; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0; }
h1 { font-size: 1.6rem; letter-spacing: -0.01em; }
h2 { font-size: 1.3rem; margin: 2.25rem 0 0.75rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
bdi { unicode-bidi: isolate; }
.verdict { border-radius: 999px; padding: 0.1rem 0.6rem; font-size: 0.8rem; font-weight: 600; }
.verdict.proved { background: var(--good-soft); color: var(--good); }
.verdict.named { background: var(--idle-soft); color: var(--good); }
.verdict.failing { background: var(--bad-soft); color: var(--bad); }
.verdict.missing { background: var(--warn-soft); color: var(--warn); }
.verdict.not-played { background: var(--idle-soft); color: var(--idle); }
footer { color: var(--soft); font-size: 0.85rem; margin-top: 3rem; }
#filters {
  display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; background: var(--card);
  border-radius: 12px; box-shadow: var(--shadow); padding: 0.9rem 1.1rem; margin-bottom: 1rem;
}
#filters fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; }
#filters legend, #filters label { color: var(--soft); font-size: 0.8rem; }
#filters legend { padding: 0; margin-bottom: 2px; }
#filters label { display: flex; flex-direction: column; gap: 2px; min-width: 0; max-width: 100%; }
#filters label:has(input) { flex: 1 1 11rem; }
button, select, input { font: inherit; color: inherit; }
#filters select, #filters input, #filters button, .tools button {
  min-height: 36px; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9rem;
  background: var(--card); padding: 0.2rem 0.6rem; max-width: 15rem; color: var(--ink);
}
#filters input { max-width: none; width: 100%; }
#filters button, .tools button { cursor: pointer; }
#filters button:hover, .tools button:hover { background: var(--hover); }
#filters button[aria-pressed="true"] {
  background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600;
}
#shown { flex-basis: 100%; margin: 0; color: var(--soft); font-size: 0.85rem; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--card); padding: 0.5rem 1rem; z-index: 9; }
.top { padding: 2rem 0 0.25rem; }
.run { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.5rem 0 0; }
.run div { display: flex; gap: 0.4rem; font-size: 0.875rem; }
.run dt { color: var(--soft); }
.run dd { margin: 0; font-variant-numeric: tabular-nums; }
.notice { background: var(--warn-soft); border-radius: 8px; padding: 0.75rem 1rem; }
#summary {
  background: var(--card); border-radius: 14px; box-shadow: var(--shadow);
  padding: 1.25rem 1.5rem; margin-top: 1rem;
}
#summary h2 { margin: 0 0 1rem; }
#summary h2.good { color: var(--good); }
#summary h2.bad { color: var(--bad); }
.figures { display: flex; flex-wrap: wrap; gap: 0.5rem 2.25rem; margin: 0; padding: 0; }
.figure { list-style: none; }
.figure .number {
  display: block; font-size: 2.1rem; font-weight: 650; line-height: 1.1;
  font-variant-numeric: tabular-nums; letter-spacing: -0.02em;
}
.figure .label { color: var(--soft); font-size: 0.875rem; }
.figure.failed .number { color: var(--bad); }
.figure.passed .number { color: var(--good); }
.figure.invalid .number, .figure.ambiguous .number, .figure.undefined .number,
.figure.pending .number { color: var(--warn); }
.bar { display: flex; gap: 2px; height: 10px; border-radius: 5px; overflow: hidden;
  margin: 1rem 0 0.75rem; }
.bar span { min-width: 4px; background: var(--idle); }
.bar .passed { background: var(--good); }
.bar .failed { background: var(--bad); }
.bar .invalid, .bar .ambiguous, .bar .undefined, .bar .pending { background: var(--warn); }
.steps { color: var(--soft); font-size: 0.9rem; margin: 0; }
.faults { margin: 1rem 0 0; padding: 0.9rem 0 0; border-top: 1px solid var(--line);
  list-style: none; display: grid; gap: 0.35rem; font-size: 0.92rem; }
.faults .platform { color: var(--soft); font-size: 0.82rem; }
#problems pre {
  background: var(--bad-soft); border-left: 4px solid var(--bad); border-radius: 6px;
  padding: 0.75rem 1rem; overflow-x: auto; white-space: pre-wrap; font-size: 0.85rem;
}
.document { background: var(--card); border-radius: 10px; box-shadow: var(--shadow);
  margin-bottom: 0.75rem; overflow-x: auto; }
.document summary { cursor: pointer; padding: 0.75rem 1rem; }
.document summary .name { font-weight: 600; }
.document summary .count { color: var(--soft); margin-left: 0.5rem; font-size: 0.9rem; }
.document table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
.document th, .document td {
  text-align: left; vertical-align: top; padding: 0.5rem 1rem;
  border-top: 1px solid var(--line);
}
.document td:nth-child(2) { min-width: 9rem; }
.document th, .document td:nth-child(3) { overflow-wrap: normal; }
.document thead th { color: var(--soft); font-weight: 500; font-size: 0.8rem; }
.document tbody th { white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
.proofs { min-width: 9rem; }
.proof {
  display: inline-block; width: 14px; height: 14px; border-radius: 4px; margin: 2px;
  background: var(--idle);
}
.proof.passed { background: var(--good); }
.proof.failed { background: var(--bad); border-radius: 50%; }
.proof.invalid, .proof.ambiguous, .proof.undefined, .proof.pending {
  background: var(--warn); transform: rotate(45deg) scale(0.8);
}
.document tr:target { background: var(--accent-soft); }
.proof:hover { filter: brightness(1.2); }
.feature { margin: 1.5rem 0; }
.feature h3 { font-size: 1rem; margin-bottom: 0.5rem; }
.feature h3 small { color: var(--soft); font-weight: 400; font-size: 0.8rem; margin-left: 0.4rem;
  overflow-wrap: anywhere; }
.feature > ol { margin: 0; padding: 0; background: var(--card); border-radius: 12px;
  box-shadow: var(--shadow); }
.scenario { list-style: none; border-top: 1px solid var(--line); padding: 0.6rem 1rem; }
.scenario:first-child { border-top: 0; }
.scenario:not(.open) { content-visibility: auto; contain-intrinsic-size: auto 62px; }
.row { display: flex; gap: 0.75rem; align-items: baseline; text-decoration: none; width: fit-content;
  max-width: 100%; }
.row:focus-visible { outline-offset: 0; }
.row .name { color: var(--ink); font-weight: 550; font-size: 0.98rem; overflow-wrap: anywhere; }
.row:hover .name { text-decoration: underline; }
.status {
  flex: none; border-radius: 999px; padding: 0.05rem 0.6rem; font-size: 0.78rem;
  font-weight: 600; background: var(--idle-soft); color: var(--idle);
}
.status.passed { background: var(--good-soft); color: var(--good); }
.status.failed { background: var(--bad-soft); color: var(--bad); }
.status.invalid, .status.ambiguous, .status.undefined, .status.pending {
  background: var(--warn-soft); color: var(--warn);
}
.meta { display: flex; flex-wrap: wrap; gap: 0.1rem 0.8rem; margin: 0.35rem 0 0;
  color: var(--soft); font-size: 0.8rem; }
.meta .rule { flex-basis: 100%; }
.tag { color: var(--soft); overflow-wrap: anywhere; }
.tag.known { color: var(--accent); }
.why.step { color: var(--ink); }
.why span { color: var(--soft); }
.why { margin: 0.25rem 0 0; color: var(--bad); font-size: 0.88rem; overflow-wrap: anywhere; }
#nothing { padding: 2rem; text-align: center; color: var(--soft); }
.panel { margin: 0.9rem 0 0.4rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.panel h5 { font-size: 0.95rem; margin: 0 0 0.6rem; }
.panel section { margin-bottom: 1.6rem; min-width: 0; }
.panel p { margin: 0.3rem 0; }
.panel .hint { color: var(--soft); font-size: 0.82rem; }
.failure { background: var(--bad-soft); border-left: 4px solid var(--bad); border-radius: 8px;
  padding: 0.9rem 1.1rem; }
.failure .message { font-weight: 600; }
.compare { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin: 0.6rem 0; }
.compare div { background: var(--card); border-radius: 8px; padding: 0.5rem 0.8rem; min-width: 0; }
.compare span { color: var(--soft); font-size: 0.78rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: 0.85rem;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.compare .expected pre { color: var(--good); }
.compare .actual pre { color: var(--bad); }
.stage { --phone: clamp(11px, (100vh - 15rem) / 41, 16px); display: grid; gap: 0 1.5rem;
  grid-template: "steps seen" auto "beside seen" 1fr / minmax(0, 1fr) max(19rem, 20.5 * var(--phone)); }
.steps-view { grid-area: steps; }
.beside { grid-area: beside; min-width: 0; }
.story { list-style: none; margin: 0; padding: 0; }
.story > li { margin-bottom: 2px; scroll-margin-top: 0.5rem; }
.story > li > button, .story-head {
  display: grid; grid-template-columns: 1.3rem 1fr auto; gap: 0.5rem; width: 100%;
  text-align: left; background: none; border: 0; border-radius: 8px; padding: 0.35rem 0.6rem;
  cursor: pointer; align-items: baseline;
}
.story > li > button:focus-visible { outline-offset: -3px; border-radius: 8px; }
.story-head { color: var(--soft); font-size: 0.75rem; cursor: default; }
.story-head > :first-child { grid-column: 1 / 3; }
.step-times { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 0.9rem; text-align: right; }
.step-times > * { min-width: 5.4rem; }
.story > li > button:hover { background: var(--hover); }
.story [aria-current="step"] { background: var(--accent-soft); }
.story .mark { font-weight: 700; text-align: center; }
.story .passed .mark { color: var(--good); }
.story .failed .mark { color: var(--bad); }
.story .undefined .mark, .story .ambiguous .mark, .story .invalid .mark,
.story .pending .mark { color: var(--warn); }
.story .skipped { color: var(--soft); }
.story .inner .words { padding-left: calc(1.2rem * var(--depth)); }
.story .phrase { display: block; margin-left: calc(-1.2rem * var(--above)); font-weight: 600; }
.story .words { overflow-wrap: anywhere; }
mark { background: none; color: inherit; text-decoration: underline wavy var(--bad); }
.story .keyword { color: var(--soft); font-weight: 600; }
.story .step-times time { color: var(--soft); font-size: 0.78rem; font-variant-numeric: tabular-nums; }
.story .definition { display: none; }
.story.sources .definition { display: block; color: var(--soft); font-size: 0.74rem; }
.story table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.82rem;
  margin: 0.2rem 0 0.4rem 2.5rem; }
.story td { border: 1px solid var(--line); padding: 0.1rem 0.5rem; min-width: 3.5rem;
  max-width: 24rem; }
.story pre { background: var(--code); border-radius: 6px; padding: 0.4rem 0.7rem;
  margin: 0.2rem 0 0.4rem 2.5rem; }
.seen { grid-area: seen; position: sticky; top: 0.75rem; align-self: start; }
.seen .phone { font-size: var(--phone); }
.caption { text-align: center; font-size: 0.88rem; min-height: 2.7em; margin-top: 0.6rem; }
.caption .moment { color: var(--soft); font-variant-numeric: tabular-nums; }
.caption .fault { color: var(--bad); font-weight: 600; }
.tools { display: flex; gap: 0.5rem; align-items: center; flex-wrap: wrap; }
.tools input[type="range"] { flex: 1 1 6rem; min-width: 4rem; min-height: 36px;
  accent-color: var(--accent); }
.tools button { min-width: 38px; }
.tools svg { height: 0.75em; fill: currentColor; }
.strip { display: flex; align-items: flex-start; gap: 1rem; overflow-x: auto; padding: 0.4rem 0.2rem 0.8rem; }
.shot { flex: none; width: 9.4rem; border: 0; background: none; padding: 0.3rem; cursor: pointer;
  border-radius: 12px; text-align: left; color: inherit; }
.shot:hover { background: var(--hover); }
.shot[aria-current="true"] { background: var(--accent-soft); }
.shot.fault { background: var(--bad-soft); }
.mini { width: 8.8rem; height: 18.2rem; overflow: hidden; }
.mini .phone { transform: scale(0.44); transform-origin: 0 0; }
.shot .words { display: block; font-size: 0.76rem; line-height: 1.35; margin-top: 0.4rem;
  overflow-wrap: anywhere; }
.shot .words b { color: var(--soft); font-weight: 600; }
.panel details { border: 1px solid var(--line); border-radius: 10px; margin-bottom: 0.5rem; }
.panel summary { cursor: pointer; padding: 0.5rem 0.9rem; font-weight: 550; font-size: 0.92rem; }
.exchanges { width: 100%; border-collapse: collapse; font-size: 0.85rem; }
.exchanges tr:nth-child(n + 2) td { border-top: 1px solid var(--line); }
.exchanges .path { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.exchanges td:nth-child(2) { width: 45%; }
.exchanges td:not(:nth-child(2)), .trace td:first-child { white-space: nowrap; }
.exchanges .thinned td { white-space: normal; }
.exchanges pre { white-space: pre-wrap; min-width: 14rem; }
.panel .exchanges details { border: 0; margin: 0.2rem 0 0; }
.panel .exchanges summary { padding: 0.1rem 0; font-size: 0.82rem; font-weight: 400; color: var(--accent); }
.exchanges td, .exchanges th, .trace th { padding: 0.35rem 0.9rem; vertical-align: top; text-align: left; }
.exchanges th, .trace th { color: var(--soft); font-weight: 500; font-size: 0.78rem; position: sticky;
  top: 0; background: var(--card); }
.exchanges .code { font-weight: 650; }
.exchanges .code.good { color: var(--good); }
.exchanges .code.bad { color: var(--bad); }
.exchanges pre { background: var(--code); border-radius: 6px; padding: 0.5rem 0.8rem;
  margin-top: 0.3rem; max-height: 18rem; overflow: auto; }
.moment-button { border: 0; background: none; padding: 0; cursor: pointer; color: var(--accent);
  font-variant-numeric: tabular-nums; font-size: inherit; }
.trace { width: 100%; border-collapse: collapse; font-size: 0.82rem; }
.trace td { padding: 0.15rem 0.9rem; vertical-align: top; overflow-wrap: anywhere; }
.trace tr.past { opacity: 1; }
.trace tr.now { background: var(--accent-soft); }
.trace .thinned td, .exchanges .thinned td { color: var(--soft); font-style: italic; }
.trace .cause { color: var(--soft); white-space: nowrap; }
.scroll { max-height: 26rem; overflow: auto; }
.facts { margin: 0; padding: 0 0.9rem 0.5rem 2rem; font-size: 0.85rem; }
.panel details > .hint { padding: 0 0.9rem 0.5rem; }
.copy { border: 1px solid var(--line); border-radius: 8px; background: var(--card); cursor: pointer;
  font-size: 0.8rem; min-height: 30px; padding: 0 0.6rem; }
.copy:hover { background: var(--hover); }
.wanted { margin: 0 0 0.8rem; font-size: 0.86rem; }
.wanted b { color: var(--accent); }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.82rem;
  background: var(--code); border-radius: 5px; padding: 0.15rem 0.4rem; overflow-wrap: anywhere; }
.phone {
  --glass: #f2f2f7; --cell: #ffffff; --text: #0b0b0d; --faint: #6d6d76; --rule: #d9d9df;
  --blue: #0a6cff; --on: #ffffff; position: relative; width: 20em; height: 41em; margin: 0 auto;
  font-size: 16px; line-height: 1.35; border-radius: 3.4em; background: #16171a; color: var(--text);
  padding: 0.7em; box-shadow: 0 0 0 2px #3b3d42, 0 1.2em 2.6em #0000003d; user-select: none;
  font-family: -apple-system, system-ui, "Segoe UI", Roboto, sans-serif;
}
.phone.android { --glass: #f7f5fb; --cell: #ece8f3; --blue: #4a4fa8; border-radius: 2.3em;
  --faint: #5c5a66; --rule: #dcd8e4; }
@media screen and (prefers-color-scheme: dark) {
  .phone { --glass: #000000; --cell: #1c1c1e; --text: #f5f5f7; --faint: #a1a1aa; --rule: #38383c;
    --blue: #4a9bff; --on: #04162b; }
  .phone.android { --glass: #131217; --cell: #25232b; --blue: #b9c0ff; --faint: #b3afbd;
    --rule: #3a3742; }
}
.phone.fault { box-shadow: 0 0 0 4px var(--bad), 0 1.2em 2.6em #0000003d; }
.glass { position: relative; height: 100%; border-radius: 2.8em; overflow: hidden;
  background: var(--glass); display: flex; flex-direction: column; }
.android .glass { border-radius: 1.7em; }
.glass::before { content: ""; position: absolute; z-index: 4; top: 0.62em; left: 50%;
  width: 3.9em; height: 1.3em; margin-left: -1.95em; border-radius: 1em; background: #000; }
.android .glass::before { width: 0.95em; height: 0.95em; margin-left: -0.47em; }
.glass::after { content: ""; position: absolute; z-index: 4; bottom: 0.45em; left: 50%;
  width: 6.6em; height: 0.3em; margin-left: -3.3em; border-radius: 1em; background: currentColor;
  opacity: 0.75; }
.phone .statusbar { position: relative; z-index: 3; flex: none; display: flex; height: 2.9em;
  justify-content: space-between; align-items: center; padding: 0 1.35em 0 1.7em; }
.android .statusbar { height: 2.2em; padding: 0 1.1em; }
.statusbar .left, .statusbar .right { display: flex; gap: 0.22em; align-items: center; }
.statusbar .clock { font-size: 0.92em; font-weight: 650; font-variant-numeric: tabular-nums; }
.statusbar .pill { background: #0a6cff; color: #fff; border-radius: 1em; padding: 0 0.55em; }
.statusbar svg { height: 0.72em; width: auto; fill: currentColor; display: block; }
.statusbar .off { font-size: 0.68em; font-weight: 600; }
.statusbar .dot { width: 0.55em; height: 0.55em; border-radius: 50%; background: #0a6cff; }
.statusbar .battery { height: 0.86em; overflow: visible; }
.statusbar .battery text { font-size: 9.5px; font-weight: 700; text-anchor: middle; }
.app { flex: 1; overflow: hidden; padding: 0.3em 1em 1.6em; display: flex; min-height: 0;
  flex-direction: column; gap: 0.6em; }
.app .heading { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 0.3em 0.6em; }
.app .badges { display: flex; flex-wrap: wrap; gap: 0.25em; max-width: 100%; }
.app .badges:empty { display: none; }
.app .heading .title { min-width: 0; overflow-wrap: break-word; }
.app .title { font-size: 1.45em; font-weight: 750; letter-spacing: -0.02em; line-height: 1.15; }
.android .app .title { font-size: 1.4em; font-weight: 500; letter-spacing: 0; }
.app .badge { font-size: 0.74em; font-weight: 650; border-radius: 1em; padding: 0.12em 0.7em;
  background: #8e8e9333; color: var(--text); }
.app .badge.green { background: #1f9d46; color: #fff; }
.app .badge.yellow { background: #f5c400; color: #2b2200; }
.app .badge.red { background: #d4252f; color: #fff; }
.app .badge.blue { background: #0a62e6; color: #fff; }
.app .progress { display: flex; gap: 0.6em; align-items: center; color: var(--faint);
  font-size: 0.9em; }
.app .spinner { width: 1.1em; height: 1.1em; border-radius: 50%; flex: none;
  border: 0.16em solid var(--rule); border-top-color: var(--blue); }
.app .message { background: var(--cell); border-radius: 0.8em; padding: 0.6em 0.85em;
  font-size: 0.88em; color: var(--faint); }
.app .metrics { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0.5em; }
.app .metric { background: var(--cell); border-radius: 0.8em; padding: 0.45em 0.75em; min-width: 0; }
.app .metric span { display: block; font-size: 0.7em; color: var(--faint); }
.app .metric b { font-size: 1.05em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.app .rows { background: var(--cell); border-radius: 0.9em; overflow: hidden; flex: 0 1 auto;
  min-height: 0; }
.app .cell { padding: 0.5em 0.9em; border-top: 1px solid var(--rule); font-size: 0.92em; }
.app .cell:first-child { border-top: 0; }
.app .cell span { display: block; color: var(--faint); font-size: 0.84em; }
.app .fields { display: grid; gap: 0.45em; flex: none; }
.app .field { border: 1px solid var(--rule); border-radius: 0.7em; padding: 0.35em 0.75em;
  background: var(--cell); min-width: 0; }
.app .field span { display: block; font-size: 0.7em; color: var(--faint); }
.app .field b { display: block; min-height: 1.3em; font-weight: 500; overflow-wrap: anywhere; }
.app .buttons { display: grid; gap: 0.45em; margin-top: auto; flex: none; }
.app .buttons:has(> :nth-child(4)) { grid-template-columns: 1fr 1fr; }
.app .buttons:has(> :nth-child(4)) > :first-child { grid-column: 1 / -1; }
.app .control { text-align: center; border-radius: 0.85em; background: var(--blue); color: var(--on);
  font-weight: 600; padding: 0.55em; font-size: 0.95em; }
.app .control:not(:first-child):not(.off) { background: #0a6cff24; color: var(--blue); }
.android .app .control:not(:first-child):not(.off) { background: #7a7fd42e; }
.android .app .control { border-radius: 1.5em; font-weight: 550; }
.app .control.off { background: #8e8e9340; color: var(--faint); }
.app .plot { flex: 1 1 9em; min-height: 7em; border-radius: 0.9em; overflow: hidden;
  background: #dfe8dc; }
.app .plot svg { display: block; width: 100%; height: 100%; overflow: visible; }
.app .plot .land { fill: #e4ebe0; }
.app .plot .street { stroke: #fff; stroke-width: 5; fill: none; }
.app .plot .way { stroke: #0a62e6; stroke-width: 4; fill: none; stroke-linejoin: round; }
.app .plot .spot { fill: #0a62e6; stroke: #fff; stroke-width: 1.5; }
.app .plot .spot.faint { fill: #fff; stroke: #6b8fc4; stroke-dasharray: 2 1.5; }
.app .plot .way.green { stroke: #1f9d46; }
.app .plot .way.yellow { stroke: #e07a00; }
.app .plot .way.red { stroke: #c62828; }
.app .plot .way.gray { stroke: #8e8e93; stroke-dasharray: 6 4; }
.app .plot .spot.green { fill: #1f9d46; }
.app .plot .spot.red { fill: #c62828; }
.app .plot .spot.green.faint { fill: #fff; stroke: #1f9d46; }
.app .plot .spot.red.faint { fill: #fff; stroke: #c62828; }
.app .plot .zone { fill-opacity: 0.2; stroke-width: 2; }
.app .plot .zone.gray { fill: #6b6b73; stroke: #6b6b73; }
.app .plot .zone.orange { fill: #e07a00; stroke: #c46a00; stroke-width: 3; }
.app .plot .zone.green { fill: #1f9d46; stroke: #1a7f39; }
.app .plot .check circle { fill: #1a7f39; stroke: #fff; stroke-width: 1.5; }
.app .plot .check path { fill: none; stroke: #fff; stroke-width: 2; stroke-linecap: round; }
.app .plot .me { fill: #0a62e6; stroke: #fff; stroke-width: 3; }
.app .plot .me.green { fill: #1f9d46; }
.app .plot .me.yellow { fill: #e07a00; }
.app .plot .me.red { fill: #c62828; }
.app .plot .me.gray { fill: #8e8e93; }
.app .player { background: var(--cell); border-radius: 0.9em; padding: 0.6em 0.9em; flex: none; }
.app .player .track { height: 0.3em; border-radius: 1em; background: var(--rule); margin: 0.5em 0; }
.app .player .done { height: 100%; border-radius: 1em; background: var(--blue); }
.app .player .times { display: flex; justify-content: space-between; font-size: 0.72em;
  color: var(--faint); align-items: center; font-variant-numeric: tabular-nums; }
.app .player .key { color: var(--blue); font-size: 1.5em; }
.app .player .key svg { height: 1em; fill: currentColor; display: block; }
@media screen and (prefers-color-scheme: dark) {
  .app .plot { background: #1d2420; }
  .app .plot .land { fill: #1f2823; }
  .app .plot .street { stroke: #36403a; }
  .app .plot .way { stroke: #5aa2ff; }
  .app .plot .spot { fill: #5aa2ff; stroke: #12201a; }
  .app .plot .spot.faint, .app .plot .spot.green.faint, .app .plot .spot.red.faint { fill: #1f2823; }
  .app .plot .way.green { stroke: #4cc46f; }
  .app .plot .way.yellow { stroke: #f0a23c; }
  .app .plot .way.red { stroke: #ff7a72; }
  .app .plot .spot.green { fill: #4cc46f; }
  .app .plot .spot.red { fill: #ff7a72; }
  .app .plot .spot.green.faint { stroke: #4cc46f; }
  .app .plot .spot.red.faint { stroke: #ff7a72; }
  .app .plot .zone.gray { fill: #a6a6b0; stroke: #a6a6b0; }
}
.toast { position: absolute; z-index: 3; left: 10%; right: 10%; top: 46%; text-align: center;
  background: #2b2b30f0; color: #fff; border-radius: 1.2em; padding: 0.5em 0.9em; font-size: 0.86em; }
.tapped { outline: 0.22em solid #ff8a00; outline-offset: 0.1em; position: relative; z-index: 1; }
.tapped::after { content: ""; position: absolute; right: 0.9em; top: 50%; width: 1.8em;
  height: 1.8em; margin-top: -0.9em; border-radius: 50%; background: #ff8a0066;
  border: 0.16em solid #ff8a00; }
.veil { position: absolute; z-index: 2; inset: 0; background: #00000066; display: flex;
  align-items: center; justify-content: center; padding: 1.6em; }
.android .veil { align-items: flex-end; padding: 1em 0.9em 2.2em; }
.box { width: 100%; border-radius: 1.1em; background: #f7f7faf7; color: #0b0b0d; overflow: hidden;
  text-align: center; box-shadow: 0 0.6em 2em #00000040; }
.box .text { padding: 1.1em 1.1em 0.9em; }
.box .title { font-weight: 650; font-size: 1em; }
.box .message { font-size: 0.82em; margin-top: 0.3em; color: #333338; }
.box .button { border-top: 1px solid #3c3c4333; color: #0a62e6; padding: 0.62em; font-size: 0.98em; }
.box .precise { height: 5.6em; background: #e4ebe0; position: relative;
  border-top: 1px solid #3c3c4333; }
.box .precise i { position: absolute; inset: 0; background:
  linear-gradient(25deg, transparent 48%, #fff 48% 52%, transparent 52%),
  linear-gradient(115deg, transparent 60%, #fff 60% 64%, transparent 64%); }
.box .precise b { position: absolute; left: 0.7em; top: 0.6em; font-size: 0.74em; font-weight: 600;
  background: #ffffffe6; border-radius: 1em; padding: 0.15em 0.7em; color: #0a62e6; }
.box .precise u { position: absolute; left: 50%; top: 50%; border-radius: 50%; width: 1.1em;
  height: 1.1em; margin: -0.55em; background: #0a62e6; border: 0.2em solid #fff; }
.box .precise.off u { width: 4.6em; height: 4.6em; margin: -2.3em; background: #0a62e640;
  border: 0.1em solid #0a62e6; }
.android .box { background: #f3f0f8; border-radius: 1.8em; padding: 0.4em 0.9em 1em; }
.android .box .title { font-weight: 500; font-size: 1.08em; }
.android .box .button { border: 0; margin-top: 0.25em; border-radius: 0.5em; background: #dfdcec;
  color: #1c1b22; font-weight: 550; font-size: 0.92em; }
.android .box .button:first-of-type { border-radius: 1.2em 1.2em 0.5em 0.5em; }
.android .box .button:last-of-type { border-radius: 0.5em 0.5em 1.2em 1.2em; }
.android .box .precise { border: 0; border-radius: 1em; margin-bottom: 0.7em; overflow: hidden; }
@media screen and (prefers-color-scheme: dark) {
  .box { background: #2a2a2ef5; color: #f5f5f7; }
  .box .message { color: #c7c7cc; }
  .box .precise { background: #1f2823; }
  .box .precise i { opacity: 0.16; }
  .box .precise b { background: #2a2a2ee6; color: #5aa9ff; }
  .box .button { color: #5aa9ff; border-color: #5458665c; }
  .android .box { background: #2a2831; }
  .android .box .button { background: #3b3944; color: #eceaf2; }
}
.wall { flex: 1; display: flex; flex-direction: column; align-items: center; padding: 1em;
  min-height: 0; }
.glass.walled { background: linear-gradient(160deg, #5d7fd6, #8b6fc9 55%, #d98fa8); color: #fff; }
.android .glass.walled { background: linear-gradient(160deg, #2f7f86, #3a5b95 60%, #5a4a86); }
.glass.dead { background: #050506; color: #050506; }
.phone.elsewhere { border-radius: 0.9em; }
.elsewhere .glass { border-radius: 0.4em; }
.elsewhere .glass::before, .elsewhere .glass::after { display: none; }
.reader { flex: none; display: flex; align-items: center; gap: 0.6em; padding: 0.7em 1em;
  margin-bottom: 0.6em; background: var(--rule); font-size: 0.86em; font-weight: 600; }
.reader i { flex: none; width: 0.7em; height: 0.7em; border-radius: 50%; background: var(--blue); }
.other { flex: 1; display: flex; flex-direction: column; align-items: center; gap: 0.5em;
  justify-content: center; padding: 1em 1em 4em; text-align: center; }
.other i { width: 4.6em; height: 4.6em; border-radius: 1.2em; background: var(--blue); color: var(--on);
  display: flex; align-items: center; justify-content: center; }
.other i svg { height: 2.4em; fill: currentColor; }
.other b { font-size: 1.3em; }
.other span { color: var(--faint); overflow-wrap: anywhere; }
.caller { font-size: 1.9em; font-weight: 600; margin-top: 3em; }
.call-keys { display: flex; justify-content: space-around; width: 100%; margin: auto 0 2.5em; }
.call-key { text-align: center; font-size: 0.8em; }
.call-key i { display: block; width: 5em; height: 5em; border-radius: 50%; margin: 0 auto 0.4em; }
.call-key.red i { background: #e5393f; }
.call-key.green i { background: #2fb457; }
.ring { position: absolute; z-index: 4; left: 4%; right: 4%; top: 2.6em; display: flex; gap: 0.9em;
  align-items: center; background: #2b2b30f2; color: #fff; border-radius: 1.5em; padding: 0.7em 1em; }
.ring > div:first-child { flex: 1; font-size: 0.86em; }
.ring b { display: block; font-size: 1.15em; }
.ring .call-key i { width: 2.6em; height: 2.6em; margin-bottom: 0.2em; }
.icons { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.1em 0.9em; width: 100%;
  margin-top: 1.2em; }
.icon { text-align: center; font-size: 0.72em; min-width: 0; }
.icon i { display: block; width: 4.2em; height: 4.2em; border-radius: 1.05em; margin: 0 auto 0.3em;
  background: #ffffff2e; font-style: normal; }
.android .icon i { border-radius: 50%; }
.icon.mine i { background: #fff; color: #2d4fb0; font-size: 1em; font-weight: 700; display: flex;
  align-items: center; justify-content: center; }
.icon.mine i span { font-size: 2em; }
.icon.mine { white-space: nowrap; text-shadow: 0 1px 3px #0006; }
.dock { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.9em; width: 100%; margin-top: auto;
  background: #ffffff33; border-radius: 1.7em; padding: 0.75em; margin-bottom: 0.2em; }
.dock i { display: block; width: 3em; height: 3em; border-radius: 0.75em; margin: 0 auto;
  background: #ffffff40; }
.android .dock { background: none; }
.android .dock i { border-radius: 50%; }
.big-clock { font-size: 4.4em; font-weight: 650; margin-top: 0.7em; line-height: 1;
  font-variant-numeric: tabular-nums; }
.wall .padlock { margin-top: 1.2em; height: 1.3em; fill: currentColor; }
.notes { width: 100%; display: flex; flex-direction: column; gap: 0.5em; margin-top: 1.2em; }
.note { background: #ffffffd9; color: #111; border-radius: 1.1em; padding: 0.6em 0.9em;
  font-size: 0.86em; }
.note span { display: block; color: #333; }
.settings { flex: 1; padding: 0.2em 1em 1.6em; overflow: hidden; }
.settings .back { color: var(--blue); font-size: 0.9em; }
.settings .title { font-size: 1.35em; font-weight: 700; margin: 0.2em 0 0.7em; }
.settings .label { color: var(--faint); font-size: 0.74em; margin: 0 0 0.35em 0.9em;
  text-transform: uppercase; }
.android .settings .label { text-transform: none; font-size: 0.85em; }
.settings .group { background: var(--cell); border-radius: 0.8em; overflow: hidden;
  margin-bottom: 1.2em; }
.settings .choice { display: flex; justify-content: space-between; padding: 0.62em 0.9em;
  gap: 0.6em; border-top: 1px solid var(--rule); font-size: 0.92em; }
.settings .choice:first-child { border-top: 0; }
.settings .tick { color: var(--blue); font-weight: 700; }
.settings .switch { width: 2.9em; height: 1.7em; border-radius: 1em; background: #8e8e9366;
  position: relative; flex: none; }
.settings .switch::after { content: ""; position: absolute; top: 0.14em; left: 0.14em;
  width: 1.42em; height: 1.42em; border-radius: 50%; background: #fff; }
.settings .switch.on { background: #30b955; }
.android .settings .switch.on { background: #4a4fa8; }
.settings .switch.on::after { left: 1.34em; }
.settings.fixed .group { opacity: 0.55; }
.timeline { display: grid; grid-template-columns: auto minmax(0, 1fr); border-radius: 10px;
  border: 1px solid var(--line); overflow: hidden; }
.lanes { font-size: 0.76rem; color: var(--soft); border-right: 1px solid var(--line);
  background: var(--card); z-index: 1; }
.lanes div { display: flex; align-items: center; padding: 0 0.7rem; white-space: nowrap; }
.track { overflow-x: auto; position: relative; }
.track svg { display: block; }
.track text { font-size: 11px; fill: var(--ink); pointer-events: none; }
.track .axis { fill: var(--soft); font-variant-numeric: tabular-nums; }
.track .grid { stroke: var(--line); stroke-width: 1; }
.track .stripe { fill: var(--hover); }
.track .span rect { stroke-width: 1; rx: 4px; }
.mark { cursor: pointer; outline-offset: 1px; }
.mark:hover rect, .mark:hover circle { filter: brightness(0.94); }
.neutral rect { fill: var(--idle-soft); stroke: var(--idle); }
.good rect { fill: var(--good-soft); stroke: var(--good); }
.warning rect { fill: var(--warn-soft); stroke: var(--warn); }
.bad rect { fill: var(--bad-soft); stroke: var(--bad); }
.info rect { fill: var(--info-soft); stroke: var(--info); }
.point circle { stroke: var(--card); stroke-width: 1.5; }
.neutral circle { fill: var(--idle); }
.good circle { fill: var(--good); }
.warning circle { fill: var(--warn); }
.bad circle { fill: var(--bad); }
.info circle { fill: var(--info); }
.cursor { stroke: var(--accent); stroke-width: 2; }
.cursor-head { fill: var(--accent); }
.fault-line { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 5 3; }
.track .fault-word { fill: var(--bad); font-weight: 700; }
.event { min-height: 2.8em; font-size: 0.85rem; color: var(--soft); }
.map-view .ahead { opacity: 0.3; }
.map-view .true.ahead { stroke-dasharray: 1 11; opacity: 0.8; }
.map { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.map svg { display: block; width: 100%; height: var(--map-high, 440px); background: var(--card); }
.map-view .grid { stroke: var(--line); stroke-width: 1; opacity: 0.6; }
.map-view .true { fill: none; stroke: var(--idle); stroke-width: 7; stroke-opacity: 0.35;
  stroke-linejoin: round; stroke-linecap: round; }
.map-view .recorded { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.map-view .record { fill: var(--accent); stroke: var(--card); stroke-width: 1; }
.map-view .jump { fill: none; stroke: var(--soft); stroke-width: 1.8; stroke-dasharray: 2 6;
  stroke-linecap: round; }
.map-view .leap { fill: none; stroke: var(--accent); stroke-width: 1; stroke-opacity: 0.45;
  stroke-dasharray: 3 5; }
.map-view .arrow { fill: var(--soft); }
.map-view .gap { fill: none; stroke: var(--bad); stroke-width: 2; stroke-dasharray: 4 5; }
.map-view .blur { fill: var(--good); fill-opacity: 0.07; stroke: var(--good); stroke-opacity: 0.35; }
.map-view .fix { fill: var(--good); stroke: var(--card); stroke-width: 1; cursor: pointer; }
.map-view .region { fill: var(--warn); fill-opacity: 0.1; stroke: var(--warn); stroke-width: 1.5;
  stroke-dasharray: 6 4; }
.map-view .region.over { stroke-opacity: 0.4; fill-opacity: 0.03; }
.map-view .me { fill: var(--accent); stroke: #fff; stroke-width: 3; }
.map-view .fault { fill: none; stroke: var(--bad); stroke-width: 3; }
.map-view text { font-size: 12px; fill: var(--ink); paint-order: stroke; stroke: var(--card);
  stroke-width: 3px; }
.map-view .scale { stroke: var(--ink); stroke-width: 2; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; font-size: 0.8rem;
  color: var(--soft); margin: 0.5rem 0 0; padding: 0; list-style: none; }
.map-view .tools, .timeline-view .tools { margin: 0.6rem 0; }
.legend svg { width: 22px; height: 12px; vertical-align: -1px; margin-right: 0.35rem;
  overflow: visible; background: none; display: inline-block; }
@media (prefers-reduced-motion: no-preference) {
  .app .spinner { animation: turn 1s linear infinite; }
  .app .plot .zone.orange { animation: pulse 1.6s ease-in-out infinite alternate; }
  .cursor, .cursor-head { transition: transform 0.15s ease-out; }
}
@keyframes pulse { to { fill-opacity: 0.45; stroke-width: 5; } }
@keyframes turn { to { transform: rotate(360deg); } }
@media (min-width: 100rem) {
  body { max-width: 160rem; padding: 0 2rem 3rem; }
  .stage { --phone: clamp(11px, (100vh - 15rem) / 41, 21px); gap: 0 2rem; grid-template:
    "steps seen beside" auto / minmax(20rem, 1fr) max(19rem, 20.5 * var(--phone)) minmax(30rem, 1.6fr); }
  .beside { position: sticky; top: 0.75rem; align-self: start; max-height: calc(100vh - 1.5rem);
    overflow-y: auto; --map-high: clamp(220px, 100vh - 43rem, 640px); }
}
@media (max-width: 56rem) {
  body { padding: 0 0.75rem 2rem; }
  .stage { grid-template: "steps" auto "seen" auto "beside" auto / minmax(0, 1fr); }
  .seen { position: static; }
  .story .seen { margin: 0.75rem 0 1.25rem; }
  .step-times { flex-direction: column; }
  .step-times > * { min-width: 0; }
  .exchanges, .exchanges tbody, .exchanges tr, .exchanges td { display: block; }
  .exchanges thead { display: none; }
  .exchanges tr { border-top: 1px solid var(--line); padding: 0.4rem 0; }
  .exchanges td, .exchanges td:nth-child(2) { border: 0 !important; padding: 0.1rem 0.9rem; width: auto; }
  .exchanges td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); }
  .compare { grid-template-columns: minmax(0, 1fr); }
  .scenario { padding: 0.6rem 0.75rem; }
  .row { flex-wrap: wrap; gap: 0.2rem 0.6rem; }
  .document table, .document tbody, .document tr, .document th, .document td { display: block; }
  .document thead { display: none; }
  .document tr { border-top: 1px solid var(--line); padding: 0.5rem 1rem; }
  .document tbody th, .document tbody td { border: 0; padding: 0.1rem 0; white-space: normal;
    overflow-wrap: anywhere; }
  .trace td, .trace th { padding-left: 0.5rem; padding-right: 0.5rem; }
  .lanes div { padding: 0 0.4rem; font-size: 0.68rem; }
  #summary { padding: 1rem; }
  .figures { gap: 0.5rem 1.5rem; }
  .figure .number { font-size: 1.7rem; }
  .story table, .story pre { margin-left: 0.5rem; }
  #filters select { max-width: none; width: 100%; }
  #filters label { flex: 1 1 8rem; }
  #filters fieldset { flex-basis: 100%; }
}
@media (max-width: 24rem) {
  .stage { --phone: 14px; }
}
@media (forced-colors: active) {
  .proof, .bar span { forced-color-adjust: none; }
}
@media print {
  :root { --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  #filters, .skip, .tools, .seen, .hint, #nothing { display: none !important; }
  #summary, .document, .feature > ol { box-shadow: none; border: 1px solid var(--line); }
  .scenario { content-visibility: visible !important; break-inside: avoid-page; }
  .scenario.open { break-inside: auto; }
  .stage { display: block; }
  .strip { flex-wrap: wrap; overflow: visible; }
  .shot { break-inside: avoid; }
  .scroll, .exchanges pre { max-height: none; overflow: visible; }
  .track { overflow: hidden; }
  .phone { box-shadow: 0 0 0 1px #000; print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
  .status, .verdict, .proof, .bar span, .track svg, .map svg {
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section, h2, h3, h4, h5 { break-after: auto; }
  h2, h3, h4, h5 { break-after: avoid; }
}

"""#

  /// The filter of pages of tables.
  package static let plainScript: StaticString = #"""
(() => {
"use strict";
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
function visible(text) {
  return String(text).replace(hidden, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 32
      ? String.fromCharCode(0x2400 + code)
      : "\u27e8U+" + code.toString(16).toUpperCase().padStart(4, "0") + "\u27e9";
  });
}
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value);
    else if (name === "style") /** @type {any} */ (node).style.cssText = value;
    else node.setAttribute(name, value === true ? "" : visible(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : visible(child));
  }
  return node;
}
const el = (name, attributes, ...children) =>
  fill(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const two = (number) => String(number).padStart(2, "0");
function clock(ms) {
  const seconds = Math.floor(ms / 1000), rest = Math.round(ms % 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":")
    + (rest ? "." + String(rest).padStart(3, "0") : "");
}
function phoneClock(data, time, step) {
  const known = data.clocks || [];
  if (known.length === 0) return "";
  const at = known.findLastIndex((set) => set[0] <= step);
  return clock(1000 * ((Math.floor(time / 1000) + known[Math.max(0, at)][1]) % 86400));
}
function durationText(ms) {
  if (ms < 60000) return ms / 1000 + " s";
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 86400), "d"], [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"], [seconds % 60, "s"],
  ];
  return parts.filter((part) => part[0] > 0).map((part) => part.join(" ")).join(" ");
}
const plain = (text) => (/[^\u0000-\u007f]/.test(text)
  ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : text).toLowerCase();
const marks = {
  passed: "\u2713", failed: "\u2717", skipped: "\u2013", pending: "\u2026",
  undefined: "?", ambiguous: "?", invalid: "!",
};
const more = (count, what) =>
  count ? el("p", { class: "hint" }, "\u2026 and " + count + " more " + what) : null;
function copyButton(label, text, title) {
  const button = el("button", { type: "button", class: "copy", title, click: async () => {
    const copied = await copy(text(button));
    button.textContent = copied ? "Copied" : "Not copied";
    setTimeout(() => { button.textContent = label; }, 1500);
  } }, label);
  return button;
}
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (el("textarea", { readonly: "", class: "skip" }, text));
    const before = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return isCopied;
  }
}
function momentLink(node, time, step) {
  const row = node.closest(".scenario");
  return location.href.split("#")[0] + "#" + (row ? row.id : "") + "@" + clock(time) + "," + (step + 1);
}
function filterTables() {
  const lines = Array.from(document.querySelectorAll("tbody tr[data-kind]"));
  const sections = Array.from(document.querySelectorAll("main section"));
  const filters = /** @type {HTMLFormElement} */ (byId("filters"));
  const words = /** @type {HTMLInputElement} */ (filters.elements.namedItem("text"));
  const kinds = [...new Set(lines.map((line) => line.dataset.kind || ""))];
  const texts = new Map(lines.map((line) => [line, plain(line.textContent || "")]));
  const buttons = kinds.map((kind) => el("button", { type: "button", "aria-pressed": "false", "data-kind": kind,
    click: ({ currentTarget }) => {
      currentTarget.setAttribute("aria-pressed", String(currentTarget.getAttribute("aria-pressed") !== "true"));
      show();
    } }, kind + " " + lines.filter((line) => line.dataset.kind === kind).length));
  function show() {
    const wanted = buttons.filter((button) => button.getAttribute("aria-pressed") === "true")
      .map((button) => button.dataset.kind);
    const parts = plain(words.value).split(/\s+/).filter(Boolean);
    for (const line of lines) {
      const text = texts.get(line) || "";
      line.hidden = (wanted.length > 0 && !wanted.includes(line.dataset.kind))
        || !parts.every((part) => text.includes(part));
    }
    for (const section of sections) {
      const all = section.querySelectorAll("tr[data-kind]");
      /** @type {HTMLElement} */ (section).hidden = all.length > 0 && ![...all].some((line) => !(/** @type {HTMLElement} */ (line).hidden));
    }
    const shown = lines.filter((line) => !line.hidden).length;
    byId("shown").textContent = (shown < lines.length ? shown + " of " : "All ") + lines.length + " rows";
    byId("clear").hidden = wanted.length + parts.length === 0;
  }
  byId("kinds").append(...buttons);
  words.addEventListener("input", show);
  filters.addEventListener("submit", (event) => event.preventDefault());
  byId("clear").addEventListener("click", () => {
    words.value = "";
    for (const button of buttons) button.setAttribute("aria-pressed", "false");
    show();
  });
  filters.hidden = lines.length < 2;
  show();
}
filterTables();
})();

"""#

  /// The look of pages of tables.
  package static let plain: StaticString = #"""
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d8dee4;
  --accent: #0a5fd1; --accent-soft: #e3edfb; --hover: #f0f3f6; --code: #eef1f4;
  --good: #16702f; --good-soft: #dcf3e2; --bad: #c4232f; --bad-soft: #fde7e8;
  --warn: #8a5a00; --warn-soft: #fbefd0; --idle: #59636e; --idle-soft: #e8ecef;
  --info-soft: #dcebfd; --info: #0a5fd1; --shadow: 0 1px 2px #1b1f2414, 0 4px 16px #1b1f2410;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #0e1116; --card: #171b22; --ink: #e8ebef; --soft: #a3adb9; --line: #303842;
    --accent: #6cb0ff; --accent-soft: #16304f; --hover: #1f252e; --code: #20262f;
    --good: #56d379; --good-soft: #12351f; --bad: #ff8a86; --bad-soft: #46191c;
    --warn: #e9b949; --warn-soft: #3d2f0b; --idle: #aab4bf; --idle-soft: #262d36;
    --info-soft: #14304f; --info: #79b8ff; --shadow: 0 1px 2px #0008, 0 4px 16px #0006;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 82rem; background: var(--page);
  color: var(--ink); line-height: 1.5; -webkit-text-size-adjust: 100%; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0; }
h1 { font-size: 1.6rem; letter-spacing: -0.01em; }
h2 { font-size: 1.3rem; margin: 2.25rem 0 0.75rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
bdi { unicode-bidi: isolate; }
.verdict { border-radius: 999px; padding: 0.1rem 0.6rem; font-size: 0.8rem; font-weight: 600; }
.verdict.proved { background: var(--good-soft); color: var(--good); }
.verdict.named { background: var(--idle-soft); color: var(--good); }
.verdict.failing { background: var(--bad-soft); color: var(--bad); }
.verdict.missing { background: var(--warn-soft); color: var(--warn); }
.verdict.not-played { background: var(--idle-soft); color: var(--idle); }
footer { color: var(--soft); font-size: 0.85rem; margin-top: 3rem; }
#filters {
  display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; background: var(--card);
  border-radius: 12px; box-shadow: var(--shadow); padding: 0.9rem 1.1rem; margin-bottom: 1rem;
}
#filters fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; }
#filters legend, #filters label { color: var(--soft); font-size: 0.8rem; }
#filters legend { padding: 0; margin-bottom: 2px; }
#filters label { display: flex; flex-direction: column; gap: 2px; min-width: 0; max-width: 100%; }
#filters label:has(input) { flex: 1 1 11rem; }
button, select, input { font: inherit; color: inherit; }
#filters select, #filters input, #filters button, .tools button {
  min-height: 36px; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9rem;
  background: var(--card); padding: 0.2rem 0.6rem; max-width: 15rem; color: var(--ink);
}
#filters input { max-width: none; width: 100%; }
#filters button, .tools button { cursor: pointer; }
#filters button:hover, .tools button:hover { background: var(--hover); }
#filters button[aria-pressed="true"] {
  background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600;
}
#shown { flex-basis: 100%; margin: 0; color: var(--soft); font-size: 0.85rem; }
main { padding-bottom: 1rem; }
h1 { margin: 1.5rem 0 0.75rem; }
.overview, .remarks { padding-left: 1.2rem; }
.remarks { color: var(--soft); font-size: 0.9rem; }
.document { background: var(--card); border-radius: 12px; box-shadow: var(--shadow); overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
caption { text-align: start; padding: 0.75rem 1rem; color: var(--soft); }
th, td { border-top: 1px solid var(--line); padding: 0.5rem 1rem; text-align: start; vertical-align: top; }
thead th { color: var(--soft); font-weight: 500; font-size: 0.8rem; }
tbody th { font-weight: 600; }
td:nth-child(2) { min-width: 14rem; width: 40%; }
summary { cursor: pointer; }
.scenarios { min-width: 12rem; }
th, summary { white-space: nowrap; }
td > details { display: inline-block; vertical-align: top; }
.proved { color: var(--good); }
.failing { color: var(--bad); font-weight: 600; }
.claimed, .missing { color: var(--warn); }
.proved::before { content: "✓ "; }
.failing::before { content: "✗ "; }
td ul { margin: 0.3rem 0 0; padding-inline-start: 1.2rem; white-space: normal; color: var(--ink); }
small { color: var(--soft); }
tr:target { background: var(--accent-soft); }
@media (max-width: 56rem) {
  body { padding: 0 0.75rem 2rem; }
  .document { overflow: visible; background: none; box-shadow: none; }
  table, caption, tbody, tr, th, td { display: block; }
  thead { display: none; }
  caption { padding: 0 0 0.5rem; }
  tr { background: var(--card); border-radius: 12px; box-shadow: var(--shadow); margin-bottom: 0.75rem;
    padding: 0.75rem 1rem; }
  th, td, td:nth-child(2) { border: 0; padding: 0.15rem 0; width: auto; min-width: 0; white-space: normal;
    overflow-wrap: anywhere; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-weight: 400; }
  td.proved[data-label]::before { content: attr(data-label) ": ✓ "; }
  td.failing[data-label]::before { content: attr(data-label) ": ✗ "; }
  #filters label { flex: 1 1 8rem; }
}
@media (forced-colors: active) { .verdict { forced-color-adjust: none; } }
@media print {
  :root { --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; }
  #filters { display: none; }
  details > ul { display: block; }
  .document { box-shadow: none; }
}

"""#

  /// What an audit's page has besides.
  package static let audit: StaticString = #"""
.score { font-size: 3rem; font-weight: 700; margin: 0; line-height: 1.1; }
.failing details { color: var(--bad); }
td, td:nth-child(2) { min-width: 0; width: auto; overflow-wrap: normal; }
tbody th { white-space: normal; }

"""#
}
