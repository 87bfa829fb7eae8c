// The studio itself may end while its page is open: that is noticed at once, and what is written is not lost.

/** Notes whether the studio answers, and says what has become of what is written. @param {"" | "ended" | "another"} what */
function setGone(what) {
  const wasGone = !byId("gone").hidden;
  byId("gone").hidden = !what;
  byId("gone-copy").hidden = !what || !state.file;
  if (!what) {
    if (wasGone) look();
    return;
  }
  const left = unsavedTexts().size === 0 ? "Everything is saved."
    : isAllKept() ? "What you have written and not saved is kept: the next studio on this folder offers it."
    : "What you wrote last is on this page alone: copy it before you close the page.";
  byId("gone-words").textContent = (what === "ended"
    ? "The studio has ended. Start it again with \u201crehearse studio\u201d, and open the address that it prints. "
    : "Another studio runs at this address now: open the address that it has printed. ") + left;
  say(what === "ended" ? "The studio has ended" : "This page belongs to a studio that has ended", true);
}

/** Looks whether the studio is there that this page came from; returns whether it is. */
async function lookForStudio() {
  try {
    const response = await fetch("/files", { method: "POST", body: "{}",
      headers: { "Content-Type": "application/json", "X-Rehearsal-Token": token } });
    setGone(response.ok ? "" : "another");
    return response.ok;
  } catch {
    setGone("ended");
    return false;
  }
}

/** Listens to what other programs write, and notices where the studio is gone. */
function listen() {
  const source = new EventSource("/events?token=" + token + "&session=" + draftSession);
  source.addEventListener("changed", (event) => changed(/** @type {MessageEvent} */ (event).data));
  source.addEventListener("open", () => setGone(""));
  source.addEventListener("renewed", () => look());
  source.addEventListener("left", () => askForDrafts().catch(lost));
  source.addEventListener("error", async () => {
    // Where the studio is there, it has refused: what is lost otherwise comes again by itself.
    if (await lookForStudio() && source.readyState === EventSource.CLOSED) {
      say("This page is told of no changes: too many pages are open. Close some, and load it again.", true);
    }
  });
}

byId("gone-copy").addEventListener("click", () => {
  navigator.clipboard.writeText(area("text").value).then(() => say("Copied"), () => {
    area("text").select();
    say("The text is selected: copy it with Ctrl-C", true);
  });
});
