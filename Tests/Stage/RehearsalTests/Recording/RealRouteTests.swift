import BackendSimulator
import CampaignApp
import DeviceInterface
import DeviceSimulator
import Foundation
import ScenarioRunner
import Testing
import TrackFiles

@testable import AppParts
@testable import CampaignRoom
@testable import Rehearsal

/// Walks along recorded routes, messy ones and those of a folder that `REHEARSAL_ROUTES` names.
struct RealRouteTests {
  /// A file that was read: its name, and its route.
  struct Walk: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  /// Routes like those of real receivers: with noise, stops, gaps, repeated points, and a clock that jumps.
  static let generated = [
    Walk(
      name: "smooth noise",
      bytes: Array(RecordedWalk(seed: 1, noiseMeters: 3, inertia: 0.995).gpx.utf8)),
    Walk(
      name: "no noise", bytes: Array(RecordedWalk(seed: 2, noiseMeters: 0, inertia: 0).gpx.utf8)),
    Walk(
      name: "white noise", bytes: Array(RecordedWalk(seed: 3, noiseMeters: 3, inertia: 0).gpx.utf8)),
  ]

  static var found: [Walk] {
    guard let folder = ProcessInfo.processInfo.environment["REHEARSAL_ROUTES"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".gpx") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map {
        Walk(name: name, bytes: Array($0))
      }
    }
  }

  /// The pace of the route's times, unless they say none or lie weeks apart, as those of several walks in a file do.
  private static func pace(of route: Route) -> RoutePace {
    let times = route.segments.joined().compactMap { $0.time?.millisecondsSince1970 }
    let span = (times.max() ?? 0) - (times.min() ?? 0)
    return route.saysHowFast && span < 14 * 86_400_000
      ? .recorded() : .constant(millimetersPerSecond: 1_400)
  }

  @Test(arguments: generated + found, ["iOS", "Android"])
  func `a campaign along a recorded route measures it`(_ walk: Walk, _ profile: String) throws {
    let file = TrackFile(gpx: walk.bytes)
    guard let route = file.route(), route.segments.joined().count > 1 else { return }
    let points = route.segments.joined().map(\.position)
    var world = World(ScenarioSetup(profile: profile, seed: 1), apps: AllApps.rooms)
    world.phone.setPosition(points[0])
    try world.beginCampaign("Spring leaflets")
    try world.phone.follow(route, pace: Self.pace(of: route))
    try world.pass(.seconds(60))
    for _ in 0..<10_000 where world.phone.isMoving { try world.pass(.seconds(600)) }
    try world.pass(.seconds(60))
    try world.finishStep()
    let hasArrived = !world.phone.isMoving
    #expect(hasArrived)

    // The way of the phone is the way along the points, gaps included, by a formula of its own.
    let way = Haversine.length(of: points)
    let travelled = world.phone.distanceTravelled.meters
    #expect(abs(travelled - way) <= max(1, way * 0.01), "\(travelled) m for \(way) m")
    // The route itself is measured without its gaps.
    let stretches = route.segments.map { Haversine.length(of: $0.map(\.position)) }.reduce(0, +)
    #expect(abs(route.length.meters - stretches) <= max(1, stretches * 0.01))

    // What the app shows is the length of what it recorded, which never is longer than the way.
    let recorded = try world.recordedEntries().map(\.point.fix.position)
    let distance = try world.requireCampaignApp().distance.meters
    #expect(abs(distance - Haversine.length(of: recorded)) <= max(1, distance * 0.01))
    #expect(distance <= travelled * 1.001 + 10)
    print(
      "\(walk.name), \(profile): way \(way) m, travelled \(travelled) m, recorded \(distance) m")
  }
}
