// What is shown of scenarios lies in compressed blocks (`HTMLDetails`), each a list from one scenario's number on.
/** @type {HTMLElement[]} */
const blocks = Array.from(document.querySelectorAll("script.details"));
/** @type {Map<HTMLElement, Promise<Details[]>>} */
const unpacked = new Map();

/**
 * @param {HTMLElement} block
 * @returns {Promise<Details[]>}
 */
async function unpack(block) {
  const bytes = Uint8Array.from(atob(block.textContent || ""), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

/** @param {HTMLElement} block */
const firstOf = (block) => Number(block.dataset.first);

/** @param {number} number */
async function detailsOf(number) {
  const block = blocks[blocks.findLastIndex((block) => firstOf(block) <= number)];
  const list = unpacked.get(block) || unpack(block);
  unpacked.set(block, list);
  return (await list)[number - firstOf(block)];
}

/**
 * All that can be read of a scenario: its steps, and what was on the phone, each text once.
 * @param {Details} data
 */
function storyWords(data) {
  const texts = new Set();
  const add = (value) => {
    if (typeof value === "string") texts.add(value);
    else if (Array.isArray(value)) value.forEach(add);
  };
  for (const step of data.steps) add([step.keyword, step.text, step.phrases, step.table, step.doc]);
  const { fronts = [], dialogs = [], notices = [] } = /** @type {Partial<Film>} */ (data);
  for (const front of /** @type {any[]} */ (fronts)) {
    add([front.title, front.progress, front.message, front.toast, front.metrics, front.rows, front.fields,
      front.choices, front.address, front.reader, front.app, front.player?.title]);
    add([...(front.badges || []), ...(front.buttons || [])].map((part) => part[0]));
    if (front.map) add((front.map.points || []).map((point) => point[4]));
    if (front.dialog) add([front.dialog.title, front.dialog.message, front.dialog.buttons]);
  }
  for (const dialog of dialogs) add([dialog.title, dialog.message, dialog.buttons]);
  add(notices);
  return plain([...texts].join("\n"));
}
