/**
 * All pictures side by side: what the user saw, step by step.
 * @param {Film} data
 * @param {Fault | null} fault
 * @param {(index: number) => void} go
 */
function stripView(data, fault, go) {
  let last = -1;
  const shots = data.frames.map((frame, index) => {
    const step = data.steps[frame[1]];
    const isOutcome = frame[6] === null;
    const label = (frame[1] + 1) + ". ";
    const text = isOutcome ? step.keyword + " " + step.text : "taps \u201c" + frame[6] + "\u201d";
    const isFault = fault !== null && fault.frame === index;
    return el("button", { type: "button", class: "shot" + (isFault ? " fault" : ""),
      click: () => go(index) },
      el("div", { class: "mini", "aria-hidden": "true" }, drawPhone(data, index, isFault)),
      el("span", { class: "words" }, el("b", {}, label), text));
  });
  const strip = el("div", { class: "strip" }, shots);
  /** @param {Moment} moment */
  const move = ({ index }) => {
    if (last >= 0) shots[last].removeAttribute("aria-current");
    shots[index].setAttribute("aria-current", "true");
    const shot = shots[index];
    const room = strip.clientWidth - shot.offsetWidth;
    strip.scrollLeft = shot.offsetLeft - strip.offsetLeft - room / 2;
    last = index;
  };
  return { move, view: el("section", {}, el("h5", {}, "Storyboard"), strip,
    more(data.framesLeft, "pictures between those shown")) };
}

/**
 * @param {number} time
 * @param {number | null} step
 * @param {(time: number, step: number | null) => void} choose
 */
const momentButton = (time, step, choose) => el("button", { type: "button",
  class: "moment-button", "aria-label": "Go to " + clock(time), click: () => choose(time, step) },
  clock(time));

// A body as people read it: JSON is set out in lines, anything else stays as it came.
/** @param {string} text */
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/**
 * @param {Details} data
 * @param {(time: number, step: number | null) => void} choose
 */
function exchangesView(data, choose) {
  if (!data.exchanges) return null;
  const body = (label, index) => {
    if (index === undefined) return null;
    const [text, left] = (data.bodies || [])[index];
    return el("details", {}, el("summary", {}, label),
      el("pre", { tabindex: "0", role: "group", "aria-label": label }, left ? text : pretty(text)),
      more(left, "bytes"));
  };
  const cell = (label, ...children) => el("td", { "data-label": label }, ...children);
  const rows = data.exchanges.map((exchange) => {
    const code = exchange.status === undefined
      ? exchange.delay === undefined ? "no answer" : "connection lost" : exchange.status;
    const status = exchange.status || 0;
    const good = status >= 200 && status < 400;
    return [el("tr", {}, cell("Time", momentButton(exchange.at, exchange.step, choose)),
      cell("Request", el("b", {}, exchange.method), " ", el("span", { class: "path" }, exchange.path),
        body("What was sent", exchange.body)),
      cell("Answer", el("span", { class: "code " + (good ? "good" : "bad") }, String(code)),
        body("What came back", exchange.answer)),
      cell("After", exchange.delay ? durationText(exchange.delay) : "at once"),
      cell("Key", exchange.key || "\u2013")),
    exchange.left ? el("tr", { class: "thinned" }, el("td", { colspan: 5 },
      "\u2026 " + exchange.left + (exchange.left === 1 ? " request like this" : " requests like these"))) : null];
  });
  return el("details", { class: "requests" },
    el("summary", {}, "Requests (" + (rows.length + (data.exchangesLeft || 0)) + ")"),
    tableOf("Requests", "exchanges", ["Time", "Request", "Answer", "After", "Key"], rows));
}

/**
 * A table with a heading over each column, which can be scrolled by keyboard too.
 * @param {string} name
 * @param {string} kind
 * @param {string[]} heads
 * @param {any[]} rows
 */
const tableOf = (name, kind, heads, rows) =>
  el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": name },
    el("table", { class: kind },
      el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, rows.flat())));

/**
 * @param {Details} data
 * @param {(time: number, step: number | null) => void} choose
 */
function traceView(data, choose) {
  const events = data.trace || [];
  const rows = events.map(([time, step, cause, text]) => cause
    ? el("tr", {},
      el("td", {}, data.frames ? momentButton(time, step < 0 ? null : step, choose) : clock(time)),
      el("td", { class: "cause" }, cause), el("td", {}, text))
    : el("tr", { class: "thinned" }, el("td", {}), el("td", { colspan: 2 }, "\u2026 " + text)));
  const shown = events.filter((event) => event[2]).length;
  /** @param {Moment} moment */
  const move = ({ time, step }) => rows.forEach((row, index) =>
    row.classList.toggle("now", events[index][2] !== ""
      && events[index][0] === time && events[index][1] === step));
  const view = events.length === 0 ? null : el("details", { class: "events" },
    el("summary", {}, "Trace (" + (shown + (data.traceLeft || 0)) + " events)"),
    data.traceLeft ? el("p", { class: "hint" }, "What decides how it goes on is here whole. "
      + data.traceLeft + " lines that repeat are told by their number.") : null,
    tableOf("Trace", "trace", ["Time", "By", "What happened"], rows));
  return { move, view };
}

/** @param {Details} data */
function figuresView(data) {
  if (!data.figures) return null;
  const heads = ["Measured", "Requirement", "Figure", "95th percentile", "Worst", "Values"];
  return el("details", { open: "", class: "figures" }, el("summary", {}, "Measurements"),
    tableOf("Measurements", "trace", heads, data.figures.map((row) =>
      el("tr", {}, row.map((cell) => el("td", {}, cell))))));
}

/** @param {Details} data */
function factsView(data) {
  if (!data.facts) return null;
  return el("details", {}, el("summary", {}, "At the end"),
    el("ul", { class: "facts" }, data.facts.map((fact) => el("li", {}, fact))),
    el("p", { class: "hint" }, "Play it again: ", el("code", {}, data.command), " ",
      copyButton("Copy", () => data.command)));
}
