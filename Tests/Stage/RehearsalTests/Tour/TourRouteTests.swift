import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Testing
import TourApp
import TrackFiles

@testable import Rehearsal
@testable import TourRoom

/// Tours along recorded walks: every point is triggered once, in order.
struct TourRouteTests {
  @Test(arguments: RealRouteTests.generated + RealRouteTests.found, ["iOS", "Android"])
  func `a tour along a recorded walk triggers every point once, in order`(
    _ walk: RealRouteTests.Walk, _ profile: String
  ) throws {
    guard let route = TrackFile(gpx: walk.bytes).route() else { return }
    let places = route.segments.joined().map(\.position)
    let points = Self.points(along: places)
    // A walk that is shorter than two circles has no two points.
    guard points.count > 1 else { return }
    var world = World(ScenarioSetup(profile: profile, seed: 1), apps: AllApps.rooms)
    world.phone.setPosition(places[0])
    world[serverOf: TourRoom.self].publish(TourDraft(title: "Recorded", points: points))
    try world.beginTour("Recorded")
    try world.phone.follow(route, pace: .constant(millimetersPerSecond: 1_400))
    for _ in 0..<10_000 where try world.tourState("Recorded") == .active {
      try world.pass(.seconds(60))
    }
    try world.finishStep()
    #expect(try world.triggeredPoints() == Array(1...points.count))
    try world.finishScenario()
  }

  /// A point every 500 m of the way, ten at most.
  private static func points(along places: [Position]) -> [TourDraft.Point] {
    var points: [TourDraft.Point] = []
    var gone = Distance.zero
    for (before, place) in zip(places, places.dropFirst()) {
      gone = gone + before.distance(to: place)
      guard gone >= .meters(500 * (points.count + 1)), points.count < 10 else { continue }
      points.append(
        TourDraft.Point(
          number: points.count + 1, title: "Place \(points.count + 1)", position: place,
          radius: .meters(100), audioLength: .seconds(30)))
    }
    return points
  }
}
