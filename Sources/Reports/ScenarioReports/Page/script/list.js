// The scenarios that passed lie in a packed list (`HTMLList`). They are drawn between those that did not, a part at a time.
const listing = byId("scenarios");
const listBlock = document.querySelector("script.list");
/** Whether all that is to be listed is, or cannot be. */
let isListed = false, isUnreadable = false;

/** @param {string} text */
const isolated = (text) => el("bdi", {}, text);

/** @param {string} tag */
const requirementOf = (tag) => "r:" + visible(tag.slice(1));

/**
 * @param {string} flow
 * @param {PackedRow} row
 * @param {PackedList} list
 * @param {boolean[]} known
 */
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

/**
 * The section of a feature, which is there where something of it did not pass.
 * @param {Map<string | undefined, HTMLElement>} there
 * @param {number} place
 * @param {Element} before
 * @param {PackedFeature} feature
 */
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
  /** @type {PackedList} */
  const list = JSON.parse((await unpack(listBlock))[0]);
  const known = list.tags.map((tag) => document.getElementById(requirementOf(tag)) !== null);
  /** @type {HTMLElement[]} */
  const sections = Array.from(listing.querySelectorAll(".feature"));
  const there = new Map(sections.map((section) => [section.dataset.place, section]));
  /** @type {Element} */
  let before = byId("filters");
  let last = performance.now();
  for (const [place, feature] of list.features.entries()) {
    before = sectionOf(there, place, before, feature);
    const lines = /** @type {HTMLElement} */ (before.querySelector("ol"));
    /** @type {HTMLElement[]} */
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

/** @param {unknown} reason */
function unlisted(reason) {
  isUnreadable = true;
  byId("filters").after(el("p", { class: "notice" }, "This browser cannot unpack the list of what passed, or the file "
    + "is not whole (" + reason + "). What did not pass is all there."));
}

/** The links to its scenarios by a requirement's place in the page, once they have been asked for. @type {Map<string, HTMLElement[]>} */
const proofs = new Map();

// What proves a requirement is said by the tags of the list; it is drawn where somebody opens the table.
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

/** @param {Element} table */
async function drawProofs(table) {
  await listed;
  if (!listBlock) return;
  if (proofs.size === 0) readProofs();
  for (const row of table.querySelectorAll("tbody tr")) {
    const found = proofs.get(row.id);
    if (found) row.querySelector(".proofs")?.replaceChildren(...found);
  }
}
