// New features and new scenarios, by clicks: nothing of them is in a file before it is saved.

/**
 * Shows the form for a new feature or a new scenario.
 * @param {boolean} isFeature
 */
async function showNew(isFeature) {
  try {
    if (isFeature) await showBeginnings();
  } catch (reason) {
    return lost(reason);
  }
  byId("new").dataset.kind = isFeature ? "feature" : "scenario";
  byId("new-title").textContent = isFeature ? "New feature" : "New scenario";
  const isFirst = document.body.classList.contains("greeting");
  if (isFirst) byId("new-title").textContent = "Begin your first feature";
  byId("new-words").textContent = isFirst
    ? "Here you write by playing with a phone: you click, the phone answers, and the sentence is written for you."
    : isFeature ? "A feature is what the app has to do; each of its scenarios is one story that shows it."
    : "One more story of this feature. What its background says holds for it as well.";
  byId("new-of-feature").hidden = !isFeature;
  byId("new-fault").textContent = "";
  inputOf("new-scenario").value = "";
  inputOf("new-name").value = "";
  inputOf("new-file").value = "";
  delete byId("new-file").dataset.isTyped;
  dialogOf("new").showModal();
  (isFeature ? byId("new-app") : byId("new-scenario")).focus();
}

/** Greets those who come to a folder without features, where there is nothing to show yet. @param {boolean} isEmpty */
function greet(isEmpty) {
  byId("welcome").hidden = !isEmpty;
  document.body.classList.toggle("greeting", isEmpty);
}

/** @param {string} id */
const dialogOf = (id) => /** @type {HTMLDialogElement} */ (byId(id));

/** Lists the apps that a new feature can be about. */
async function showBeginnings() {
  const answer = await ask("/files", {});
  choiceOf("new-app").replaceChildren(...answer.beginnings.map((beginning, index) =>
    el("option", { value: index, title: beginning.obstacle, selected: index === 0 },
      beginning.name + (beginning.obstacle ? " (not trusted)" : ""))));
}

/** Proposes the name of a file, in the folder of the one that is open, until somebody types another. */
function proposeFile() {
  if (byId("new-file").dataset.isTyped) return;
  const words = plain(inputOf("new-name").value).replace(/\u0142/g, "l").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const folder = state.file.slice(0, state.file.lastIndexOf("/") + 1);
  inputOf("new-file").value = words ? folder + words.slice(0, 60) + ".feature" : "";
}

async function makeNew() {
  const isFeature = byId("new").dataset.kind === "feature";
  try {
    const name = inputOf("new-scenario").value;
    const answer = isFeature
      ? await ask("/feature", { path: inputOf("new-file").value, beginning: Number(choiceOf("new-app").value),
        feature: inputOf("new-name").value, scenario: name })
      : await ask("/scenario", { ...question(), sentence: name });
    const refused = answer.refused || (isFeature && drafts.has(answer.path) ? "this file is begun already: save it first" : "");
    if (refused) {
      byId("new-fault").textContent = asSentence(refused) + ".";
      return;
    }
    dialogOf("new").close();
    if (isFeature) await openNew(answer.path, answer.text);
    else await showScenario(answer.text, answer.line);
  } catch (reason) {
    dialogOf("new").close();
    lost(reason);
  }
}

/**
 * Shows a feature of which there is no file yet.
 * @param {string} name
 * @param {string} text
 */
async function openNew(name, text) {
  state.opened += 1;
  putAside();
  setObstacle("");
  showMode(false);
  begin(name, { version: "absent", saved: "", lineEnd: "\n" });
  hideConflict();
  offerDrafts([]);
  area("text").value = written = text;
  choiceOf("files").append(el("option", { value: name }, name));
  choiceOf("files").value = name;
  await look();
}

/**
 * Shows a text in which a scenario is new.
 * @param {string} text
 * @param {number} line
 */
async function showScenario(text, line) {
  keep();
  showMode(false);
  area("text").value = written = text;
  Object.assign(state, { line, profile: undefined, ...atEnd });
  goToLine(line);
  await look();
}

byId("make-feature").addEventListener("click", () => showNew(true));
byId("welcome-begin").addEventListener("click", () => showNew(true));
byId("make-scenario").addEventListener("click", () => showNew(false));
byId("new-name").addEventListener("input", proposeFile);
byId("new-file").addEventListener("input", () => { byId("new-file").dataset.isTyped = "yes"; });
byId("new-cancel").addEventListener("click", () => dialogOf("new").close());
byId("new-form").addEventListener("submit", (event) => { event.preventDefault(); makeNew(); });
