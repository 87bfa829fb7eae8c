/// One of several equal parts of a plan.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The part, from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a shard; nil unless `1 ≤ index ≤ count`.
  public init?(index: Int, count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }
}
