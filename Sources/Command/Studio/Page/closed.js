// A file that cannot be opened: nothing of another one stands in its place, and the page says why.

/** Why the file that the list names cannot be edited; empty where it can. */
let obstacle = "";

/** What is known where nothing can be played. @type {Outlook} */
const nothingKnown = { checks: [], checksLeft: 0, choices: [], deeds: [], due: [], fixes: [], furtherDeeds: [], isBlank: false,
  isWithinPhrase: false, notes: [], others: [], ownStart: 0, partDeeds: [], parts: [], problems: [], searches: [], stepCount: 0,
  unplayed: 0 };

/** Shows why a file cannot be edited, in the place of its text. @param {string} name @param {string} why */
function showClosed(name, why) {
  begin(name, { version: "absent", saved: "" });
  area("text").value = written = "";
  hideConflict();
  offerDrafts([]);
  choiceOf("files").value = name;
  setObstacle("This file cannot be edited: " + why.replace(/\.$/, "") + ".");
  inputOf("find").value = "";
  // What was asked about another file is not shown.
  state.asked += 1;
  showNothing();
}

/** Shows that nothing is known of a file that cannot be edited. */
function showNothing() {
  state.outlook = nothingKnown;
  show(nothingKnown);
  say(obstacle, true);
}

/** @param {string} words */
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
