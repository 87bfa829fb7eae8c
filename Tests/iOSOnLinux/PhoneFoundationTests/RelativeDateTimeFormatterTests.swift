#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Testing

  /// How far a moment is away, as a phone that speaks English tells it.
  struct RelativeDateTimeFormatterTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private static func formatter(
      _ style: RelativeDateTimeFormatter.UnitsStyle = .full, isNamed: Bool = false
    ) -> RelativeDateTimeFormatter {
      let formatter = RelativeDateTimeFormatter()
      formatter.unitsStyle = style
      formatter.dateTimeStyle = isNamed ? .named : .numeric
      formatter.calendar.timeZone = .gmt
      return formatter
    }

    @Test(
      arguments: [
        (0, "in 0 seconds"), (-1, "1 second ago"), (59, "in 59 seconds"), (-119, "1 minute ago"),
        (7200, "in 2 hours"), (-86400, "1 day ago"), (-47 * 3600, "1 day ago"),
        (14 * 86400, "in 2 weeks"), (-62 * 86400, "2 months ago"), (800 * 86400, "in 2 years"),
      ] as [(Double, String)])
    func `the largest unit is told`(seconds: Double, expected: String) {
      let date = Self.now.addingTimeInterval(seconds)
      #expect(Self.formatter().localizedString(for: date, relativeTo: Self.now) == expected)
    }

    @Test(
      arguments: [
        (0, "now"), (86400, "tomorrow"), (-86400, "yesterday"), (-7 * 86400, "last week"),
        (-7200, "2 hours ago"), (3600, "in 1 hour"),
      ] as [(Double, String)])
    func `near moments have names where it is asked for`(seconds: Double, expected: String) {
      let date = Self.now.addingTimeInterval(seconds)
      let formatter = Self.formatter(isNamed: true)
      #expect(formatter.localizedString(for: date, relativeTo: Self.now) == expected)
    }

    @Test(
      arguments: [
        (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo ago"),
        (.abbreviated, "2 mo ago"),
      ] as [(RelativeDateTimeFormatter.UnitsStyle, String)])
    func `every style has its words`(
      style: RelativeDateTimeFormatter.UnitsStyle, expected: String
    ) {
      let components = DateComponents(month: -2, day: -5)
      #expect(Self.formatter(style).localizedString(from: components) == expected)
    }

    @Test func `components tell their largest unit that is not zero`() {
      #expect(Self.formatter().localizedString(from: DateComponents(day: -2)) == "2 days ago")
      #expect(
        Self.formatter().localizedString(from: DateComponents(day: 0, hour: 3)) == "in 3 hours")
      let named = Self.formatter(isNamed: true)
      #expect(named.localizedString(from: DateComponents(day: 0)) == "today")
    }

    @Test func `seconds and dates are counted from now`() {
      #expect(Self.formatter().localizedString(fromTimeInterval: -3600) == "1 hour ago")
      #expect(Self.formatter().string(for: Date(timeIntervalSinceNow: -90)) == "1 minute ago")
      #expect(Self.formatter().string(for: "yesterday") == nil)
    }

    @Test func `a sentence begins with a capital letter`() {
      let formatter = Self.formatter(isNamed: true)
      formatter.formattingContext = .beginningOfSentence
      #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test func `another language is spoken where it is named`() {
      let formatter = Self.formatter()
      formatter.locale = Locale(identifier: "fr_FR")
      #expect(formatter.localizedString(from: DateComponents(day: -2)) == "il y a 2 jours")
    }
  }
#endif
