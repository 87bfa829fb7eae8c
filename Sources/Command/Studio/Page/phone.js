// The phone, as it is behind the step that is looked at.

/** The frame that shows what the steps so far have led to. @param {Film} film @param {number} count */
function frameBehind(film, count) {
  if (count === 0) return -1;
  return film.frames.findLastIndex((frame) => frame[1] < count && frame[6] === null);
}

/** @param {Outlook} outlook */
function showPhone(outlook) {
  const film = outlook.story && outlook.story.frames && outlook.story.frames.length
    ? /** @type {Film} */ (outlook.story) : null;
  const index = film ? frameBehind(film, outlook.stepCount) : -1;
  const sight = sightShown(outlook);
  showSights(outlook, sight);
  if (outlook.elsewhere && sight >= 0) {
    showPage(outlook.elsewhere, sight, outlook);
  } else if (!film || index < 0) {
    byId("phone").replaceChildren(el("div", { class: "phone idle" }, el("p", {}, obstacle ? "Nothing is played." : isBroken(outlook)
      ? "The story does not come to this place." : "The phone is as it comes: choose what happens, or write a step.")));
  } else {
    const phone = drawPhone(film, index, false);
    byId("phone").replaceChildren(phone);
    makeTouchable(phone);
    makePartsTouchable(phone, outlook);
  }
  const steps = outlook.story ? outlook.story.steps : [];
  const range = inputOf("moment");
  range.max = String(steps.length);
  range.value = String(outlook.stepCount);
  const step = steps[outlook.stepCount - 1];
  byId("caption").replaceChildren();
  fill(byId("caption"), {}, step ? [placeWordsOf(outlook, steps), stepWords(step)].flat()
    : [obstacle ? "" : "Before the first step"]);
}

/** What is said of a step that does not pass. @type {Record<string, string>} */
const stepEndings = { undefined: "has no definition", ambiguous: "has two meanings", invalid: "cannot be played",
  pending: "waits for something" };
/** @param {Step} step */
const stepEnding = (step) => stepEndings[step.status] || "does not hold";

/** Where one stands in the story, and whether it comes to that place. @param {Outlook} outlook @param {Step[]} steps */
function placeWordsOf(outlook, steps) {
  const place = outlook.stepCount + " of " + steps.length;
  const wrong = steps.slice(0, outlook.stepCount).findIndex((step) => step.status !== "passed");
  return wrong < 0 ? "Behind step " + place + ": "
    : wrong + 1 === outlook.stepCount ? "Step " + place + " " + stepEnding(steps[wrong]) + ": "
    : "Not played, as step " + (wrong + 1) + " " + stepEnding(steps[wrong]) + ": step " + place + ", ";
}

const readable = ".button, .control, .cell, .field, .badge, .title, .metric, .message, .note, .progress, .toast, .icon.mine, .call-key, .choice";

/** The text by which sentences call a part of the phone. @param {Element} part */
function labelOf(part) {
  const first = part.matches(".metric, .field, .note, .choice") ? part.querySelector("span, b") || part : part;
  return (first.matches(".cell") ? first.childNodes[0].textContent : first.textContent || "").trim();
}

/** Lets the parts of the phone be reached by mouse and keys. @param {Element} phone */
function makeTouchable(phone) {
  for (const part of phone.querySelectorAll(readable)) {
    const label = labelOf(part);
    // The icon is a part without words where it is tapped.
    if (!label || (state.isChecking ? part.matches(".call-key, .choice") : !deedOn(part) || part.matches(".icon"))) continue;
    makeLive(part, () => touched(part));
  }
}

/** What is done by the keys of a call. @type {Record<string, string>} */
const callDeeds = { Accept: "the user accepts the phone call", Decline: "the user declines the phone call", "Hang up": "the phone call ends" };

/** What tapping a part of the phone does, as a sentence. @param {Element} part */
function deedOn(part) {
  const label = labelOf(part);
  const deeds = state.outlook ? [...state.outlook.deeds, ...state.outlook.furtherDeeds] : [];
  if (part.matches(".call-key")) return deeds.find((deed) => deed === callDeeds[label]);
  if (part.matches(".choice") && part.querySelector(".switch")) {
    return deeds.find((deed) => deed.startsWith("the user turns Precise Location ") && deed.endsWith(" in Settings"));
  }
  // A row and a button may have the same words.
  return deeds.find((deed) => deed.startsWith("the user taps the row ") === part.matches(".cell")
    && (deed.endsWith("\"" + label + "\"") || deed.includes("\"" + label + "\" ")));
}

/** @param {Element} part */
function touched(part) {
  if (state.isChecking) {
    Object.assign(state, { pointed: labelOf(part), part: undefined });
    look();
    return;
  }
  const deed = deedOn(part);
  if (deed) add(deed);
}
