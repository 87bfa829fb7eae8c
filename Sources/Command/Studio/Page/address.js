// The address names the file and the scenario, so that a reload shows them again, and "back" goes back.

/** What the address names. */
function placeInAddress() {
  const values = new URLSearchParams(location.search);
  return { file: values.get("file") || "", scenario: values.get("scenario") || "", line: Number(values.get("line")) || 0 };
}

/** Writes into the address what is shown; another file or scenario is one more place to go back to. @param {Outlook} outlook */
function noteAddress(outlook) {
  const choice = outlook.choices.find((choice) => choice.line === outlook.scenarioLine);
  const values = new URLSearchParams({ file: state.file });
  if (choice) {
    values.set("scenario", choice.name);
    values.set("line", String(choice.line));
  }
  const before = placeInAddress();
  const address = "/?" + values;
  if (!state.file || address === location.pathname + location.search) return;
  const isSame = !before.file || (before.file === state.file && (!choice || !before.scenario || before.scenario === choice.name || before.line === choice.line));
  if (isSame) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/** What comes of a place takes the entry that has named it, and is no further one. @param {string} file */
const takeEntry = (file) => history.replaceState(null, "", "/?" + new URLSearchParams({ file }));

/** Looks at the scenario of a line; returns what was asked so. @param {string} file @param {number} line */
async function lookFromEntry(file, line) {
  takeEntry(file);
  Object.assign(state, { line: line || undefined, ...atEnd });
  if (line) goToLine(line);
  const looked = look(), asked = state.asked;
  await looked;
  return asked;
}

/** Looks at the scenario of a place, wherever it has moved to. @param {ReturnType<typeof placeInAddress>} place */
async function lookAtPlace({ file, scenario, line }) {
  const asked = await lookFromEntry(file, line);
  const named = (state.outlook ? state.outlook.choices : []).filter((choice) => scenario && choice.name === scenario);
  const choice = named.find((choice) => choice.line === line) || named[0];
  // What has been asked meanwhile is what somebody wants.
  if (choice && choice.line !== state.line && asked === state.asked) await lookFromEntry(file, choice.line);
}

window.addEventListener("popstate", () => {
  const place = placeInAddress();
  if (!place.file) return;
  takeEntry(place.file);
  if (place.file === state.file) return void lookAtPlace(place);
  openFile(place.file, place.line, place.scenario).catch(lost);
});
