// The rest of the story: timeline, map, requests.

/** @param {Outlook} outlook */
function showStory(outlook) {
  const place = byId("look");
  place.replaceChildren();
  const data = outlook.story;
  if (!data || !data.frames || !data.frames.length) return;
  const film = /** @type {Film} */ (data);
  /** @param {number} time @param {number | null} step */
  const choose = (time, step) => {
    const index = film.frames.findLastIndex((frame) => frame[0] <= time && (step === null || frame[1] <= step));
    goTo(index < 0 ? 0 : film.frames[index][1] + 1);
  };
  const timeline = timelineView(film, choose, null);
  place.append(timeline.view);
  const parts = [timeline.draw];
  /** @type {(time: number, place?: Place) => void} */
  let move = () => {};
  if (data.map) {
    const map = mapView(data.map, choose, null);
    place.append(map.view);
    parts.push(map.draw);
    move = map.move;
  }
  fill(place, {}, [exchangesView(data, choose), factsView(data)]);
  parts.forEach((draw) => draw());
  const index = frameBehind(film, outlook.stepCount);
  if (index < 0) return;
  const [time, step] = film.frames[index];
  timeline.move(time, step);
  move(time, film.frames[index][8]);
}

/** @param {number} count */
function goTo(count) {
  const all = state.outlook && state.outlook.story ? state.outlook.story.steps.length : 0;
  state.stepCount = count >= all ? undefined : Math.max(0, count);
  Object.assign(state, unpointed);
  look();
}
