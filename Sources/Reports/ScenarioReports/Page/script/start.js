/** @type {Map<HTMLElement, Promise<Panel>>} */
const panels = new Map();

/** @param {HTMLElement} row */
const linkOf = (row) => /** @type {HTMLElement} */ (row.querySelector(".row"));

/** @param {HTMLElement} row */
const panelIn = (row) => /** @type {Panel | null} */ (row.querySelector(":scope > .panel"));

/**
 * @param {HTMLElement} row
 * @returns {Promise<Panel>}
 */
async function makePanel(row) {
  const panel = await detailsOf(Number(row.dataset.n)).then(buildPanel, unreadable);
  panel.id = "panel-" + row.dataset.n;
  linkOf(row).setAttribute("aria-controls", panel.id);
  return panel;
}

/** @param {unknown} reason */
function unreadable(reason) {
  const panel = /** @type {Panel} */ (el("div", { class: "panel" }, el("p", { class: "notice" },
    "This browser cannot unpack what the scenario looked like, or the file is not whole (" + reason + ").")));
  panel.start = () => {};
  return panel;
}

/**
 * @param {HTMLElement} row
 * @param {{ time: number, step: number | null }} [moment]
 */
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
  // Meanwhile somebody may have closed it, or opened it once more.
  if (!row.classList.contains("open") || panelIn(row)) return;
  row.append(made);
  made.start(moment?.time, moment?.step);
}

/** @param {HTMLElement} row */
function closeRow(row) {
  row.classList.remove("open");
  linkOf(row).setAttribute("aria-expanded", "false");
  panelIn(row)?.remove();
}

// Other pages name the platform also where a scenario is played on one only.
const rowNamed = (name) => {
  const node = name ? document.getElementById(name) || document.getElementById(name.replace(/-[a-z]+$/, "")) : null;
  return node && node.classList.contains("scenario") ? node : null;
};

// What stands behind the sign in the address; nothing where it cannot be read.
function addressed() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * The moment behind the name of a scenario: a time, and the step where there is one.
 * @param {string} text
 */
function momentOf(text) {
  const found = /^(\d+):(\d\d):(\d\d(?:\.\d{1,3})?)(?:,(\d+))?$/.exec(text);
  if (!found) return undefined;
  const seconds = Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]);
  return { time: Math.round(1000 * seconds), step: found[4] ? Number(found[4]) - 1 : null };
}

// An address is the name of a scenario, with a moment or without, or conditions with the names of those that are open.
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
// What a tag or a proof stands for is said once in the page, and told where somebody points.
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
// Only after loading does the browser let go of where it scrolled to by itself.
const followed = document.readyState === "complete" ? follow()
  : new Promise((done) => window.addEventListener("load", () => done(follow())));
