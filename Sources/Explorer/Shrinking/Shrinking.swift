/// Makes a story that breaks something as short and as plain as it can be while it still breaks the same.
///
/// First events are left out, in ever smaller groups (delta debugging), until none can be left out alone; then each is
/// replaced by plainer ones, as its owner knows them. Both are done again until neither helps.
public struct Shrinking<Event: Equatable> {
  /// What became of a story.
  public struct Result {
    /// The shortest story that was found.
    public let events: [Event]
    /// How many stories were tried.
    public let tryCount: Int
    /// Whether nothing more can be left out or made plainer; otherwise the bound on tries has ended it.
    public let isMinimal: Bool
  }

  private let triesMax: Int
  private let simpler: (Event) -> [Event]
  private let stillBreaks: ([Event]) -> Bool
  private var events: [Event]
  private var tryCount = 0

  /// Returns the story made short; the one that is given must break.
  ///
  /// - Parameters:
  ///   - triesMax: How many stories are tried at most.
  ///   - simpler: The plainer events that may stand for one, the plainest first; each must be plainer than the one it
  ///     stands for, so that an end is reached.
  ///   - stillBreaks: Tells whether a story breaks in the same way; asked for the same story, it answers the same.
  public static func shrink(
    _ events: [Event], triesMax: Int = 2_000, simpler: @escaping (Event) -> [Event] = { _ in [] },
    stillBreaks: @escaping ([Event]) -> Bool
  ) -> Result {
    var shrinking = Shrinking(
      triesMax: triesMax, simpler: simpler, stillBreaks: stillBreaks, events: events)
    repeat {
      shrinking.leaveOut()
    } while shrinking.simplify() && !shrinking.isTired
    return Result(
      events: shrinking.events, tryCount: shrinking.tryCount, isMinimal: !shrinking.isTired)
  }

  private var isTired: Bool { tryCount >= triesMax }

  /// Leaves out groups of events, from half of them down to single ones, until no single one can be left out.
  private mutating func leaveOut() {
    var size = max(1, events.count / 2)
    while !events.isEmpty {
      let wasShortened = leaveOut(groupsOf: size)
      if isTired || (size == 1 && !wasShortened) { return }
      if !wasShortened || size > events.count { size = max(1, size / 2) }
    }
  }

  private mutating func leaveOut(groupsOf size: Int) -> Bool {
    let before = events.count
    // From the end on: what comes after the cause is the first to go.
    var end = events.count
    while end > 0 {
      let start = max(0, end - size)
      var shorter = events
      shorter.removeSubrange(start..<end)
      accept(shorter)
      end = start
    }
    return events.count < before
  }

  /// Puts plainer events in the place of others; returns whether any was.
  private mutating func simplify() -> Bool {
    var isChanged = false
    for place in events.indices {
      for plainer in simpler(events[place]) where plainer != events[place] {
        var changed = events
        changed[place] = plainer
        if accept(changed) {
          isChanged = true
          break
        }
      }
    }
    return isChanged
  }

  /// Goes on with a story if it breaks as well.
  @discardableResult
  private mutating func accept(_ story: [Event]) -> Bool {
    guard !isTired else { return false }
    tryCount += 1
    guard stillBreaks(story) else { return false }
    events = story
    return true
  }
}
