// The rest of the story: timeline, what lies ahead, map, requests.

/** How wide the timeline and the map were drawn: they are drawn anew where their place has another width. */
let lookWidth = 0;
new ResizeObserver(([{ contentRect }]) => {
  // A scroll bar that comes with the drawing is no other width.
  if (lookWidth && Math.abs(lookWidth - contentRect.width) < 24) return;
  if (lookWidth && state.outlook) showStory(state.outlook);
  lookWidth = contentRect.width;
}).observe(byId("look"));

/** @param {Outlook} outlook */
function showStory(outlook) {
  const place = byId("look");
  place.replaceChildren();
  const data = outlook.story;
  if (!data || !data.frames || !data.frames.length) {
    place.append(el("p", { class: "hint" }, "The timeline stands here as soon as something has happened."));
    return;
  }
  const film = /** @type {Film} */ (data);
  const index = frameBehind(film, outlook.stepCount);
  /** @param {number} time @param {number | null} step */
  const choose = (time, step) => {
    const index = film.frames.findLastIndex((frame) => frame[0] <= time && (step === null || frame[1] <= step));
    goTo(index < 0 ? 0 : film.frames[index][1] + 1);
  };
  const timeline = timelineView(film, choose, null);
  place.append(el("div", { class: "times" }, timeline.view, aheadView(outlook)));
  const parts = [timeline.draw];
  /** @type {(time: number, place?: Place) => void} */
  let move = () => {}, user = () => {};
  if (data.map) {
    const map = mapView(data.map, choose, null);
    const route = data.map.route.flat();
    place.append(map.view);
    parts.push(map.draw);
    move = map.move;
    user = () => makeUserMovable(map, film.frames[index][8] || placeAt(route, film.frames[index][0]));
  }
  fill(place, {}, [exchangesView(data, choose), factsView(data)]);
  parts.forEach((draw) => draw());
  if (index < 0) return;
  const [time, step] = film.frames[index];
  timeline.move(time, step);
  move(time, film.frames[index][8]);
  if (!state.isChecking && !outlook.isWithinPhrase && !isInBackground(outlook)) user();
}

/** What happens by itself from the place on; each line plays until then. @param {Outlook} outlook */
function aheadView(outlook) {
  const lines = outlook.due.map((event) => el("li", {},
    el("button", { type: "button", title: "Write \u201c" + event.sentence + "\u201d", click: () => add(event.sentence) },
      el("b", {}, "in " + event.time), " " + event.words)));
  return el("section", { class: "ahead" }, el("h3", {}, "What lies ahead"),
    lines.length ? el("ul", {}, lines)
      : el("p", { class: "hint" }, outlook.isWithinPhrase ? "What lies ahead is told behind the phrase."
        : isInBackground(outlook) ? "What lies ahead is told behind the background."
        : isBroken(outlook) ? "The story does not come to this place."
        : "Nothing: all stays as it is until something is done."));
}

/** @param {number} count */
function goTo(count) {
  const all = state.outlook && state.outlook.story ? state.outlook.story.steps.length : 0;
  state.stepCount = count >= all ? undefined : Math.max(0, count);
  Object.assign(state, unpointed, { sight: undefined });
  look();
}
