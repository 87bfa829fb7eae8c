import AppParts
import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import TestSupport
import Testing

@testable import CampaignRoom
@testable import Rehearsal

/// The app's process ends at every single event of a campaign of ten minutes: no point is lost, doubled or changed.
struct CampaignKillTests {
  /// Ten minutes on foot: without network for a while, with a pause, a broken server and lost replies.
  static let walk = RecordingStory(
    beginning: { profile in
      var world = World(ScenarioSetup(profile: profile, seed: 7), apps: AllApps.rooms)
      try world.install(CampaignRoom.self)
      try world.phone.preset(.whileInUse, accuracy: .full)
      try world.phone.setNotificationsEnabled(true)
      // Answers take their time, so that there are moments with a request under way.
      world[serverOf: CampaignRoom.self].behaviour.latency = .milliseconds(700)
      world.phone.setPosition(try Self.warsaw)
      return world
    },
    start: { try $0.startCampaign("Spring leaflets") },
    acts: [
      .init(4) {
        $0.phone.move(
          along: [$0.phone.position.position(at: .kilometers(2), bearing: 75)],
          millimetersPerSecond: 1_400)
      },
      .init(95) { $0.phone.setOnline(false) },
      .init(170) { $0.phone.setOnline(true) },
      .init(200) { try $0.tapIfOffered("Pause") },
      .init(245) { try $0.tapIfOffered("Resume") },
      .init(260) { if $0.phone.front == .app { try $0.phone.lock() } },
      .init(290) {
        $0[serverOf: CampaignRoom.self].behaviour.treatNext(2, as: Treatment(.status(503)))
      },
      .init(340) { $0[serverOf: CampaignRoom.self].behaviour.treatNext(as: Treatment(.lostReply)) },
      .init(390) {
        $0[serverOf: CampaignRoom.self].behaviour.treatNext(
          of: .pointUploads, as: Treatment(.acceptFirst(3)))
      },
      .init(430) { $0[serverOf: CampaignRoom.self].behaviour.treatNext(as: Treatment(.noAnswer)) },
      .init(500) {
        $0[serverOf: CampaignRoom.self].behaviour.treatNext(as: Treatment(.deliveredTwice))
      },
    ],
    end: .seconds(600),
    finish: { try $0.completeCampaign() },
    stored: { $0[serverOf: CampaignRoom.self].points })

  private static var warsaw: Position {
    get throws { try #require(Places.position(of: "Warsaw")) }
  }

  private static let onIOS = Result { try KillSweep(walk, on: "iOS") }
  private static let onAndroid = Result { try KillSweep(walk, on: "Android") }

  private static func sweep(on profile: String) throws -> KillSweep {
    try (profile == "iOS" ? onIOS : onAndroid).get()
  }

  @Test(arguments: ["iOS", "Android"])
  func `undisturbed, the walk records, pauses and ends`(_ profile: String) throws {
    let sweep = try Self.sweep(on: profile)
    let world = sweep.undisturbed.world
    #expect(KillSweep.faults(sweep.undisturbed, since: nil).isEmpty)
    let record = try #require(world.tracks.records.first)
    #expect(record.entries.count > 60)
    #expect(record.entries.count { $0.point.beginsStretch } == 2)
    #expect(
      world[serverOf: CampaignRoom.self].executions.first?.completion?.report.pointCount
        == record.entries.count)
    #expect(sweep.moments.count > 250)
  }

  @Test(.tags(.sweep), arguments: ["iOS", "Android"], ProcessEnd.allCases)
  func `a process that ends at any event loses and doubles no point`(
    _ profile: String, _ end: ProcessEnd
  ) throws {
    let outcome = try Self.sweep(on: profile).run(end)
    #expect(outcome.faults.prefix(5).isEmpty, "\(outcome.faults.count) faults")
    #expect(outcome.runCount > 100)
    #expect(outcome.pointsAtStake > 2_000)
  }
}
