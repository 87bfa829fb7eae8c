extension DateComponentsFormatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As in "9:41:30", with days and larger units before it, as in "1d 9:41:30".
    case positional
    /// As in "9h 41m 30s".
    case abbreviated
    /// As in "9 hr, 41 min, 30 sec".
    case short
    /// As in "9 hours, 41 minutes, 30 seconds".
    case full
    /// As in "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// As in "9hr 41min 30sec".
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Takes the options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Digits have no zeros before them, and other styles none at all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros are dropped before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros are dropped between other units, but in digits, where they say what the others are.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros are dropped behind the last other unit, but in digits.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Zeros are dropped wherever they stand.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every unit is there, and digits have a zero before them, as in "01:00:10".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
}

extension DateComponentsFormatter.UnitsStyle {
  /// The counts of units as a text.
  func text(_ counts: [TimeQuantity.Count], isPadded: Bool) -> String {
    switch self {
    case .positional: Self.digits(counts, isPadded: isPadded)
    case .abbreviated, .brief: counts.map(word).joined(separator: " ")
    case .short, .full, .spellOut: counts.map(word).joined(separator: ", ")
    }
  }

  private func word(_ count: TimeQuantity.Count) -> String {
    let name = count.unit.name(self, isOne: count.value.magnitude == 1)
    return switch self {
    case .positional, .abbreviated, .brief: count.digits + name
    case .short, .full: "\(count.digits) \(name)"
    case .spellOut: "\(count.words) \(name)"
    }
  }

  /// Hours, minutes and seconds between colons, behind larger units, which fall back to letters.
  private static func digits(_ counts: [TimeQuantity.Count], isPadded: Bool) -> String {
    let larger = counts.filter { !$0.unit.isOnClock }
    let clock = counts.filter(\.unit.isOnClock)
    if !larger.isEmpty, clock.count == 1 {
      return counts.map(Self.abbreviated.word).joined(separator: " ")
    }
    let parts = clock.enumerated().map { index, count in
      let isFirst = index == 0
      let digits = isFirst ? count.digits : String(count.digits.drop { $0 == "-" })
      return isFirst && (!isPadded || !larger.isEmpty) || digits.count > 1 ? digits : "0" + digits
    }
    let words = larger.map(Self.abbreviated.word)
    return (words + (parts.isEmpty ? [] : [parts.joined(separator: ":")])).joined(separator: " ")
  }
}
