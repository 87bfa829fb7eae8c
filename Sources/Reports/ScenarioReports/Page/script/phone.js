/** @type {Record<string, string>} */
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

/**
 * @param {string} name
 * @param {number} [width]
 */
const icon = (name, width) =>
  svg("svg", { viewBox: "-1 0 " + (width || 18) + " 16", "aria-hidden": "true" },
    svg("path", { d: icons[name] }));

/** @param {Bar} bar */
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

/**
 * @param {Bar} bar
 * @param {Notice[]} notices
 * @param {string} platform
 */
function statusBar(bar, notices, platform) {
  const signs = bar.signs || [];
  /** @param {string} text */
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

/** @param {string} text */
const folded = (text) => text.toLowerCase().replace(/\u2019/g, "'");

/**
 * Whether this is what the user has just tapped: the first thing of its kind with the label, and nothing else.
 * @param {string} label
 * @param {string} target
 * @param {Tap | null} tap
 */
function isTapped(label, target, tap) {
  if (!tap || tap.isMarked || tap.target !== target) return false;
  return tap.isMarked = folded(label) === folded(tap.label);
}

/**
 * @param {string} kind
 * @param {string} label
 * @param {string} target
 * @param {Tap | null} tap
 * @param {any[]} children
 */
const touch = (kind, label, target, tap, ...children) =>
  el("div", { class: kind + (isTapped(label, target, tap) ? " tapped" : "") },
    ...(children.length ? children : [label]));

/**
 * @param {Dialog} dialog
 * @param {string} target
 * @param {Tap | null} tap
 */
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

/**
 * Draws the phone of a frame; thumbnails are hidden from screen readers, which have the words.
 * @param {Film} data
 * @param {number} index
 * @param {boolean} fault
 */
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
