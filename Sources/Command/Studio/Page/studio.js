// The studio's page: the text of a feature, the phone that plays it, and what can be said next.

/** @param {string} id */
const area = (id) => /** @type {HTMLTextAreaElement} */ (byId(id));
/** @param {string} id */
const choiceOf = (id) => /** @type {HTMLSelectElement} */ (byId(id));
/** @param {string} id */
const inputOf = (id) => /** @type {HTMLInputElement} */ (byId(id));

// The token stays in this tab: an address is easily passed on.
const token = new URLSearchParams(location.search).get("token") || sessionStorage.getItem("token") || "";
sessionStorage.setItem("token", token);
history.replaceState(null, "", "/");

/** What is written, where one stands in it, and what is known there. */
const state = {
  file: "", version: "absent", saved: "",
  /** @type {number | undefined} */ line: undefined,
  /** @type {string | undefined} */ profile: undefined,
  // How many steps were played before; all of them where nobody has gone back.
  /** @type {number | undefined} */ stepCount: undefined,
  // What was pointed at.
  /** @type {string | undefined} */ pointed: undefined,
  // The part without words that was pointed at.
  /** @type {string | undefined} */ part: undefined,
  isChecking: false,
  /** @type {Outlook | null} */ outlook: null,
  /** @type {Station[]} */ past: [], /** @type {Station[]} */ future: [],
  asked: 0, opened: 0, lineEnd: "\n", isSaved: false,
};

/**
 * Asks the studio; an answer that came too late for a newer question is dropped by those who ask.
 * @param {string} path
 * @param {Record<string, any>} question
 */
async function ask(path, question) {
  const response = await fetch(path, { method: "POST", body: JSON.stringify(question),
    headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

/** @param {string} words */
const say = (words) => { byId("status").textContent = words; };

/** @param {unknown} reason */
const lost = (reason) => say("The studio does not answer: " + (reason instanceof Error ? reason.message : reason));

const question = () => ({ text: area("text").value, file: state.file, line: state.line,
  profile: state.profile, stepCount: state.stepCount, seeksChecks: state.isChecking, pointed: state.pointed, part: state.part });

// MARK: Looking

let looking = Promise.resolve();

/** Plays what is written, and shows what is known at the place; asks once at a time, and for the newest text alone. */
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

/** @param {Outlook} outlook */
function show(outlook) {
  if (outlook.scenarioLine !== undefined) state.line = outlook.scenarioLine;
  if (outlook.profile !== undefined) state.profile = outlook.profile;
  showChoices(outlook);
  showGutter(outlook);
  showProblems(outlook);
  showPhone(outlook);
  showSentences(outlook);
  find();
  showStory(outlook);
  const wrong = outlook.others.filter((ending) => ending.status !== "passed" && ending.status !== "skipped").map((ending) =>
    ending.profile + ": " + ending.status + (ending.line ? " at line " + ending.line : ""));
  const words = [outlook.status === undefined ? "Nothing to play yet"
    : outlook.status === "skipped" ? "No steps yet: choose what happens"
    : outlook.status === "passed" ? "Passed" : "This scenario is " + outlook.status, ...wrong].join(" \u00b7 ");
  say(words + (isChanged() ? " \u00b7 not saved" : state.isSaved ? " \u00b7 saved" : ""));
}

/** @param {Outlook} outlook */
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

/** @param {Outlook} outlook */
function showGutter(outlook) {
  /** @type {Map<number, Step>} */
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

/** @param {Outlook} outlook */
function showProblems(outlook) {
  /** @param {number | undefined} line @param {string} message @param {string[]} notes @param {string} kind */
  const item = (line, message, notes, kind) => el("li", { class: kind },
    el("button", { type: "button", click: () => goToLine(line || 1) },
      (line ? "Line " + line + ": " : "") + message),
    notes.map((note) => el("p", {}, note)));
  const wrong = outlook.problems.map((problem) =>
    item(problem.line, problem.message, problem.notes, problem.isError ? "failed" : "pending"));
  for (const [place, step] of (outlook.story ? outlook.story.steps : []).entries()) {
    if (!step.problem) continue;
    const { message, expected, actual, notes, suggestions } = step.problem;
    const seen = [expected === undefined ? "" : "Expected: " + expected,
      actual === undefined ? "" : "Actual: " + actual].filter(Boolean);
    wrong.push(item(step.line, message, [...seen, ...(notes || [])], step.status));
    const fixes = fixItems(outlook, place);
    wrong.push(...fixes);
    if (outlook.fixes.some((fix) => fix.step === place && fix.action === "instead")) continue;
    for (const words of suggestions || []) {
      wrong.push(el("li", { class: "hint" }, "Did you mean: " + words));
    }
  }
  byId("problems").replaceChildren(...wrong);
}

// MARK: The phone

/** The frame that shows what the steps so far have led to. @param {Film} film @param {number} count */
function frameBehind(film, count) {
  if (count === 0) return -1;
  return film.frames.findLastIndex((frame) => frame[1] < count && frame[6] === null);
}

/** @param {Outlook} outlook */
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
    makePartsTouchable(phone, outlook);
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

const readable = ".button, .control, .cell, .field, .badge, .title, .metric, .message, .note, .progress, .toast, .icon.mine";

/** The text by which sentences call a part of the phone. @param {Element} part */
function labelOf(part) {
  const first = part.matches(".metric, .field, .note") ? part.querySelector("span, b") || part : part;
  return (first.matches(".cell") ? first.childNodes[0].textContent : first.textContent || "").trim();
}

/** Lets the parts of the phone be reached by mouse and keys. @param {Element} phone */
function makeTouchable(phone) {
  for (const part of phone.querySelectorAll(readable)) {
    const label = labelOf(part);
    // The icon is a part without words where it is tapped.
    if (!label || (!state.isChecking && (!deedOn(label) || part.matches(".icon")))) continue;
    makeLive(part, () => touched(label));
  }
}

/** What tapping something does, as a sentence. @param {string} label */
const deedOn = (label) => (state.outlook ? state.outlook.deeds : []).find((deed) =>
  deed.endsWith("\"" + label + "\"") || deed.includes("\"" + label + "\" "));

/** @param {string} label */
function touched(label) {
  if (state.isChecking) {
    Object.assign(state, { pointed: label, part: undefined });
    look();
    return;
  }
  const deed = deedOn(label);
  if (deed) add(deed);
}

// MARK: What can be said next

/** Writes a sentence where one stands, and plays it. @param {string} sentence */
async function add(sentence) {
  try {
    const answer = await change("/add", { sentence });
    if (!answer) return;
    // A row of examples lies below what was written.
    if (state.line !== undefined && answer.line <= state.line) state.line += 1;
    if (state.stepCount !== undefined) state.stepCount += 1;
    Object.assign(state, { pointed: undefined, part: undefined });
    inputOf("find").value = "";
    goToLine(answer.line);
    await look();
  } catch (reason) {
    lost(reason);
  }
}

// MARK: Writing

/** @returns {Station} */
const station = () => ({ text: area("text").value, stepCount: state.stepCount });

/** Keeps how it is, so that one can go back to it. */
function keep() {
  state.past.push(station());
  if (state.past.length > 500) state.past.shift();
  state.future = [];
  written = area("text").value;
  typed.kind = "";
}

/** @param {Station[]} from @param {Station[]} to */
function travel(from, to) {
  const target = from.pop();
  if (!target) return;
  to.push(station());
  typed.kind = "";
  area("text").value = written = target.text;
  state.stepCount = target.stepCount;
  look();
}

/** @param {number} line */
function goToLine(line) {
  const text = area("text");
  const place = text.value.split("\n").slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  text.setSelectionRange(place, place);
  const height = parseFloat(getComputedStyle(text).lineHeight) || 20;
  text.scrollTop = Math.max(0, (line - 6) * height);
}

let written = "";
let waiting = 0;

/** What was typed last, so that undo goes back by words and not by letters. */
let typed = { time: 0, kind: "", isSpace: false };

/** Whether what is typed goes on with the word that was typed last. @param {InputEvent} event @param {string} now */
function goesOn(event, now) {
  const last = typed;
  const isSpace = /\s/.test(event.data || "\n");
  typed = { time: event.timeStamp, kind: event.inputType, isSpace };
  return last.kind === event.inputType && event.timeStamp - last.time < 1000
    && Math.abs(now.length - written.length) === 1 && (isSpace || !last.isSpace);
}

/** @param {Event} event */
function wrote(event) {
  const now = area("text").value;
  if (!goesOn(/** @type {InputEvent} */ (event), now)) {
    state.past.push({ text: written, stepCount: state.stepCount });
    if (state.past.length > 500) state.past.shift();
  }
  state.future = [];
  written = now;
  state.stepCount = undefined;
  Object.assign(state, { pointed: undefined, part: undefined });
  const before = now.slice(0, area("text").selectionStart);
  state.line = before.split("\n").length;
  clearTimeout(waiting);
  waiting = setTimeout(look, 120);
}

// MARK: The rest of the story

/** @param {Outlook} outlook */
function showStory(outlook) {
  const place = byId("look");
  place.replaceChildren();
  const data = outlook.story;
  if (!data || !data.frames || !data.frames.length) return;
  const film = /** @type {Film} */ (data);
  /** @param {number} time @param {number | null} step */
  const choose = (time, step) => {
    const index = film.frames.findLastIndex((frame) => frame[0] <= time && (step === null || frame[1] <= step));
    goTo(index < 0 ? 0 : film.frames[index][1] + 1);
  };
  const timeline = timelineView(film, choose, null);
  place.append(timeline.view);
  const parts = [timeline.draw];
  /** @type {(time: number, place?: Place) => void} */
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

/** @param {number} count */
function goTo(count) {
  const all = state.outlook && state.outlook.story ? state.outlook.story.steps.length : 0;
  state.stepCount = count >= all ? undefined : Math.max(0, count);
  Object.assign(state, { pointed: undefined, part: undefined });
  look();
}

// MARK: Files

async function showFiles() {
  const answer = await ask("/files", {});
  choiceOf("files").replaceChildren(...answer.files.map((name) =>
    el("option", { value: name, selected: name === answer.first }, name)));
  if (answer.first) return openFile(answer.first, answer.line);
  say("There is no feature here yet: begin one.");
  await showNew(true);
}

/** What was written and not saved, by the names of the files. @type {Map<string, Partial<typeof state> & { text: string }>} */
const drafts = new Map();

/** Texts are shown with line feeds; they are saved with the ends that their file has. @param {string} text */
const shown = (text) => text.replace(/\r\n?/g, "\n");

/** What ends the lines of a file, where all end so. @param {string} text */
const lineEndOf = (text) => /\r\n/.test(text) && !/[^\r]\n/.test(text) ? "\r\n" : "\n";

const isChanged = () => area("text").value !== state.saved;

/** What was typed until now is not in the way of what is shown next. */
function putAside() {
  if (state.file && isChanged()) drafts.set(state.file, { ...state, text: area("text").value });
}

/** @param {string} name @param {number} [line] A line of the scenario that is looked at first. */
async function openFile(name, line) {
  const number = ++state.opened;
  const found = await ask("/open", { path: name });
  if (number !== state.opened) return;
  // A new feature has no file before it is saved.
  const isNew = found.refused && drafts.has(name);
  const answer = isNew ? { text: "", version: "absent" } : found;
  if (answer.refused) return say(answer.refused);
  putAside();
  hideConflict();
  const draft = drafts.get(name);
  drafts.delete(name);
  Object.assign(state, { file: name, version: answer.version, saved: shown(answer.text), line,
    profile: undefined, stepCount: undefined, pointed: undefined, part: undefined, past: [], future: [],
    lineEnd: lineEndOf(answer.text), isSaved: false });
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
      say("Not saved: another program has changed the file since.");
      return await showConflict();
    }
    if (answer.refused) return say("Not saved: " + answer.refused);
    Object.assign(state, { version: answer.version, saved: text, isSaved: true });
    hideConflict();
    say("Saved");
  } catch (reason) {
    lost(reason);
  }
}

/** Another program has written a file: what is not changed here is read again, and nothing is lost. @param {string} name */
function changed(name) {
  if (name !== state.file) return;
  if (isChanged()) {
    say("Another program has changed the file. Yours is kept here; saving will not overwrite the other one.");
    return void showConflict().catch(lost);
  }
  // What is typed meanwhile becomes a draft, which is shown again with the version that it began with.
  openFile(name).then(() => { if (!isChanged()) say("Read again: another program has changed the file."); }, lost);
}

function listen() {
  const source = new EventSource("/events?token=" + token);
  source.addEventListener("changed", (event) => changed(/** @type {MessageEvent} */ (event).data));
}

// MARK: Beginning

/** @param {boolean} isChecking */
function setMode(isChecking) {
  state.isChecking = isChecking;
  Object.assign(state, { pointed: undefined, part: undefined });
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
    Object.assign(state, { line, stepCount: undefined, pointed: undefined, part: undefined });
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
  Object.assign(state, { pointed: undefined, part: undefined });
  look();
});
choiceOf("files").addEventListener("change", () => openFile(choiceOf("files").value).catch(lost));
choiceOf("scenarios").addEventListener("change", () => {
  Object.assign(state, { line: Number(choiceOf("scenarios").value), profile: undefined,
    stepCount: undefined, pointed: undefined, part: undefined });
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
