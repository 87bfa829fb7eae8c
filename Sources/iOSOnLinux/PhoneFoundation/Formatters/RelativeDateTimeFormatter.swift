public import Foundation

/// The distance of a moment, in words, by its largest unit alone: "2 hours ago", or "yesterday".
///
/// The words are those of Foundation's own styles; the simulated phone speaks English, and other languages are
/// spoken where an app names their locale.
open class RelativeDateTimeFormatter: Formatter {
  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As in "2 months ago".
    case full
    /// As in "two months ago".
    case spellOut
    /// As in "2 mo ago".
    case short
    /// As in "2 mo ago", and "2mo ago" where the locale is American.
    case abbreviated
  }

  /// The choice between names and numbers for near moments.
  public enum DateTimeStyle: Int, Sendable {
    /// As in "1 day ago".
    case numeric
    /// As in "yesterday".
    case named
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether near moments have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Where the words stand: at the beginning of a sentence they begin with a capital letter.
  open var formattingContext = Formatter.Context.unknown
  /// What counts days, months and years.
  open var calendar: Calendar = .autoupdatingCurrent
  /// The language.
  open var locale: Locale = PhoneLanguage.locale

  /// Makes a formatter that writes numbers and full units.
  public override init() { super.init() }

  /// Nobody archives a formatter here.
  public required init?(coder: NSCoder) { nil }

  /// How far a date is away from another: the future is "in 2 hours".
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(Self.fields.map(\.unit))
    return localizedString(
      from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// How far away from now is what an interval leads to: what is negative is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The largest unit that is not zero, in words: what is negative is past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts = Self.fields.compactMap { unit, field in
      dateComponents.value(for: unit).map { (unit, field, $0) }
    }
    let (unit, field, count) = counts.first { $0.2 != 0 } ?? counts.last ?? (.second, .second, 0)
    return text(count, unit, field)
  }

  /// How far a date is away from now; nil for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let fields: [(unit: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// So many of a unit, as Foundation's own style says it of two dates that lie so far apart.
  private func text(
    _ count: Int, _ unit: Calendar.Component, _ field: Date.RelativeFormatStyle.Field
  ) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = PhoneLanguage.calendar
    let end = calendar.date(byAdding: unit, value: count, to: start) ?? start
    return Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
      locale: locale, calendar: calendar,
      capitalizationContext: formattingContext == .beginningOfSentence
        ? .beginningOfSentence : .unknown
    ).format(start)
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
