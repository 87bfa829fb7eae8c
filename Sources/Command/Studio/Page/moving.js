// The user, moved by hand on the map: where they are put down becomes the sentence that says where they are.

/** How far an arrow key moves the user, in the map's own measure. */
const arrowStep = 8;

/** @type {Record<string, Spot>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Lets the user be moved on a map.
 * @param {ReturnType<typeof mapView>} map
 * @param {Place | null} place Where the user is.
 */
function makeUserMovable(map, place) {
  const drawing = /** @type {SVGSVGElement | null} */ (map.view.querySelector(".map svg"));
  if (!drawing || !place) return;
  /** Where the user was moved to. @type {Spot | null} */
  let moved = null;
  const isUser = (node) => node instanceof Element && node.matches(".map .me");
  /** @param {SVGElement} user @param {Spot} spot */
  const put = (user, spot) => {
    moved = spot;
    user.setAttribute("cx", String(spot[0]));
    user.setAttribute("cy", String(spot[1]));
    user.setAttribute("aria-label", userWords(placeOn(map, place, spot)));
  };
  const prepare = () => {
    const user = drawing.querySelector(".me");
    if (!user) return;
    moved = null;
    // What is a picture as a whole has no parts for those who cannot see it.
    drawing.setAttribute("role", "group");
    for (const [name, value] of [["tabindex", "0"], ["role", "button"], ["aria-label", userWords(place)]]) {
      user.setAttribute(name, value);
    }
  };
  const write = () => { if (moved) add("the user is at " + placeWords(placeOn(map, place, moved))); };
  drawing.addEventListener("pointerdown", (event) => {
    if (!isUser(event.target) || event.button !== 0) return;
    const user = /** @type {SVGElement} */ (event.target);
    event.preventDefault();
    user.setPointerCapture(event.pointerId);
    const drag = (/** @type {PointerEvent} */ move) => put(user, spotIn(drawing, move));
    user.addEventListener("pointermove", drag);
    user.addEventListener("pointerup", write, { once: true });
    user.addEventListener("lostpointercapture", () => user.removeEventListener("pointermove", drag), { once: true });
  });
  drawing.addEventListener("keydown", (event) => {
    if (!isUser(event.target)) return;
    const user = /** @type {SVGElement} */ (event.target);
    const arrow = arrows[event.key];
    const at = (/** @type {string} */ side) => Number(user.getAttribute(side));
    if (arrow) put(user, [at("cx") + arrowStep * arrow[0], at("cy") + arrowStep * arrow[1]]);
    else if (event.key === "Enter" || event.key === " ") write();
    else if (event.key === "Escape") map.draw();
    else return;
    event.preventDefault();
    if (event.key === "Escape") prepare();
  });
  // The buttons of the map draw it anew.
  map.view.addEventListener("click", () => { if (!drawing.querySelector(".me[tabindex]")) prepare(); });
  prepare();
}

/**
 * Where the pointer is, in the measure of a drawing.
 * @param {SVGSVGElement} drawing
 * @param {PointerEvent} event
 * @returns {Spot}
 */
function spotIn(drawing, event) {
  const matrix = drawing.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix ? matrix.inverse() : undefined);
  return [x, y];
}

/**
 * The place that is drawn at a spot; the map has the same measure everywhere.
 * @param {ReturnType<typeof mapView>} map
 * @param {Place} place One whose spot is known.
 * @param {Spot} spot
 * @returns {Place}
 */
function placeOn(map, place, spot) {
  const far = 1e6;
  const near = map.at(place), other = map.at([place[0] + far, place[1] + far]);
  return [place[0] + (spot[1] - near[1]) / (other[1] - near[1]) * far,
    place[1] + (spot[0] - near[0]) / (other[0] - near[0]) * far];
}

/** A place to a metre, as sentences have it. @param {Place} place */
const placeWords = (place) => place.map((degrees) => (degrees / 1e7).toFixed(5)).join(", ");

/** @param {Place} place */
const userWords = (place) => "The user, at " + placeWords(place) + ": move with the arrow keys, then press Enter";
