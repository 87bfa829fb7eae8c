import DeviceInterface
import Foundation
import Testing

struct WallTimeCalendarTests {
  @Test func `every scenario starts on a Monday at eight`() {
    #expect(WallTime.scenarioStart.description == "Mon 2026-01-05 08:00:00")
    #expect(WallTime.scenarioStart.weekday == .monday)
  }

  @Test func `the clock shows the time of its zone`() {
    let time = WallTime.scenarioStart
    #expect(time.inZone(offsetSeconds: 3_600).description == "Mon 2026-01-05 09:00:00")
    #expect(time.inZone(offsetSeconds: -9 * 3_600).description == "Sun 2026-01-04 23:00:00")
    #expect(time.inZone(offsetSeconds: 5 * 3_600 + 1_800).timeOfDay.description == "13:30:00")
  }

  @Test func `a reading is made from a date and a time in a zone`() throws {
    let date = try #require(CalendarDay(year: 2026, month: 3, day: 29))
    let time = try #require(TimeOfDay(hour: 2, minute: 30, second: 5))
    let reading = WallTime(date, time, zoneOffsetSeconds: 7_200)
    #expect(reading.description == "Sun 2026-03-29 02:30:05")
    #expect(reading.inZone(offsetSeconds: 0).description == "Sun 2026-03-29 00:30:05")
  }

  @Test func `the time of day is set on the same date of the zone`() throws {
    let evening = try #require(TimeOfDay(hour: 23, minute: 59))
    let reading = (WallTime.scenarioStart + .milliseconds(1_234)).inZone(offsetSeconds: 43_200)
    #expect(reading.setting(evening).description == "Mon 2026-01-05 23:59:00")
    #expect(reading.setting(.midnight).timeOfDay == .midnight)
    #expect(reading.setting(evening).zoneOffsetSeconds == 43_200)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (2026, 1, 0),
    (0, 1, 1),
    (10_000, 1, 1), (2026, 1, 32),
  ])
  func `there is no such date`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test func `leap days exist`() {
    #expect(CalendarDay(year: 2024, month: 2, day: 29)?.weekday == .thursday)
    #expect(CalendarDay(year: 2000, month: 2, day: 29)?.description == "2000-02-29")
  }

  @Test func `there is no such time of day`() {
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
  }

  @Test func `dates agree with another calendar for four centuries`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for day in stride(from: -75_000, to: 75_000, by: 97) {
      let time = WallTime(millisecondsSince1970: Int64(day) * 86_400_000 - 1)
      let expected = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday],
        from: Date(timeIntervalSince1970: Double(day) * 86_400 - 0.001))
      #expect(time.date.year == expected.year)
      #expect(time.date.month == expected.month)
      #expect(time.date.day == expected.day)
      #expect(time.weekday.rawValue % 7 + 1 == expected.weekday)
      #expect(time.timeOfDay.description == "23:59:59")
      #expect(WallTime(time.date).millisecondsSince1970 == Int64(day - 1) * 86_400_000)
    }
  }

  @Test func `the ends of the number range do not trap`() {
    for milliseconds in [Int64.min, .max] {
      let time = WallTime(millisecondsSince1970: milliseconds, zoneOffsetSeconds: 50_400)
      #expect(!time.description.isEmpty)
    }
  }
}
