import AppParts
import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import TestSupport
import Testing

@testable import ClockInApp
@testable import ClockInRoom
@testable import Rehearsal

/// The app's process ends at every single event of a shift of one hour: no point is lost, and every gap has its reason.
struct ClockInKillTests {
  /// An hour on foot and by car, a third of it without network.
  static let shift = RecordingStory(
    beginning: { profile in
      var world = World(ScenarioSetup(profile: profile, seed: 11), apps: AllApps.rooms)
      try world.install(ClockInRoom.self)
      try world.phone.preset(.always, accuracy: .full)
      try world.phone.setNotificationsEnabled(true)
      world[serverOf: ClockInRoom.self].behaviour.latency = .milliseconds(700)
      world.phone.setPosition(try #require(Places.position(of: "Warsaw")))
      return world
    },
    start: { try $0.tapIfOffered("Clock in") },
    acts: [
      .init(60) {
        $0.phone.move(
          along: [$0.phone.position.position(at: .kilometers(1), bearing: 75)],
          millimetersPerSecond: 1_400)
      },
      .init(90) { if $0.phone.front == .app { try $0.phone.lock() } },
      .init(1_200) { $0.phone.setOnline(false) },
      .init(1_500) {
        $0.phone.move(
          along: [$0.phone.position.position(at: .kilometers(9), bearing: 200)],
          millimetersPerSecond: 14_000)
      },
      .init(2_400) { $0.phone.setOnline(true) },
    ],
    end: .seconds(3_600),
    finish: { try $0.clockOut() },
    stored: { $0[serverOf: ClockInRoom.self].points })

  private static let onIOS = Result { try KillSweep(shift, on: "iOS") }
  private static let onAndroid = Result { try KillSweep(shift, on: "Android") }

  private static func sweep(on profile: String) throws -> KillSweep {
    try (profile == "iOS" ? onIOS : onAndroid).get()
  }

  @Test(arguments: ["iOS", "Android"])
  func `undisturbed, the shift has its points and no gap`(_ profile: String) throws {
    let sweep = try Self.sweep(on: profile)
    let world = sweep.undisturbed.world
    #expect(KillSweep.faults(sweep.undisturbed, since: nil).isEmpty)
    let record = try #require(world.tracks.records.first)
    #expect(record.entries.count >= 12)
    #expect(world[serverOf: ClockInRoom.self].gaps.inOrder(of: record.owner).isEmpty)
    #expect(sweep.moments.count > 100)
  }

  @Test(.tags(.sweep), arguments: ["iOS", "Android"], ProcessEnd.allCases)
  func `a process that ends at any event loses no point, and the gap has the right reason`(
    _ profile: String, _ end: ProcessEnd
  ) throws {
    let reason: RecordedGap.Reason =
      switch end {
      case .system, .user, .crash, .update: .appNotRunning
      case .restart, .dischargedBattery: .phoneOff
      }
    let outcome = try Self.sweep(on: profile).run(end) { playback in
      let world = playback.world
      return world.tracks.records.flatMap { record in
        world[serverOf: ClockInRoom.self].gaps.inOrder(of: record.owner).map(\.record).filter {
          $0.reason != reason
        }
        .map { "a gap has the reason \($0.reason)" }
      }
    }
    #expect(outcome.faults.prefix(5).isEmpty, "\(outcome.faults.count) faults")
    // Only the app in front of an unlocked phone can be closed by its user.
    #expect(outcome.runCount > (end == .user ? 25 : 100))
    #expect(outcome.pointsAtStake > (end == .user ? 150 : 1_000))
  }
}
