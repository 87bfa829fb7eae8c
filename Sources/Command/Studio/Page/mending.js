// What would mend a step, and other changes that the studio makes to the text.

/**
 * Lets the studio change the text; nothing is changed that was typed meanwhile.
 * @param {string} path
 * @param {Record<string, any>} more
 * @returns {Promise<{ line: number, text: string } | null>}
 */
async function change(path, more) {
  const before = area("text").value, file = state.file;
  const answer = await ask(path, { ...question(), ...more });
  if (answer.refused) {
    say(answer.refused);
    return null;
  }
  if (file !== state.file || before !== area("text").value) {
    say("The text was changed meanwhile: choose again.");
    return null;
  }
  keep();
  area("text").value = written = answer.text;
  return answer;
}

/**
 * The buttons that mend a step.
 * @param {Outlook} outlook
 * @param {number} place
 */
const fixItems = (outlook, place) => outlook.fixes.filter((fix) => fix.step === place).map(fixItem);

/** @param {Fix} fix */
const fixItem = (fix) => el("li", { class: "fix" }, el("button", { type: "button", click: () => mend(fix) }, fix.title),
  fix.sentences.map((sentence) => el("q", {}, sentence)));

/** Writes what a fix says, and plays it. @param {Fix} fix */
async function mend(fix) {
  try {
    const answer = await change("/fix", { fix });
    if (!answer) return;
    Object.assign(state, atEnd, fix.profile === undefined ? {} : { line: answer.line, profile: fix.profile });
    goToLine(answer.line);
    await look();
  } catch (reason) {
    lost(reason);
  }
}
