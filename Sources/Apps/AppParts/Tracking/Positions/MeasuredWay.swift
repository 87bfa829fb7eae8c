import DeviceInterface

/// The way that was measured last, which is asked for again: from the place counted, and from the position before, which
/// are mostly the same.
///
/// It follows from what it was measured between, so two meters never differ in it.
struct MeasuredWay: Hashable, Sendable {
  private var ends: (start: Position, end: Position)?
  private var length = Distance.zero

  /// Returns the distance between two positions where it is the one that was measured.
  func known(from start: Position, to end: Position) -> Distance? {
    guard let ends, ends.start == start, ends.end == end else { return nil }
    return length
  }

  /// Returns how many centimetres it is from one position to another.
  mutating func centimeters(from start: Position, to end: Position) -> Int64 {
    if let known = known(from: start, to: end) { return known.centimeters }
    length = start.distance(to: end)
    ends = (start, end)
    return length.centimeters
  }

  static func == (left: MeasuredWay, right: MeasuredWay) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
