/** @type {HTMLElement[]} */
let rows = [];
/** @type {HTMLElement[]} */
let features = [];
const form = /** @type {HTMLFormElement} */ (byId("filters"));
/** @type {HTMLElement[]} */
const chips = Array.from(form.querySelectorAll("button[data-status]"));
const fields = ["flow", "platform", "tag", "text"].map((name) =>
  /** @type {HTMLInputElement} */ (form.elements.namedItem(name)));
const searchTexts = new Map();
/** The words of steps and screens by the number of their scenario, where they have been read. @type {string[]} */
const storyTexts = [];
/** How the words of steps and screens are read: not yet, just now, all of them, or not at all. */
let reading = "";

/** @param {HTMLElement} chip */
const isPressed = (chip) => chip.getAttribute("aria-pressed") === "true";

function conditions() {
  const found = new URLSearchParams();
  const statuses = chips.filter(isPressed).map((chip) => chip.dataset.status);
  if (statuses.length) found.set("status", statuses.join(","));
  for (const field of fields) if (field.value.trim()) found.set(field.name, field.value.trim());
  return found;
}

/** @param {HTMLElement} row */
function textOf(row) {
  if (!searchTexts.has(row)) {
    const section = /** @type {Element} */ (row.closest(".feature")).querySelector("h3")?.textContent;
    const lines = Array.from(row.querySelectorAll(".name, .meta, .why"));
    searchTexts.set(row, plain([section, ...lines.map((line) => line.textContent)].join(" ")));
  }
  return searchTexts.get(row);
}

/**
 * @param {HTMLElement} row
 * @param {string} word
 */
const says = (row, word) =>
  textOf(row).includes(word) || (storyTexts[Number(row.dataset.n)] || "").includes(word);

// What scenarios looked like is packed. It is unpacked when somebody looks for words, part by part, and the list fills meanwhile.
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

/** @type {Record<string, string>} */
const readingWords = {
  now: "; still looking into steps and screens\u2026",
  failed: "; this browser cannot look into steps and screens",
};

/**
 * @param {HTMLElement} row
 * @param {URLSearchParams} wanted
 */
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

// Takes the list as it stands.
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

/** @param {URLSearchParams} wanted */
function setConditions(wanted) {
  const statuses = (wanted.get("status") || "").split(",");
  for (const chip of chips) {
    chip.setAttribute("aria-pressed", String(statuses.includes(chip.dataset.status || "")));
  }
  for (const field of fields) {
    const value = wanted.get(field.name) || "";
    field.value = value;
    // A choice that this report does not have is no choice.
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

/** @param {string} text */
function setHash(text) {
  try {
    history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
  } catch {
    // Some places that show attachments keep no history; the page works without.
  }
}
