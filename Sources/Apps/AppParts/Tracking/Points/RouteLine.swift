public import DeviceInterface

/// A travelled route as lines on a map, with a gap wherever tracking was off, and its length.
///
/// A point is added in place, in constant time however long the route is. A route of very many corners is thinned to half
/// of them: the ends of lines and the gaps between them stay, and what is left out lies within twice the tolerance from
/// what is drawn. The length is that of the whole way.
public struct RouteLine: Hashable, Sendable {
  /// The most corners that are drawn; a day of walking has fewer than there are usually.
  public let cornersMax: Int
  /// The most lines that a route is thinned to; of more, the oldest are not drawn.
  public var linesMax: Int { cornersMax / 8 }

  /// The lines in order, each with its positions in order.
  public private(set) var lines: [[Position]] = []
  /// The length of the lines together; gaps do not count.
  public private(set) var length = Distance.zero

  /// How many corners the lines have together.
  private(set) var cornerCount = 0
  /// How many of them, from the beginning, are thinned by the present tolerance.
  private var thinnedCount = 0
  /// How the lines are thinned; the tolerance doubles when it leaves too many corners.
  private var thinning = LineThinning(tolerance: .meters(1))

  /// Creates an empty route.
  public init(cornersMax: Int = 20_000) { self.cornersMax = cornersMax }

  /// The end of the route, if it has a beginning.
  public var end: Position? { lines.last?.last }

  /// Returns the length the route would have with the position at its end.
  public func length(with position: Position, beginsStretch: Bool) -> Distance {
    guard !beginsStretch, let end else { return length }
    return length + end.distance(to: position)
  }

  /// Takes the last line back, as its only place was the wrong one; returns how many positions it had.
  ///
  /// A line that leads somewhere stays: what agrees with something else is not wrong for the contradiction of a third.
  @discardableResult
  public mutating func takeBackLast() -> Int {
    guard let last = lines.last, last.allSatisfy({ $0 == last.first }) else { return 0 }
    lines.removeLast()
    cornerCount -= last.count
    thinnedCount = min(thinnedCount, cornerCount)
    return last.count
  }

  /// Takes over the length where the last positions are missing on this phone.
  mutating func goOn(at length: Distance) { self.length = length }

  /// Adds a position, with the length of the route up to it.
  ///
  /// The length comes from outside, because points between may be missing on this phone though they were travelled.
  public mutating func append(_ position: Position, beginsLine: Bool, length: Distance) {
    if beginsLine || lines.isEmpty {
      lines.append([position])
    } else {
      lines[lines.count - 1].append(position)
    }
    self.length = length
    cornerCount += 1
    if cornerCount > cornersMax { thin() }
  }

  /// Thins the lines until half of the corners are left.
  private mutating func thin() {
    lines.removeFirst(max(0, lines.count - linesMax))
    cornerCount = lines.reduce(0) { $0 + $1.count }
    thinnedCount = min(thinnedCount, cornerCount)
    thinLines()
    while cornerCount > cornersMax / 2 {
      thinning.tolerance = thinning.tolerance + thinning.tolerance
      thinnedCount = 0
      thinLines()
    }
  }

  /// Thins what has not been thinned by the present tolerance; thinning it again would add to what it is off.
  private mutating func thinLines() {
    var before = 0
    cornerCount = 0
    for index in lines.indices {
      let line = lines[index]
      // The last corner that stays is where the rest begins.
      let start = max(0, min(line.count, thinnedCount - before) - 1)
      lines[index] = Array(line[..<start]) + thinning.thinned(Array(line[start...]))
      before += line.count
      cornerCount += lines[index].count
    }
    thinnedCount = cornerCount
  }
}
