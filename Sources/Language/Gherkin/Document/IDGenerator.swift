/// A source of node numbers, counted from 0.
///
/// One generator over a document and then its pickles gives the official numbers.
public struct IDGenerator: Hashable, Sendable {
  private var upcoming: Int

  /// Creates a generator whose first number is 0.
  public init() {
    upcoming = 0
  }

  /// Returns the next number.
  public mutating func next() -> Int {
    defer { upcoming += 1 }
    return upcoming
  }

  /// Reserves a run of numbers and returns the first of them.
  mutating func next(_ count: Int) -> Int {
    defer { upcoming += count }
    return upcoming
  }
}
