// What the page knows, and how it asks the studio: the rest of its script stands on this.

/** @param {string} id */
const area = (id) => /** @type {HTMLTextAreaElement} */ (byId(id));
/** @param {string} id */
const choiceOf = (id) => /** @type {HTMLSelectElement} */ (byId(id));
/** @param {string} id */
const inputOf = (id) => /** @type {HTMLInputElement} */ (byId(id));

// The token stays in this tab: an address is easily passed on.
const token = new URLSearchParams(location.search).get("token") || sessionStorage.getItem("token") || "";
sessionStorage.setItem("token", token);
const shownAddress = new URLSearchParams(location.search);
shownAddress.delete("token");
history.replaceState(null, "", "/" + (String(shownAddress) ? "?" + shownAddress : ""));

/** What is written, where one stands in it, and what is known there. */
const state = {
  file: "", version: "absent", saved: "",
  /** @type {number | undefined} */ line: undefined,
  /** @type {string | undefined} */ profile: undefined,
  // How many steps were played before; all of them where nobody has gone back.
  /** @type {number | undefined} */ stepCount: undefined,
  // What was pointed at.
  /** @type {string | undefined} */ pointed: undefined,
  // The part without words that was pointed at.
  /** @type {string | undefined} */ part: undefined,
  isChecking: false,
  // Whose page is shown instead of the phone: an empty text for the phone; of whom one was shown last where nobody has chosen.
  /** @type {string | undefined} */ sight: undefined,
  // Whether another platform stands beside the first.
  showsBeside: false,
  /** @type {Outlook | null} */ outlook: null,
  /** @type {Station[]} */ past: [], /** @type {Station[]} */ future: [],
  asked: 0, opened: 0, lineEnd: "\n", isSaved: false,
};

/** Nothing is pointed at. */
const unpointed = { pointed: undefined, part: undefined };
/** Behind the last step, where nothing is pointed at. */
const atEnd = { stepCount: undefined, ...unpointed };

/**
 * Asks the studio; an answer that came too late for a newer question is dropped by those who ask.
 *
 * While a step is played that takes long, it asks again and again, as long as the answer is wanted.
 * @param {string} path
 * @param {Record<string, any>} question
 * @param {() => boolean} [isWanted]
 */
async function ask(path, question, isWanted = () => true) {
  const body = JSON.stringify(question);
  let wasLong = false;
  for (;;) {
    const response = await fetch(path, { method: "POST", body,
      headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
    if (!response.ok) throw new Error((await response.text()).trim());
    const answer = await response.json();
    if (!answer.busy && wasLong) hideLong();
    if (answer.stopped && path !== "/look") throw new Error("it was stopped in another page");
    if (!answer.busy || !isWanted()) return answer;
    wasLong = true;
    showLong(answer);
  }
}

/** @param {string} words @param {boolean} [isWrong] Whether something did not work. */
function say(words, isWrong = false) {
  byId("status").textContent = byId("status").title = words;
  byId("status").classList.toggle("wrong", isWrong);
}

/** Words as a sentence begins, but for the name of a file, which is written as it is. @param {string} words */
const asSentence = (words) => /^\S+\.(gpx|feature|md)\b/.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);

/** @param {unknown} reason */
function lost(reason) {
  // A request that could not be made at all says nothing to anybody.
  const words = reason instanceof Error ? reason.message : String(reason);
  lookForStudio().then((isThere) => { if (isThere) say("That did not work: " + words, true); });
}

const question = () => ({ text: area("text").value, file: state.file, line: state.line,
  session: draftSession, profile: state.profile, stepCount: state.stepCount, seeksChecks: state.isChecking, pointed: state.pointed, part: state.part,
  showsBeside: state.showsBeside });
