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

/** The line of the scenario that the address names, wherever it has moved to. @param {string} text @param {{ scenario: string, line: number }} place */
function lineInText(text, place) {
  const lines = text.split("\n");
  const named = lines.flatMap((line, index) => place.scenario && line.trim().endsWith(": " + place.scenario) ? [index + 1] : []);
  // A row of examples stands below the header of its name.
  return named.some((line) => line <= place.line) || !named.length ? place.line || undefined : named[0];
}

window.addEventListener("popstate", () => {
  const place = placeInAddress();
  if (!place.file) return;
  if (place.file !== state.file) return void openFile(place.file, place.line, place.scenario).catch(lost);
  Object.assign(state, { line: lineInText(area("text").value, place), ...atEnd });
  goToLine(state.line || 1);
  look();
});
