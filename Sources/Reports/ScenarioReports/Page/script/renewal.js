// A page that `--watch` has written loads itself anew when its file is another one, and nobody loses the place. A page of a
// file may not read files, but it may show one: it shows its own in a frame without a picture, which says its mark and ends.
const mark = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=rehearse-mark]")).content;
const frameName = "rehearse-mark";
const pauseLeast = 2000, pauseMost = 60000;

/** @type {HTMLIFrameElement | null} */
let frame = null;
let isOther = false, isReloading = false;
/** When somebody has done something last, or is still doing it. */
let touched = -Infinity;
let lookedAt = 0, pause = pauseLeast;

function look() {
  frame?.remove();
  lookedAt = performance.now();
  const shown = document.createElement("iframe");
  Object.assign(shown, { name: frameName, hidden: true, src: location.href.split("#")[0] });
  shown.setAttribute("sandbox", "allow-scripts");
  // No mark is said by what is no such page, or by nothing: that is looked at ever less often.
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

/** @param {MessageEvent} event */
function hear(event) {
  if (!frame || event.source !== frame.contentWindow || typeof event.data !== "string") return;
  stopLooking();
  pause = pauseLeast;
  isOther = event.data !== mark;
  renew();
}

/** Whether somebody types, points, selects or plays. An opened choice says nothing, so it is given more time. */
const isInUse = () => performance.now() - touched < (document.activeElement instanceof HTMLSelectElement ? 10 : 1) * pauseLeast
  || document.getSelection()?.isCollapsed === false || document.querySelector(".panel [aria-label=Pause]") !== null;

function renew() {
  if (!isOther || isReloading || document.hidden || isInUse()) return;
  isReloading = true;
  try {
    history.replaceState({ place: place() }, "");
  } catch {
    // The page is new then, and begins at its address.
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

/** What lies in a row, or outside of all rows. @param {HTMLElement | null} row @param {string} selector */
const partsOf = (row, selector) => /** @type {HTMLElement[]} */ ([...(row || document).querySelectorAll(selector)])
  .filter((node) => row || !node.closest(".scenario"));

/**
 * What folds in a row, by its words without their figures, which may be others in the next page.
 * @param {HTMLElement | null} row
 * @returns {[string, HTMLDetailsElement][]}
 */
function foldsOf(row) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return partsOf(row, "details").map((node) => {
    const words = (node.querySelector("summary")?.textContent || "").replace(/\d+/g, "");
    const count = (counts.get(words) || 0) + 1;
    counts.set(words, count);
    return [words + count, /** @type {HTMLDetailsElement} */ (node)];
  });
}

/** @param {HTMLElement | null} row */
const openFolds = (row) => foldsOf(row).flatMap(([name, node]) => node.open ? [name] : []);

/** Where somebody is in the page. @returns {PagePlace} */
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

/** @param {HTMLElement | null} row @param {string[]} names */
function unfold(row, names) {
  for (const [name, node] of foldsOf(row)) node.open = names.includes(name);
}

/** @param {PagePlace} place @param {() => void} show Must come before the focus, which nothing hidden gets. */
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

/** Shows the page only where somebody was before: until then the browser shows the one before. @param {PagePlace} place */
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
