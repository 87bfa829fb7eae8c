// What can be said next: what may happen or is true, and what answers the words that somebody looks for.

/** What answered last. @type {[sentence: string, about: string, kind: string, standing: string][]} */
let answers = [];
// Whether one of them has to do with everything that was asked.
let isAnswered = true;
// What was asked for it.
let answeredWords = "";
let finding = 0, asking = 0;

/** Looks for what the words mean, when nobody has typed for a moment. */
function find() {
  const words = inputOf("find").value.trim();
  clearTimeout(finding);
  if (!words) return;
  finding = setTimeout(async () => {
    const number = ++asking;
    try {
      const answer = await ask("/find", { ...question(), sentence: words });
      if (number !== asking || words !== inputOf("find").value.trim()) return;
      answeredWords = words;
      answers = answer.found;
      isAnswered = answer.isWhole;
      if (state.outlook) showSentences(state.outlook);
    } catch (reason) {
      lost(reason);
    }
  }, 150);
}

/** Shows what a click on the phone does; nothing is pointed at or looked for any more. @param {boolean} isChecking */
function showMode(isChecking) {
  Object.assign(state, { isChecking, ...unpointed });
  byId("play").setAttribute("aria-pressed", String(!isChecking));
  byId("check").setAttribute("aria-pressed", String(isChecking));
  inputOf("find").value = "";
  inputOf("find").placeholder = isChecking ? "popup, notification, server" : "offline, Settings, battery";
}

/** What the list is about. */
function listTitle() {
  const part = pointedPart();
  if (state.isChecking) {
    return part && state.pointed ? "What is true of \u201c" + state.pointed + "\u201d on " + part.name
      : part ? "What is true of " + part.name
      : state.pointed ? "What is true of \u201c" + state.pointed + "\u201d" : "What is true now";
  }
  return part ? "What can be done with " + part.name : "What may happen next";
}

/** Whether a step before the place does not hold. @param {Outlook} outlook */
const isBroken = (outlook) => (outlook.story ? outlook.story.steps : []).slice(0, outlook.stepCount)
  .some((step) => step.status !== "passed");

/** Whether a search stands before the place, behind which there are many phones and not one. @param {Outlook} outlook */
const isBehindSearch = (outlook) => outlook.searches.some((search) => search.step < outlook.stepCount);

/** What stands where the list is empty. @param {boolean} isWanted */
function emptyWords(isWanted) {
  const part = pointedPart();
  if (obstacle) return "Nothing can be written into this file.";
  if (isWanted) return "Try fewer words, or others; any sentence can be typed into the text.";
  if (state.outlook && isBroken(state.outlook)) {
    return "The story does not come to this place: mend what is told below the text, or go back with the slider.";
  }
  if (state.outlook && isBehindSearch(state.outlook)) {
    return "Behind a search the phone is another one after each history, so nothing can be offered: type here what is to be true after all of them, or go back with the slider, before the table.";
  }
  if (state.isChecking) return "Nothing that could fail is known here" + (part ? " of " + part.name : "") + ".";
  return part ? "Nothing can be done with " + part.name + " here. Choose \u201cCheck\u201d to see what is true of it."
    : "Nothing can happen here.";
}

/** How a check would end here, and what a deed would come to. @type {Record<string, string>} */
const checkStandings = { holds: "true now", holdsAlways: "true now, and nothing could make it fail",
  fails: "would fail now", impossible: "cannot be checked now" };
/** @type {Record<string, string>} */
const deedStandings = { fails: "goes wrong now", impossible: "cannot happen now" };

/** What stands above a sentence that was found: what it is for, and how it would go here. @param {string} [kind] @param {string} [standing] */
const labelWords = (kind, standing) =>
  [kind, (kind === "Then" ? checkStandings : deedStandings)[standing || ""]].filter(Boolean).join(" \u00b7 ");

/** @param {string} sentence @param {string} [about] @param {string} [kind] @param {string} [standing] */
const sentenceItem = (sentence, about, kind, standing) => el("li", {},
  el("button", { type: "button", title: about || null, "data-kind": labelWords(kind, standing) || null,
    "data-standing": standing || null, click: () => add(sentence) }, sentence));

// Whether somebody has unfolded what is less likely to matter.
let isUnfolded = false;
// The most checks that stand there unfolded.
const checksMax = 40;

/** What there is as well, folded away. @param {string} title @param {Node[]} items */
function foldedItem(title, items) {
  const fold = /** @type {HTMLDetailsElement} */ (el("details", { class: "fold", toggle: () => { isUnfolded = fold.open; } },
    el("summary", {}, title + " (" + items.length + ")"), el("ul", {}, items)));
  fold.open = isUnfolded;
  return el("li", {}, fold);
}

/** What is not in the list of checks, which is long enough. @param {number} count */
const leftItem = (count) => el("li", { class: "hint" }, (count === 1 ? "1 more check is" : count + " more checks are")
  + " likely to be true: type a word of it into Find, or click on what it is about.");

/** Whether the place is before the scenario's own steps. @param {Outlook} outlook */
const isInBackground = (outlook) => outlook.stepCount < outlook.ownStart;

/** What stands in the middle of a phrase, where nothing can be added. @param {Outlook} outlook */
function phraseItem(outlook) {
  const steps = outlook.story ? outlook.story.steps : [];
  if (isInBackground(outlook)) {
    return el("li", { class: "hint" }, "This is the background, which all scenarios here begin with: what is added comes behind it. ",
      el("button", { type: "button", click: () => goTo(outlook.ownStart) }, "Go behind it"));
  }
  const line = steps[outlook.stepCount - 1].line;
  const end = steps.findIndex((step, index) => index >= outlook.stepCount && step.line !== line);
  return el("li", { class: "hint" }, "This is the middle of a phrase, which is one line of the text: what is added comes behind it. ",
    el("button", { type: "button", click: () => goTo(end < 0 ? steps.length : end) }, "Go behind it"));
}

/** @param {Outlook} outlook */
function showSentences(outlook) {
  const words = inputOf("find").value.trim();
  const wanted = plain(words).split(" ").filter(Boolean);
  const deeds = pointedPart() ? outlook.partDeeds : outlook.deeds;
  const further = pointedPart() ? [] : outlook.furtherDeeds;
  /** @type {[string, string, string, string][]} */
  const shown = [];
  // What is offered anyway is told apart where others stand beside it.
  const [kind, standing] = wanted.length && state.isChecking ? ["Then", "holds"] : ["", ""];
  /** @type {(sentence: string, about: string) => unknown} */
  const keepIfMeant = (sentence, about) =>
    wanted.every((word) => plain(sentence + " " + about).includes(word)) && shown.push([sentence, about, kind, standing]);
  if (state.isChecking) for (const [sentence, about] of outlook.checks) keepIfMeant(sentence, about);
  else for (const deed of wanted.length ? [...deeds, ...further] : deeds) keepIfMeant(deed, "");
  const known = new Set(shown.map(([sentence]) => sentence));
  const isTold = wanted.length > 0 && answeredWords === words;
  // What only comes near is of no use beside what fits.
  const isNear = isTold && !isAnswered && !shown.length;
  if (isTold && (isAnswered || isNear)) shown.push(...answers.filter(([sentence]) => !known.has(sentence)));
  byId("next-title").textContent = isNear ? "Nothing fits these words" : wanted.length ? "What these words mean" : listTitle();
  byId("all").hidden = !state.pointed && !state.part;
  const items = shown.map((row) => sentenceItem(...row));
  const isLong = !wanted.length && state.isChecking && items.length > checksMax;
  const folded = isLong ? items.splice(checksMax) : [];
  byId("sentences").replaceChildren(...items);
  if (isNear && items.length) {
    byId("sentences").prepend(el("li", { class: "hint" }, items.length === 1 ? "This comes nearest:" : "These come nearest:"));
  }
  if (folded.length) byId("sentences").append(foldedItem("More that is true now", folded));
  if (state.isChecking && !wanted.length && outlook.checksLeft) byId("sentences").append(leftItem(outlook.checksLeft));
  if (!wanted.length && !state.isChecking && further.length) {
    byId("sentences").append(foldedItem("More that may happen", further.map((deed) => sentenceItem(deed))));
  }
  if (outlook.isWithinPhrase || isInBackground(outlook)) byId("sentences").prepend(phraseItem(outlook));
  else if (shown.length === 0 && (!wanted.length || answeredWords === words)) {
    byId("sentences").append(el("li", { class: "hint" }, emptyWords(wanted.length > 0)));
  }
}
