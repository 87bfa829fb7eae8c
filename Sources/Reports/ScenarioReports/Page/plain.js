// Brings the filter of a page of tables to life: rows of a kind, and rows with words.
function filterTables() {
  /** @type {HTMLElement[]} */
  const lines = Array.from(document.querySelectorAll("tbody tr[data-kind]"));
  const sections = Array.from(document.querySelectorAll("main section"));
  const filters = /** @type {HTMLFormElement} */ (byId("filters"));
  const words = /** @type {HTMLInputElement} */ (filters.elements.namedItem("text"));
  const kinds = [...new Set(lines.map((line) => line.dataset.kind || ""))];
  const texts = new Map(lines.map((line) => [line, plain(line.textContent || "")]));
  const buttons = kinds.map((kind) => el("button", { type: "button", "aria-pressed": "false", "data-kind": kind,
    click: ({ currentTarget }) => {
      currentTarget.setAttribute("aria-pressed", String(currentTarget.getAttribute("aria-pressed") !== "true"));
      show();
    } }, kind + " " + lines.filter((line) => line.dataset.kind === kind).length));

  function show() {
    const wanted = buttons.filter((button) => button.getAttribute("aria-pressed") === "true")
      .map((button) => button.dataset.kind);
    const parts = plain(words.value).split(/\s+/).filter(Boolean);
    for (const line of lines) {
      const text = texts.get(line) || "";
      line.hidden = (wanted.length > 0 && !wanted.includes(line.dataset.kind))
        || !parts.every((part) => text.includes(part));
    }
    // What has no such line stays: it is no table of them.
    for (const section of sections) {
      const all = section.querySelectorAll("tr[data-kind]");
      /** @type {HTMLElement} */ (section).hidden = all.length > 0 && ![...all].some((line) => !(/** @type {HTMLElement} */ (line).hidden));
    }
    const shown = lines.filter((line) => !line.hidden).length;
    byId("shown").textContent = (shown < lines.length ? shown + " of " : "All ") + lines.length + " rows";
    byId("clear").hidden = wanted.length + parts.length === 0;
  }

  byId("kinds").append(...buttons);
  words.addEventListener("input", show);
  filters.addEventListener("submit", (event) => event.preventDefault());
  byId("clear").addEventListener("click", () => {
    words.value = "";
    for (const button of buttons) button.setAttribute("aria-pressed", "false");
    show();
  });
  filters.hidden = lines.length < 2;
  show();
}
filterTables();
