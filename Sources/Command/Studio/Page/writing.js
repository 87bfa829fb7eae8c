// What is written into the text, by clicks and by hand, and how one goes back.

/** @param {string} text */
const lineCount = (text) => text.split("\n").length;

/** Writes a sentence where one stands, and plays it. @param {string} sentence */
async function add(sentence) {
  try {
    const count = lineCount(area("text").value);
    const answer = await change("/add", { sentence });
    if (!answer) return;
    // A row of examples lies below what was written.
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

/** @returns {Station} */
const station = () => ({ text: area("text").value, stepCount: state.stepCount });

/** Keeps a place, so that one can go back to it. @param {Station} place */
function remember(place) {
  state.past.push(place);
  if (state.past.length > 500) state.past.shift();
}

/** Keeps how it is before the text is changed by a click. */
function keep() {
  remember(station());
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
  const { top, height } = placeOf(line);
  // With some lines above it, where there is room for them.
  text.scrollTop = Math.max(0, top - Math.min(5 * height, (text.clientHeight - height) / 2));
  moveGutter();
}

/** Where a line of the text stands. @param {number} line */
function placeOf(line) {
  const style = getComputedStyle(area("text"));
  const height = parseFloat(style.lineHeight) || 20;
  return { top: parseFloat(style.paddingTop) + (line - 1) * height, height };
}

/** The marks stand beside their lines. */
const moveGutter = () => { byId("gutter").scrollTop = area("text").scrollTop; };

/** How high the text was when it was measured last. */
let textHeight = 0;

/** Keeps the line in sight at which one writes, when what stands below takes some of the room. */
function fitText() {
  const text = area("text");
  const { top, height } = placeOf(lineCount(text.value.slice(0, text.selectionStart)));
  /** @param {number} room */
  const isSeen = (room) => top >= text.scrollTop && top + height <= text.scrollTop + room;
  if (isSeen(textHeight) && !isSeen(text.clientHeight)) text.scrollTop = top + height - text.clientHeight;
  textHeight = text.clientHeight;
  moveGutter();
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
