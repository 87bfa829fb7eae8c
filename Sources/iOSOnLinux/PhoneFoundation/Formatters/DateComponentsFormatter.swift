public import Foundation

/// A quantity of time in words or digits, such as "1:02:05" or "1 hour, 2 minutes".
///
/// The simulated phone speaks English, whatever the locale of the calendar is. What is less than the smallest unit
/// is left out, and a quantity that would be ambiguous ends the app with the platform's reason.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; none stands for what there is to be told.
  open var allowedUnits: NSCalendar.Unit = [] {
    didSet {
      precondition(
        allowedUnits.isSubset(of: TimeUnit.all),
        "Specifying unsupported units is not supported: \(allowedUnits.rawValue)")
    }
  }
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// What counts days, months and years; nil stands for the Gregorian calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// When the time begins, as months differ in length; nil stands for the beginning of 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit has a fraction, as in "1.5h"; digits that stand for themselves have none.
  open var allowsFractionalUnits = false
  /// How many units are told at most, the largest first; zero stands for all of them.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is told by the next smaller one, as in "63s".
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Kept, as it is on a phone.
  open var formattingContext = Formatter.Context.unknown

  /// Makes a formatter that writes digits.
  public override init() { super.init() }

  /// Nobody archives a formatter here.
  public required init?(coder: NSCoder) { nil }

  /// So many seconds, by years, months, weeks, days, hours, minutes and seconds, or by what is allowed of them.
  open func string(from ti: TimeInterval) -> String? {
    let start = start
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time between two dates, by years, months, weeks, days, hours, minutes and seconds, or by what is allowed.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, in: days, default: TimeUnit.allCases)
  }

  /// The time that components add up to, by their own units or by those that are allowed.
  open func string(from components: DateComponents) -> String? {
    let calendar = components.calendar ?? days
    let start = start
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    let units = TimeUnit.allCases.filter { components.value(for: $0.component) != nil }
    return text(from: start, to: end, in: calendar, default: units)
  }

  /// The time that components add up to, nil for what are no components.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The time that components add up to, in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var days: Calendar { calendar ?? PhoneLanguage.calendar }

  private func text(
    from start: Date, to end: Date, in calendar: Calendar, default units: [TimeUnit]
  ) -> String? {
    let allowed = allowedUnits.isEmpty ? units : TimeUnit.allCases.filter(isAllowed)
    guard !allowed.isEmpty else { return nil }
    let positions = unitsStyle == .positional
    precondition(
      !positions || !allowed.contains(.hour) || !allowed.contains(.second)
        || allowed.contains(.minute),
      "Specifying positional units with gaps is ambiguous, and therefore unsupported")
    var quantity = TimeQuantity(
      from: start, to: end, in: calendar, units: allowed,
      hasFraction: allowsFractionalUnits && !positions)
    if collapsesLargestUnit, let smaller = quantity.collapsed() {
      quantity = TimeQuantity(
        from: start, to: end, in: calendar, units: smaller,
        hasFraction: allowsFractionalUnits && !positions)
    }
    quantity.keep(maximumUnitCount)
    let zeros = ZeroRule(zeroFormattingBehavior, isPositional: positions)
    return phrase(unitsStyle.text(quantity.shown(zeros), isPadded: zeros.pads))
  }

  private func isAllowed(_ unit: TimeUnit) -> Bool { allowedUnits.contains(unit.flag) }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

extension DateComponentsFormatter {
  /// The style in which units are written.
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

  /// The fate of units that are zero.
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
