/** @type {Map<HTMLElement, Panel>} */
const panels = new Map();

/** @param {HTMLElement} row */
const linkOf = (row) => /** @type {HTMLElement} */ (row.querySelector(".row"));

/** @param {HTMLElement} row */
function openRow(row) {
  const link = linkOf(row);
  let panel = panels.get(row);
  if (!panel) {
    /** @type {Details} */
    const data = JSON.parse(byId("details-" + row.dataset.n).textContent || "");
    panel = buildPanel(data);
    panel.id = "panel-" + row.dataset.n;
    link.setAttribute("aria-controls", panel.id);
    panels.set(row, panel);
  }
  const isNew = !row.classList.contains("open");
  row.classList.add("open");
  link.setAttribute("aria-expanded", "true");
  row.append(panel);
  if (isNew) panel.start();
}

/** @param {HTMLElement} row */
function closeRow(row) {
  row.classList.remove("open");
  linkOf(row).setAttribute("aria-expanded", "false");
  const panel = panels.get(row);
  if (panel) panel.remove();
}

const rowNamed = (name) => {
  const node = name ? document.getElementById(name) : null;
  return node && node.classList.contains("scenario") ? node : null;
};

// An address is the name of a scenario, or conditions with the names of those that are open.
function follow() {
  const hash = decodeURIComponent(location.hash.slice(1));
  const single = rowNamed(hash);
  if (single) {
    if (single.hidden) setConditions(new URLSearchParams());
    openRow(single);
    single.scrollIntoView({ block: "start" });
    linkOf(single).focus({ preventScroll: true });
    return;
  }
  if (hash && !hash.includes("=")) return;
  const wanted = new URLSearchParams(location.hash.slice(1));
  setConditions(wanted);
  const names = (wanted.get("open") || "").split(",").map(rowNamed);
  const named = names.flatMap((row) => row ? [row] : []);
  for (const row of named) openRow(row);
  if (named.length && !named[0].hidden) named[0].scrollIntoView({ block: "start" });
}

for (const row of rows) {
  const link = linkOf(row);
  link.setAttribute("aria-expanded", "false");
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (row.classList.contains("open")) closeRow(row);
    else openRow(row);
    writeAddress();
  });
}
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
window.addEventListener("hashchange", follow);
let resizing = null;
window.addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => {
    for (const [row, panel] of panels) {
      if (row.classList.contains("open") && panel.redraw) panel.redraw();
    }
  }, 150);
});
form.hidden = false;
setConditions(new URLSearchParams());
// Only after loading does the browser let go of where it scrolled to by itself.
if (document.readyState === "complete") follow();
else window.addEventListener("load", follow);
