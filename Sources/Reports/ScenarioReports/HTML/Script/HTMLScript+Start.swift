extension HTMLScript {
  /// Opening scenarios, following addresses, and the start of all.
  static let start: StaticString = #"""

    const panels = new Map();

    function open(row) {
      const link = row.querySelector(".row");
      if (!panels.has(row)) {
        const data = JSON.parse(document.getElementById("details-" + row.dataset.n).textContent);
        const panel = buildPanel(data);
        panel.id = "panel-" + row.dataset.n;
        link.setAttribute("aria-controls", panel.id);
        panels.set(row, panel);
      }
      const isNew = !row.classList.contains("open");
      row.classList.add("open");
      link.setAttribute("aria-expanded", "true");
      row.append(panels.get(row));
      if (isNew) panels.get(row).start();
    }

    function close(row) {
      row.classList.remove("open");
      row.querySelector(".row").setAttribute("aria-expanded", "false");
      const panel = panels.get(row);
      if (panel) panel.remove();
    }

    const rowNamed = (name) => {
      const node = name ? document.getElementById(name) : null;
      return node && node.classList.contains("scenario") ? node : null;
    };

    // An address is the name of a scenario, or conditions with the names of those that are open.
    function follow() {
      const hash = decodeURIComponent(location.hash.slice(1));
      const single = rowNamed(hash);
      if (single) {
        if (single.hidden) setConditions(new URLSearchParams());
        open(single);
        single.scrollIntoView({ block: "start" });
        single.querySelector(".row").focus({ preventScroll: true });
        return;
      }
      if (hash && !hash.includes("=")) return;
      const wanted = new URLSearchParams(location.hash.slice(1));
      setConditions(wanted);
      const names = (wanted.get("open") || "").split(",").map(rowNamed).filter(Boolean);
      for (const row of names) open(row);
      if (names.length && !names[0].hidden) names[0].scrollIntoView({ block: "start" });
    }

    for (const row of rows) {
      const link = row.querySelector(".row");
      link.setAttribute("aria-expanded", "false");
      link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (row.classList.contains("open")) close(row);
        else open(row);
        writeAddress();
      });
    }
    for (const chip of chips) {
      chip.addEventListener("click", () => {
        chip.setAttribute("aria-pressed", String(!isPressed(chip)));
        filter();
        writeAddress();
      });
    }
    const refilter = () => {
      filter();
      writeAddress();
    };
    form.addEventListener("change", refilter);
    form.elements.namedItem("text").addEventListener("input", refilter);
    form.addEventListener("submit", (event) => event.preventDefault());
    document.getElementById("clear").addEventListener("click", () => {
      setConditions(new URLSearchParams());
      writeAddress();
    });
    document.addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.key === "/" && !isTyping) {
        event.preventDefault();
        form.elements.namedItem("text").focus();
      }
      const row = event.target.closest ? event.target.closest(".scenario.open") : null;
      if (event.key === "Escape" && row && !isTyping) {
        close(row);
        row.querySelector(".row").focus();
        writeAddress();
      }
    });
    window.addEventListener("hashchange", follow);
    let resizing = null;
    window.addEventListener("resize", () => {
      clearTimeout(resizing);
      resizing = setTimeout(() => {
        for (const [row, panel] of panels) {
          if (row.classList.contains("open") && panel.redraw) panel.redraw();
        }
      }, 150);
    });
    form.hidden = false;
    setConditions(new URLSearchParams());
    // Only after loading does the browser let go of where it scrolled to by itself.
    if (document.readyState === "complete") follow();
    else window.addEventListener("load", follow);

    """#
}
