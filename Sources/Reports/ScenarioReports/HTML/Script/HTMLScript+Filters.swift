extension HTMLScript {
  /// The filters, which are kept in the address so that a view can be sent to someone.
  static let filters: StaticString = #"""

    const rows = Array.from(document.querySelectorAll(".scenario"));
    const features = Array.from(document.querySelectorAll(".feature"));
    const form = document.getElementById("filters");
    const chips = Array.from(form.querySelectorAll("button[data-status]"));
    const fields = ["flow", "platform", "tag", "text"].map((name) => form.elements.namedItem(name));
    const searchTexts = new Map();

    const isPressed = (chip) => chip.getAttribute("aria-pressed") === "true";

    function conditions() {
      const found = new URLSearchParams();
      const statuses = chips.filter(isPressed).map((chip) => chip.dataset.status);
      if (statuses.length) found.set("status", statuses.join(","));
      for (const field of fields) if (field.value.trim()) found.set(field.name, field.value.trim());
      return found;
    }

    function textOf(row) {
      if (!searchTexts.has(row)) {
        const section = row.closest(".feature").querySelector("h3").textContent;
        const lines = Array.from(row.querySelectorAll(".name, .meta, .why"));
        searchTexts.set(row, [section, ...lines.map((line) => line.textContent)].join(" ").toLowerCase());
      }
      return searchTexts.get(row);
    }

    function meets(row, wanted) {
      const data = row.dataset;
      const statuses = wanted.get("status");
      if (statuses && !statuses.split(",").includes(data.status)) return false;
      if (wanted.get("flow") && data.flow !== wanted.get("flow")) return false;
      if (wanted.get("platform") && data.platform !== wanted.get("platform")) return false;
      if (wanted.get("tag") && !data.tags.split(" ").includes(wanted.get("tag"))) return false;
      const text = (wanted.get("text") || "").toLowerCase().split(/\s+/).filter(Boolean);
      return text.every((word) => textOf(row).includes(word));
    }

    function filter() {
      const wanted = conditions();
      let shown = 0;
      for (const row of rows) {
        row.hidden = !meets(row, wanted);
        if (!row.hidden) shown += 1;
      }
      for (const feature of features) feature.hidden = !feature.querySelector(".scenario:not([hidden])");
      document.getElementById("nothing").hidden = shown > 0 || rows.length === 0;
      document.getElementById("shown").textContent =
        (shown < rows.length ? shown + " of " : rows.length > 1 ? "All " : "")
        + rows.length + (rows.length === 1 ? " scenario" : " scenarios");
      document.getElementById("clear").hidden = wanted.size === 0;
    }

    function setConditions(wanted) {
      const statuses = (wanted.get("status") || "").split(",");
      for (const chip of chips) {
        chip.setAttribute("aria-pressed", String(statuses.includes(chip.dataset.status)));
      }
      for (const field of fields) {
        const value = wanted.get(field.name) || "";
        field.value = value;
        // A choice that this report does not have is no choice.
        if (field.value !== value) field.value = "";
      }
      filter();
    }

    function writeAddress() {
      const wanted = conditions();
      const open = rows.filter((row) => row.classList.contains("open") && !row.hidden).map((row) => row.id);
      if (wanted.size === 0 && open.length === 1) return setHash(open[0]);
      if (open.length) wanted.set("open", open.join(","));
      setHash(wanted.toString());
    }

    function setHash(text) {
      try {
        history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
      } catch {
        // Some places that show attachments keep no history; the page works without.
      }
    }

    """#
}
