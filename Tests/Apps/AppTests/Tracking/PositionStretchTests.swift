import DeviceInterface
import Testing

@testable import AppParts

/// Which positions count for a stretch of tracking.
struct PositionStretchTests {
  private static let ageMax = Duration.seconds(10)

  /// A position that a phone tells so many seconds after its start, measured so much earlier.
  private static func measured(at uptime: Int, age: Int = 0, north: Int32 = 0) throws -> MeasuredFix
  {
    let position = try #require(Position(latitudeE7: north, longitudeE7: 0))
    let facts = Facts(
      platform: .iOS, permission: Permission(.always), uptime: .seconds(uptime))
    return MeasuredFix(
      Fix(
        position: position, accuracyMeters: 5, timestamp: .scenarioStart, age: .seconds(age)),
      facts)
  }

  @Test(arguments: [
    (109, 10, MeasuredFix.Timeliness.stale), (120, 11, .stale), (110, 10, .late), (104, 0, .late),
    (105, 0, .repeated), (106, 0, .new),
  ])
  func `a position counts that is young, of the stretch and newer than the last`(
    uptime: Int, age: Int, expected: MeasuredFix.Timeliness
  ) throws {
    var stretch = PositionStretch()
    stretch.begin(at: .seconds(100))
    stretch.note(try Self.measured(at: 105))
    let measured = try Self.measured(at: uptime, age: age)
    #expect(stretch.timeliness(of: measured, ageMax: Self.ageMax) == expected)
    #expect(stretch.covers(measured) == (uptime - age >= 100))
  }

  @Test func `a new stretch knows no latest position, and still holds against what was trusted`()
    throws
  {
    var stretch = PositionStretch()
    let first = try Self.measured(at: 50)
    stretch.note(first)
    #expect(stretch.judge(first, speedMaxKilometersPerHour: 300) == .trusted)
    stretch.begin(at: .seconds(50))
    #expect(stretch.timeliness(of: first, ageMax: Self.ageMax) == .new)
    // A degree in a second.
    let far = try Self.measured(at: 51, north: 10_000_000)
    #expect(stretch.judge(far, speedMaxKilometersPerHour: 300) == .doubted)
    #expect(stretch.isUndecided)
    stretch.forgetTrusted()
    #expect(stretch.judge(far, speedMaxKilometersPerHour: 300) == .trusted)
  }
}
