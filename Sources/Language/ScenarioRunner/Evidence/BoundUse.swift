/// The use that a check which holds has made of its bound: how near it came to not holding.
public struct BoundUse: Hashable, Sendable, Codable {
  /// What was measured, in words.
  public let used: String
  /// The bound, in words.
  public let allowed: String
  /// Whether the bound is one from below.
  public let isLeast: Bool
  /// How much of the bound was used, in thousandths.
  public let permille: Int
  /// Whether the bound leaves more than twice the room that was used, and a tighter one can be written.
  public let isSlack: Bool

  /// Compares what was measured with a bound from above.
  ///
  /// - Parameters:
  ///   - least: The smallest bound that is worth writing, such as one second.
  ///   - words: Writes an amount.
  public init(_ used: Int64, atMost bound: Int64, least: Int64, words: (Int64) -> String) {
    (self.used, allowed, isLeast) = (words(used), words(bound), false)
    (permille, isSlack) = Self.share(used, of: bound, least: least)
  }

  /// Compares what was measured with a bound from below: of that it is the bound that is used up.
  public init(_ used: Int64, atLeast bound: Int64, least: Int64, words: (Int64) -> String) {
    (self.used, allowed, isLeast) = (words(used), words(bound), true)
    (permille, isSlack) = Self.share(bound, of: used, least: least)
  }

  private static func share(
    _ part: Int64, of whole: Int64, least: Int64
  ) -> (permille: Int, isSlack: Bool) {
    let part = max(0, part)
    guard whole > 0, part < whole else { return (1_000, false) }
    let thousandths = Int(Double(part) / Double(whole) * 1_000)
    return (thousandths, whole - part > part && whole > least)
  }

  /// The use in words: `12 s of 2 min`; of a bound from below, `40 where 5 would do`.
  public var words: String {
    isLeast ? "\(used) where \(allowed) would do" : "\(used) of \(allowed)"
  }

  /// Whether it is nearer to the bound than another use.
  public func isTighter(than other: BoundUse) -> Bool {
    isSlack == other.isSlack ? permille > other.permille : !isSlack
  }

  /// Takes in further uses of one play of a step: of the same bound the tightest counts.
  public static func add(_ use: BoundUse, to uses: inout [BoundUse]) {
    let known = uses.firstIndex { $0.allowed == use.allowed && $0.isLeast == use.isLeast }
    guard let known else { return uses.append(use) }
    if use.isTighter(than: uses[known]) { uses[known] = use }
  }

  /// Takes in the uses of another play of the same step: of each bound, by its place, the tightest counts.
  public static func add(_ others: [BoundUse], to uses: inout [BoundUse]) {
    for (place, other) in others.enumerated() {
      if place >= uses.count {
        uses.append(other)
      } else if other.isTighter(than: uses[place]) {
        uses[place] = other
      }
    }
  }
}
