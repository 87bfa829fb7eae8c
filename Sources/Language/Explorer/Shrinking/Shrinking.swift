/// A search for a story as short and as plain as it can be that still breaks the same.
///
/// Of a story that is short enough every part is tried, the shortest first. Of a longer one events are left out before
/// that, in ever smaller groups (delta debugging), until none can be left out alone. Then each event is replaced by
/// plainer ones, as its owner knows them, and all is done again until nothing helps.
public struct Shrinking<Event: Equatable> {
  /// The result of shrinking a story.
  public struct Result {
    /// The shortest story that was found.
    public let events: [Event]
    /// How many stories were tried.
    public let tryCount: Int
    /// What is known of shorter ones.
    public let claim: Claim
  }

  /// The knowledge of the stories that are left where events of one are left out.
  public enum Claim: Hashable, Sendable {
    /// Whichever events are left out, it does not break any more.
    case noPart
    /// Whichever single event is left out, it does not break any more; where more are left out, it may.
    case noEvent
    /// The bound on tries has come before either was known.
    case nothing
  }

  private let triesMax: Int
  private let simpler: (Event) -> [Event]
  private let stillBreaks: ([Event]) -> Bool
  private var events: [Event]
  private var tryCount = 0
  private var claim = Claim.nothing

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
      shrinking.shorten()
    } while shrinking.simplify()
    return Result(
      events: shrinking.events, tryCount: shrinking.tryCount, claim: shrinking.claim)
  }

  private var isTired: Bool { tryCount >= triesMax }

  /// Makes the story as short as leaving out can, and notes what is known then.
  private mutating func shorten() {
    claim = .nothing
    if !areAllPartsAffordable { leaveOut() }
    if areAllPartsAffordable { takeShortestPart() }
  }

  /// Whether every part can still be tried.
  private var areAllPartsAffordable: Bool {
    events.count < Int.bitWidth - 2 && 1 << events.count <= triesMax - tryCount
  }

  /// Tries all parts, the shortest first, and goes on with the first one that breaks.
  private mutating func takeShortestPart() {
    let whole = events
    for size in 0..<whole.count {
      var places = Array(0..<size)
      repeat {
        if accept(places.map { whole[$0] }) {
          // What is shorter still was tried before it.
          claim = .noPart
          return
        }
      } while Self.advance(&places, below: whole.count)
    }
    claim = .noPart
  }

  /// Goes on to the next choice of as many places, in the order of the alphabet; returns whether there is one.
  private static func advance(_ places: inout [Int], below count: Int) -> Bool {
    guard
      let last = places.indices.last(where: { places[$0] < count - places.count + $0 })
    else { return false }
    places[last] += 1
    for index in places.indices.dropFirst(last + 1) { places[index] = places[index - 1] + 1 }
    return true
  }

  /// Leaves out groups of events, from half of them down to single ones, until no single one can be left out.
  private mutating func leaveOut() {
    var size = max(1, events.count / 2)
    while !events.isEmpty {
      let wasShortened = leaveOut(groupsOf: size)
      if isTired { return }
      if size == 1, !wasShortened {
        claim = .noEvent
        return
      }
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
