// What is written and not saved outlives the page and the studio: it is kept by the studio, and offered by the next page.

/** Each page has drafts of its own, so that none takes the place of another's. */
const draftSession = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the studio has of this page, by the names of the files. @type {Map<string, string>} */
const keptTexts = new Map();
let isUnkept = false;
/** What is being kept; nobody keeps anything beside it. @type {Promise<void> | null} */
let keeping = null;
/** How often somebody who needs all to be kept tries it, as more may be written meanwhile. */
const keepTriesMax = 20;

/** What stands behind the name of a file of which something is left. */
const leftMark = " (not saved)";
const elsewhereMark = " (not saved in another page)";

/** What an earlier page has left of the file. @type {StoredDraft[]} */
let leftDrafts = [];
/** What is compared with the file. @type {StoredDraft | null} */
let comparedDraft = null;

/** What is written and not saved, by the names of the files. @returns {Map<string, { text: string, version?: string }>} */
function unsavedTexts() {
  const texts = new Map([...drafts].map(([name, draft]) =>
    [name, { text: draft.text.replaceAll("\n", draft.lineEnd || "\n"), version: draft.version }]));
  texts.delete(state.file);
  if (isChanged()) texts.set(state.file, { text: area("text").value.replaceAll("\n", state.lineEnd), version: state.version });
  return texts;
}

/** The names of the files of which the studio has something else than what is to be kept. @param {Map<string, { text: string }>} texts */
const unkeptNames = (texts) => [...new Set([...keptTexts.keys(), ...texts.keys()])]
  .filter((name) => name && keptTexts.get(name) !== texts.get(name)?.text);

const isAllKept = () => !isUnkept && unkeptNames(unsavedTexts()).length === 0;

/** Keeps what is not kept so far; where that is under way, its end is waited for. */
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
      // Said once: whoever knows it saves.
      if (answer.unkept && !isUnkept) say("What is not saved is lost when the page is closed, as it cannot be kept: " + answer.unkept + ".");
      isUnkept = Boolean(answer.unkept) || (isUnkept && text !== undefined);
    }
  } catch {
    // The studio does not answer: it is asked again, and all else says so.
  }
}

/** @param {string} session */
const dropDraft = (session) => ask("/draft", { path: state.file, session, version: state.version });

/** When a draft was written, as the user's clock shows it. @param {number} seconds */
function draftTime(seconds) {
  const time = new Date(1000 * seconds);
  const two = (number) => String(number).padStart(2, "0");
  const clock = two(time.getHours()) + ":" + two(time.getMinutes());
  return time.toDateString() === new Date().toDateString() ? clock
    : time.getFullYear() + "-" + two(time.getMonth() + 1) + "-" + two(time.getDate()) + " " + clock;
}

/** Offers what earlier pages have left of the file, the newest first. @param {StoredDraft[]} found */
function offerDrafts(found) {
  const others = found.filter((draft) => draft.session !== draftSession);
  // What somebody works at is nobody else's to take or to throw away.
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

/** Asks again for what is offered: a page that was open has gone. */
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
  // The version that they began with: what another program has written since is not overwritten.
  Object.assign(state, { version: draft.version, ...atEnd });
  if (state.saved === "") state.lineEnd = lineEndOf(draft.text);
  area("text").value = written = shown(draft.text);
  offerDrafts(others);
  for (let tries = 0; tries < keepTriesMax && !isUnkept && !isAllKept(); tries++) await keepDrafts();
  // Only where it is this page's by now.
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
