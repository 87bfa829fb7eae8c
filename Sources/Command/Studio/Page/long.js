// What is said while a step is played that takes long, and how it is stopped.

/** Since when something takes long; nothing where nothing does. @type {number | null} */
let longSince = null;

/** Whether it is of another page. */
let isLongElsewhere = false;

/** What takes long. @param {Busy} busy */
function longWords({ line, profile, elsewhere }) {
  const place = line ? "line " + line + " on " + profile : "";
  if (elsewhere !== undefined) return "Another page plays " + [elsewhere, place].filter(Boolean).join(", ");
  return line ? "L" + place.slice(1) + " takes long to play" : "Something else is still being played";
}

/** Says that something takes long. @param {Busy} busy */
function showLong(busy) {
  if (isLongElsewhere !== (busy.elsewhere !== undefined)) longSince = null;
  isLongElsewhere = busy.elsewhere !== undefined;
  longSince ??= performance.now();
  const seconds = Math.round((performance.now() - longSince) / 1000);
  byId("long").hidden = byId("long-stop").hidden = false;
  byId("long-stop").textContent = isLongElsewhere ? "Stop it there" : "Stop";
  byId("long-go").hidden = true;
  byId("long-words").textContent = longWords(busy)
    + (seconds > 0 ? ": " + seconds + (seconds === 1 ? " second" : " seconds") + " so far." : ".")
    + (isLongElsewhere ? " This one waits." : "");
}

function hideLong() {
  longSince = null;
  byId("long").hidden = true;
}

/** Ends what is played of this page, or of any. @param {boolean} [isAnyones] */
const stopPlay = (isAnyones = false) => ask("/stop", { session: draftSession, isAnyones });

/** Ends what is played; the text stays as it is. */
async function stopLong() {
  // What this page waits for is played next.
  if (isLongElsewhere) return stopPlay(true).catch(lost);
  state.asked += 1;
  byId("long-stop").hidden = true;
  try {
    await stopPlay();
  } catch (reason) {
    return lost(reason);
  }
  showStopped("Stopped");
}

/** Says that what is shown is from before. @param {string} words How that has come. */
function showStopped(words) {
  longSince = null;
  byId("long").hidden = byId("long-go").hidden = false;
  byId("long-stop").hidden = true;
  byId("long-words").textContent = words + ": the scenario is not played to its end, and what is shown is from before. "
    + "Change the step, or play it after all.";
  say("Stopped");
}

byId("long-stop").addEventListener("click", stopLong);
byId("long-go").addEventListener("click", () => { hideLong(); look(); });
