// What is shown of scenarios lies in packed blocks (`HTMLDetails`), each with a line for a scenario, from one number on.
/** @type {HTMLElement[]} */
const blocks = Array.from(document.querySelectorAll("script.details"));
/** @type {Map<HTMLElement, Promise<string[]>>} */
const unpacked = new Map();

/**
 * A text as it was before its far repeats were folded (`FarRepeats`).
 * @param {Uint8Array} bytes
 */
function unfolded(bytes) {
  let at = 0, end = 0;
  const number = () => {
    let value = 0, weight = 1;
    while (bytes[at] > 127) {
      value += (bytes[at++] - 128) * weight;
      weight *= 128;
    }
    return value + bytes[at++] * weight;
  };
  const text = new Uint8Array(number());
  const repeats = Array.from({ length: number() }, () => [number(), number(), number()]);
  for (const [fresh, count, distance] of repeats) {
    text.set(bytes.subarray(at, at + fresh), end);
    at += fresh;
    end += fresh;
    text.copyWithin(end, end - distance, end - distance + count);
    end += count;
  }
  text.set(bytes.subarray(at), end);
  return text;
}

/**
 * @param {Element} block
 * @returns {Promise<string[]>}
 */
async function unpack(block) {
  const signs = atob(block.textContent || "");
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const folded = new Uint8Array(await new Response(stream).arrayBuffer());
  return new TextDecoder().decode(unfolded(folded)).split("\n");
}

/** @param {HTMLElement} block */
const firstOf = (block) => Number(block.dataset.first);

/**
 * @param {number} number
 * @returns {Promise<Details>}
 */
async function detailsOf(number) {
  const block = blocks[blocks.findLastIndex((block) => firstOf(block) <= number)];
  const lines = unpacked.get(block) || unpack(block);
  unpacked.set(block, lines);
  return JSON.parse((await lines)[number - firstOf(block)]);
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
