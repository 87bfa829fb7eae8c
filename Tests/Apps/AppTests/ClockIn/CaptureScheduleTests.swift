import AppParts
import DeviceInterface
import Testing

@testable import ClockInApp

/// When positions are due, and what starts the app again for them.
struct CaptureScheduleTests {
  private static let latenessMax = Duration.seconds(30)

  private static func begun(at uptime: Duration) -> CaptureSchedule {
    var schedule = CaptureSchedule()
    schedule.intervalEnded(at: uptime, now: uptime, latenessMax: latenessMax)
    return schedule
  }

  @Test func `nothing is due before the first interval, nor after a halt`() {
    var schedule = CaptureSchedule()
    #expect(schedule.plan(.seconds(300), now: .zero) == nil)
    schedule = Self.begun(at: .zero)
    #expect(schedule.plan(.seconds(300), now: .zero) == .seconds(300))
    schedule.halt()
    #expect(!schedule.hasBegun)
    #expect(schedule.plannedDue == nil)
  }

  @Test(arguments: [(330, 600), (331, 631)])
  func `intervals keep their grid unless one was missed`(noticedAt: Int, next: Int) {
    var schedule = Self.begun(at: .zero)
    let now = Duration.seconds(noticedAt)
    schedule.intervalEnded(at: .seconds(300), now: now, latenessMax: Self.latenessMax)
    #expect(schedule.plan(.seconds(300), now: now) == .seconds(next))
  }

  @Test func `an interval that has begun is shortened and never made longer`() {
    var schedule = Self.begun(at: .zero)
    #expect(schedule.plan(.seconds(300), now: .zero) == .seconds(300))
    #expect(schedule.plan(.seconds(900), now: .seconds(10)) == nil)
    #expect(schedule.plan(.seconds(60), now: .seconds(100)) == .seconds(100))
    #expect(schedule.plannedDue == .seconds(100))
  }

  @Test
  func `a search keeps its best position and one that is doubted, and ends with the schedule`()
    throws
  {
    var schedule = Self.begun(at: .zero)
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    let place = try Position(text: "52.23, 21.01")
    let fix = Fix(position: place, accuracyMeters: 90, timestamp: .scenarioStart)
    schedule.keep(best: fix)
    #expect(!schedule.mayKeepDoubted() && schedule.best == nil && schedule.endSearch() == nil)
    schedule.search(dueAt: .seconds(3), FixQuestion(timeout: .seconds(20), &platform))
    schedule.keep(best: fix)
    #expect(schedule.mayKeepDoubted() && !schedule.mayKeepDoubted())
    #expect(schedule.isSearching && schedule.best == fix)
    let search = schedule.endSearch()
    let ended = try #require(search)
    #expect(ended.dueAt == .seconds(3) && ended.best == fix && ended.keptDoubted)
    #expect(!schedule.isSearching && schedule.hasBegun)
    schedule.search(dueAt: .seconds(3), FixQuestion(timeout: .seconds(20), &platform))
    schedule.halt()
    #expect(!schedule.isSearching)
  }
}

/// What has iOS start the app again.
struct RelaunchAidsTests {
  private static let radius = Distance.meters(100)

  private static func watched(_ places: [Int32], raised: Bool = true) throws -> [Request] {
    var aids = RelaunchAids()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    if raised { aids.raise(&platform) }
    for north in places {
      let place = try #require(Position(latitudeE7: north, longitudeE7: 0))
      aids.watch(place, id: "r", radius: radius, &platform)
    }
    return platform.list
  }

  @Test func `the region moves only when half its radius is passed`() throws {
    // 1e-7 degrees of latitude are 1.1 cm: 44 m and 55 m.
    #expect(try Self.watched([0, 4_000]).count == 2)
    #expect(try Self.watched([0, 5_000]).count == 3)
    #expect(try Self.watched([0], raised: false) == [])
  }

  @Test func `raised twice they ask once, and what has lapsed is raised anew`() {
    var aids = RelaunchAids()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    aids.raise(&platform)
    aids.raise(&platform)
    #expect(platform.list == [.startSignificantChanges])
    aids.lapse()
    aids.raise(&platform)
    #expect(platform.list == [.startSignificantChanges, .startSignificantChanges])
  }

  @Test(arguments: [
    (PlatformKind.iOS, [Request.stopSignificantChanges, .stopMonitoring(id: "r")]), (.android, []),
  ])
  func `letting go tells iOS also what an earlier process has raised`(
    platform kind: PlatformKind, expected: [Request]
  ) {
    var aids = RelaunchAids()
    var platform = Requests(Facts(platform: kind, permission: Permission(.always)))
    aids.letGo(id: "r", &platform)
    #expect(platform.list == expected)
  }
}
