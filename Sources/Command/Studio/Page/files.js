// Files: opened, kept as drafts, saved, and read again when somebody else has written them.

async function showFiles() {
  const answer = await ask("/files", {});
  // Of a new feature there may be a draft, and no file.
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

/** Stands in another file, with nothing to go back to. @param {string} name @param {Partial<typeof state>} more */
function begin(name, more) {
  Object.assign(state, { file: name, line: undefined, profile: undefined, sight: undefined, ...atEnd, past: [], future: [], isSaved: false }, more);
}

/**
 * @param {string} name
 * @param {number} [wanted] A line of the scenario that is looked at first.
 * @param {string} [scenario] What that is called; it may have moved.
 */
async function openFile(name, wanted, scenario = "") {
  const number = ++state.opened;
  const found = await ask("/open", { path: name });
  if (number !== state.opened) return;
  // A new feature has no file before it is saved.
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

/** Another page or another program has written a file: what is not changed here is read again, and nothing is lost. @param {string} name */
function changed(name) {
  if (name !== state.file) return;
  if (isChanged()) {
    say("Somebody else has changed the file. Yours is kept here; saving will not overwrite the other one.");
    return void showConflict().catch(lost);
  }
  // What is typed meanwhile becomes a draft, which is shown again with the version that it began with.
  openFile(name).then(() => { if (!obstacle && !isChanged()) say("Read again: somebody else has changed the file."); }, lost);
}
