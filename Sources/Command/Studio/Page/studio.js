// The studio's page: the text of a feature, the phone that plays it, and what can be said next.

/** @param {boolean} isChecking */
function setMode(isChecking) {
  showMode(isChecking);
  look();
}

area("text").addEventListener("input", wrote);
area("text").addEventListener("scroll", moveGutter);
new ResizeObserver(fitText).observe(area("text"));
// What stands below the header takes what the header leaves, which may have one line or three.
const topbar = /** @type {HTMLElement} */ (document.querySelector(".topbar"));
new ResizeObserver(() => document.body.style.setProperty("--bar", topbar.offsetHeight + "px")).observe(topbar);
area("text").addEventListener("click", () => {
  const line = area("text").value.slice(0, area("text").selectionStart).split("\n").length;
  const steps = state.outlook && state.outlook.story ? state.outlook.story.steps : [];
  const index = steps.findLastIndex((step) => step.line <= line);
  const own = state.outlook && [...state.outlook.choices].reverse().find((choice) => choice.line <= line);
  if (own && state.outlook && own.line !== state.outlook.scenarioLine) {
    Object.assign(state, { line, ...atEnd });
    look();
  } else if (index >= 0) {
    goTo(index + 1);
  }
});
byId("play").addEventListener("click", () => setMode(false));
byId("check").addEventListener("click", () => setMode(true));
byId("undo").addEventListener("click", () => travel(state.past, state.future));
byId("redo").addEventListener("click", () => travel(state.future, state.past));
byId("save").addEventListener("click", save);
byId("back").addEventListener("click", () => goTo((state.outlook ? state.outlook.stepCount : 1) - 1));
byId("on").addEventListener("click", () => goTo((state.outlook ? state.outlook.stepCount : 0) + 1));
inputOf("moment").addEventListener("input", () => goTo(Number(inputOf("moment").value)));
inputOf("find").addEventListener("input", () => {
  if (state.outlook) showSentences(state.outlook);
  find();
});
byId("all").addEventListener("click", () => {
  Object.assign(state, unpointed);
  look();
});
choiceOf("files").addEventListener("change", () => openFile(choiceOf("files").value).catch((reason) => {
  choiceOf("files").value = state.file;
  lost(reason);
}));
choiceOf("scenarios").addEventListener("change", () => {
  Object.assign(state, { line: Number(choiceOf("scenarios").value), profile: undefined,
    ...atEnd });
  goToLine(state.line || 1);
  look();
});
document.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === "s") { event.preventDefault(); save(); }
  if (key === "z") {
    event.preventDefault();
    if (event.shiftKey) travel(state.future, state.past);
    else travel(state.past, state.future);
  }
});
window.addEventListener("beforeunload", (event) => {
  if (!isAllKept()) event.preventDefault();
});
showFiles().then(listen, lost);
