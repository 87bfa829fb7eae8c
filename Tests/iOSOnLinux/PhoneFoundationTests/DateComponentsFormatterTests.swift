#if os(Linux)
  import Foundation
  import Testing

  @testable import PhoneFoundation

  /// Quantities of time, as a phone that speaks English tells them.
  struct DateComponentsFormatterTests {
    typealias Formatter = PhoneFoundation.DateComponentsFormatter

    private static let clock: NSCalendar.Unit = [.hour, .minute, .second]
    private static let all: NSCalendar.Unit = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]

    private static func formatter(
      _ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit = [],
      _ zeros: Formatter.ZeroFormattingBehavior = .default
    ) -> Formatter {
      let formatter = Formatter()
      (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
      formatter.zeroFormattingBehavior = zeros
      formatter.calendar?.timeZone = .gmt
      return formatter
    }

    @Test(
      arguments: [
        (0, "0"), (45, "45"), (90, "1:30"), (3725, "1:02:05"), (3600, "1:00:00"),
        (36000, "10:00:00"),
        (-3725, "-1:02:05"), (59.9, "59"), (360_000, "100:00:00"), (36_000_000, "10000:00:00"),
      ] as [(Double, String)])
    func `digits have no zeros before them`(seconds: Double, expected: String) {
      #expect(Self.formatter(.positional, Self.clock).string(from: seconds) == expected)
    }

    @Test(
      arguments: [
        (45, "00:00:45"), (90, "00:01:30"), (3725, "01:02:05"), (36000, "10:00:00"),
      ] as [(Double, String)])
    func `digits have zeros where they are padded`(seconds: Double, expected: String) {
      #expect(Self.formatter(.positional, Self.clock, .pad).string(from: seconds) == expected)
    }

    @Test func `minutes and seconds alone count on behind the hour`() {
      let formatter = Self.formatter(.positional, [.minute, .second])
      #expect(formatter.string(from: 90) == "1:30" && formatter.string(from: 3725) == "62:05")
      formatter.zeroFormattingBehavior = .pad
      #expect(formatter.string(from: 90) == "01:30" && formatter.string(from: 45) == "00:45")
      formatter.zeroFormattingBehavior = []
      #expect(formatter.string(from: 90) == "1:30" && formatter.string(from: 45) == "0:45")
      formatter.zeroFormattingBehavior = [.pad, .dropLeading]
      #expect(formatter.string(from: 90) == "01:30" && formatter.string(from: 45) == "45")
    }

    @Test func `what is larger than hours falls back to letters`() {
      let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
      #expect(Self.formatter(.positional, days).string(from: 93784) == "1d 2:03:04")
      #expect(Self.formatter(.positional, days).string(from: 86400 + 65) == "1d 0:01:05")
      #expect(Self.formatter(.positional, days, .pad).string(from: 3600) == "0d 1:00:00")
      #expect(Self.formatter(.abbreviated, days, .pad).string(from: 3600) == "0d 1h 0m 0s")
      #expect(Self.formatter(.positional, .day).string(from: 3 * 86400) == "3d")
      #expect(Self.formatter(.positional, [.day, .hour]).string(from: 93784) == "1d 2h")
    }

    @Test(
      arguments: [
        (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
        (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
        (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
      ] as [(Formatter.UnitsStyle, String)])
    func `every style has its names`(style: Formatter.UnitsStyle, expected: String) {
      #expect(Self.formatter(style).string(from: 34890) == expected)
      let components = DateComponents(hour: 9, minute: 41, second: 30)
      #expect(Formatter.localizedString(from: components, unitsStyle: style) == expected)
    }

    @Test(
      arguments: [
        (.abbreviated, "3y 9mo 26d 19h 17s"), (.brief, "3yrs 9mths 26days 19hr 17sec"),
        (.short, "3 yrs, 9 mths, 26 days, 19 hr, 17 sec"),
        (.full, "3 years, 9 months, 26 days, 19 hours, 17 seconds"),
      ] as [(Formatter.UnitsStyle, String)])
    func `components are told by their own units`(style: Formatter.UnitsStyle, expected: String) {
      var components = DateComponents(hour: 19, second: 17)
      (components.year, components.month, components.day) = (3, 9, 26)
      #expect(Self.formatter(style).string(from: components) == expected)
      #expect(Self.formatter(style).string(for: components) == expected)
      #expect(Self.formatter(style).string(for: "3 years") == nil)
    }

    @Test func `one of a unit is singular`() {
      let second = 1.0
      #expect(Self.formatter(.full, Self.clock).string(from: 3661) == "1 hour, 1 minute, 1 second")
      #expect(Self.formatter(.short).string(from: 8 * 86400 + second) == "1 wk, 1 day, 1 sec")
      #expect(Self.formatter(.full, Self.clock).string(from: 0) == "0 seconds")
    }

    @Test(
      arguments: [
        ([.dropLeading], 600, "10m 0s"), ([], 600, "0d 0h 10m 0s"),
        ([.dropTrailing], 3600, "0d 1h"),
        ([.dropMiddle], 86405, "1d 5s"), ([.dropAll], 86400, "1d"), ([.default], 3610, "1h 10s"),
        ([.dropLeading], 0, "0s"), ([.default], 0, "0s"), ([.pad], 0, "0d 0h 0m 0s"),
      ] as [(Formatter.ZeroFormattingBehavior, Double, String)])
    func `zeros are dropped where it is asked for`(
      zeros: Formatter.ZeroFormattingBehavior, seconds: Double, expected: String
    ) {
      let formatter = Self.formatter(.abbreviated, [.day, .hour, .minute, .second], zeros)
      #expect(formatter.string(from: seconds) == expected)
    }

    @Test(arguments: [(0, "1h 10m 30s"), (2, "1h 10m"), (1, "1h")] as [(Int, String)])
    func `no more units are told than wanted`(maximum: Int, expected: String) {
      let formatter = Self.formatter(.abbreviated, Self.all)
      formatter.maximumUnitCount = maximum
      #expect(formatter.string(from: 4230) == expected)
      formatter.maximumUnitCount = 2
      #expect(formatter.string(from: 630) == "10m 30s")
    }

    @Test func `phrases stand around the time`() {
      let formatter = Self.formatter(.full, .minute)
      formatter.includesTimeRemainingPhrase = true
      #expect(formatter.string(from: 300) == "5 minutes remaining")
      formatter.includesApproximationPhrase = true
      #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }

    @Test func `one of the largest unit may be told by the next`() {
      let formatter = Self.formatter(.abbreviated, Self.clock)
      formatter.collapsesLargestUnit = true
      #expect(formatter.string(from: 63) == "63s" && formatter.string(from: 123) == "2m 3s")
    }

    @Test func `the smallest unit may have a fraction`() {
      let formatter = Self.formatter(.abbreviated, .hour)
      formatter.allowsFractionalUnits = true
      #expect(formatter.string(from: 5400) == "1.5h" && formatter.string(from: -5400) == "-1.5h")
      formatter.unitsStyle = .full
      #expect(formatter.string(from: 3600) == "1 hour")
    }

    @Test func `months are as long as they are where they begin`() throws {
      let formatter = Self.formatter(.full, .day)
      let month = DateComponents(month: 1)
      #expect(formatter.string(from: month) == "31 days")
      let february = Date(timeIntervalSinceReferenceDate: 31 * 86400)
      formatter.referenceDate = february
      #expect(formatter.string(from: month) == "28 days")
      formatter.allowedUnits = [.weekOfMonth, .day]
      let end = february.addingTimeInterval(10 * 86400)
      #expect(formatter.string(from: february, to: end) == "1 week, 3 days")
    }
  }
#endif
