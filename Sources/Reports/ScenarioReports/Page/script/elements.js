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
 * A point in time, such as 00:00:03.250 or 01:00:03: of a scenario and of a phone alike.
 * @param {number} ms
 */
function clock(ms) {
  const seconds = Math.floor(ms / 1000), rest = Math.round(ms % 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":")
    + (rest ? "." + String(rest).padStart(3, "0") : "");
}

/**
 * What the phone's own clock shows at a moment.
 * @param {Details} data
 * @param {number} time
 * @param {number} step
 */
function phoneClock(data, time, step) {
  const known = data.clocks || [];
  if (known.length === 0) return "";
  const at = known.findLastIndex((set) => set[0] <= step);
  // No phone shows parts of a second.
  return clock(1000 * ((Math.floor(time / 1000) + known[Math.max(0, at)][1]) % 86400));
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

/**
 * A text as it is searched for: without large letters and without the marks above them.
 * @param {string} text
 */
const plain = (text) => (/[^\u0000-\u007f]/.test(text)
  ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : text).toLowerCase();

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

/**
 * A button that puts a text where the user can paste it from.
 * @param {string} label
 * @param {(button: HTMLElement) => string} text
 * @param {string} [title]
 */
function copyButton(label, text, title) {
  const button = el("button", { type: "button", class: "copy", title, click: async () => {
    const copied = await copy(text(button));
    button.textContent = copied ? "Copied" : "Not copied";
    setTimeout(() => { button.textContent = label; }, 1500);
  } }, label);
  return button;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Some places that show attachments give a page no clipboard; what is selected can be copied there all the same.
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

/**
 * The address of a moment of the scenario in which an element stands, such as #s-pets-4@00:07:00,8: the step is its last part.
 * @param {HTMLElement} node
 * @param {number} time
 * @param {number} step
 */
function momentLink(node, time, step) {
  const row = node.closest(".scenario");
  return location.href.split("#")[0] + "#" + (row ? row.id : "") + "@" + clock(time) + "," + (step + 1);
}
