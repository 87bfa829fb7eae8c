import DeliveryApp
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import TestSupport
import Testing

@testable import DeliveryRoom
@testable import Rehearsal

/// The app's process ends at every event of a delivery to ten stops: nothing is lost, and nothing is told twice.
struct DeliveryKillTests {
  /// How long the phone lies there without the app.
  private static let deadTime = Duration.seconds(17)

  /// A courier 500 m before the first stop.
  private static func beginning(on profile: String) throws -> World {
    var world = World(ScenarioSetup(profile: profile, seed: 3), apps: AllApps.rooms)
    world.phone.setPosition(try Position(latitude: "52.2252", longitude: "21.0122"))
    try world.beginRoute()
    return world
  }

  /// The worlds a moment before each event, and how it ends when nobody disturbs it.
  private static func moments(on profile: String) throws -> (before: [World], end: World) {
    var world = try beginning(on: profile)
    var moments = [world]
    for stop in try world.requireWork().route.stops {
      world.phone.move(along: [stop.position], millimetersPerSecond: 8_333)
      let way = try #require(world.phone.way)
      try pass(way.left + RouteEstimate.stopDuration, in: &world, &moments)
      for label in ["Deliver", "Delivered", "Signature", "Submit"] {
        try world.touch(.tapped(label))
        moments.append(world)
        try world.settle()
        moments.append(world)
      }
    }
    try pass(.seconds(400), in: &world, &moments)
    return (moments, world)
  }

  private static func pass(
    _ time: Duration, in world: inout World, _ moments: inout [World]
  ) throws {
    let end = world.phone.now + time
    for _ in 0..<100_000 {
      guard let due = world.phone.nextDeadline, due <= end else { break }
      world.phone.advance(to: due)
      moments.append(world)
      while let event = world.phone.nextEvent() {
        world.handle(event)
        moments.append(world)
      }
      try world.settle()
    }
    world.phone.advance(to: end)
    try world.settle()
  }

  /// What is missing or doubled once every stop is done; what points were lost the rules that are always on find out.
  private static func faults(_ world: inout World) throws -> [String] {
    // Longer than the longest pause between two attempts.
    try world.pass(.seconds(600))
    try world.finishStep()
    try world.finishScenario()
    var server = world[serverOf: DeliveryRoom.self]
    server.settle(at: world.phone.now)
    var faults = try world.requireWork().isClosed ? [] : ["the route is not closed"]
    for order in server.orders where order.courierID == "courier-1" {
      let told = server.messages.filter { $0.orderID == order.id && $0.role == .consumer }
        .map(\.text)
      for text in [
        "Your courier has arrived!", "Your package has been delivered!",
      ] where told.count(where: { $0 == text }) != 1 {
        faults.append("\(order.id): \(told)")
      }
      if told.count(where: { $0.hasPrefix("Your courier is 5") }) > 1 {
        faults.append("\(order.id) twice: \(told)")
      }
      if order.status != .delivered { faults.append("\(order.id) is \(order.status)") }
    }
    return faults
  }

  @Test(arguments: ["iOS", "Android"])
  func `undisturbed, ten stops are delivered to`(profile: String) throws {
    var (before, world) = try Self.moments(on: profile)
    #expect(try Self.faults(&world) == [])
    #expect(before.count > 400)
  }

  @Test(.tags(.sweep), arguments: ["iOS", "Android"], ProcessEnd.allCases)
  func `a process that ends at any event loses nothing`(_ profile: String, _ end: ProcessEnd)
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
      // Where the process has outlived it, the sheet is still open.
      if try world.require(DeliveryRoom.self).sheet != nil { try world.tap("Cancel") }
      try world.deliverEverything()
      count += 1
      faults += try Self.faults(&world).map { "\(end.rawValue) at event \(index): \($0)" }
    }
    #expect(faults.prefix(5).isEmpty, "\(faults.count) faults")
    #expect(count > 20)
  }
}
