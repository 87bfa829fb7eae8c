public import DeviceInterface

/// A travelled route as lines on a map, with a gap wherever tracking was off, and its length.
///
/// A point is added in place, in constant time however long the route is.
public struct RouteLine: Hashable, Sendable {
  /// The lines in order, each with its positions in order.
  public private(set) var lines: [[Position]] = []
  /// The length of the lines together; gaps do not count.
  public private(set) var length = Distance.zero

  /// Creates an empty route.
  public init() {}

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
    return last.count
  }

  /// Takes over the length where the last positions are missing on this phone.
  mutating func goOn(at length: Distance) {
    self.length = length
  }

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
  }
}
