import AppParts

/// The progress at the stops of a route, in their order.
///
/// With every signal somebody asks which stop is next, so that what follows from the stops is worked out where one of them
/// changes, and not where it is asked for. Their lines are written when they are stored, which is seldom.
public struct RouteProgress: Hashable, Sendable {
  private var stops: [StopProgress]
  /// Their lines, as far as they are written down.
  private var written = ""
  /// Where each line ends in it.
  private var ends: [Int] = []
  /// The places of the stops that have changed since, in their order.
  private var unwritten: [Int] = []
  /// The place of the first open stop, from zero; `nil` where none is open.
  private(set) var next: Int?
  /// The places of the stops at which the courier has arrived and which the courier has not left.
  private(set) var there: [Int] = []
  /// The places of the open stops whose refused outcome the courier has not read about.
  private(set) var refused: [Int] = []

  /// Takes up what is known of each stop.
  init(_ stops: [StopProgress]) {
    self.stops = stops
    for stop in stops {
      written += "\n" + stop.line
      ends.append(written.utf8.count)
    }
    next = stops.firstIndex { $0.outcome == nil }
    there = stops.indices.filter { stops[$0].isThere }
    refused = stops.indices.filter { stops[$0].isRefused }
  }

  private mutating func note(_ index: Int) {
    let stop = stops[index]
    unwritten.keepInOrder(index, true)
    there.keepInOrder(index, stop.isThere)
    refused.keepInOrder(index, stop.isRefused)
    if stop.outcome == nil {
      if index < next ?? .max { next = index }
    } else if next == index {
      next = stops[index...].firstIndex { $0.outcome == nil }
    }
  }

  /// What durable storage holds of them: a line for each, behind the end of the line before it.
  var text: String {
    guard !unwritten.isEmpty else { return written }
    var present = self
    present.writeDown()
    return present.written
  }

  /// Writes the lines anew of the stops that have changed.
  mutating func writeDown() {
    for index in unwritten { rewrite(index) }
    unwritten = []
  }

  private mutating func rewrite(_ index: Int) {
    let line = stops[index].line
    let start = index == 0 ? 0 : ends[index - 1]
    let place = written.utf8.index(written.startIndex, offsetBy: start + 1)
    let end = written.utf8.index(written.startIndex, offsetBy: ends[index])
    written.replaceSubrange(place..<end, with: line)
    let growth = start + 1 + line.utf8.count - ends[index]
    for later in index..<ends.count { ends[later] += growth }
  }

  /// Two are equal where the stops are; the rest follows from them.
  public static func == (left: RouteProgress, right: RouteProgress) -> Bool {
    left.stops == right.stops
  }

  /// Feeds the stops.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

extension RouteProgress: RandomAccessCollection {
  /// The place of the first stop.
  public var startIndex: Int { stops.startIndex }
  /// The place behind the last stop.
  public var endIndex: Int { stops.endIndex }

  /// What has become of the stop at a place, from zero.
  public internal(set) subscript(index: Int) -> StopProgress {
    get { stops[index] }
    _modify {
      defer { note(index) }
      yield &stops[index]
    }
  }
}

extension [Int] {
  /// Has the number among the rising ones, or not.
  fileprivate mutating func keepInOrder(_ number: Int, _ isWanted: Bool) {
    let place = firstIndex { $0 >= number } ?? endIndex
    let isThere = place < endIndex && self[place] == number
    if isWanted, !isThere { insert(number, at: place) }
    if !isWanted, isThere { remove(at: place) }
  }
}
