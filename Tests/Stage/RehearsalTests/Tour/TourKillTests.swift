import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import TestSupport
import Testing
import TourApp

@testable import Rehearsal
@testable import TourRoom

/// The app's process ends at every event of a tour of five points: none is lost, and none is triggered twice.
struct TourKillTests {
  /// How long the phone lies there without the app.
  private static let deadTime = Duration.seconds(17)
  /// The walk itself, and time enough for what is queued.
  private static let wholeTime = Duration.seconds(1_900)

  /// A walker before the first step, past all five points without a rest.
  private static func beginning(on profile: String) throws -> World {
    var world = World(ScenarioSetup(profile: profile, seed: 3), apps: AllApps.rooms)
    world.phone.setPosition(try #require(Places.position(of: "Warsaw")))
    try world.beginTour("Royal Way")
    world.phone.move(
      along: [world.phone.position.position(at: .meters(2_050), bearing: 0)],
      millimetersPerSecond: 1_500)
    return world
  }

  /// The worlds a moment before each event of the walk, and how it ends when nobody disturbs it.
  private static func moments(on profile: String) throws -> (before: [World], end: World) {
    var world = try beginning(on: profile)
    var moments: [World] = []
    for _ in 0..<100_000 {
      guard let due = world.phone.nextDeadline, due <= .start + wholeTime else { break }
      world.phone.advance(to: due)
      moments.append(world)
      while let event = world.phone.nextEvent() {
        world.handle(event)
        moments.append(world)
      }
      try world.settle()
    }
    return (moments, world)
  }

  private static func faults(_ world: inout World) throws -> [String] {
    try world.finishStep()
    try world.finishScenario()
    let triggered = try world.triggeredPoints()
    let state = try world.tourState("Royal Way")
    return (triggered == [1, 2, 3, 4, 5] ? [] : ["triggered \(triggered)"])
      + (state == .completed ? [] : ["the tour is \(state.rawValue)"])
  }

  @Test(arguments: ["iOS", "Android"])
  func `undisturbed, the tour has its five points`(profile: String) throws {
    var (before, world) = try Self.moments(on: profile)
    #expect(try Self.faults(&world) == [])
    #expect(before.count > 1_000)
  }

  @Test(.tags(.sweep), arguments: ["iOS", "Android"], ProcessEnd.allCases)
  func `a process that ends at any event loses no point`(_ profile: String, _ end: ProcessEnd)
    throws
  {
    let moments = try Self.moments(on: profile).before
    var faults: [String] = []
    var count = 0
    // Neighbouring events differ little; a deeper sweep looks at more of them, from 20 times on at all.
    let stride = max(1, 19 / Sweep.scale)
    for (index, moment) in moments.enumerated()
    where index.isMultiple(of: stride) && end.canHappen(to: moment.phone) {
      var world = moment
      try end.happen(to: &world.phone)
      try world.pass(Self.deadTime)
      try world.bringAppToFront()
      // Who has walked on meanwhile comes back to the point that is next.
      try world.pass(Self.wholeTime)
      try Self.visitTheRest(&world)
      count += 1
      faults += try Self.faults(&world).map { "\(end.rawValue) at event \(index): \($0)" }
    }
    #expect(faults.prefix(5).isEmpty, "\(faults.count) faults")
    #expect(count > 50)
  }

  /// Goes to each point that is still waited for, and hears it out.
  private static func visitTheRest(_ world: inout World) throws {
    for _ in 0..<5 {
      guard let point = try world.require(TourRoom.self).walk?.awaited else { return }
      world.phone.move(along: [point.position], millimetersPerSecond: 1_500)
      try world.pass(wholeTime)
    }
  }
}
