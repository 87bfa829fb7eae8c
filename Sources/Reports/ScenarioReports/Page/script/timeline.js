/** @type {Record<string, string>} */
const laneNames = {
  permission: "Permission", accuracy: "Accuracy", lifecycle: "Lifecycle", network: "Network",
  battery: "Battery", tracking: "Tracking", dialogs: "Dialogs", requests: "Requests",
  appState: "App",
};
const rowHeight = 26, axisHeight = 30, rowsPerLaneMax = 4, statesStackedMax = 12;

/**
 * Where a moment lies: by step, each is as wide as the others; by time, nothing but time counts.
 * @param {Film} data
 */
function scales(data) {
  const steps = data.frames.reduce((last, frame) => Math.max(last, frame[1] + 1), 1);
  const starts = data.steps.map((step) => step.at);
  const ends = starts.map((start, index) => index + 1 < steps ? starts[index + 1] : data.end);
  const byStep = (time, step, share) => {
    const at = Math.min(Math.max(step, 0), steps - 1);
    const long = ends[at] - starts[at];
    const part = long > 0 ? (time - starts[at]) / long : share;
    return (at + Math.min(1, Math.max(0, part))) / steps;
  };
  const byTime = (time) => data.end > 0 ? Math.min(1, time / data.end) : 0;
  // The step in which something ends that began in an earlier one.
  const stepAt = (time, least) => {
    let step = Math.min(steps - 1, least);
    while (step + 1 < steps && starts[step + 1] < time) step += 1;
    return step;
  };
  return { steps: steps, starts: starts, byStep: byStep, byTime: byTime, stepAt: stepAt };
}

// Puts what overlaps on rows under one another.
function stack(spans) {
  const ends = [];
  for (const span of spans) {
    let row = ends.findIndex((end) => end <= span.from + 1e-9);
    if (row < 0) row = ends.length < rowsPerLaneMax ? ends.push(0) - 1 : rowsPerLaneMax - 1;
    ends[row] = Math.max(span.to, span.from + 0.004);
    span.row = row;
  }
  return Math.max(1, ends.length);
}

/**
 * @param {Lane} lane
 * @param {(time: number, step: number, share: number) => number} place
 * @param {ReturnType<typeof scales>} scale
 * @param {number} lastTime
 */
function placed(lane, place, scale, lastTime) {
  const inStep = new Map();
  const points = lane.points.map(([time, step, label, tone, others]) => {
    const nth = (inStep.get(step) || 0) + 1;
    inStep.set(step, nth);
    return { time, step, label, tone, nth, at: 0, count: 1 + (others || 0) };
  });
  for (const point of points) {
    point.at = place(point.time, point.step, point.nth / (inStep.get(point.step) + 1));
  }
  // What changes in the last moment is drawn a little before the edge, so that one sees what is over and what is on.
  const brink = 1 - Math.min(0.2 / scale.steps, 0.03);
  const spans = lane.spans.map(([start, end, first, counted, text, tone, others, isOver]) => {
    const last = lane.subject === "requests" ? scale.stepAt(end, first) : counted;
    // What lasted to the end of the story is drawn to its end.
    const isOpen = !isOver && last >= scale.steps - 1 && end >= lastTime;
    const label = others ? text + " (and " + others + " like it)" : text;
    const begun = place(start, first, first === 0 ? 0 : 0.5), to = isOpen ? 1 : place(end, last, last === first ? 1 : 0.5);
    const from = start >= lastTime ? Math.min(brink, begun) : begun;
    return { time: start, step: first, end, label, tone, row: 0, from, to: isOver ? Math.max(from, Math.min(brink, to)) : to };
  });
  // Many states follow one another on one row; requests lie beside one another in time.
  const isCrowded = lane.subject !== "requests" && spans.length > statesStackedMax;
  return { points, spans, rows: isCrowded ? 1 : stack(spans) };
}

/**
 * @param {number} steps
 * @param {number} width
 * @returns {[number, string][]}
 */
function stepMarks(steps, width) {
  const room = String(steps).length * 7 + 12;
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((n) => n * width / steps >= room) || 1000;
  const numbers = Array.from({ length: Math.ceil(steps / every) }, (_, n) => n * every);
  return numbers.map((n) => [n / steps, String(n + 1)]);
}

/**
 * The unit in which all times of an axis are written, and how.
 * @param {number} end
 * @returns {[string, (ms: number) => string]}
 */
function timeUnit(end) {
  if (end < 60000) return ["s", (ms) => String(ms / 1000)];
  const parts = (ms, size) => Math.floor(ms / size / 60) + ":" + two(Math.floor(ms / size) % 60);
  return end < 3600000 ? ["min:s", (ms) => parts(ms, 1000)] : ["h:min", (ms) => parts(ms, 60000)];
}

const roundTimes = [100, 200, 500, 1000, 2000, 5000, 10000, 15000, 30000,
  ...[1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14400, 43200].map((n) => n * 60000)];

/**
 * @param {number} end
 * @param {number} width
 * @returns {[number, string][]}
 */
function timeMarks(end, width) {
  if (end <= 0) return [[0, "0"]];
  const every = roundTimes.find((time) => time / end * width >= 56) || end;
  // Within an hour or a minute nothing finer than its unit can be written.
  const least = end < 60000 ? every : Math.max(every, end < 3600000 ? 1000 : 60000);
  return Array.from({ length: Math.floor(end / least) + 1 }, (_, n) =>
    [n * least / end, timeUnit(end)[1](n * least)]);
}

/**
 * @param {Film} data
 * @param {(time: number, step: number | null) => void} choose
 * @param {Mark | null} fault
 */
function timelineView(data, choose, fault) {
  const scale = scales(data);
  let isByTime = false, zoom = 1, now = [0, 0];
  const lanes = data.lanes;
  const track = el("div", { class: "track", tabindex: "0", role: "group",
    "aria-label": "Timeline: arrow keys go from event to event" });
  const labels = el("div", { class: "lanes", "aria-hidden": "true" });
  // What is written on a bar may be cut; here it can be read whole.
  const about = el("p", { class: "event", "aria-live": "polite" }, "Tap a bar or a dot to read all of it.");
  let cursor = null, width = 0, marked = -1, order = [];

  const place = (time, step, share) =>
    isByTime ? scale.byTime(time) : scale.byStep(time, step, share);

  function show(mark, index) {
    marked = index;
    about.textContent = visible(clock(mark.time) + "  " + mark.label);
    choose(mark.time, mark.step);
  }

  function draw() {
    const all = lanes.map((lane) => placed(lane, place, scale, data.end));
    nameLanes(all);
    // Only now is it known how much room the names leave.
    width = Math.floor(Math.max(260, track.clientWidth || 800) * zoom);
    let y = axisHeight;
    const nodes = [];
    order = [];
    all.forEach((lane, index) => {
      const tall = heightOf(lane);
      if (index % 2 === 0) {
        nodes.push(svg("rect", { class: "stripe", x: 0, y: y, width: width, height: tall }));
      }
      for (const span of lane.spans) nodes.push(spanMark(span, y + 3));
      for (const point of gathered(lane.points)) nodes.push(pointMark(point, y + tall - 8));
      y += tall;
    });
    order.sort((a, b) => a.at - b.at);
    const line = (kind) => svg("line", { class: kind, x1: 0, x2: 0, y1: 0, y2: y });
    cursor = svg("g", {}, line("cursor"),
      svg("path", { class: "cursor-head", d: "M-6 0h12l-6 8z" }));
    const drawing = svg("svg", { width: width, height: y, viewBox: "0 0 " + width + " " + y,
      role: "group", "aria-label": "What went on, lane by lane" },
      axis(y), nodes, faultMark(y), cursor);
    drawing.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest(".mark")) return;
      pick((event.clientX - drawing.getBoundingClientRect().left) / width);
    });
    track.replaceChildren(drawing);
    move(now[0], now[1]);
  }

  const heightOf = (lane) => lane.rows * rowHeight + 6;

  function nameLanes(all) {
    const name = (text, height) => el("div", { style: "height:" + height + "px" }, text);
    labels.replaceChildren(name(isByTime ? "Time, " + timeUnit(data.end)[0] : "Step", axisHeight), ...all.map((lane, index) =>
      name(laneNames[lanes[index].subject] || lanes[index].subject, heightOf(lane))));
  }

  // Points too near to be told apart become one.
  function gathered(points) {
    const found = [];
    for (const point of [...points].sort((a, b) => a.at - b.at)) {
      const last = found[found.length - 1];
      if (last && (point.at - last.at) * width < 9 && last.tone === point.tone) last.count += point.count;
      else found.push({ ...point });
    }
    for (const point of found) {
      if (point.count > 1) point.label += " (and " + (point.count - 1) + " like it)";
    }
    return found;
  }

  // The marks of the axis: all in one unit, and none so near to the next that they overlap.
  function axis(height) {
    const marks = isByTime ? timeMarks(data.end, width) : stepMarks(scale.steps, width);
    return marks.map(([at, text]) => svg("g", {},
      svg("line", { class: "grid", x1: at * width, x2: at * width, y1: 18, y2: height }),
      at * width + 6 + text.length * 7 > width ? null
        : svg("text", { class: "axis", x: at * width + 3, y: 14 }, text)));
  }

  function faultMark(height) {
    if (!fault) return null;
    const at = place(fault[0], fault[1], 1) * width;
    return svg("g", {}, svg("line", { class: "fault-line", x1: at, x2: at, y1: 18, y2: height }),
      svg("text", { class: "fault-word", x: Math.max(2, at - 42), y: 28 }, "failed"));
  }

  function mark(kind, item, at, ...children) {
    const node = svg("g", { class: "mark " + kind + " " + item.tone, tabindex: "-1",
      role: "button", "aria-label": clock(item.time) + " " + item.label },
      svg("title", {}, clock(item.time) + "  " + item.label), ...children);
    const entry = { at, node, item };
    order.push(entry);
    node.addEventListener("click", () => show(item, order.indexOf(entry)));
    return node;
  }

  function spanMark(span, top) {
    const x = span.from * width, wide = Math.max(3, (span.to - span.from) * width - 1);
    const y = top + span.row * rowHeight, room = Math.floor((wide - 10) / 6.2);
    const text = visible(span.label);
    // The first word alone says more than half of the second.
    const first = text.split(" ")[0];
    const words = text.length <= room ? text : room > first.length + 5 ? text.slice(0, room - 1) + "\u2026"
      : first.length <= room ? first : "";
    return mark("span", span, span.from,
      svg("rect", { x: x, y: y, width: wide, height: rowHeight - 6, rx: 4 }),
      svg("text", { x: x + 5, y: y + 14 }, words));
  }

  // Whole at both ends, with its rim.
  const dotReach = 6;
  const pointMark = (point, y) => mark("point", point, point.at,
    circle("", [Math.min(width - dotReach, Math.max(dotReach, point.at * width)), y], 4.5));

  // Goes to the moment under the pointer.
  function pick(share) {
    if (isByTime) return choose(Math.round(share * data.end), null);
    const step = Math.min(scale.steps - 1, Math.floor(share * scale.steps));
    const end = step + 1 < scale.steps ? scale.starts[step + 1] : data.end;
    const part = share * scale.steps - step;
    choose(Math.round(scale.starts[step] + (end - scale.starts[step]) * part), step);
  }

  function move(time, step) {
    now = [time, step];
    if (cursor) cursor.setAttribute("transform", "translate(" + place(time, step, 1) * width + ",0)");
  }

  track.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || order.length === 0) return;
    event.preventDefault();
    const next = Math.min(order.length - 1, Math.max(0, marked + by));
    order[next].node.focus();
    show(order[next].item, next);
  });
  track.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom * (event.deltaY < 0 ? 1.25 : 0.8));
  }, { passive: false });

  function zoomTo(value) {
    const share = place(now[0], now[1], 1);
    zoom = Math.min(40, Math.max(1, value));
    draw();
    track.scrollLeft = share * width - track.clientWidth / 2;
  }
  const tool = (label, text, action) =>
    el("button", { type: "button", "aria-label": label, title: label, click: action }, text);
  const swap = el("button", { type: "button", "aria-pressed": "false", click: () => {
    isByTime = !isByTime;
    swap.setAttribute("aria-pressed", String(isByTime));
    draw();
  } }, "True to time");
  const left = lanes.filter((lane) => lane.left).map((lane) =>
    (laneNames[lane.subject] || lane.subject) + ": \u2026 " + lane.left + " more like those drawn");
  const view = el("section", { class: "timeline-view" }, el("h5", {}, "Timeline"),
    about, el("div", { class: "timeline" }, labels, track),
    el("div", { class: "tools" }, tool("Zoom out", "\u2212", () => zoomTo(zoom / 1.5)),
      tool("Zoom in", "+", () => zoomTo(zoom * 1.5)), tool("Show all", "All", () => zoomTo(1)),
      data.end > 0 ? swap : null), left.length ? el("p", { class: "hint thinned" }, left.join("; ")) : null);
  return { view, draw, move };
}
