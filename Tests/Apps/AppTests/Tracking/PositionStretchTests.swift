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

  @Test(
    arguments: [
      (0, 0), (60_000, 60_000), (60_001, 0), (-86_400_000, -86_400_000), (-86_400_001, 0),
      (-1_024 * 604_800_000, 0),
    ] as [(Int64, Int64)])
  func `a position of the future, or of long ago, is of when its age says`(
    _ error: Int64, _ left: Int64
  ) throws {
    let facts = Facts(platform: .iOS, permission: Permission(.always), uptime: .seconds(600))
    let measured = facts.wallClock.millisecondsSince1970 - 5_000
    let fix = Fix(
      position: try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000)),
      accuracyMeters: 5, timestamp: WallTime(millisecondsSince1970: measured + error),
      age: .seconds(5))
    #expect(fix.dated(by: facts).timestamp.millisecondsSince1970 == measured + left)
    #expect(MeasuredFix(fix, facts).fix == fix.dated(by: facts))
    #expect(MeasuredFix(fix, facts).at == .seconds(595))
  }
}
