public import DeviceInterface
public import ScenarioRunner

/// A quantity that sentences bound.
public protocol BoundedQuantity: Comparable {
  /// How much it is, in the unit in which it is kept.
  var amount: Int64 { get }
  /// It as sentences write it.
  var written: String { get }
  /// The smallest bound that is worth writing: below it nobody sees a difference.
  static var leastBound: Int64 { get }
}

extension Distance: BoundedQuantity {
  /// Its hundredths of a metre.
  public var amount: Int64 { centimeters }
  /// It as sentences write it.
  public var written: String { "\(self)" }
  /// One metre.
  public static var leastBound: Int64 { 100 }
}

extension Duration: BoundedQuantity {
  /// Its milliseconds.
  public var amount: Int64 { wholeMilliseconds }
  /// It as sentences write it.
  public var written: String { DurationText.render(self) }
  /// One second.
  public static var leastBound: Int64 { 1_000 }
}

extension Int: BoundedQuantity {
  /// Itself.
  public var amount: Int64 { Int64(self) }
  /// Its digits.
  public var written: String { "\(self)" }
  /// One thing.
  public static var leastBound: Int64 { 1 }
}

/// How much of the bounds that sentences set is used while they hold.
extension World {
  /// Throws unless a quantity keeps to the bound that a sentence sets, and notes how much of it is used.
  public mutating func expect<Quantity: BoundedQuantity>(
    _ actual: Quantity, _ bound: CountBound, _ wanted: Quantity, _ message: String
  ) throws {
    try expect(
      bound.admits(actual, wanted), message, expected: "\(bound.rawValue) \(wanted.written)",
      actual: actual.written)
    note(actual, bound, wanted)
  }

  /// Notes how much of a bound is used by a quantity that keeps to it.
  public mutating func note<Quantity: BoundedQuantity>(
    _ actual: Quantity, _ bound: CountBound, _ wanted: Quantity
  ) {
    note(actual.amount, bound, wanted.amount, least: Quantity.leastBound) { amount in
      amount == actual.amount ? actual.written : wanted.written
    }
  }

  /// Notes how much of a bound is used by an amount that keeps to it.
  ///
  /// What is less than the least bound is no sentence's, but a tolerance of the check itself.
  public mutating func note(
    _ actual: Int64, _ bound: CountBound, _ wanted: Int64, least: Int64, words: (Int64) -> String
  ) {
    guard wanted >= least else { return }
    let use =
      switch bound {
      case .atMost: BoundUse(actual, atMost: wanted, least: least, words: words)
      case .atLeast: BoundUse(actual, atLeast: wanted, least: least, words: words)
      }
    BoundUse.add(use, to: &boundUses)
  }

  /// Notes how much of a least percentage is used by a number of things among all of them.
  public mutating func note(_ good: Int, of count: Int, atLeastPercent percentage: Int) {
    // Of all of them none is too many.
    guard count > 0, percentage < 100 else { return }
    note(Int64(good) * 100 / Int64(count), .atLeast, Int64(percentage), least: 1) { "\($0)%" }
  }

  /// Hands over how much of their bounds the step's checks have used.
  public mutating func takeBoundUses() -> [BoundUse] {
    guard !boundUses.isEmpty else { return [] }
    defer { boundUses = [] }
    return boundUses
  }
}
