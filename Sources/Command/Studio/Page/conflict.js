// What is done where somebody else has written the file: nothing of either side is lost unasked.

/** What they have written; nothing where there is no conflict. @type {{ text: string, version: string } | null} */
let theirs = null;

/** Shows that the file is another one, and what can be done. */
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

/** Shows both, line by line. */
function compare() {
  if (theirs) showDifference(byId("difference"), shown(theirs.text), area("text").value);
}

/** @param {HTMLElement} box @param {string} inFile @param {string} yours */
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
  // Only over what was shown: a third version is told again.
  state.version = theirs.version;
  await save();
}

/**
 * The lines of two texts, each with the side that has it: those of both as few as they must be.
 * @param {string[]} left
 * @param {string[]} right
 * @returns {["same" | "theirs" | "mine", string][]}
 */
function differences(left, right) {
  let start = 0, end = 0;
  const least = Math.min(left.length, right.length);
  while (start < least && left[start] === right[start]) start += 1;
  while (end < least - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  /** @type {(line: string) => ["same", string]} */
  const same = (line) => ["same", line];
  return [...left.slice(0, start).slice(-3).map(same),
    ...apart(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...left.slice(left.length - end).slice(0, 3).map(same)];
}

/**
 * @param {string[]} left
 * @param {string[]} right
 * @returns {["same" | "theirs" | "mine", string][]}
 */
function apart(left, right) {
  /** @type {(line: string) => ["theirs", string]} */
  const gone = (line) => ["theirs", line];
  /** @type {(line: string) => ["mine", string]} */
  const come = (line) => ["mine", line];
  // Of very long texts nobody reads which lines are the same.
  if (left.length * right.length > 4e6) return [...left.map(gone), ...right.map(come)];
  // How many lines both have from here on.
  const counts = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      counts[i][j] = left[i] === right[j] ? counts[i + 1][j + 1] + 1 : Math.max(counts[i + 1][j], counts[i][j + 1]);
    }
  }
  /** @type {["same" | "theirs" | "mine", string][]} */
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
