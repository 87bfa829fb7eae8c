// The parts of the phone that have no words of their own: the status bar, the player's key, the icon, the points of the map.

/** @type {[selector: string, id: string][]} */
const partPlaces = [[".statusbar .clock", "clock"], [".statusbar .signs", "network"], [".statusbar .battery", "battery"],
  [".icon.mine", "icon"], [".player .key", "player"], [".plot .spot", "point"], [".plot .zone", "circle"]];

/** What is done at once when it is tapped, as on a real phone. */
const keys = ["icon", "player"];

/**
 * Lets parts without words be reached by mouse and keys.
 * @param {Element} phone
 * @param {Outlook} outlook
 */
function makePartsTouchable(phone, outlook) {
  gatherSigns(phone);
  for (const [selector, kind] of partPlaces) {
    phone.querySelectorAll(selector).forEach((node, index) => {
      const id = kind === "point" || kind === "circle" ? kind + "-" + (index + 1) : kind;
      const part = outlook.parts.find((part) => part.id === id);
      if (!part || (state.isChecking && kind === "icon")) return;
      const plot = node.closest(".plot");
      // What is a picture as a whole has no parts for those who cannot see it.
      if (plot) plot.setAttribute("role", "group");
      node.setAttribute("aria-label", part.name[0].toUpperCase() + part.name.slice(1));
      makeLive(node, () => touchedPart(part));
    });
  }
}

/** Puts the signs of the network into one place, which can be touched. @param {Element} phone */
function gatherSigns(phone) {
  const right = phone.querySelector(".statusbar .right");
  if (!right) return;
  const signs = [...right.children].filter((node) => !node.matches(".battery, .dot"));
  const place = el("span", { class: "signs" });
  right.insertBefore(place, right.querySelector(".battery"));
  place.append(...signs);
}

/**
 * @param {Element} node
 * @param {() => void} touched
 */
function makeLive(node, touched) {
  node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
  node.classList.add("live");
  node.addEventListener("click", (event) => { event.stopPropagation(); touched(); });
  node.addEventListener("keydown", (event) => {
    const key = /** @type {KeyboardEvent} */ (event).key;
    if (key === "Enter" || key === " ") { event.preventDefault(); touched(); }
  });
}

/** @param {Part} part */
async function touchedPart(part) {
  Object.assign(state, { pointed: undefined, part: part.id });
  inputOf("find").value = "";
  await look();
  const deeds = state.outlook ? state.outlook.partDeeds : [];
  if (!state.isChecking && keys.includes(part.id) && deeds.length > 0) return add(deeds[0]);
  byId("next-title").scrollIntoView({ block: "nearest" });
}

/** The part that was pointed at. */
const pointedPart = () =>
  state.outlook && state.part ? state.outlook.parts.find((part) => part.id === state.part) : undefined;
