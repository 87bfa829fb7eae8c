/// An error by which a step wants every history of a form played, and the rest of the scenario at the end of each.
///
/// A history is so many of the deeds of a table, one after the other, in any order.
public struct EveryHistory<World: Sendable>: Error {
  /// The most histories that are played without patience.
  static var countMax: Double { 10_000_000 }
  /// The most different worlds that are played without patience.
  static var worldsMax: Int { 200_000 }
  /// The most events of a history.
  static var lengthMax: Int { 1_000 }
  /// The most events that a table can list: a history keeps a bit for each.
  static var rowsMax: Int { 64 }

  let rows: [EventTableArgument<World>.Row]
  /// Where in the table the events stand.
  let column: Int
  let lengths: ClosedRange<Int>
  let isOnceEach: Bool

  /// Creates the wish.
  ///
  /// - Throws: `InvalidStep` where there is no such history.
  public init(
    of table: DeedTableArgument<World>, atLeast least: Int, atMost most: Int,
    eachAtMostOnce isOnceEach: Bool
  ) throws(InvalidStep) {
    guard most > 0 else {
      throw InvalidStep(
        "Histories of 0 events are no histories: nothing would happen.",
        notes: ["Write a number from 1 on, or \(leftOut: "leave the step out")."])
    }
    guard least <= most else {
      throw InvalidStep(
        "There is no number between \(least) and \(most).", notes: ["Write the smaller one first."])
    }
    guard most <= Self.lengthMax else {
      throw InvalidStep("A history has at most \(Self.lengthMax) events.")
    }
    rows = table.events.rows
    column = table.events.column("event") ?? 0
    guard rows.count <= Self.rowsMax else {
      throw InvalidStep(
        "The table lists \(rows.count) events, more than the \(Self.rowsMax) that a search tells apart.",
        notes: ["Write several scenarios, each with the events that have to do with each other."])
    }
    if isOnceEach, most > rows.count {
      throw InvalidStep(
        "Of \(rows.count) events, no \(most) can happen each at most once.",
        notes: ["Write at most \(rows.count), or list more events."])
    }
    lengths = least...most
    self.isOnceEach = isOnceEach
  }

  /// How many histories have the form; a number that may be far too large to be counted out.
  var count: Double {
    var count = 0.0
    var ofLength = 1.0
    for length in 0...lengths.upperBound {
      if lengths.contains(length) { count += ofLength }
      ofLength *= Double(isOnceEach ? max(0, rows.count - length) : rows.count)
    }
    return count
  }

  /// Throws where there are more histories than anybody would wait for.
  func requireFeasible() throws(InvalidStep) {
    guard count > Self.countMax else { return }
    throw InvalidStep(
      "There are \(HistoryCount.estimate(count)) histories of \(lengthWords), more than the "
        + "\(HistoryCount.estimate(Self.countMax)) that are played.",
      notes: [
        "Let fewer events happen, list fewer of them, or write: each at most once",
        "\(.run, terminal: "To lift the limit: rehearse run --patient")",
      ])
  }

  /// The number of events, in words: "5 events", "2 to 4 events".
  var lengthWords: String {
    let (least, most) = (lengths.lowerBound, lengths.upperBound)
    return least == most
      ? "\(most) event\(most == 1 ? "" : "s")" : "\(least) to \(most) events"
  }
}
