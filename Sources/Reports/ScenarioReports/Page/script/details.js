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
