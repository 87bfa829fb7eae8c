/** @param {Step} step */
const stepWords = (step) => [step.keyword ? el("span", { class: "keyword" }, step.keyword + " ")
  : null, ...marked(step.text, step.problem && step.problem.fault)];

/**
 * A text with the words at fault marked; they are counted in code points.
 * @param {string} text
 * @param {[number, number] | undefined} range
 */
function marked(text, range) {
  if (!range) return [text];
  const [start, end] = range;
  const part = (...bounds) => Array.from(text).slice(...bounds).join("");
  return [part(0, start), el("mark", {}, part(start, end)), part(end)];
}

/**
 * @param {Step} step
 * @param {number} row
 * @param {number} column
 */
const isFaulty = ({ problem }, row, column) => problem && problem.cell !== undefined
  && problem.cell[0] === row && problem.cell[1] === column;

/**
 * Where a scenario went wrong: the first step that is to blame, and when that was.
 * @param {Details} data
 * @returns {Fault | null}
 */
function faultOf(data) {
  const step = data.steps.findIndex((step) => !["passed", "skipped"].includes(step.status));
  if (step < 0) return null;
  const frames = data.frames || [];
  const frame = frames.findLastIndex((frame) => frame[1] === step);
  return { step, frame, time: frame < 0 ? data.steps[step].at : frames[frame][0] };
}

/** @param {Details} data */
function buildPanel(data) {
  const frames = data.frames || [];
  const fault = faultOf(data);
  const film = frames.length > 0 ? /** @type {Film} */ (data) : null;
  /** @type {Mark | null} */
  const mark = fault && fault.frame >= 0
    ? [fault.time, fault.step, frames[fault.frame][8]] : null;
  const parts = [];
  let at = -1;

  // Chooses the frame for a moment: the last one that is not later.
  function choose(time, step) {
    let index = frames.findLastIndex((frame) =>
      frame[0] <= time && (step === null || frame[1] <= step));
    // Within a step its outcome is shown; before the first frame there is only the first.
    const outcome = step === null ? -1 : frames.findLastIndex((frame) => frame[1] === step);
    if (outcome >= 0 && frames[outcome][0] <= time) index = outcome;
    go(Math.max(0, index), time, step);
  }

  function go(index, time, step) {
    if (!film) return;
    at = Math.min(frames.length - 1, Math.max(0, index));
    const frame = frames[at];
    const moment = { index: at, time: time === undefined ? frame[0] : time,
      step: step === undefined || step === null ? frame[1] : step };
    for (const part of parts) part(moment);
    panel.moment = moment;
  }

  const goToFault = () => go(fault ? fault.frame : frames.length - 1);
  const panel = /** @type {Panel} */ (el("div", { class: "panel" }));
  fill(panel, {}, [requirementsView(data), faultView(data, fault, mark ? goToFault : null)]);
  const story = storyView(data, (step) => {
    go(frames.findLastIndex((frame) => frame[1] <= step));
    bring(step, true);
  });
  parts.push(story.move);
  // Where the phone stands: beside the steps, or on a narrow screen under the step that was tapped.
  let bring = (step, isTapped) => {};
  if (film) {
    const seen = seenView(film, fault, () => at, go);
    parts.push(seen.move);
    const timeline = timelineView(film, choose, mark);
    parts.push(({ time, step }) => timeline.move(time, step));
    const drawings = [timeline.draw];
    const beside = el("div", { class: "beside" }, timeline.view);
    if (data.map) {
      const map = mapView(data.map, choose, mark);
      parts.push(({ index, time }) =>
        map.move(time, time === frames[index][0] ? frames[index][8] : undefined));
      drawings.push(map.draw);
      beside.append(map.view);
    }
    const stage = el("div", { class: "stage" }, story.view, seen.view, beside);
    bring = (step, isTapped) => {
      const isBeside = seen.view.parentNode === stage;
      if (!isNarrow.matches) return isBeside ? undefined : stage.insertBefore(seen.view, beside);
      if (!isBeside && !isTapped) return;
      story.rows[step].append(seen.view);
      if (isTapped) story.rows[step].scrollIntoView({ block: "start" });
    };
    const strip = stripView(film, fault, go);
    parts.push(strip.move);
    panel.append(stage, strip.view);
    panel.redraw = () => {
      bring(frames[Math.max(0, at)][1], false);
      drawings.forEach((draw) => draw());
    };
  } else {
    panel.append(story.view);
  }
  const trace = traceView(data, choose);
  parts.push(trace.move);
  fill(panel, {}, [figuresView(data), exchangesView(data, choose), trace.view, factsView(data)]);
  panel.start = (time, step) => {
    if (at < 0) {
      if (mark) goToFault();
      else go(frames.length - 1);
      panel.begun = panel.moment;
    }
    if (time !== undefined) choose(time, step === undefined ? null : step);
    if (panel.redraw) panel.redraw();
  };
  return panel;
}

const isNarrow = window.matchMedia("(max-width: 56rem)");

/** @param {Details} data */
function requirementsView(data) {
  if (data.requirements.length === 0) return null;
  return el("div", { class: "wanted" }, data.requirements.map(([id, text]) =>
    el("p", {}, el("b", {}, id), " ", text)));
}

/**
 * @param {Details} data
 * @param {Fault | null} fault
 * @param {(() => void) | null} show
 */
function faultView(data, fault, show) {
  const step = fault ? data.steps[fault.step] : null;
  const problem = (step && step.problem) || data.problem;
  if (!problem || (!step && !data.problem)) return null;
  const block = (kind, label, text) => text === undefined ? null
    : el("div", { class: kind }, el("span", {}, label), el("pre", {}, text));
  const list = (label, texts) => texts
    ? [el("p", { class: "hint" }, label), el("ul", { class: "facts" },
        texts.map((text) => el("li", {}, text)))] : null;
  const heading = fault && step
    ? "Step " + (fault.step + 1) + " " + (step.status === "failed" ? "failed" : "is " + step.status)
      + " at " + clock(fault.time) : "The scenario was not run";
  return el("section", { class: "failure", "aria-label": "What went wrong" },
    el("h5", {}, heading), step ? el("p", {}, stepWords(step)) : null,
    step && step.written ? el("p", { class: "hint" }, "Written in " + step.written.join(", ")) : null,
    el("p", { class: "message" }, problem.message),
    problem.expected !== undefined || problem.actual !== undefined
      ? el("div", { class: "compare" }, block("expected", "Expected", problem.expected),
          block("actual", "Actual", problem.actual)) : null,
    problem.excerpt ? el("pre", {}, problem.excerpt.join("\n")) : null,
    (problem.notes || []).map((note) => el("p", {}, note)),
    list("Matched by", problem.candidates), list("Did you mean", problem.suggestions),
    problem.snippet ? [el("p", { class: "hint" }, "To declare it"), el("pre", {}, problem.snippet)]
      : null,
    el("p", { class: "hint" }, "Play just this scenario again: ", el("code", {}, data.command), " ",
      copyButton("Copy", () => data.command)),
    show ? el("p", { class: "tools" }, el("button", { type: "button", class: "show-fault",
      click: show }, "Show the moment")) : null);
}

/**
 * @param {Details} data
 * @param {(step: number) => void} choose
 */
function storyView(data, choose) {
  const rows = data.steps.map((step, index) => {
    const button = el("button", { type: "button", click: () => choose(index) },
      el("span", { class: "mark", role: "img", "aria-label": step.status }, marks[step.status]),
      el("span", { class: "words", style: `--depth: ${step.depth || 0}` },
        (step.phrases || []).map((words, level, all) => el("span",
          { class: "phrase", style: `--above: ${all.length - level}` }, words)), stepWords(step),
        step.place ? el("span", { class: "definition" }, step.place) : null),
      step.status === "skipped" ? null : el("span", { class: "step-times" },
        el("time", { title: "since the start" }, clock(step.at)),
        data.clocks ? el("time", { class: "on-phone", title: "on the phone's clock" },
          phoneClock(data, step.at, index - 1)) : null));
    return el("li", { class: "step " + step.status + (step.depth ? " inner" : "") }, button,
      step.table ? el("table", {}, step.table.map((row, at) => el("tr", {}, row.map((cell, column) =>
        el("td", {}, isFaulty(step, at, column) ? el("mark", {}, cell) : cell))))) : null,
      step.doc !== undefined ? el("pre", {}, step.doc) : null);
  });
  /** @param {Moment} moment */
  const move = ({ step }) => rows.forEach((row, index) => {
    if (index === step) row.children[0].setAttribute("aria-current", "step");
    else row.children[0].removeAttribute("aria-current");
  });
  const list = el("ol", { class: "story" }, rows);
  const sources = el("button", { type: "button", "aria-pressed": "false", click: () => {
    const isShown = list.classList.toggle("sources");
    sources.setAttribute("aria-pressed", String(isShown));
  } }, "Where steps are declared");
  const head = el("div", { class: "story-head", "aria-hidden": "true" }, el("span", {}, "Step"),
    el("span", { class: "step-times" }, el("span", {}, "Since start"),
      data.clocks ? el("span", {}, "On the phone") : null));
  return { move, rows, view: el("section", { class: "steps-view" }, el("h5", {}, "Steps"), head, list,
    data.steps.some((step) => step.place) ? el("div", { class: "tools" }, sources) : null) };
}

/**
 * The phone at the moment, and what moves all views.
 * @param {Film} data
 * @param {Fault | null} fault
 * @param {() => number} current
 * @param {(index: number) => void} go
 */
function seenView(data, fault, current, go) {
  const frames = data.frames;
  const holder = el("div", { role: "group", "aria-label": "The phone" });
  const caption = el("p", { class: "caption", "aria-live": "polite" });
  let timer = null, shown = [0, 0];
  const range = /** @type {HTMLInputElement} */ (el("input", { type: "range", min: 0, max: frames.length - 1, step: 1,
    "aria-label": "Moment", input: () => { halt(); go(Number(range.value)); } }));
  const button = (label, text, action) => el("button", { type: "button", "aria-label": label,
    title: label, click: action }, text);
  const play = button("Play", icon("play"), () => timer ? halt() : start());
  function halt() {
    clearInterval(timer);
    timer = null;
    play.replaceChildren(icon("play"));
    play.setAttribute("aria-label", "Play");
  }
  function start() {
    if (current() === frames.length - 1) go(0);
    play.replaceChildren(icon("pause"));
    play.setAttribute("aria-label", "Pause");
    timer = setInterval(() => {
      go(current() + 1);
      if (current() === frames.length - 1) halt();
    }, 1100);
  }
  const by = (step) => () => { halt(); go(current() + step); };
  /** @param {Moment} moment */
  const move = ({ index, time }) => {
    const isFault = fault !== null && index === fault.frame;
    const tapped = frames[index][6];
    const step_ = data.steps[frames[index][1]];
    holder.replaceChildren(drawPhone(data, index, isFault));
    range.value = String(index);
    const words = "Step " + (frames[index][1] + 1) + " of " + data.steps.length;
    const wall = phoneClock(data, time, frames[index][1]);
    shown = [time, frames[index][1]];
    range.setAttribute("aria-valuetext", visible(words + ", " + clock(time) + ": " + step_.text));
    caption.replaceChildren(el("span", { class: "moment" }, words + " \u00b7 " + clock(time)
      + (wall ? " \u00b7 clock " + wall : "")), el("br"));
    fill(caption, {}, isFault ? [el("span", { class: "fault" }, "Failed here")]
      : tapped !== null ? ["The user taps ", el("b", {}, tapped)] : stepWords(step_));
  };
  return { move, view: el("section", { class: "seen" }, el("h5", {}, "Phone"), holder, caption,
    el("div", { class: "tools" }, button("Previous", "\u2039", by(-1)), play,
      button("Next", "\u203a", by(1)), range,
      copyButton("Link", (node) => momentLink(node, shown[0], shown[1]), "Copy a link to this moment"))) };
}
