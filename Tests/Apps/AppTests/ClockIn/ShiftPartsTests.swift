import AppParts
import DeviceInterface
import Testing

@testable import ClockInApp

/// The small parts of a shift, each at its own door.
struct ShiftPartsTests {
  private static func point(_ number: Int) throws -> TrackPoint {
    TrackPoint(
      number: number, timeMilliseconds: Int64(number), position: try Position(text: "52.23, 21.01"),
      accuracyMeters: 5)
  }

  @Test func `a point begins a line after each interruption, and refutes the last one once`() throws
  {
    var mark = StretchMark()
    func marked(afterGap: Bool = false) throws -> [Bool] {
      var point = try Self.point(1)
      mark.put(on: &point, afterGap: afterGap)
      return [point.beginsStretch, point.refutesLast]
    }
    #expect(try marked() == [true, false])
    #expect(try marked() == [false, false])
    #expect(try marked(afterGap: true) == [true, false])
    mark.breakOff(refutingLast: true)
    #expect(try marked() == [true, true])
    mark.breakOff()
    #expect(try marked() == [true, false])
  }

  @Test func `a warning is news when it comes and when it goes`() {
    var warnings = ShiftWarnings()
    #expect(
      [false, true, true, false].map { warnings.recordBattery(isLow: $0) } == [
        false, true, false, true,
      ])
    #expect(
      [true, true, false, false].map { warnings.recordStorage(isLow: $0) } == [
        true, false, true, false,
      ])
    #expect(warnings == ShiftWarnings())
  }

  @Test func `the page of a route shows its own shift only, and keeps what was selected`() throws {
    var page = RoutePage()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    let (one, two) = (try Self.point(1), try Self.point(2))
    page.show([one])
    #expect(page.route == nil)
    page.open(ShiftSummary(id: "s-1", clockedInAtMilliseconds: 0), points: [one])
    page.add(two, of: "s-2")
    #expect(page.route?.points == [one])
    page.add(two, of: "s-1")
    page.select(2)
    page.show([two, one])
    #expect(page.route?.points == [one, two])
    #expect(page.route?.selected == two)
    page.close(&platform)
    #expect(page == RoutePage())
  }
}
