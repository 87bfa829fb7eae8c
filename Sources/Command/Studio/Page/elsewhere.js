// What others than the phone's user have before them, such as the page of a customer; shown in the phone's place.

/** Who has the page of a frame before them; empty for what the phone shows. @param {Film} film @param {Frame} frame */
function readerOf(film, frame) {
  const front = film.fronts[frame[3]];
  return front.kind === "page" ? front.reader || "" : "";
}

/** Who has a page before them, in the order of the pages. @param {{ elsewhere?: Film }} outlook @returns {string[]} */
function readersOf(outlook) {
  const elsewhere = outlook.elsewhere;
  return elsewhere ? elsewhere.frames.map((frame) => readerOf(elsewhere, frame)) : [];
}

/** The page that is shown: the one that was chosen, or that the step before the place has opened; -1 for the phone. @param {Outlook} outlook */
function sightShown(outlook) {
  const readers = readersOf(outlook);
  if (state.sight !== undefined || !outlook.story || !readers.length) return readers.indexOf(state.sight || "");
  const film = /** @type {Film} */ (outlook.story);
  const opened = film.frames.findLastIndex((frame) => frame[1] === outlook.stepCount - 1 && readerOf(film, frame) !== "");
  return opened < 0 ? -1 : readers.indexOf(readerOf(film, film.frames[opened]));
}

/** What the button of a page says, or of the phone. @param {string} reader */
function sightName(reader) {
  const name = reader.replace(/^the /, "");
  return name ? name[0].toUpperCase() + name.slice(1) : "Phone";
}

/** Lets one choose between the phone and the pages of others, where there are any. @param {Outlook} outlook @param {number} sight */
function showSights(outlook, sight) {
  const readers = readersOf(outlook);
  byId("sights").hidden = !readers.length;
  byId("sights").replaceChildren(...["", ...readers].map((reader, index) =>
    el("button", { type: "button", "aria-pressed": String(index - 1 === sight), click: () => {
      Object.assign(state, unpointed, { sight: reader });
      look();
    }, title: reader ? "What " + reader + " sees" : "What the phone shows" }, sightName(reader))));
}

/**
 * Shows a page, of which each text can be checked and whose reader can do something.
 * @param {Film} film
 * @param {number} index
 * @param {Outlook} outlook
 */
function showPage(film, index, outlook) {
  const page = drawPhone(film, index, false);
  byId("phone").replaceChildren(page);
  const part = outlook.parts.find((part) => part.id === "page-" + (index + 1));
  if (!part) return;
  if (!state.isChecking) {
    page.setAttribute("aria-label", part.name[0].toUpperCase() + part.name.slice(1));
    return makeLive(page, () => touchedPart(part));
  }
  for (const node of page.querySelectorAll(readable)) {
    const words = node.matches(".metric") ? [...node.children].map((child) => child.textContent).join(": ") : labelOf(node);
    if (words) makeLive(node, () => pointAt(words, part));
  }
}

/** Looks for the checks that name a text of a page. @param {string} words @param {Part} part */
function pointAt(words, part) {
  Object.assign(state, { pointed: words, part: part.id });
  look();
}
