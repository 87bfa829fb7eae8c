// swift-format-ignore-file
// Made from the files in Sources/Command/Studio/Page by their test, with REHEARSAL_RECORD=1.

/// The studio's page, its script and its style.
enum StudioPageFiles {
  /// The page.
  static let page: StaticString = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Rehearsal studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/shared.css">
<link rel="stylesheet" href="/studio.css">
</head>
<body class="studio">
<a class="skip" href="#text">Skip to the scenario</a>
<header class="topbar">
<h1>Rehearsal <span>studio</span></h1>
<span class="pair"><label><span>File</span> <select id="files"></select></label>
<button type="button" id="make-feature" title="A new feature in a file of its own" aria-label="New file">New</button></span>
<span class="pair"><label><span>Scenario</span> <select id="scenarios"></select></label>
<button type="button" id="make-scenario" title="A new scenario in this file" aria-label="New scenario">New</button></span>
<div class="choice"><div id="profiles" class="choice" role="group" aria-label="Platform"></div>
<button type="button" id="beside" aria-pressed="false" title="Show both platforms beside each other" hidden>Both</button></div>
<div class="tools">
<button type="button" id="undo" title="Undo (Ctrl-Z)">Undo</button>
<button type="button" id="redo" title="Redo (Ctrl-Shift-Z)">Redo</button>
<button type="button" id="save" title="Save (Ctrl-S)">Save</button>
</div>
<p id="status" role="status" aria-live="polite" tabindex="0"></p>
</header>
<section class="welcome" id="welcome" aria-labelledby="welcome-title" hidden>
<h2 id="welcome-title">Rehearsal <span>studio</span></h2>
<p>Here you write a scenario by playing with a phone: you click, the phone answers, and the sentence is written for you.</p>
<p>This folder has no features yet. Begin with one for the app that you want to try.</p>
<button type="button" id="welcome-begin">Begin a feature</button>
</section>
<div id="gone" role="alert" hidden><p id="gone-words"></p>
<div class="tools"><button type="button" id="gone-copy">Copy the text</button></div></div>
<main class="desk">
<section class="hand" id="hand" aria-labelledby="hand-title">
<h2 id="hand-title">Phone</h2>
<div class="choice" role="group" aria-label="What a click on the phone does">
<button type="button" id="play" aria-pressed="true">Play: tap it</button>
<button type="button" id="check" aria-pressed="false">Check: look at it</button>
</div>
<div id="sights" class="choice" role="group" aria-label="Whose screen is shown" hidden></div>
<div class="phones"><div id="phone"></div>
<div id="other" hidden><h3 id="other-name"></h3><div id="other-phone"></div></div></div>
<div class="moment"><button type="button" id="back" aria-label="One step back">&#8249;</button>
<input type="range" id="moment" min="0" step="1" aria-label="How many steps were played">
<button type="button" id="on" aria-label="One step on">&#8250;</button></div>
<p id="caption" aria-live="polite"></p>
<div id="parting" role="group" aria-label="Where the platforms part" tabindex="0" hidden></div>
</section>
<section class="write" id="write" aria-labelledby="write-title">
<h2 id="write-title">Scenario</h2>
<div id="draft" role="alert" hidden><p id="draft-words"></p>
<div class="tools"><button type="button" id="draft-take">Go on with them</button>
<button type="button" id="draft-compare">Compare</button>
<button type="button" id="draft-drop">Throw them away</button></div>
<div id="draft-difference" class="difference" tabindex="0" role="group" aria-label="What the file has and what is not saved"></div></div>
<div id="closed" role="alert" hidden><p id="closed-words"></p>
<div class="tools"><button type="button" id="closed-again">Try again</button></div></div>
<div class="editor"><div id="gutter" aria-hidden="true"></div>
<textarea id="text" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
aria-label="The text of the feature"></textarea></div>
<div id="conflict" role="alert" hidden><p id="conflict-words"></p>
<div class="tools"><button type="button" id="conflict-compare">Compare</button>
<button type="button" id="conflict-take">Take theirs</button>
<button type="button" id="conflict-keep">Keep mine</button></div>
<div id="difference" class="difference" tabindex="0" role="group" aria-label="What the file has and what you have written"></div></div>
<div id="long" role="status" hidden><p id="long-words"></p>
<div class="tools"><button type="button" id="long-stop">Stop</button>
<button type="button" id="long-go" hidden>Play it after all</button></div></div>
<ul id="problems" aria-label="What is wrong"></ul>
</section>
<section class="next" id="next" aria-labelledby="next-title">
<h2 id="next-title">What may happen next</h2>
<label class="find">Find <input type="search" id="find" placeholder="offline, Settings, battery"></label>
<button type="button" id="all" hidden>Show everything again</button>
<ul id="sentences"></ul>
<button type="button" id="make-route">Walk along a GPX file&#8230;</button>
</section>
<section class="look" id="look" aria-label="Timeline, map and requests"></section>
</main>
<nav class="ways" aria-label="Parts of the page"><a href="#hand">Phone</a><a href="#next">Next</a>
<a href="#write">Text</a><a href="#look">Timeline</a></nav>
<dialog id="new" aria-labelledby="new-title">
<form id="new-form" novalidate>
<h2 id="new-title">New feature</h2>
<p id="new-words"></p>
<div id="new-of-feature">
<label>App <select id="new-app"></select></label>
<label>Feature <input id="new-name" autocomplete="off" placeholder="Nobody is tracked without asking"></label>
<label>File <input id="new-file" autocomplete="off" placeholder="asking.feature"></label>
</div>
<label>Scenario <input id="new-scenario" autocomplete="off" placeholder="The user refuses"></label>
<p id="new-fault" role="alert"></p>
<div class="tools"><button type="submit" id="new-make">Begin</button>
<button type="button" id="new-cancel">Cancel</button></div>
</form>
</dialog>
<dialog id="route" aria-labelledby="route-title">
<form id="route-form" novalidate>
<h2 id="route-title">A route from a GPX file</h2>
<p>The file is written into the folder &#8220;routes&#8221; beside the feature, and the user sets out on it. You can also drop it anywhere on the page.</p>
<label id="route-file-label">File <input type="file" id="route-file" accept=".gpx,application/gpx+xml"></label>
<label>Name <input id="route-name" autocomplete="off" placeholder="to-work.gpx"></label>
<p id="route-fault" role="alert"></p>
<div class="tools"><button type="submit" id="route-make">Add the route</button>
<button type="button" id="route-cancel">Cancel</button></div>
</form>
</dialog>
<script src="/shared.js"></script>
<script src="/studio.js"></script>
</body>
</html>

"""#

  /// What brings the page to life.
  static let script: StaticString = #"""
const area = (id) => /** @type {HTMLTextAreaElement} */ (byId(id));
const choiceOf = (id) => /** @type {HTMLSelectElement} */ (byId(id));
const inputOf = (id) => /** @type {HTMLInputElement} */ (byId(id));
const token = new URLSearchParams(location.search).get("token") || sessionStorage.getItem("token") || "";
sessionStorage.setItem("token", token);
const shownAddress = new URLSearchParams(location.search);
shownAddress.delete("token");
history.replaceState(null, "", "/" + (String(shownAddress) ? "?" + shownAddress : ""));
const state = {
  file: "", version: "absent", saved: "",
  /** @type {number | undefined} */ line: undefined,
  /** @type {string | undefined} */ profile: undefined,
  /** @type {number | undefined} */ stepCount: undefined,
  /** @type {string | undefined} */ pointed: undefined,
  /** @type {string | undefined} */ part: undefined,
  isChecking: false,
  /** @type {string | undefined} */ sight: undefined,
  showsBeside: false,
  /** @type {Outlook | null} */ outlook: null,
  /** @type {Station[]} */ past: [], /** @type {Station[]} */ future: [],
  asked: 0, opened: 0, lineEnd: "\n", isSaved: false,
};
const unpointed = { pointed: undefined, part: undefined };
const atEnd = { stepCount: undefined, ...unpointed };
async function ask(path, question, isWanted = () => true) {
  const body = JSON.stringify(question);
  let wasLong = false;
  for (;;) {
    const response = await fetch(path, { method: "POST", body,
      headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
    if (!response.ok) throw new Error((await response.text()).trim());
    const answer = await response.json();
    if (!answer.busy && wasLong) hideLong();
    if (answer.stopped && path !== "/look") throw new Error("it was stopped in another page");
    if (!answer.busy || !isWanted()) return answer;
    wasLong = true;
    showLong(answer);
  }
}
function say(words, isWrong = false) {
  byId("status").textContent = byId("status").title = words;
  byId("status").classList.toggle("wrong", isWrong);
}
const asSentence = (words) => /^\S+\.(gpx|feature|md)\b/.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
function lost(reason) {
  const words = reason instanceof Error ? reason.message : String(reason);
  lookForStudio().then((isThere) => { if (isThere) say("That did not work: " + words, true); });
}
const question = () => ({ text: area("text").value, file: state.file, line: state.line,
  session: draftSession, profile: state.profile, stepCount: state.stepCount, seeksChecks: state.isChecking, pointed: state.pointed, part: state.part,
  showsBeside: state.showsBeside });
let obstacle = "";
const nothingKnown = { checks: [], checksLeft: 0, choices: [], deeds: [], due: [], fixes: [], furtherDeeds: [], isBlank: false,
  isWithinPhrase: false, notes: [], others: [], ownStart: 0, partDeeds: [], parts: [], problems: [], searches: [], stepCount: 0,
  unplayed: 0 };
function showClosed(name, why) {
  begin(name, { version: "absent", saved: "" });
  area("text").value = written = "";
  hideConflict();
  offerDrafts([]);
  choiceOf("files").value = name;
  setObstacle("This file cannot be edited: " + why.replace(/\.$/, "") + ".");
  inputOf("find").value = "";
  state.asked += 1;
  showNothing();
}
function showNothing() {
  state.outlook = nothingKnown;
  show(nothingKnown);
  say(obstacle, true);
}
function setObstacle(words) {
  obstacle = words;
  byId("closed").hidden = !words;
  byId("closed-words").textContent = words;
  document.body.classList.toggle("closed", Boolean(words));
  area("text").readOnly = Boolean(words);
  for (const name of ["save", "undo", "redo", "make-scenario", "make-route", "find", "moment", "back", "on"]) {
    /** @type {HTMLButtonElement} */ (byId(name)).disabled = Boolean(words);
  }
}
byId("closed-again").addEventListener("click", () => openFile(state.file).catch(lost));
let looking = Promise.resolve();
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
const wrongEndings = (outlook) => outlook.others.filter(({ status }) => status !== "passed" && status !== "skipped");
const endings = { passed: "Passed", failed: "Fails", undefined: "Has a step that nothing defines", ambiguous: "Has a step of two meanings",
  invalid: "Cannot be played", skipped: "Not played", pending: "Waits for a step" };
const endingWords = (status, line) => (endings[status] || status) + (line ? " at line " + line : "");
function faultLine(outlook) {
  const step = (outlook.story ? outlook.story.steps : []).find((step) => step.problem);
  return step ? step.line : undefined;
}
function showChoices(outlook) {
  const scenarios = choiceOf("scenarios");
  scenarios.replaceChildren(...outlook.choices.map((choice) =>
    el("option", { value: choice.line, selected: choice.line === outlook.scenarioLine },
      choice.name || "(without a name)")));
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  byId("profiles").replaceChildren(...(choice ? choice.profiles : []).map((profile) => {
    const status = profile === outlook.profile ? outlook.status
      : outlook.others.find((ending) => ending.profile === profile)?.status;
    const isTold = status !== undefined && !outlook.isBlank;
    return el("button", { type: "button", "aria-pressed": String(profile === outlook.profile),
      title: "Play it on " + profile + (isTold ? ": " + endingWords(status).toLowerCase() + " there" : ""),
      click: () => { state.profile = profile; look(); } }, profile + (isTold ? " " + marks[status] : ""));
  }));
}
function showGutter(outlook) {
  const steps = new Map();
  for (const step of outlook.story ? outlook.story.steps : []) {
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
function showProblems(outlook) {
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
let longSince = null;
let isLongElsewhere = false;
function longWords({ line, profile, elsewhere }) {
  const place = line ? "line " + line + " on " + profile : "";
  if (elsewhere !== undefined) return "Another page plays " + [elsewhere, place].filter(Boolean).join(", ");
  return line ? "L" + place.slice(1) + " takes long to play" : "Something else is still being played";
}
function showLong(busy) {
  if (isLongElsewhere !== (busy.elsewhere !== undefined)) longSince = null;
  isLongElsewhere = busy.elsewhere !== undefined;
  longSince ??= performance.now();
  const seconds = Math.round((performance.now() - longSince) / 1000);
  byId("long").hidden = byId("long-stop").hidden = false;
  byId("long-stop").textContent = isLongElsewhere ? "Stop it there" : "Stop";
  byId("long-go").hidden = true;
  byId("long-words").textContent = longWords(busy)
    + (seconds > 0 ? ": " + seconds + (seconds === 1 ? " second" : " seconds") + " so far." : ".")
    + (isLongElsewhere ? " This one waits." : "");
}
function hideLong() {
  longSince = null;
  byId("long").hidden = true;
}
const stopPlay = (isAnyones = false) => ask("/stop", { session: draftSession, isAnyones });
async function stopLong() {
  if (isLongElsewhere) return stopPlay(true).catch(lost);
  state.asked += 1;
  byId("long-stop").hidden = true;
  try {
    await stopPlay();
  } catch (reason) {
    return lost(reason);
  }
  showStopped("Stopped");
}
function showStopped(words) {
  longSince = null;
  byId("long").hidden = byId("long-go").hidden = false;
  byId("long-stop").hidden = true;
  byId("long-words").textContent = words + ": the scenario is not played to its end, and what is shown is from before. "
    + "Change the step, or play it after all.";
  say("Stopped");
}
byId("long-stop").addEventListener("click", stopLong);
byId("long-go").addEventListener("click", () => { hideLong(); look(); });
function frameBehind(film, count) {
  if (count === 0) return -1;
  return film.frames.findLastIndex((frame) => frame[1] < count && frame[6] === null);
}
function showPhone(outlook) {
  const film = outlook.story && outlook.story.frames && outlook.story.frames.length
    ? /** @type {Film} */ (outlook.story) : null;
  const index = film ? frameBehind(film, outlook.stepCount) : -1;
  const sight = sightShown(outlook);
  showSights(outlook, sight);
  if (outlook.elsewhere && sight >= 0) {
    showPage(outlook.elsewhere, sight, outlook);
  } else if (!film || index < 0) {
    byId("phone").replaceChildren(el("div", { class: "phone idle" }, el("p", {}, obstacle ? "Nothing is played." : isBroken(outlook)
      ? "The story does not come to this place." : "The phone is as it comes: choose what happens, or write a step.")));
  } else {
    const phone = drawPhone(film, index, false);
    byId("phone").replaceChildren(phone);
    makeTouchable(phone);
    makePartsTouchable(phone, outlook);
  }
  const steps = outlook.story ? outlook.story.steps : [];
  const range = inputOf("moment");
  range.max = String(steps.length);
  range.value = String(outlook.stepCount);
  const step = steps[outlook.stepCount - 1];
  byId("caption").replaceChildren();
  fill(byId("caption"), {}, step ? [placeWordsOf(outlook, steps), stepWords(step)].flat()
    : [obstacle ? "" : "Before the first step"]);
}
const stepEndings = { undefined: "has no definition", ambiguous: "has two meanings", invalid: "cannot be played",
  pending: "waits for something" };
const stepEnding = (step) => stepEndings[step.status] || "does not hold";
function placeWordsOf(outlook, steps) {
  const place = outlook.stepCount + " of " + steps.length;
  const wrong = steps.slice(0, outlook.stepCount).findIndex((step) => step.status !== "passed");
  return wrong < 0 ? "Behind step " + place + ": "
    : wrong + 1 === outlook.stepCount ? "Step " + place + " " + stepEnding(steps[wrong]) + ": "
    : "Not played, as step " + (wrong + 1) + " " + stepEnding(steps[wrong]) + ": step " + place + ", ";
}
const readable = ".button, .control, .cell, .field, .badge, .title, .metric, .message, .note, .progress, .toast, .icon.mine, .call-key, .choice";
function labelOf(part) {
  const first = part.matches(".metric, .field, .note, .choice") ? part.querySelector("span, b") || part : part;
  return (first.matches(".cell") ? first.childNodes[0].textContent : first.textContent || "").trim();
}
function makeTouchable(phone) {
  for (const part of phone.querySelectorAll(readable)) {
    const label = labelOf(part);
    if (!label || (state.isChecking ? part.matches(".call-key, .choice") : !deedOn(part) || part.matches(".icon"))) continue;
    makeLive(part, () => touched(part));
  }
}
const callDeeds = { Accept: "the user accepts the phone call", Decline: "the user declines the phone call", "Hang up": "the phone call ends" };
function deedOn(part) {
  const label = labelOf(part);
  const deeds = state.outlook ? [...state.outlook.deeds, ...state.outlook.furtherDeeds] : [];
  if (part.matches(".call-key")) return deeds.find((deed) => deed === callDeeds[label]);
  if (part.matches(".choice") && part.querySelector(".switch")) {
    return deeds.find((deed) => deed.startsWith("the user turns Precise Location ") && deed.endsWith(" in Settings"));
  }
  return deeds.find((deed) => deed.startsWith("the user taps the row ") === part.matches(".cell")
    && (deed.endsWith("\"" + label + "\"") || deed.includes("\"" + label + "\" ")));
}
function touched(part) {
  if (state.isChecking) {
    Object.assign(state, { pointed: labelOf(part), part: undefined });
    look();
    return;
  }
  const deed = deedOn(part);
  if (deed) add(deed);
}
function setBeside(isWanted) {
  state.showsBeside = isWanted;
  byId("beside").setAttribute("aria-pressed", String(isWanted));
  look();
}
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
function otherPhone(beside, count) {
  const film = beside.story.frames && beside.story.frames.length ? /** @type {Film} */ (beside.story) : null;
  const index = film ? frameBehind(film, count) : -1;
  const sight = state.outlook ? readersOf(state.outlook)[sightShown(state.outlook)] : undefined;
  if (sight !== undefined) {
    const pages = beside.elsewhere;
    const page = pages ? pages.frames.findIndex((frame) => readerOf(pages, frame) === sight) : -1;
    return pages && page >= 0 ? drawPhone(pages, page, false) : el("div", { class: "phone idle" },
      el("p", {}, sightName(sight) + " has no page before them on " + beside.profile + "."));
  }
  if (film && index >= 0) return drawPhone(film, index, false);
  const isBroken = beside.story.steps.slice(0, count).some((step) => step.status !== "passed");
  return el("div", { class: "phone idle " + beside.profile.toLowerCase() }, el("p", {},
    isBroken ? "The story does not come to this place on " + beside.profile + "." : "The phone is as it comes."));
}
function partingView(outlook, beside) {
  const { partings, profile } = beside;
  if (!partings.length) return [el("p", {}, "Both go the same way, from the first step to the last.")];
  return [el("p", {}, "They part at step " + (partings[0].step + 1) + (partings.length > 1 ? ", and further on:" : ":")),
    el("table", {}, el("thead", {}, el("tr", {}, el("td", {}), el("th", { scope: "col" }, outlook.profile),
      el("th", { scope: "col" }, profile))), partings.map(partingRows))];
}
const partingRows = (parting) => el("tbody", {},
  el("tr", {}, el("th", { colspan: 3, scope: "rowgroup" }, el("button", { type: "button", click: () => goTo(parting.step + 1) },
    "Step " + (parting.step + 1) + ", line " + parting.line))),
  parting.differences.map(([subject, first, second]) =>
    el("tr", {}, el("th", { scope: "row" }, subject), el("td", {}, first), el("td", {}, second))));
byId("beside").addEventListener("click", () => setBeside(!state.showsBeside));
const lineCount = (text) => text.split("\n").length;
async function add(sentence) {
  try {
    const count = lineCount(area("text").value);
    const answer = await change("/add", { sentence });
    if (!answer) return;
    if (state.line !== undefined && answer.line <= state.line) state.line += lineCount(answer.text) - count;
    if (state.stepCount !== undefined) state.stepCount += 1;
    Object.assign(state, unpointed, { sight: undefined });
    inputOf("find").value = "";
    goToLine(answer.line);
    await look();
  } catch (reason) {
    lost(reason);
  }
}
const station = () => ({ text: area("text").value, stepCount: state.stepCount });
function remember(place) {
  state.past.push(place);
  if (state.past.length > 500) state.past.shift();
}
function keep() {
  remember(station());
  state.future = [];
  written = area("text").value;
  typed.kind = "";
}
function travel(from, to) {
  const target = from.pop();
  if (!target) return;
  to.push(station());
  typed.kind = "";
  area("text").value = written = target.text;
  state.stepCount = target.stepCount;
  look();
}
function goToLine(line) {
  const text = area("text");
  const place = text.value.split("\n").slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  text.setSelectionRange(place, place);
  const { top, height } = placeOf(line);
  text.scrollTop = Math.max(0, top - Math.min(5 * height, (text.clientHeight - height) / 2));
  moveGutter();
}
function placeOf(line) {
  const style = getComputedStyle(area("text"));
  const height = parseFloat(style.lineHeight) || 20;
  return { top: parseFloat(style.paddingTop) + (line - 1) * height, height };
}
const moveGutter = () => { byId("gutter").scrollTop = area("text").scrollTop; };
let textHeight = 0;
function fitText() {
  const text = area("text");
  const { top, height } = placeOf(lineCount(text.value.slice(0, text.selectionStart)));
  const isSeen = (room) => top >= text.scrollTop && top + height <= text.scrollTop + room;
  if (isSeen(textHeight) && !isSeen(text.clientHeight)) text.scrollTop = top + height - text.clientHeight;
  textHeight = text.clientHeight;
  moveGutter();
}
let written = "";
let waiting = 0;
let typed = { time: 0, kind: "", isSpace: false };
function goesOn(event, now) {
  const last = typed;
  const isSpace = /\s/.test(event.data || "\n");
  typed = { time: event.timeStamp, kind: event.inputType, isSpace };
  return last.kind === event.inputType && event.timeStamp - last.time < 1000
    && Math.abs(now.length - written.length) === 1 && (isSpace || !last.isSpace);
}
function wrote(event) {
  const now = area("text").value;
  if (!goesOn(/** @type {InputEvent} */ (event), now)) {
    remember({ text: written, stepCount: state.stepCount });
  }
  state.future = [];
  written = now;
  Object.assign(state, atEnd);
  const before = now.slice(0, area("text").selectionStart);
  state.line = lineCount(before);
  clearTimeout(waiting);
  waiting = setTimeout(look, 120);
}
let lookWidth = 0;
new ResizeObserver(([{ contentRect }]) => {
  if (lookWidth && Math.abs(lookWidth - contentRect.width) < 24) return;
  if (lookWidth && state.outlook) showStory(state.outlook);
  lookWidth = contentRect.width;
}).observe(byId("look"));
function showStory(outlook) {
  const place = byId("look");
  place.replaceChildren();
  const data = outlook.story;
  if (!data || !data.frames || !data.frames.length) {
    place.append(el("p", { class: "hint" }, "The timeline stands here as soon as something has happened."));
    return;
  }
  const film = /** @type {Film} */ (data);
  const index = frameBehind(film, outlook.stepCount);
  const choose = (time, step) => {
    const index = film.frames.findLastIndex((frame) => frame[0] <= time && (step === null || frame[1] <= step));
    goTo(index < 0 ? 0 : film.frames[index][1] + 1);
  };
  const timeline = timelineView(film, choose, null);
  place.append(el("div", { class: "times" }, timeline.view, aheadView(outlook)));
  const parts = [timeline.draw];
  let move = () => {}, user = () => {};
  if (data.map) {
    const map = mapView(data.map, choose, null);
    const route = data.map.route.flat();
    place.append(map.view);
    parts.push(map.draw);
    move = map.move;
    user = () => makeUserMovable(map, film.frames[index][8] || placeAt(route, film.frames[index][0]));
  }
  fill(place, {}, [exchangesView(data, choose), factsView(data)]);
  parts.forEach((draw) => draw());
  if (index < 0) return;
  const [time, step] = film.frames[index];
  timeline.move(time, step);
  move(time, film.frames[index][8]);
  if (!state.isChecking && !outlook.isWithinPhrase && !isInBackground(outlook)) user();
}
function aheadView(outlook) {
  const lines = outlook.due.map((event) => el("li", {},
    el("button", { type: "button", title: "Write \u201c" + event.sentence + "\u201d", click: () => add(event.sentence) },
      el("b", {}, "in " + event.time), " " + event.words)));
  return el("section", { class: "ahead" }, el("h3", {}, "What lies ahead"),
    lines.length ? el("ul", {}, lines)
      : el("p", { class: "hint" }, outlook.isWithinPhrase ? "What lies ahead is told behind the phrase."
        : isInBackground(outlook) ? "What lies ahead is told behind the background."
        : isBroken(outlook) ? "The story does not come to this place."
        : "Nothing: all stays as it is until something is done."));
}
function goTo(count) {
  const all = state.outlook && state.outlook.story ? state.outlook.story.steps.length : 0;
  state.stepCount = count >= all ? undefined : Math.max(0, count);
  Object.assign(state, unpointed, { sight: undefined });
  look();
}
async function showFiles() {
  const answer = await ask("/files", {});
  const names = [...new Set([...answer.files, ...answer.drafts])];
  const asked = placeInAddress();
  const isAsked = names.includes(asked.file);
  const first = isAsked ? asked.file : answer.first || names[0];
  choiceOf("files").replaceChildren(...names.map((name) => el("option", { value: name, selected: name === first },
    name + (answer.drafts.includes(name) ? leftMark : ""))));
  if (isAsked) return openFile(first, asked.line, asked.scenario);
  if (first) return openFile(first, answer.line);
  greet(true);
  await showNew(true);
}
const drafts = new Map();
const shown = (text) => text.replace(/\r\n?/g, "\n");
const lineEndOf = (text) => /\r\n/.test(text) && !/[^\r]\n/.test(text) ? "\r\n" : "\n";
const isChanged = () => area("text").value !== state.saved;
function putAside() {
  if (state.file && isChanged()) drafts.set(state.file, { ...state, text: area("text").value });
}
function begin(name, more) {
  Object.assign(state, { file: name, line: undefined, profile: undefined, sight: undefined, ...atEnd, past: [], future: [], isSaved: false }, more);
}
async function openFile(name, wanted, scenario = "") {
  const number = ++state.opened;
  const found = await ask("/open", { path: name });
  if (number !== state.opened) return;
  const left = found.drafts || [];
  const isNew = found.refused && (drafts.has(name) || (found.isMissing && left.length > 0));
  const answer = isNew ? { text: "", version: "absent" } : found;
  putAside();
  if (answer.refused) return showClosed(name, answer.refused);
  setObstacle("");
  hideConflict();
  const draft = drafts.get(name);
  drafts.delete(name);
  begin(name, { version: answer.version, saved: shown(answer.text), lineEnd: lineEndOf(answer.text) });
  area("text").value = written = state.saved;
  if (draft) {
    Object.assign(state, { version: draft.version, saved: draft.saved, past: draft.past, future: draft.future });
    area("text").value = written = draft.text;
  }
  offerDrafts(left);
  choiceOf("files").value = name;
  await (wanted ? lookAtPlace({ file: name, scenario, line: wanted }) : look());
}
async function save() {
  if (obstacle) return;
  try {
    const text = area("text").value, file = state.file;
    const answer = await ask("/save", { path: file, text: text.replaceAll("\n", state.lineEnd), version: state.version,
      session: draftSession });
    if (file !== state.file) return;
    if (answer.conflict) {
      say("Not saved: somebody else has changed the file since.", true);
      return await showConflict();
    }
    if (answer.refused) return say("Not saved: " + answer.refused, true);
    Object.assign(state, { version: answer.version, saved: text, isSaved: true });
    hideConflict();
    say("Saved");
  } catch (reason) {
    lost(reason);
  }
}
function changed(name) {
  if (name !== state.file) return;
  if (isChanged()) {
    say("Somebody else has changed the file. Yours is kept here; saving will not overwrite the other one.");
    return void showConflict().catch(lost);
  }
  openFile(name).then(() => { if (!obstacle && !isChanged()) say("Read again: somebody else has changed the file."); }, lost);
}
async function showNew(isFeature) {
  try {
    if (isFeature) await showBeginnings();
  } catch (reason) {
    return lost(reason);
  }
  byId("new").dataset.kind = isFeature ? "feature" : "scenario";
  byId("new-title").textContent = isFeature ? "New feature" : "New scenario";
  const isFirst = document.body.classList.contains("greeting");
  if (isFirst) byId("new-title").textContent = "Begin your first feature";
  byId("new-words").textContent = isFirst
    ? "Here you write by playing with a phone: you click, the phone answers, and the sentence is written for you."
    : isFeature ? "A feature is what the app has to do; each of its scenarios is one story that shows it."
    : "One more story of this feature. What its background says holds for it as well.";
  byId("new-of-feature").hidden = !isFeature;
  byId("new-fault").textContent = "";
  inputOf("new-scenario").value = "";
  inputOf("new-name").value = "";
  inputOf("new-file").value = "";
  delete byId("new-file").dataset.isTyped;
  dialogOf("new").showModal();
  (isFeature ? byId("new-app") : byId("new-scenario")).focus();
}
function greet(isEmpty) {
  byId("welcome").hidden = !isEmpty;
  document.body.classList.toggle("greeting", isEmpty);
}
const dialogOf = (id) => /** @type {HTMLDialogElement} */ (byId(id));
async function showBeginnings() {
  const answer = await ask("/files", {});
  choiceOf("new-app").replaceChildren(...answer.beginnings.map((beginning, index) =>
    el("option", { value: index, title: beginning.obstacle, selected: index === 0 },
      beginning.name + (beginning.obstacle ? " (not trusted)" : ""))));
}
function proposeFile() {
  if (byId("new-file").dataset.isTyped) return;
  const words = plain(inputOf("new-name").value).replace(/\u0142/g, "l").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const folder = state.file.slice(0, state.file.lastIndexOf("/") + 1);
  inputOf("new-file").value = words ? folder + words.slice(0, 60) + ".feature" : "";
}
async function makeNew() {
  const isFeature = byId("new").dataset.kind === "feature";
  try {
    const name = inputOf("new-scenario").value;
    const answer = isFeature
      ? await ask("/feature", { path: inputOf("new-file").value, beginning: Number(choiceOf("new-app").value),
        feature: inputOf("new-name").value, scenario: name })
      : await ask("/scenario", { ...question(), sentence: name });
    const refused = answer.refused || (isFeature && drafts.has(answer.path) ? "this file is begun already: save it first" : "");
    if (refused) {
      byId("new-fault").textContent = asSentence(refused) + ".";
      return;
    }
    dialogOf("new").close();
    if (isFeature) await openNew(answer.path, answer.text);
    else await showScenario(answer.text, answer.line);
  } catch (reason) {
    dialogOf("new").close();
    lost(reason);
  }
}
async function openNew(name, text) {
  state.opened += 1;
  putAside();
  setObstacle("");
  showMode(false);
  begin(name, { version: "absent", saved: "", lineEnd: "\n" });
  hideConflict();
  offerDrafts([]);
  area("text").value = written = text;
  choiceOf("files").append(el("option", { value: name }, name));
  choiceOf("files").value = name;
  await look();
}
async function showScenario(text, line) {
  keep();
  showMode(false);
  area("text").value = written = text;
  Object.assign(state, { line, profile: undefined, ...atEnd });
  goToLine(line);
  await look();
}
byId("make-feature").addEventListener("click", () => showNew(true));
byId("welcome-begin").addEventListener("click", () => showNew(true));
byId("make-scenario").addEventListener("click", () => showNew(false));
byId("new-name").addEventListener("input", proposeFile);
byId("new-file").addEventListener("input", () => { byId("new-file").dataset.isTyped = "yes"; });
byId("new-cancel").addEventListener("click", () => dialogOf("new").close());
byId("new-form").addEventListener("submit", (event) => { event.preventDefault(); makeNew(); });
async function change(path, more) {
  const before = area("text").value, file = state.file;
  const answer = await ask(path, { ...question(), ...more });
  if (answer.refused) {
    say(answer.refused);
    return null;
  }
  if (file !== state.file || before !== area("text").value) {
    say("The text was changed meanwhile: choose again.");
    return null;
  }
  keep();
  area("text").value = written = answer.text;
  return answer;
}
const fixItems = (outlook, place) => outlook.fixes.filter((fix) => fix.step === place).map(fixItem);
const fixItem = (fix) => el("li", { class: "fix" }, el("button", { type: "button", click: () => mend(fix) }, fix.title),
  fix.sentences.map((sentence) => el("q", {}, sentence)));
async function mend(fix) {
  try {
    const answer = await change("/fix", { fix });
    if (!answer) return;
    Object.assign(state, atEnd, fix.profile === undefined ? {} : { line: answer.line, profile: fix.profile });
    goToLine(answer.line);
    await look();
  } catch (reason) {
    lost(reason);
  }
}
const partPlaces = [[".statusbar .clock", "clock"], [".statusbar .signs", "network"], [".statusbar .battery", "battery"],
  [".icon.mine", "icon"], [".player .key", "player"], [".plot .spot", "point"], [".plot .zone", "circle"]];
const keys = ["icon", "player"];
function makePartsTouchable(phone, outlook) {
  gatherSigns(phone);
  for (const [selector, kind] of partPlaces) {
    phone.querySelectorAll(selector).forEach((node, index) => {
      const id = kind === "point" || kind === "circle" ? kind + "-" + (index + 1) : kind;
      const part = outlook.parts.find((part) => part.id === id);
      if (!part || (state.isChecking && kind === "icon")) return;
      const plot = node.closest(".plot");
      if (plot) plot.setAttribute("role", "group");
      node.setAttribute("aria-label", part.name[0].toUpperCase() + part.name.slice(1));
      makeLive(node, () => touchedPart(part));
    });
  }
}
function gatherSigns(phone) {
  const right = phone.querySelector(".statusbar .right");
  if (!right) return;
  const signs = [...right.children].filter((node) => !node.matches(".battery, .dot"));
  const place = el("span", { class: "signs" });
  right.insertBefore(place, right.querySelector(".battery"));
  place.append(...signs);
}
function makeLive(node, touched) {
  node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
  node.classList.add("live");
  node.addEventListener("click", (event) => { event.stopPropagation(); touched(); });
  node.addEventListener("keydown", (event) => {
    const key = /** @type {KeyboardEvent} */ (event).key;
    if (key === "Enter" || key === " ") { event.preventDefault(); touched(); }
  });
}
async function touchedPart(part) {
  Object.assign(state, { pointed: undefined, part: part.id });
  inputOf("find").value = "";
  await look();
  const deeds = state.outlook ? state.outlook.partDeeds : [];
  if (!state.isChecking && keys.includes(part.id) && deeds.length > 0) return add(deeds[0]);
  byId("next-title").scrollIntoView({ block: "nearest" });
}
const pointedPart = () =>
  state.outlook && state.part ? state.outlook.parts.find((part) => part.id === state.part) : undefined;
function readerOf(film, frame) {
  const front = film.fronts[frame[3]];
  return front.kind === "page" ? front.reader || "" : "";
}
function readersOf(outlook) {
  const elsewhere = outlook.elsewhere;
  return elsewhere ? elsewhere.frames.map((frame) => readerOf(elsewhere, frame)) : [];
}
function sightShown(outlook) {
  const readers = readersOf(outlook);
  if (state.sight !== undefined || !outlook.story || !readers.length) return readers.indexOf(state.sight || "");
  const film = /** @type {Film} */ (outlook.story);
  const opened = film.frames.findLastIndex((frame) => frame[1] === outlook.stepCount - 1 && readerOf(film, frame) !== "");
  return opened < 0 ? -1 : readers.indexOf(readerOf(film, film.frames[opened]));
}
function sightName(reader) {
  const name = reader.replace(/^the /, "");
  return name ? name[0].toUpperCase() + name.slice(1) : "Phone";
}
function showSights(outlook, sight) {
  const readers = readersOf(outlook);
  byId("sights").hidden = !readers.length;
  byId("sights").replaceChildren(...["", ...readers].map((reader, index) =>
    el("button", { type: "button", "aria-pressed": String(index - 1 === sight), click: () => {
      Object.assign(state, unpointed, { sight: reader });
      look();
    }, title: reader ? "What " + reader + " sees" : "What the phone shows" }, sightName(reader))));
}
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
function pointAt(words, part) {
  Object.assign(state, { pointed: words, part: part.id });
  look();
}
let answers = [];
let isAnswered = true;
let answeredWords = "";
let finding = 0, asking = 0;
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
function showMode(isChecking) {
  Object.assign(state, { isChecking, ...unpointed });
  byId("play").setAttribute("aria-pressed", String(!isChecking));
  byId("check").setAttribute("aria-pressed", String(isChecking));
  inputOf("find").value = "";
  inputOf("find").placeholder = isChecking ? "popup, notification, server" : "offline, Settings, battery";
}
function listTitle() {
  const part = pointedPart();
  if (state.isChecking) {
    return part && state.pointed ? "What is true of \u201c" + state.pointed + "\u201d on " + part.name
      : part ? "What is true of " + part.name
      : state.pointed ? "What is true of \u201c" + state.pointed + "\u201d" : "What is true now";
  }
  return part ? "What can be done with " + part.name : "What may happen next";
}
const isBroken = (outlook) => (outlook.story ? outlook.story.steps : []).slice(0, outlook.stepCount)
  .some((step) => step.status !== "passed");
const isBehindSearch = (outlook) => outlook.searches.some((search) => search.step < outlook.stepCount);
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
const checkStandings = { holds: "true now", holdsAlways: "true now, and nothing could make it fail",
  fails: "would fail now", impossible: "cannot be checked now" };
const deedStandings = { fails: "goes wrong now", impossible: "cannot happen now" };
const labelWords = (kind, standing) =>
  [kind, (kind === "Then" ? checkStandings : deedStandings)[standing || ""]].filter(Boolean).join(" \u00b7 ");
const sentenceItem = (sentence, about, kind, standing) => el("li", {},
  el("button", { type: "button", title: about || null, "data-kind": labelWords(kind, standing) || null,
    "data-standing": standing || null, click: () => add(sentence) }, sentence));
let isUnfolded = false;
const checksMax = 40;
function foldedItem(title, items) {
  const fold = /** @type {HTMLDetailsElement} */ (el("details", { class: "fold", toggle: () => { isUnfolded = fold.open; } },
    el("summary", {}, title + " (" + items.length + ")"), el("ul", {}, items)));
  fold.open = isUnfolded;
  return el("li", {}, fold);
}
const leftItem = (count) => el("li", { class: "hint" }, (count === 1 ? "1 more check is" : count + " more checks are")
  + " likely to be true: type a word of it into Find, or click on what it is about.");
const isInBackground = (outlook) => outlook.stepCount < outlook.ownStart;
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
function showSentences(outlook) {
  const words = inputOf("find").value.trim();
  const wanted = plain(words).split(" ").filter(Boolean);
  const deeds = pointedPart() ? outlook.partDeeds : outlook.deeds;
  const further = pointedPart() ? [] : outlook.furtherDeeds;
  const shown = [];
  const [kind, standing] = wanted.length && state.isChecking ? ["Then", "holds"] : ["", ""];
  const keepIfMeant = (sentence, about) =>
    wanted.every((word) => plain(sentence + " " + about).includes(word)) && shown.push([sentence, about, kind, standing]);
  if (state.isChecking) for (const [sentence, about] of outlook.checks) keepIfMeant(sentence, about);
  else for (const deed of wanted.length ? [...deeds, ...further] : deeds) keepIfMeant(deed, "");
  const known = new Set(shown.map(([sentence]) => sentence));
  const isTold = wanted.length > 0 && answeredWords === words;
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
let theirs = null;
async function showConflict() {
  const file = state.file;
  const answer = await ask("/open", { path: file });
  if (file !== state.file) return;
  theirs = answer.refused ? { text: "", version: "absent" } : { text: answer.text, version: answer.version };
  byId("conflict").hidden = false;
  byId("conflict-words").textContent = answer.refused
    ? "The file cannot be read any more: " + answer.refused + ". What you have written is here."
    : "Somebody else has changed the file. What you have written is here, and nothing of the file is overwritten.";
  byId("conflict-take").hidden = byId("conflict-compare").hidden = Boolean(answer.refused);
  byId("difference").replaceChildren();
}
function hideConflict() {
  theirs = null;
  byId("conflict").hidden = true;
}
function compare() {
  if (theirs) showDifference(byId("difference"), shown(theirs.text), area("text").value);
}
function showDifference(box, inFile, yours) {
  const words = { same: "", theirs: "In the file: ", mine: "Yours: " };
  box.replaceChildren(...differences(inFile.split("\n"), yours.split("\n")).map(([kind, line]) =>
    el("div", { class: kind }, el("span", { class: "side" }, words[kind]), line || "\u00a0")));
}
async function takeTheirs() {
  if (!theirs) return;
  keep();
  Object.assign(state, { version: theirs.version, saved: shown(theirs.text), lineEnd: lineEndOf(theirs.text),
    ...atEnd });
  area("text").value = written = state.saved;
  hideConflict();
  await look();
}
async function keepMine() {
  if (!theirs) return;
  state.version = theirs.version;
  await save();
}
function differences(left, right) {
  let start = 0, end = 0;
  const least = Math.min(left.length, right.length);
  while (start < least && left[start] === right[start]) start += 1;
  while (end < least - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const same = (line) => ["same", line];
  return [...left.slice(0, start).slice(-3).map(same),
    ...apart(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...left.slice(left.length - end).slice(0, 3).map(same)];
}
function apart(left, right) {
  const gone = (line) => ["theirs", line];
  const come = (line) => ["mine", line];
  if (left.length * right.length > 4e6) return [...left.map(gone), ...right.map(come)];
  const counts = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      counts[i][j] = left[i] === right[j] ? counts[i + 1][j + 1] + 1 : Math.max(counts[i + 1][j], counts[i][j + 1]);
    }
  }
  const rows = [];
  let i = 0, j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      rows.push(["same", left[i]]);
      i += 1;
      j += 1;
    } else if (j >= right.length || (i < left.length && counts[i + 1][j] >= counts[i][j + 1])) {
      rows.push(gone(left[i++]));
    } else rows.push(come(right[j++]));
  }
  return rows;
}
byId("conflict-compare").addEventListener("click", compare);
byId("conflict-take").addEventListener("click", () => takeTheirs().catch(lost));
byId("conflict-keep").addEventListener("click", () => keepMine().catch(lost));
const draftSession = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const keptTexts = new Map();
let isUnkept = false;
let keeping = null;
const keepTriesMax = 20;
const leftMark = " (not saved)";
const elsewhereMark = " (not saved in another page)";
let leftDrafts = [];
let comparedDraft = null;
function unsavedTexts() {
  const texts = new Map([...drafts].map(([name, draft]) =>
    [name, { text: draft.text.replaceAll("\n", draft.lineEnd || "\n"), version: draft.version }]));
  texts.delete(state.file);
  if (isChanged()) texts.set(state.file, { text: area("text").value.replaceAll("\n", state.lineEnd), version: state.version });
  return texts;
}
const unkeptNames = (texts) => [...new Set([...keptTexts.keys(), ...texts.keys()])]
  .filter((name) => name && keptTexts.get(name) !== texts.get(name)?.text);
const isAllKept = () => !isUnkept && unkeptNames(unsavedTexts()).length === 0;
function keepDrafts() {
  keeping ??= keepTexts().finally(() => { keeping = null; });
  return keeping;
}
async function keepTexts() {
  try {
    const texts = unsavedTexts();
    for (const name of unkeptNames(texts)) {
      const { text, version = "absent" } = texts.get(name) || {};
      const answer = await ask("/draft", { path: name, session: draftSession, version, text });
      if (text === undefined) keptTexts.delete(name);
      else keptTexts.set(name, text);
      if (answer.unkept && !isUnkept) say("What is not saved is lost when the page is closed, as it cannot be kept: " + answer.unkept + ".");
      isUnkept = Boolean(answer.unkept) || (isUnkept && text !== undefined);
    }
  } catch {
  }
}
const dropDraft = (session) => ask("/draft", { path: state.file, session, version: state.version });
function draftTime(seconds) {
  const time = new Date(1000 * seconds);
  const two = (number) => String(number).padStart(2, "0");
  const clock = two(time.getHours()) + ":" + two(time.getMinutes());
  return time.toDateString() === new Date().toDateString() ? clock
    : time.getFullYear() + "-" + two(time.getMonth() + 1) + "-" + two(time.getDate()) + " " + clock;
}
function offerDrafts(found) {
  const others = found.filter((draft) => draft.session !== draftSession);
  const open = others.filter((draft) => draft.isOpen);
  leftDrafts = others.filter((draft) => !draft.isOpen);
  const [draft, ...older] = leftDrafts.length ? leftDrafts : open;
  byId("draft").hidden = !draft;
  byId("draft-take").hidden = byId("draft-drop").hidden = !leftDrafts.length;
  byId("draft-difference").replaceChildren();
  for (const option of choiceOf("files").options) {
    if (option.value === state.file) option.textContent = state.file + (!draft ? "" : leftDrafts.length ? leftMark : elsewhereMark);
  }
  comparedDraft = draft || null;
  if (!draft) return;
  byId("draft-words").textContent = (leftDrafts.length
    ? "You have changes of " + draftTime(draft.seconds) + " that are not saved."
    : "In another page that is open, this file has changes of " + draftTime(draft.seconds) + " that are not saved: go on there, or save there.")
    + (draft.version === state.version ? "" : " The file has changed since.")
    + (leftDrafts.length && older.length ? " There are older ones too, of " + older.map((other) => draftTime(other.seconds)).join(", ") + "." : "")
    + (leftDrafts.length && open.length ? " Another page that is open has some as well." : "");
}
async function askForDrafts() {
  const file = state.file;
  if (byId("draft").hidden) return;
  const found = await ask("/open", { path: file });
  if (file !== state.file) return;
  offerDrafts(found.drafts || []);
}
async function takeDraft() {
  const [draft, ...others] = leftDrafts;
  keep();
  const isCurrent = draft.version === state.version;
  Object.assign(state, { version: draft.version, ...atEnd });
  if (state.saved === "") state.lineEnd = lineEndOf(draft.text);
  area("text").value = written = shown(draft.text);
  offerDrafts(others);
  for (let tries = 0; tries < keepTriesMax && !isUnkept && !isAllKept(); tries++) await keepDrafts();
  if (isAllKept()) await dropDraft(draft.session);
  if (!isCurrent) await showConflict();
  await look();
}
async function throwDraftAway() {
  const [draft, ...others] = leftDrafts;
  await dropDraft(draft.session);
  offerDrafts(others);
}
function compareDraft() {
  if (comparedDraft) showDifference(byId("draft-difference"), state.saved, shown(comparedDraft.text));
}
byId("draft-take").addEventListener("click", () => takeDraft().catch(lost));
byId("draft-drop").addEventListener("click", () => throwDraftAway().catch(lost));
byId("draft-compare").addEventListener("click", compareDraft);
setInterval(keepDrafts, 300);
document.addEventListener("visibilitychange", keepDrafts);
function setGone(what) {
  const wasGone = !byId("gone").hidden;
  byId("gone").hidden = !what;
  byId("gone-copy").hidden = !what || !state.file;
  if (!what) {
    if (wasGone) look();
    return;
  }
  const left = unsavedTexts().size === 0 ? "Everything is saved."
    : isAllKept() ? "What you have written and not saved is kept: the next studio on this folder offers it."
    : "What you wrote last is on this page alone: copy it before you close the page.";
  byId("gone-words").textContent = (what === "ended"
    ? "The studio has ended. Start it again with \u201crehearse studio\u201d, and open the address that it prints. "
    : "Another studio runs at this address now: open the address that it has printed. ") + left;
  say(what === "ended" ? "The studio has ended" : "This page belongs to a studio that has ended", true);
}
async function lookForStudio() {
  try {
    const response = await fetch("/files", { method: "POST", body: "{}",
      headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
    setGone(response.ok ? "" : "another");
    return response.ok;
  } catch {
    setGone("ended");
    return false;
  }
}
function listen() {
  const source = new EventSource("/events?token=" + token + "&session=" + draftSession);
  source.addEventListener("changed", (event) => changed(/** @type {MessageEvent} */ (event).data));
  source.addEventListener("open", () => setGone(""));
  source.addEventListener("renewed", () => look());
  source.addEventListener("left", () => askForDrafts().catch(lost));
  source.addEventListener("error", async () => {
    if (await lookForStudio() && source.readyState === EventSource.CLOSED) {
      say("This page is told of no changes: too many pages are open. Close some, and load it again.", true);
    }
  });
}
byId("gone-copy").addEventListener("click", () => {
  navigator.clipboard.writeText(area("text").value).then(() => say("Copied"), () => {
    area("text").select();
    say("The text is selected: copy it with Ctrl-C", true);
  });
});
function placeInAddress() {
  const values = new URLSearchParams(location.search);
  return { file: values.get("file") || "", scenario: values.get("scenario") || "", line: Number(values.get("line")) || 0 };
}
function noteAddress(outlook) {
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  const values = new URLSearchParams({ file: state.file });
  if (choice) {
    values.set("scenario", choice.name);
    values.set("line", String(choice.line));
  }
  const before = placeInAddress();
  const address = "/?" + values;
  if (!state.file || address === location.pathname + location.search) return;
  const isSame = !before.file || (before.file === state.file && (!choice || !before.scenario || before.scenario === choice.name || before.line === choice.line));
  if (isSame) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}
const takeEntry = (file) => history.replaceState(null, "", "/?" + new URLSearchParams({ file }));
async function lookFromEntry(file, line) {
  takeEntry(file);
  Object.assign(state, { line: line || undefined, ...atEnd });
  if (line) goToLine(line);
  const looked = look(), asked = state.asked;
  await looked;
  return asked;
}
async function lookAtPlace({ file, scenario, line }) {
  const asked = await lookFromEntry(file, line);
  const named = (state.outlook ? state.outlook.choices : []).filter((choice) => scenario && choice.name === scenario);
  const choice = named.find((choice) => choice.line === line) || named[0];
  if (choice && choice.line !== state.line && asked === state.asked) await lookFromEntry(file, choice.line);
}
window.addEventListener("popstate", () => {
  const place = placeInAddress();
  if (!place.file) return;
  takeEntry(place.file);
  if (place.file === state.file) return void lookAtPlace(place);
  openFile(place.file, place.line, place.scenario).catch(lost);
});
const routeBytesMax = 900_000;
let droppedRoute = null;
function showRoute(fault) {
  byId("route-file-label").hidden = droppedRoute !== null;
  byId("route-fault").textContent = asSentence(fault || "");
  if (!dialogOf("route").open) dialogOf("route").showModal();
  byId(droppedRoute && fault ? "route-name" : "route-file").focus();
}
const routeName = (name) => name.replace(/["<>\\/]+/g, "-").replace(/^\.+/, "").replace(/\.(gpx|xml)$/i, "").slice(0, 100) + ".gpx";
async function routeText(file) {
  if (file.size > routeBytesMax) {
    throw new Error(file.name + " has " + (file.size / 1e6).toFixed(1) + " MB, and 0.9 MB can be brought here. "
      + "Thin it out, or put it into the folder \u201croutes\u201d beside the feature and start the studio again.");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(file.name + " is not text in UTF-8: export it anew as GPX.");
  }
}
async function bringRoute(file, name) {
  const feature = state.file;
  try {
    const text = await routeText(file);
    const answer = await ask("/route", { path: feature, name, text });
    if (feature !== state.file) return;
    if (answer.refused) return showRoute(answer.refused + ".");
    droppedRoute = null;
    dialogOf("route").close();
    await add(answer.sentence);
    say("The route lies in " + answer.route + ": " + answer.words);
  } catch (reason) {
    showRoute(reason instanceof Error ? reason.message : String(reason));
  }
}
function dropped(files) {
  if (files.length === 0 || obstacle) return;
  droppedRoute = files[0];
  inputOf("route-name").value = routeName(droppedRoute.name);
  if (files.length > 1) return showRoute("One route at a time: this is " + droppedRoute.name + ".");
  bringRoute(droppedRoute, routeName(droppedRoute.name));
}
byId("make-route").addEventListener("click", () => {
  droppedRoute = null;
  inputOf("route-file").value = inputOf("route-name").value = "";
  showRoute();
});
inputOf("route-file").addEventListener("change", () => {
  const file = (inputOf("route-file").files || [])[0];
  if (file) inputOf("route-name").value = routeName(file.name);
});
byId("route-cancel").addEventListener("click", () => dialogOf("route").close());
byId("route-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const file = droppedRoute || (inputOf("route-file").files || [])[0];
  if (!file) return showRoute("Choose a file first.");
  bringRoute(file, inputOf("route-name").value.trim());
});
document.addEventListener("dragover", (event) => {
  if (event.dataTransfer && event.dataTransfer.types.includes("Files")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (!event.dataTransfer || !event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  dropped(event.dataTransfer.files);
});
const arrowStep = 8;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function makeUserMovable(map, place) {
  const drawing = /** @type {SVGSVGElement | null} */ (map.view.querySelector(".map svg"));
  if (!drawing || !place) return;
  let moved = null;
  const isUser = (node) => node instanceof Element && node.matches(".map .me");
  const put = (user, spot) => {
    moved = spot;
    user.setAttribute("cx", String(spot[0]));
    user.setAttribute("cy", String(spot[1]));
    user.setAttribute("aria-label", userWords(placeOn(map, place, spot)));
  };
  const prepare = () => {
    const user = drawing.querySelector(".me");
    if (!user) return;
    moved = null;
    drawing.setAttribute("role", "group");
    for (const [name, value] of [["tabindex", "0"], ["role", "button"], ["aria-label", userWords(place)]]) {
      user.setAttribute(name, value);
    }
  };
  const write = () => { if (moved) add("the user is at " + placeWords(placeOn(map, place, moved))); };
  drawing.addEventListener("pointerdown", (event) => {
    if (!isUser(event.target) || event.button !== 0) return;
    const user = /** @type {SVGElement} */ (event.target);
    event.preventDefault();
    user.setPointerCapture(event.pointerId);
    const drag = (/** @type {PointerEvent} */ move) => put(user, spotIn(drawing, move));
    user.addEventListener("pointermove", drag);
    user.addEventListener("pointerup", write, { once: true });
    user.addEventListener("lostpointercapture", () => user.removeEventListener("pointermove", drag), { once: true });
  });
  drawing.addEventListener("keydown", (event) => {
    if (!isUser(event.target)) return;
    const user = /** @type {SVGElement} */ (event.target);
    const arrow = arrows[event.key];
    const at = (/** @type {string} */ side) => Number(user.getAttribute(side));
    if (arrow) put(user, [at("cx") + arrowStep * arrow[0], at("cy") + arrowStep * arrow[1]]);
    else if (event.key === "Enter" || event.key === " ") write();
    else if (event.key === "Escape") map.draw();
    else return;
    event.preventDefault();
    if (event.key === "Escape") prepare();
  });
  map.view.addEventListener("click", () => { if (!drawing.querySelector(".me[tabindex]")) prepare(); });
  prepare();
}
function spotIn(drawing, event) {
  const matrix = drawing.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix ? matrix.inverse() : undefined);
  return [x, y];
}
function placeOn(map, place, spot) {
  const far = 1e6;
  const near = map.at(place), other = map.at([place[0] + far, place[1] + far]);
  return [place[0] + (spot[1] - near[1]) / (other[1] - near[1]) * far,
    place[1] + (spot[0] - near[0]) / (other[0] - near[0]) * far];
}
const placeWords = (place) => place.map((degrees) => (degrees / 1e7).toFixed(5)).join(", ");
const userWords = (place) => "The user, at " + placeWords(place) + ": move with the arrow keys, then press Enter";
function setMode(isChecking) {
  showMode(isChecking);
  look();
}
area("text").addEventListener("input", wrote);
area("text").addEventListener("scroll", moveGutter);
new ResizeObserver(fitText).observe(area("text"));
const topbar = /** @type {HTMLElement} */ (document.querySelector(".topbar"));
new ResizeObserver(() => document.body.style.setProperty("--bar", topbar.offsetHeight + "px")).observe(topbar);
area("text").addEventListener("click", () => {
  const line = area("text").value.slice(0, area("text").selectionStart).split("\n").length;
  const steps = state.outlook && state.outlook.story ? state.outlook.story.steps : [];
  const index = steps.findLastIndex((step) => step.line <= line);
  const own = state.outlook && [...state.outlook.choices].reverse().find((choice) => choice.line <= line);
  if (own && state.outlook && own.line !== state.outlook.scenarioLine) {
    Object.assign(state, { line, ...atEnd });
    look();
  } else if (index >= 0) {
    goTo(index + 1);
  }
});
byId("play").addEventListener("click", () => setMode(false));
byId("check").addEventListener("click", () => setMode(true));
byId("undo").addEventListener("click", () => travel(state.past, state.future));
byId("redo").addEventListener("click", () => travel(state.future, state.past));
byId("save").addEventListener("click", save);
byId("back").addEventListener("click", () => goTo((state.outlook ? state.outlook.stepCount : 1) - 1));
byId("on").addEventListener("click", () => goTo((state.outlook ? state.outlook.stepCount : 0) + 1));
inputOf("moment").addEventListener("input", () => goTo(Number(inputOf("moment").value)));
inputOf("find").addEventListener("input", () => {
  if (state.outlook) showSentences(state.outlook);
  find();
});
byId("all").addEventListener("click", () => {
  Object.assign(state, unpointed);
  look();
});
choiceOf("files").addEventListener("change", () => openFile(choiceOf("files").value).catch((reason) => {
  choiceOf("files").value = state.file;
  lost(reason);
}));
choiceOf("scenarios").addEventListener("change", () => {
  Object.assign(state, { line: Number(choiceOf("scenarios").value), profile: undefined,
    ...atEnd });
  goToLine(state.line || 1);
  look();
});
document.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === "s") { event.preventDefault(); save(); }
  if (key === "z") {
    event.preventDefault();
    if (event.shiftKey) travel(state.future, state.past);
    else travel(state.past, state.future);
  }
});
window.addEventListener("beforeunload", (event) => {
  if (!isAllKept()) event.preventDefault();
});
showFiles().then(listen, lost);

"""#

  /// What the page's look has besides that of reports.
  static let style: StaticString = #"""
.studio { max-width: none; margin: 0; padding: 0; }
.studio { --bar: 5.2rem; }
.studio .topbar { display: grid; grid-template-columns: auto minmax(0, auto) minmax(0, auto) minmax(0, auto)
  minmax(min-content, 1fr); align-content: center; align-items: center; gap: 0.25rem 0.9rem; min-height: 5.2rem;
  box-sizing: border-box; padding: 0.35rem 1rem; border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 10;
  background: var(--page); }
.studio .topbar h1 { font-size: 1.1em; margin: 0; white-space: nowrap; }
.studio .topbar h1 span, .welcome h2 span { font-weight: 400; }
.studio .topbar select { min-width: 3.5em; width: 100%; max-width: 13em; font: inherit; color: var(--ink);
  background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0.2rem 0.4rem; }
.studio .topbar .pair { min-width: 0; flex-wrap: nowrap; }
.studio .topbar label { display: flex; gap: 0.4em; align-items: center; min-width: 0; white-space: nowrap; }
.studio .topbar .choice .choice, .studio .topbar .pair button { flex: none; }
.studio .topbar .tools { display: flex; gap: 0.4rem; flex-wrap: nowrap; min-width: max-content; }
.studio .topbar > .choice { display: flex; gap: 0.3em; min-width: 0; overflow-x: auto; scrollbar-width: thin;
  justify-content: start; }
.studio .topbar > .choice button { white-space: nowrap; flex: none; }
.studio #status { grid-column: 1 / -1; min-width: 0; margin: 0; font-size: 0.9rem; line-height: 1.3; height: 1.3em;
  overflow: auto; scrollbar-width: thin; overflow-wrap: anywhere; }
.studio .hand > .choice, .topbar .choice .choice { display: flex; gap: 0.3em; justify-content: center; }
.studio button { font: inherit; }
.studio .choice button { border: 1px solid var(--line); border-radius: 0.5em; padding: 0.25em 0.8em;
  background: var(--card); color: inherit; cursor: pointer; }
.studio .choice button[aria-pressed="true"] { background: var(--accent); color: var(--page);
  border-color: var(--accent); }
.desk { display: grid; gap: 1em; padding: 1em; grid-template-columns: minmax(0, 1fr); }
.desk > section { min-width: 0; }
.desk > section { scroll-margin-top: 4.5em; }
.desk .hand { text-align: center; }
.desk .hand #phone { text-align: start; }
.desk h2 { font-size: 1em; margin: 0 0 0.5em; }
.editor { display: grid; grid-template-columns: 1.6em minmax(0, 1fr); border: 1px solid var(--line);
  border-radius: 0.5em; height: min(60vh, 40em); overflow: hidden; background: var(--card); }
.editor #gutter { overflow: hidden; padding: 0.5em 0 3em; text-align: center; user-select: none; }
.editor textarea, .editor #gutter { font: 0.9em/1.5 ui-monospace, Menlo, Consolas, monospace; }
.editor textarea { border: 0; resize: none; padding: 0.5em; background: transparent; color: inherit;
  white-space: pre; overflow: auto; tab-size: 2; }
#gutter .line.passed { color: var(--good); }
#gutter .line.failed, #gutter .line.undefined, #gutter .line.invalid, #gutter .line.ambiguous {
  color: var(--bad); font-weight: 700; }
#gutter .line.here { background: var(--accent); color: var(--page); border-radius: 0.2em; }
#problems { list-style: none; margin: 0.5em 0 0; padding: 0; }
#problems li { border-left: 0.25em solid var(--bad); padding: 0.2em 0.6em; margin: 0.4em 0; }
#problems li.pending, #problems li.hint { border-color: var(--line); }
#problems li.told { border-color: var(--accent); }
#problems li.invitation { border-color: var(--accent); background: var(--accent-soft); border-radius: 0 0.4em 0.4em 0;
  padding: 0.5em 0.8em; }
#problems button { background: none; border: 0; padding: 0; color: inherit; text-align: left;
  cursor: pointer; }
#problems p { margin: 0.1em 0; }
.hand #phone { margin: 0.8em 0; min-height: 10em; }
#sights { flex-wrap: wrap; justify-content: center; margin-top: 0.5em; }
#sights[hidden] { display: none; }
#sights button { font-size: 0.85rem; }
.phone.idle { display: grid; }
.phone.idle p { margin: 0; padding: 2em; display: grid; place-items: center; text-align: center; color: var(--faint);
  background: var(--glass); border-radius: inherit; }
.hand .live { cursor: pointer; }
.hand .live:hover, .hand .live:focus-visible { outline: 0.18em solid #ff8a00; outline-offset: -0.1em; }
.moment { display: flex; gap: 0.4em; align-items: center; }
.moment button { border: 1px solid var(--line); border-radius: 0.5em; background: var(--card);
  color: inherit; padding: 0.2em 0.7em; cursor: pointer; }
.moment input { flex: 1; accent-color: var(--accent); }
#caption { margin: 0.4em 0 0; font-size: 0.9rem; line-height: 1.4; min-height: 2.8em;
  max-height: 7em; overflow: auto; }
.next .find { display: block; margin-bottom: 0.5em; }
.next .find input { font: inherit; width: 100%; box-sizing: border-box; border-radius: 0.5em;
  border: 1px solid var(--line); background: var(--card); color: inherit; padding: 0.35em 0.6em; }
#sentences, .fold ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.3em; align-content: start; }
.fold summary { cursor: pointer; color: var(--accent); padding: 0.4em 0.2em; }
.times { display: grid; gap: 0.8rem 1.2rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.look h5, .ahead h3 { font-size: 1rem; }
.look .timeline { max-height: 19rem; overflow-y: auto; background: var(--card); }
.ahead h3 { margin: 0 0 0.5rem; }
.ahead ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.3em; max-height: 19rem; overflow: auto; }
.ahead button { width: 100%; text-align: left; padding: 0.3em 0.6em; border-radius: 0.5em; line-height: 1.3;
  border: 1px solid var(--line); background: var(--card); color: inherit; cursor: pointer; font-size: 0.9rem; }
.ahead button b { white-space: nowrap; }
.ahead button:hover, .ahead button:focus-visible { border-color: var(--accent); }
.look .hint, .ahead .hint { color: var(--soft); margin: 0; }
#sentences button { width: 100%; text-align: left; padding: 0.4em 0.7em; border-radius: 0.5em;
  border: 1px solid var(--line); background: var(--card); color: inherit; cursor: pointer; }
#sentences button:hover, #sentences button:focus-visible { border-color: var(--accent); }
@media (min-width: 1100px) {
  .desk { grid-template-columns: 21.5rem minmax(0, 1fr) minmax(0, 22rem); gap: 0.75rem 1rem; padding: 0.75rem 1rem;
    grid-template-rows: max(20rem, 100vh - 23.8rem - var(--bar)) auto; align-items: start; }
  .desk .hand { grid-row: 1 / span 2; position: sticky; top: calc(var(--bar) + 0.75rem); }
  .desk .hand h2 { position: absolute; clip-path: inset(50%); }
  .desk .hand #phone { margin: 0.6rem 0; }
  .desk .hand #phone .phone { font-size: clamp(10px, (100vh - 11.5rem - var(--bar)) / 41, 16px); }
  .desk #sights:not([hidden]) + .phones #phone .phone { font-size: clamp(10px, (100vh - 14.4rem - var(--bar)) / 41, 16px); }
  .desk .write, .desk .next { display: flex; flex-direction: column; height: 100%; min-height: 0; }
  .desk .editor { flex: 1 1 0; min-height: 7rem; height: auto; }
  .desk #problems { flex: 0 1 auto; max-height: 50%; overflow: auto; }
  .desk #problems:not(:empty) { min-height: 4.5rem; }
  .desk #conflict { flex: 0 1 auto; min-height: 7rem; max-height: 60%; overflow: auto; }
  .next #sentences { flex: 1 1 0; overflow: auto; }
  .desk .look { grid-column: 2 / -1; }
  .look .times { grid-template-columns: minmax(0, 1fr) 17rem; }
  .look .timeline-view { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 0.8rem; align-items: center; }
  .look .timeline-view > :not(h5, .event, .tools) { grid-column: 1 / -1; grid-row: 2; }
  .look .timeline-view > .thinned { grid-row: 3; }
  .look .timeline-view .event { min-height: 0; margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .look .timeline-view .tools { margin: 0 0 0.3rem; grid-row: 1; grid-column: 3; }
}
@media (min-width: 1400px) {
  .desk { grid-template-columns: 21.5rem minmax(0, 1fr) minmax(0, 25rem); }
}
.studio .pair { display: inline-flex; gap: 0.4em; align-items: center; flex-wrap: wrap; }
.studio .pair button, dialog .tools button { border: 1px solid var(--line); border-radius: 8px; background: var(--card);
  color: var(--ink); padding: 0.2rem 0.6rem; min-height: 36px; cursor: pointer; font-size: 0.9rem; }
.studio .pair select { min-height: 36px; }
.studio dialog { background: var(--page); color: var(--ink); border: 1px solid var(--line); border-radius: 0.8em;
  padding: 1.2em; width: min(30em, calc(100vw - 2em)); }
.studio dialog::backdrop { background: #0007; }
.studio dialog h2 { font-size: 1.15em; margin: 0 0 0.8em; }
.studio dialog label { display: grid; gap: 0.2em; margin: 0 0 0.8em; color: var(--soft); font-size: 0.9em; }
.studio dialog input, .studio dialog select { font: inherit; font-size: 1rem; width: 100%; box-sizing: border-box;
  color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 0.5em; padding: 0.35em 0.6em; }
.studio dialog .tools { display: flex; gap: 0.5em; margin-top: 1em; }
.studio dialog .tools button[type="submit"] { background: var(--accent); color: var(--page); border-color: var(--accent); }
#new-fault { color: var(--bad); margin: 0; min-height: 1.5em; }
#problems .fix { border-color: var(--accent); display: flex; flex-wrap: wrap; gap: 0.3em 0.7em; align-items: baseline; }
#problems .fix button { color: var(--accent); text-decoration: underline; min-height: 1.6em; }
#problems .fix q { font: 0.9em ui-monospace, Menlo, Consolas, monospace; }
.closed .editor { display: none; }
.studio #status.wrong { color: var(--bad); font-weight: 600; }
#gone { margin: 0.6em 1em 0; }
#conflict, #draft, #closed, #gone { border: 1px solid var(--warn); background: var(--warn-soft); border-radius: 0.5em; padding: 0.7em 1em; margin: 0.6em 0; }
#conflict p, #draft p, #closed p, #gone p { margin: 0 0 0.5em; }
#conflict .tools, #draft .tools { display: flex; gap: 0.5em; flex-wrap: wrap; }
.difference { font: 0.85em/1.5 ui-monospace, Menlo, Consolas, monospace; margin-top: 0.6em; max-height: 16em; overflow: auto; white-space: pre-wrap; }
.difference:empty { display: none; }
.difference .theirs { background: var(--bad-soft); }
.difference .mine { background: var(--good-soft); }
.difference .side { color: var(--soft); }
.studio #all { background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; padding: 0.2em 0; margin-bottom: 0.4em; }
#sentences button[data-kind]::before { content: attr(data-kind); display: block; color: var(--soft); font-size: 0.85em; }
#sentences button[data-kind^="Then"][data-standing="holds"]::before { color: var(--good); }
#sentences button[data-standing="fails"]::before { color: var(--bad); }
#sentences button[data-standing="impossible"] { border-style: dashed; }
.statusbar .signs { display: flex; gap: 0.22em; align-items: center; }
.hand .plot .live { pointer-events: all; }
.ways { display: none; }
@media (min-width: 1900px) {
  .desk { grid-template-columns: 21.5rem minmax(0, 1fr) 25rem minmax(0, 1.2fr);
    grid-template-rows: calc(100vh - var(--bar) - 1.5rem); }
  .desk .hand { grid-row: 1; }
  .desk .look { grid-column: auto; }
  .look .times { grid-template-columns: minmax(0, 1fr); }
  .look .timeline { max-height: none; }
}
@media (max-width: 1099px) {
  .studio .topbar { gap: 0.3rem 0.6rem; padding: 0.35rem 0.7rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .studio .topbar h1, .studio .topbar label > span { position: absolute; clip-path: inset(50%); }
  .studio #status { height: 2.6em; }
}
@media (min-width: 701px) and (max-width: 1099px) {
  .desk { grid-template-columns: 21.5rem minmax(0, 1fr); align-items: start; }
  .desk .hand { grid-row: span 2; }
  .desk .look { grid-column: 1 / -1; }
  .studio .topbar select { max-width: 9em; }
  .next #sentences { max-height: 30em; overflow: auto; }
}
@media (max-width: 700px) {
  .studio { padding-bottom: 3.4em; }
  .studio .topbar { position: static; }
  .studio #status { font-size: 0.85rem; line-height: 1.25; height: 3.75em; }
  .studio .topbar label { flex: 1; }
  .studio .topbar select { max-width: none; }
  .studio .topbar button { font-size: 0.85rem; padding: 0.2rem 0.55rem; }
  .studio .topbar > .choice, .studio .topbar .choice .choice { gap: 0.15em; }
  .studio .topbar > .choice button { font-size: 0.8rem; padding: 0.2rem 0.3rem; }
  .desk { padding: 0.6em; }
  .desk .next { order: 2; }
  .desk .write { order: 3; }
  .desk .look { order: 4; }
  .desk > section { scroll-margin-top: 0.5em; }
  .editor { height: 16em; }
  .hand h2 { position: absolute; clip-path: inset(50%); }
  .hand #phone { margin: 0.5em 0; }
  .hand #phone .phone { font-size: 10px; }
  #caption { min-height: 1.4em; margin: 0.4em 0 0; font-size: 0.85em; }
  .next #sentences { max-height: 12.5em; overflow: auto; }
  .ways { display: flex; position: fixed; z-index: 20; left: 0; right: 0; bottom: 0; background: var(--card);
    border-top: 1px solid var(--line); }
  .ways a { flex: 1; text-align: center; padding: 0.8em 0; text-decoration: none; font-weight: 600; }
}
.greeting .topbar, .greeting .desk, .greeting .ways, .greeting .skip { display: none; }
.welcome { max-width: 34rem; margin: 16vh auto 0; padding: 0 1.2rem; text-align: center; }
.welcome h2 { font-size: 1.6rem; }
.welcome button { background: var(--accent); color: var(--page); border: 0; border-radius: 0.6em; padding: 0.6em 1.2em;
  cursor: pointer; }
.greeting dialog::backdrop { background: var(--page); }
.greeting dialog { box-shadow: var(--shadow); background: var(--card); }
#new-words { color: var(--soft); margin: -0.3em 0 1em; }
.phones { position: relative; }
.phones #other-name { position: absolute; clip-path: inset(50%); }
#parting { text-align: start; font-size: 0.9rem; max-height: max(9rem, 100vh - 47rem); overflow: auto; margin-top: 0.4em; }
#parting p { margin: 0 0 0.3em; }
#parting button { border: 0; background: none; padding: 0.2em 0; color: var(--accent); text-decoration: underline;
  cursor: pointer; }
#parting table { width: 100%; border-collapse: collapse; }
#parting th, #parting td { text-align: start; vertical-align: top; padding: 0.2em 0.5em 0.2em 0;
  border-top: 1px solid var(--line); overflow-wrap: anywhere; }
#parting thead :is(th, td) { border-top: 0; color: var(--soft); font-weight: 400; }
#parting tbody th { font-weight: 600; white-space: nowrap; overflow-wrap: normal; }
.pair-of-phones .phones { display: flex; gap: 0.8rem; justify-content: center; }
.pair-of-phones .phones #phone, .pair-of-phones #other { margin: 0.6rem 0; min-height: 10em; text-align: start; }
.pair-of-phones .hand .phones :is(#phone, #other) .phone { font-size: 12.2px; }
@media (min-width: 1100px) {
  .pair-of-phones .desk { grid-template-columns: 32.5rem minmax(0, 1fr) minmax(0, 19rem); }
  .pair-of-phones .desk .hand .phones :is(#phone, #other) .phone { font-size: clamp(9px, (100vh - 18.8rem - var(--bar)) / 41, 12.2px); }
  .pair-of-phones .desk #sights:not([hidden]) + .phones :is(#phone, #other) .phone {
    font-size: clamp(9px, (100vh - 21.7rem - var(--bar)) / 41, 12.2px); }
}
@media (min-width: 1900px) {
  .pair-of-phones .desk { grid-template-columns: 32.5rem minmax(0, 1fr) 22rem minmax(0, 1fr); }
}
@media (min-width: 701px) and (max-width: 1099px) {
  .pair-of-phones .desk { grid-template-columns: minmax(0, 1fr); }
  .pair-of-phones .desk .hand { grid-row: auto; }
}
@media (max-width: 700px) {
  .studio .topbar .choice button { white-space: nowrap; padding-inline: 0.35rem; }
  .pair-of-phones .phones { gap: 0.5rem; }
  .pair-of-phones .hand .phones :is(#phone, #other) .phone { font-size: 8.4px; }
}
#long { border: 1px solid var(--warn); background: var(--warn-soft); border-radius: 0.5em; padding: 0.7em 1em; margin: 0.6em 0; }
#long p { margin: 0 0 0.5em; }
#make-route { flex: none; margin-top: 0.5rem; width: 100%; text-align: left; padding: 0.4em 0.7em; border-radius: 0.5em;
  border: 1px dashed var(--line); background: none; color: var(--accent); cursor: pointer; }
#route p { margin: 0 0 0.8em; color: var(--soft); }
#route #route-fault { color: var(--bad); margin: 0; min-height: 1.5em; }
.look .map .me[tabindex] { cursor: grab; touch-action: none; }
.look .map .me[tabindex]:active { cursor: grabbing; }

"""#
}
