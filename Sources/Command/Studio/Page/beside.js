// A second platform beside the first: the same step on both phones, and the moment in which they part.

/** Shows the other platform as well, or no more. @param {boolean} isWanted */
function setBeside(isWanted) {
  state.showsBeside = isWanted;
  byId("beside").setAttribute("aria-pressed", String(isWanted));
  look();
}

/** @param {Outlook} outlook */
function showBeside(outlook) {
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  byId("beside").hidden = !choice || choice.profiles.length < 2;
  const beside = outlook.beside;
  document.body.classList.toggle("pair-of-phones", Boolean(beside));
  byId("other").hidden = byId("parting").hidden = !beside;
  if (!beside) return byId("other-phone").replaceChildren();
  byId("other-name").textContent = beside.profile;
  byId("other-phone").replaceChildren(otherPhone(beside, outlook.stepCount));
  byId("parting").replaceChildren(...partingView(outlook, beside));
}

/** The phone of the other platform, to be looked at alone. @param {Beside} beside @param {number} count */
function otherPhone(beside, count) {
  const film = beside.story.frames && beside.story.frames.length ? /** @type {Film} */ (beside.story) : null;
  const index = film ? frameBehind(film, count) : -1;
  const sight = state.outlook ? readersOf(state.outlook)[sightShown(state.outlook)] : undefined;
  if (sight !== undefined) {
    const pages = beside.elsewhere;
    const page = pages ? pages.frames.findIndex((frame) => readerOf(pages, frame) === sight) : -1;
    // Where the story breaks before it, nobody has a page there, and a phone would be something else.
    return pages && page >= 0 ? drawPhone(pages, page, false) : el("div", { class: "phone idle" },
      el("p", {}, sightName(sight) + " has no page before them on " + beside.profile + "."));
  }
  if (film && index >= 0) return drawPhone(film, index, false);
  const isBroken = beside.story.steps.slice(0, count).some((step) => step.status !== "passed");
  return el("div", { class: "phone idle " + beside.profile.toLowerCase() }, el("p", {},
    isBroken ? "The story does not come to this place on " + beside.profile + "." : "The phone is as it comes."));
}

/** Where both go two ways, the first moment first, and what is different there. @param {Outlook} outlook @param {Beside} beside */
function partingView(outlook, beside) {
  const { partings, profile } = beside;
  if (!partings.length) return [el("p", {}, "Both go the same way, from the first step to the last.")];
  return [el("p", {}, "They part at step " + (partings[0].step + 1) + (partings.length > 1 ? ", and further on:" : ":")),
    el("table", {}, el("thead", {}, el("tr", {}, el("td", {}), el("th", { scope: "col" }, outlook.profile),
      el("th", { scope: "col" }, profile))), partings.map(partingRows))];
}

/** @param {Beside["partings"][0]} parting */
const partingRows = (parting) => el("tbody", {},
  el("tr", {}, el("th", { colspan: 3, scope: "rowgroup" }, el("button", { type: "button", click: () => goTo(parting.step + 1) },
    "Step " + (parting.step + 1) + ", line " + parting.line))),
  parting.differences.map(([subject, first, second]) =>
    el("tr", {}, el("th", { scope: "row" }, subject), el("td", {}, first), el("td", {}, second))));

byId("beside").addEventListener("click", () => setBeside(!state.showsBeside));
