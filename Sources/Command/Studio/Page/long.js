// What is said while a step is played that takes long, and how it is stopped.

/** Since when something takes long; nothing where nothing does. @type {number | null} */
let longSince = null;

/** Says that something takes long. @param {number} [line] The line that is played; none where it is not of this page. */
function showLong(line) {
  longSince ??= performance.now();
  const seconds = Math.round((performance.now() - longSince) / 1000);
  byId("long").hidden = byId("long-stop").hidden = false;
  byId("long-go").hidden = true;
  byId("long-words").textContent = (line ? "Line " + line + " takes long to play" : "Something else is still being played")
    + (seconds > 0 ? ": " + seconds + (seconds === 1 ? " second" : " seconds") + " so far." : ".");
}

function hideLong() {
  longSince = null;
  byId("long").hidden = true;
}

/** Ends what is played; the text stays as it is. */
async function stopLong() {
  state.asked += 1;
  byId("long-stop").hidden = true;
  try {
    await ask("/stop", {});
  } catch (reason) {
    return lost(reason);
  }
  longSince = null;
  byId("long").hidden = byId("long-go").hidden = false;
  byId("long-words").textContent = "Stopped: the scenario is not played to its end, and what is shown is from before. "
    + "Change the step, or play it after all.";
  say("Stopped");
}

byId("long-stop").addEventListener("click", stopLong);
byId("long-go").addEventListener("click", () => { hideLong(); look(); });
