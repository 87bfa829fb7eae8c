const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

// Shows what cannot be seen or would turn the direction of what stands beside it.
/** @param {unknown} text */
function visible(text) {
  return String(text).replace(hidden, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 32
      ? String.fromCharCode(0x2400 + code)
      : "\u27e8U+" + code.toString(16).toUpperCase().padStart(4, "0") + "\u27e9";
  });
}

/**
 * @template {Element} Node
 * @param {Node} node
 * @param {Record<string, any> | undefined} attributes
 * @param {any[]} children
 */
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value);
    // A page whose policy allows no styles in attributes allows this.
    else if (name === "style") /** @type {any} */ (node).style.cssText = value;
    else node.setAttribute(name, value === true ? "" : visible(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : visible(child));
  }
  return node;
}

/**
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {any[]} children
 * @returns {HTMLElement}
 */
const el = (name, attributes, ...children) =>
  fill(document.createElement(name), attributes, children);

/**
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {any[]} children
 * @returns {SVGElement}
 */
const svg = (name, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/**
 * A point on the clock of a scenario, such as 00:03.250 or 1:00:03.250.
 * @param {number} ms
 */
function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  const hours = seconds >= 3600 ? Math.floor(seconds / 3600) + ":" : "";
  return hours + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60)
    + "." + String(ms % 1000).padStart(3, "0");
}

/**
 * A length of time, such as 1.5 s or 2 min 5 s.
 * @param {number} ms
 */
function durationText(ms) {
  if (ms < 60000) return ms / 1000 + " s";
  const seconds = Math.round(ms / 1000);
  /** @type {[number, string][]} */
  const parts = [
    [Math.floor(seconds / 86400), "d"], [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"], [seconds % 60, "s"],
  ];
  return parts.filter((part) => part[0] > 0).map((part) => part.join(" ")).join(" ");
}

/** @type {Record<string, string>} */
const marks = {
  passed: "\u2713", failed: "\u2717", skipped: "\u2013", pending: "\u2026",
  undefined: "?", ambiguous: "?", invalid: "!",
};

/**
 * @param {number | undefined} count
 * @param {string} what
 */
const more = (count, what) =>
  count ? el("p", { class: "hint" }, "\u2026 and " + count + " more " + what) : null;
