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
<label>File <select id="files"></select></label>
<label>Scenario <select id="scenarios"></select></label>
<div id="profiles" class="choice" role="group" aria-label="Platform"></div>
<div class="tools">
<button type="button" id="undo" title="Undo (Ctrl-Z)">Undo</button>
<button type="button" id="redo" title="Redo (Ctrl-Shift-Z)">Redo</button>
<button type="button" id="save" title="Save (Ctrl-S)">Save</button>
</div>
<p id="status" role="status" aria-live="polite"></p>
</header>
<main class="desk">
<section class="write" aria-labelledby="write-title">
<h2 id="write-title">Scenario</h2>
<div class="editor"><div id="gutter" aria-hidden="true"></div>
<textarea id="text" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
aria-label="The text of the feature"></textarea></div>
<ul id="problems" aria-label="What is wrong"></ul>
</section>
<section class="hand" aria-labelledby="hand-title">
<h2 id="hand-title">Phone</h2>
<div class="choice" role="group" aria-label="What a click on the phone does">
<button type="button" id="play" aria-pressed="true">Play: tap it</button>
<button type="button" id="check" aria-pressed="false">Check: look at it</button>
</div>
<div id="phone"></div>
<div class="moment"><button type="button" id="back" aria-label="One step back">&#8249;</button>
<input type="range" id="moment" min="0" step="1" aria-label="How many steps were played">
<button type="button" id="on" aria-label="One step on">&#8250;</button></div>
<p id="caption" aria-live="polite"></p>
</section>
<section class="next" aria-labelledby="next-title">
<h2 id="next-title">What may happen next</h2>
<label class="find">Find <input type="search" id="find" placeholder="offline, Settings, battery"></label>
<ul id="sentences"></ul>
</section>
<section class="look" id="look" aria-label="Timeline, map and requests"></section>
</main>
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
history.replaceState(null, "", "/");
const state = {
  file: "", version: "absent", saved: "",
  /** @type {number | undefined} */ line: undefined,
  /** @type {string | undefined} */ profile: undefined,
  /** @type {number | undefined} */ stepCount: undefined,
  /** @type {string | undefined} */ pointed: undefined,
  isChecking: false,
  /** @type {Outlook | null} */ outlook: null,
  /** @type {Station[]} */ past: [], /** @type {Station[]} */ future: [],
  asked: 0, opened: 0, lineEnd: "\n",
};
async function ask(path, question) {
  const response = await fetch(path, { method: "POST", body: JSON.stringify(question),
    headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}
const say = (words) => { byId("status").textContent = words; };
const lost = (reason) => say("The studio does not answer: " + (reason instanceof Error ? reason.message : reason));
const question = () => ({ text: area("text").value, file: state.file, line: state.line,
  profile: state.profile, stepCount: state.stepCount, seeksChecks: state.isChecking, pointed: state.pointed });
let looking = Promise.resolve();
function look() {
  const number = ++state.asked;
  looking = looking.then(() => lookNow(number));
  return looking;
}
async function lookNow(number) {
  try {
    while (number === state.asked) {
      const outlook = await ask("/look", question());
      if (number !== state.asked) return;
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
  if (outlook.scenarioLine !== undefined) state.line = outlook.scenarioLine;
  if (outlook.profile !== undefined) state.profile = outlook.profile;
  showChoices(outlook);
  showGutter(outlook);
  showProblems(outlook);
  showPhone(outlook);
  showSentences(outlook);
  showStory(outlook);
  const wrong = outlook.others.filter((ending) => ending.status !== "passed").map((ending) =>
    ending.profile + ": " + ending.status + (ending.line ? " at line " + ending.line : ""));
  const words = [outlook.status === undefined ? "Nothing to play yet"
    : outlook.status === "passed" ? "Passed" : "This scenario is " + outlook.status, ...wrong].join(" \u00b7 ");
  say(words + (isChanged() ? " \u00b7 not saved" : ""));
}
function showChoices(outlook) {
  const scenarios = choiceOf("scenarios");
  scenarios.replaceChildren(...outlook.choices.map((choice) =>
    el("option", { value: choice.line, selected: choice.line === outlook.scenarioLine },
      choice.name || "(without a name)")));
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  byId("profiles").replaceChildren(...(choice ? choice.profiles : []).map((profile) =>
    el("button", { type: "button", "aria-pressed": String(profile === outlook.profile),
      click: () => { state.profile = profile; look(); } },
      profile + " " + marks[profile === outlook.profile ? outlook.status || "passed"
        : outlook.others.find((ending) => ending.profile === profile)?.status || "passed"])));
}
function showGutter(outlook) {
  const steps = new Map();
  for (const step of outlook.story ? outlook.story.steps : []) steps.set(step.line, step);
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
  for (const step of outlook.story ? outlook.story.steps : []) {
    if (!step.problem) continue;
    const { message, expected, actual, notes, suggestions } = step.problem;
    const seen = [expected === undefined ? "" : "Expected: " + expected,
      actual === undefined ? "" : "Actual: " + actual].filter(Boolean);
    wrong.push(item(step.line, message, [...seen, ...(notes || [])], step.status));
    for (const words of suggestions || []) {
      wrong.push(el("li", { class: "hint" }, "Did you mean: " + words));
    }
  }
  byId("problems").replaceChildren(...wrong);
}
function frameBehind(film, count) {
  if (count === 0) return -1;
  return film.frames.findLastIndex((frame) => frame[1] < count && frame[6] === null);
}
function showPhone(outlook) {
  const film = outlook.story && outlook.story.frames && outlook.story.frames.length
    ? /** @type {Film} */ (outlook.story) : null;
  const index = film ? frameBehind(film, outlook.stepCount) : -1;
  if (!film || index < 0) {
    byId("phone").replaceChildren(el("p", { class: "hint" },
      "The phone is as it comes: write a step, or choose what happens."));
  } else {
    const phone = drawPhone(film, index, false);
    byId("phone").replaceChildren(phone);
    makeTouchable(phone);
  }
  const steps = outlook.story ? outlook.story.steps : [];
  const range = inputOf("moment");
  range.max = String(steps.length);
  range.value = String(outlook.stepCount);
  const step = steps[outlook.stepCount - 1];
  byId("caption").replaceChildren();
  fill(byId("caption"), {}, step ? ["Behind step " + outlook.stepCount + " of " + steps.length + ": ",
    stepWords(step)].flat() : ["Before the first step"]);
}
const readable = ".button, .control, .cell, .field, .badge, .title, .metric, .message, .note, .progress, .toast, .key, .icon.mine";
function labelOf(part) {
  if (part.matches(".key")) return part.getAttribute("aria-label") || "";
  const first = part.matches(".metric, .field, .note") ? part.querySelector("span, b") || part : part;
  return (first.matches(".cell") ? first.childNodes[0].textContent : first.textContent || "").trim();
}
function makeTouchable(phone) {
  for (const part of phone.querySelectorAll(readable)) {
    const label = labelOf(part);
    if (!label || (!state.isChecking && !deedOn(label))) continue;
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", "button");
    part.classList.add("live");
    part.addEventListener("click", (event) => { event.stopPropagation(); touched(label); });
    part.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      if (key === "Enter" || key === " ") { event.preventDefault(); touched(label); }
    });
  }
}
const deedOn = (label) => (state.outlook ? state.outlook.deeds : []).find((deed) =>
  deed.endsWith("\"" + label + "\"") || deed.includes("\"" + label + "\" "));
function touched(label) {
  if (state.isChecking) {
    state.pointed = label;
    look();
    return;
  }
  const deed = deedOn(label);
  if (deed) add(deed);
}
function showSentences(outlook) {
  const wanted = inputOf("find").value.toLowerCase().split(" ").filter(Boolean);
  const fits = (words) => wanted.every((word) => words.toLowerCase().includes(word));
  byId("next-title").textContent = !state.isChecking ? "What may happen next"
    : state.pointed ? "What is true of \u201c" + state.pointed + "\u201d" : "What is true now";
  const all = state.isChecking ? outlook.checks
    : outlook.deeds.map((deed) => /** @type {[string, string]} */ ([deed, ""]));
  const shown = all.filter(([sentence, words]) => fits(sentence + " " + words));
  byId("sentences").replaceChildren(...shown.map(([sentence, words]) => el("li", {},
    el("button", { type: "button", title: words || null, click: () => add(sentence) }, sentence))));
  if (shown.length === 0) {
    byId("sentences").append(el("li", { class: "hint" }, state.isChecking
      ? "Nothing that could fail is known here." : wanted.length ? "Nothing in this list has these words; any sentence can be typed into the text."
        : "Nothing can happen here."));
  }
}
async function add(sentence) {
  try {
    const answer = await ask("/add", { ...question(), sentence });
    if (answer.refused) return say(answer.refused);
    keep();
    area("text").value = answer.text;
    if (state.line !== undefined && answer.line <= state.line) state.line += 1;
    if (state.stepCount !== undefined) state.stepCount += 1;
    state.pointed = undefined;
    goToLine(answer.line);
    await look();
  } catch (reason) {
    lost(reason);
  }
}
const station = () => ({ text: area("text").value, stepCount: state.stepCount });
function keep() {
  state.past.push(station());
  if (state.past.length > 500) state.past.shift();
  state.future = [];
  written = area("text").value;
}
function travel(from, to) {
  const target = from.pop();
  if (!target) return;
  to.push(station());
  area("text").value = written = target.text;
  state.stepCount = target.stepCount;
  look();
}
function goToLine(line) {
  const text = area("text");
  const place = text.value.split("\n").slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  text.setSelectionRange(place, place);
  const height = parseFloat(getComputedStyle(text).lineHeight) || 20;
  text.scrollTop = Math.max(0, (line - 6) * height);
}
let written = "";
let waiting = 0;
function wrote() {
  const now = area("text").value;
  state.past.push({ text: written, stepCount: state.stepCount });
  state.future = [];
  written = now;
  state.stepCount = undefined;
  state.pointed = undefined;
  const before = now.slice(0, area("text").selectionStart);
  state.line = before.split("\n").length;
  clearTimeout(waiting);
  waiting = setTimeout(look, 120);
}
function showStory(outlook) {
  const place = byId("look");
  place.replaceChildren();
  const data = outlook.story;
  if (!data || !data.frames || !data.frames.length) return;
  const film = /** @type {Film} */ (data);
  const choose = (time, step) => {
    const index = film.frames.findLastIndex((frame) => frame[0] <= time && (step === null || frame[1] <= step));
    goTo(index < 0 ? 0 : film.frames[index][1] + 1);
  };
  const timeline = timelineView(film, choose, null);
  place.append(timeline.view);
  const parts = [timeline.draw];
  let move = () => {};
  if (data.map) {
    const map = mapView(data.map, choose, null);
    place.append(map.view);
    parts.push(map.draw);
    move = map.move;
  }
  fill(place, {}, [exchangesView(data, choose), factsView(data)]);
  parts.forEach((draw) => draw());
  const index = frameBehind(film, outlook.stepCount);
  if (index < 0) return;
  const [time, step] = film.frames[index];
  timeline.move(time, step);
  move(time, film.frames[index][8]);
}
function goTo(count) {
  const all = state.outlook && state.outlook.story ? state.outlook.story.steps.length : 0;
  state.stepCount = count >= all ? undefined : Math.max(0, count);
  state.pointed = undefined;
  look();
}
async function showFiles() {
  const answer = await ask("/files", {});
  choiceOf("files").replaceChildren(...answer.files.map((name) =>
    el("option", { value: name, selected: name === answer.first }, name)));
  if (answer.first) await openFile(answer.first, answer.line);
  else say("There is no feature here yet.");
}
const drafts = new Map();
const shown = (text) => text.replace(/\r\n?/g, "\n");
const isChanged = () => area("text").value !== state.saved;
async function openFile(name, line) {
  const number = ++state.opened;
  const answer = await ask("/open", { path: name });
  if (number !== state.opened) return;
  if (answer.refused) return say(answer.refused);
  if (state.file && isChanged()) drafts.set(state.file, { ...state, text: area("text").value });
  const draft = drafts.get(name);
  drafts.delete(name);
  Object.assign(state, { file: name, version: answer.version, saved: shown(answer.text), line,
    profile: undefined, stepCount: undefined, pointed: undefined, past: [], future: [],
    lineEnd: /\r\n/.test(answer.text) && !/[^\r]\n/.test(answer.text) ? "\r\n" : "\n" });
  area("text").value = written = state.saved;
  if (draft) {
    Object.assign(state, { version: draft.version, saved: draft.saved, past: draft.past, future: draft.future });
    area("text").value = written = draft.text;
  }
  choiceOf("files").value = name;
  if (line) goToLine(line);
  await look();
}
async function save() {
  try {
    const text = area("text").value, file = state.file;
    const answer = await ask("/save", { path: file, text: text.replaceAll("\n", state.lineEnd), version: state.version });
    if (file !== state.file) return;
    if (answer.conflict) {
      return say("Not saved: another program has changed the file since. Copy what you need, and load the page again.");
    }
    if (answer.refused) return say("Not saved: " + answer.refused);
    Object.assign(state, { version: answer.version, saved: text });
    say("Saved");
  } catch (reason) {
    lost(reason);
  }
}
function changed(name) {
  if (name !== state.file) return;
  if (isChanged()) {
    return say("Another program has changed the file. Yours is kept here; saving will not overwrite the other one.");
  }
  openFile(name).then(() => { if (!isChanged()) say("Read again: another program has changed the file."); }, lost);
}
function listen() {
  const source = new EventSource("/events?token=" + token);
  source.addEventListener("changed", (event) => changed(/** @type {MessageEvent} */ (event).data));
}
function setMode(isChecking) {
  state.isChecking = isChecking;
  state.pointed = undefined;
  byId("play").setAttribute("aria-pressed", String(!isChecking));
  byId("check").setAttribute("aria-pressed", String(isChecking));
  look();
}
area("text").addEventListener("input", wrote);
area("text").addEventListener("scroll", () => { byId("gutter").scrollTop = area("text").scrollTop; });
area("text").addEventListener("click", () => {
  const line = area("text").value.slice(0, area("text").selectionStart).split("\n").length;
  const steps = state.outlook && state.outlook.story ? state.outlook.story.steps : [];
  const index = steps.findLastIndex((step) => step.line <= line);
  const own = state.outlook && [...state.outlook.choices].reverse().find((choice) => choice.line <= line);
  if (own && state.outlook && own.line !== state.outlook.scenarioLine) {
    Object.assign(state, { line, stepCount: undefined, pointed: undefined });
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
inputOf("find").addEventListener("input", () => { if (state.outlook) showSentences(state.outlook); });
choiceOf("files").addEventListener("change", () => openFile(choiceOf("files").value).catch(lost));
choiceOf("scenarios").addEventListener("change", () => {
  Object.assign(state, { line: Number(choiceOf("scenarios").value), profile: undefined,
    stepCount: undefined, pointed: undefined });
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
  if (isChanged() || drafts.size > 0) event.preventDefault();
});
showFiles().then(listen, lost);

"""#

  /// What the page's look has besides that of reports.
  static let style: StaticString = #"""
.studio { max-width: none; margin: 0; padding: 0; }
.studio .topbar { display: flex; flex-wrap: wrap; gap: 0.5em 1em; align-items: center;
  padding: 0.6em 1em; border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 10;
  background: var(--page); }
.studio .topbar h1 { font-size: 1.1em; margin: 0; }
.studio .topbar h1 span { font-weight: 400; }
.studio .topbar select { max-width: min(22em, 60vw); font: inherit; }
.studio #status { margin: 0 0 0 auto; }
.studio .choice { display: inline-flex; gap: 0.3em; flex-wrap: wrap; }
.studio button { font: inherit; }
.studio .choice button { border: 1px solid var(--line); border-radius: 0.5em; padding: 0.25em 0.8em;
  background: var(--card); color: inherit; cursor: pointer; }
.studio .choice button[aria-pressed="true"] { background: var(--accent); color: var(--page);
  border-color: var(--accent); }
.desk { display: grid; gap: 1em; padding: 1em; grid-template-columns: minmax(0, 1fr); }
.desk > section { min-width: 0; }
.desk h2 { font-size: 1em; margin: 0 0 0.5em; }
.editor { display: grid; grid-template-columns: 1.6em minmax(0, 1fr); border: 1px solid var(--line);
  border-radius: 0.5em; height: min(60vh, 40em); overflow: hidden; }
.editor #gutter { overflow: hidden; padding: 0.5em 0; text-align: center; user-select: none; }
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
#problems button { background: none; border: 0; padding: 0; color: inherit; text-align: left;
  cursor: pointer; }
#problems p { margin: 0.1em 0; }
.hand #phone { margin: 0.8em 0; min-height: 10em; }
.hand .live { cursor: pointer; }
.hand .live:hover, .hand .live:focus-visible { outline: 0.18em solid #ff8a00; outline-offset: 0.1em; }
.moment { display: flex; gap: 0.4em; align-items: center; }
.moment button { border: 1px solid var(--line); border-radius: 0.5em; background: var(--card);
  color: inherit; padding: 0.2em 0.7em; cursor: pointer; }
.moment input { flex: 1; accent-color: var(--accent); }
#caption { min-height: 2.8em; }
.next .find { display: block; margin-bottom: 0.5em; }
.next .find input { font: inherit; width: 100%; box-sizing: border-box; border-radius: 0.5em;
  border: 1px solid var(--line); background: var(--card); color: inherit; padding: 0.35em 0.6em; }
@media (max-width: 700px) { .studio .topbar { position: static; } .editor { height: 16em; } }
#sentences { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.3em; }
#sentences button { width: 100%; text-align: left; padding: 0.4em 0.7em; border-radius: 0.5em;
  border: 1px solid var(--line); background: var(--card); color: inherit; cursor: pointer; }
#sentences button:hover, #sentences button:focus-visible { border-color: var(--accent); }
@media (min-width: 1100px) {
  .desk { grid-template-columns: minmax(0, 1fr) 22em minmax(0, 24em); align-items: start; }
  .desk .look { grid-column: 1 / -1; }
  .next #sentences { max-height: 70vh; overflow: auto; }
}

"""#
}
