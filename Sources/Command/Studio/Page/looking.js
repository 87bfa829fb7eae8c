// Looking: the scenario is played as it stands, and what came of it is shown.

let looking = Promise.resolve();

/** Plays what is written, and shows what is known at the place; asks once at a time, and for the newest text alone. */
function look() {
  const number = ++state.asked;
  if (obstacle) return Promise.resolve(showNothing());
  looking = looking.then(() => lookNow(number));
  return looking;
}

async function lookNow(number) {
  try {
    while (number === state.asked) {
      const outlook = await ask("/look", question(), () => number === state.asked);
      // What nobody waits for any more is not in the way of what is asked next.
      if (outlook.busy) await stopPlay();
      if (number !== state.asked) return;
      if (outlook.stopped) return showStopped("Stopped in another page");
      if (outlook.unplayed === 0) {
        state.outlook = outlook;
        return show(outlook);
      }
      say(outlook.unplayed === 1 ? "Playing: one more step" : "Playing: " + outlook.unplayed + " more steps");
    }
  } catch (reason) {
    lost(reason);
  }
}

/** @param {Outlook} outlook */
function show(outlook) {
  greet(false);
  hideLong();
  if (outlook.scenarioLine !== undefined) state.line = outlook.scenarioLine;
  if (outlook.profile !== undefined) state.profile = outlook.profile;
  showChoices(outlook);
  showGutter(outlook);
  showProblems(outlook);
  fitText();
  showPhone(outlook);
  showBeside(outlook);
  showSentences(outlook);
  find();
  showStory(outlook);
  noteAddress(outlook);
  const wrong = wrongEndings(outlook).map((ending) => endingWords(ending.status, ending.line) + " on " + ending.profile);
  const words = [outlook.status === undefined ? "Nothing to play yet"
    : outlook.isBlank ? "No steps yet"
    : endingWords(outlook.status, faultLine(outlook)), ...wrong].join(" \u00b7 ");
  const isWrong = wrong.length > 0 || (outlook.status !== undefined && outlook.status !== "passed" && !outlook.isBlank);
  say(words + (isChanged() ? " \u00b7 not saved" : state.isSaved ? " \u00b7 saved" : ""), isWrong);
}

/** The other platforms on which the scenario goes wrong. @param {Outlook} outlook */
const wrongEndings = (outlook) => outlook.others.filter(({ status }) => status !== "passed" && status !== "skipped");

/** What is said of how a scenario ends. @type {Record<string, string>} */
const endings = { passed: "Passed", failed: "Fails", undefined: "Has a step that nothing defines", ambiguous: "Has a step of two meanings",
  invalid: "Cannot be played", skipped: "Not played", pending: "Waits for a step" };

/** How a scenario ends, and where. @param {string} status @param {number} [line] */
const endingWords = (status, line) => (endings[status] || status) + (line ? " at line " + line : "");

/** Where the scenario goes wrong first. @param {Outlook} outlook */
function faultLine(outlook) {
  const step = (outlook.story ? outlook.story.steps : []).find((step) => step.problem);
  return step ? step.line : undefined;
}

/** @param {Outlook} outlook */
function showChoices(outlook) {
  const scenarios = choiceOf("scenarios");
  scenarios.replaceChildren(...outlook.choices.map((choice) =>
    el("option", { value: choice.line, selected: choice.line === outlook.scenarioLine },
      choice.name || "(without a name)")));
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  byId("profiles").replaceChildren(...(choice ? choice.profiles : []).map((profile) => {
    const status = profile === outlook.profile ? outlook.status
      : outlook.others.find((ending) => ending.profile === profile)?.status;
    // Of a scenario without steps there is nothing to say yet.
    const isTold = status !== undefined && !outlook.isBlank;
    return el("button", { type: "button", "aria-pressed": String(profile === outlook.profile),
      title: "Play it on " + profile + (isTold ? ": " + endingWords(status).toLowerCase() + " there" : ""),
      click: () => { state.profile = profile; look(); } }, profile + (isTold ? " " + marks[status] : ""));
  }));
}

/** @param {Outlook} outlook */
function showGutter(outlook) {
  /** @type {Map<number, Step>} */
  const steps = new Map();
  for (const step of outlook.story ? outlook.story.steps : []) {
    // A phrase has many steps on its line: the first that did not pass says how it ended.
    const known = steps.get(step.line);
    if (!known || known.status === "passed") steps.set(step.line, step);
  }
  const count = area("text").value.split("\n").length;
  const here = outlook.story && outlook.stepCount > 0 ? outlook.story.steps[outlook.stepCount - 1] : null;
  byId("gutter").replaceChildren(...Array.from({ length: count }, (_, index) => {
    const step = steps.get(index + 1);
    const kind = (step ? " " + step.status : "") + (here && here.line === index + 1 ? " here" : "");
    return el("div", { class: "line" + kind }, step ? marks[step.status] : "\u00a0");
  }));
}

/** @param {Outlook} outlook */
function showProblems(outlook) {
  /** @param {number | undefined} line @param {string} message @param {string[]} notes @param {string} kind */
  const item = (line, message, notes, kind) => el("li", { class: kind },
    el("button", { type: "button", click: () => goToLine(line || 1) },
      (line ? "Line " + line + ": " : "") + message),
    notes.map((note) => el("p", {}, note)));
  const wrong = outlook.problems.map((problem) =>
    item(problem.line, problem.message, problem.notes, problem.isError ? "failed" : "pending"));
  if (outlook.isBlank) {
    wrong.unshift(el("li", { class: "invitation" }, "Choose what the phone is, or type what the user does."));
  }
  for (const [place, step] of (outlook.story ? outlook.story.steps : []).entries()) {
    for (const search of outlook.searches.filter((search) => search.step === place)) {
      wrong.push(item(step.line, search.words, [], "told"));
    }
    if (!step.problem) continue;
    const { message, expected, actual, suggestions } = step.problem;
    const notes = outlook.notes.filter((note) => note.step === place).map((note) => note.words);
    const seen = [expected === undefined ? "" : "Expected: " + expected,
      actual === undefined ? "" : "Actual: " + actual].filter(Boolean);
    wrong.push(item(step.line, message, [...seen, ...notes], step.status));
    const fixes = fixItems(outlook, place);
    wrong.push(...fixes);
    if (outlook.fixes.some((fix) => fix.step === place && fix.action === "instead")) continue;
    for (const words of suggestions || []) {
      wrong.push(el("li", { class: "hint" }, "Did you mean: " + words));
    }
  }
  for (const ending of wrongEndings(outlook)) {
    wrong.push(item(ending.line, "on " + ending.profile + ": " + (ending.message || endingWords(ending.status)), [], "failed"));
    wrong.push(...ending.fixes.map(fixItem));
  }
  byId("problems").replaceChildren(...wrong);
}
