// A GPX file that is dropped on the page, or chosen, becomes a file beside the feature and the sentence that walks it.

/** What the studio takes at most. */
const routeBytesMax = 900_000;

/** The file that was dropped last. @type {File | null} */
let droppedRoute = null;

/** Shows the form for a route, with what is wrong where something is. @param {string} [fault] */
function showRoute(fault) {
  byId("route-file-label").hidden = droppedRoute !== null;
  byId("route-fault").textContent = asSentence(fault || "");
  if (!dialogOf("route").open) dialogOf("route").showModal();
  byId(droppedRoute && fault ? "route-name" : "route-file").focus();
}

/** The name by which sentences can call a file. @param {string} name */
const routeName = (name) => name.replace(/["<>\\/]+/g, "-").replace(/^\.+/, "").replace(/\.(gpx|xml)$/i, "").slice(0, 100) + ".gpx";

/** Reads a file; throws what is wrong with it. @param {File} file */
async function routeText(file) {
  if (file.size > routeBytesMax) {
    throw new Error(file.name + " has " + (file.size / 1e6).toFixed(1) + " MB, and 0.9 MB can be brought here. "
      + "Thin it out, or put it into the folder \u201croutes\u201d beside the feature and start the studio again.");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(file.name + " is not text in UTF-8: export it anew as GPX.");
  }
}

/** Brings a file to the feature, and sets out on it; says in the form what is in the way. @param {File} file @param {string} name */
async function bringRoute(file, name) {
  const feature = state.file;
  try {
    const text = await routeText(file);
    const answer = await ask("/route", { path: feature, name, text });
    if (feature !== state.file) return;
    if (answer.refused) return showRoute(answer.refused + ".");
    droppedRoute = null;
    dialogOf("route").close();
    await add(answer.sentence);
    say("The route lies in " + answer.route + ": " + answer.words);
  } catch (reason) {
    showRoute(reason instanceof Error ? reason.message : String(reason));
  }
}

/** @param {FileList} files */
function dropped(files) {
  if (files.length === 0 || obstacle) return;
  droppedRoute = files[0];
  inputOf("route-name").value = routeName(droppedRoute.name);
  if (files.length > 1) return showRoute("One route at a time: this is " + droppedRoute.name + ".");
  bringRoute(droppedRoute, routeName(droppedRoute.name));
}

byId("make-route").addEventListener("click", () => {
  droppedRoute = null;
  inputOf("route-file").value = inputOf("route-name").value = "";
  showRoute();
});
inputOf("route-file").addEventListener("change", () => {
  const file = (inputOf("route-file").files || [])[0];
  if (file) inputOf("route-name").value = routeName(file.name);
});
byId("route-cancel").addEventListener("click", () => dialogOf("route").close());
byId("route-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const file = droppedRoute || (inputOf("route-file").files || [])[0];
  if (!file) return showRoute("Choose a file first.");
  bringRoute(file, inputOf("route-name").value.trim());
});
// A file that is dropped beside is not opened in the place of the page.
document.addEventListener("dragover", (event) => {
  if (event.dataTransfer && event.dataTransfer.types.includes("Files")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (!event.dataTransfer || !event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  dropped(event.dataTransfer.files);
});
