import DeviceInterface
import DeviceSimulator
import ScenarioRunner

extension RouteMap {
  /// Creates the map of what a world lived through; nil where nothing in it has to do with places.
  init?(_ world: World, _ film: Film) {
    let trueRoute = film.route
    self.init(
      trueRoute: trueRoute, fixes: Self.fixes(world.journal), recorded: film.recorded.segments,
      gaps: film.recorded.gaps, regions: Self.regions(world.journal))
    isTrueRouteCut = film.isRouteCut
    isRecordedCut = film.recorded.isCut
    let isAtRest = trueRoute.dropFirst().allSatisfy { $0.place == trueRoute.first?.place }
    if isAtRest, fixes.isEmpty, recorded.isEmpty, regions.isEmpty { return nil }
  }

  private static func fixes(_ journal: Journal) -> [Sample] {
    journal.entries.compactMap { entry in
      guard case .phone(.told(.fix(let fix))) = entry.what else { return nil }
      return Sample(
        time: entry.at.sinceStart, place: GeoPoint(fix.position),
        accuracyMeters: fix.accuracyMeters)
    }
  }

  /// The regions that were watched, each from when the app asked for it until it asked no more.
  private static func regions(_ journal: Journal) -> [Circle] {
    var circles: [Circle] = []
    func end(_ name: String, at instant: Instant) {
      for index in circles.indices where circles[index].name == name && circles[index].end == nil {
        circles[index].end = instant.sinceStart
      }
    }
    for entry in journal.entries {
      switch entry.what {
      case .phone(.asked(.monitor(let region))):
        end(region.id, at: entry.at)
        circles.append(
          Circle(
            name: region.id, center: GeoPoint(region.center),
            radiusMeters: Int(region.radius.centimeters / 100), start: entry.at.sinceStart))
      case .phone(.asked(.stopMonitoring(let id))): end(id, at: entry.at)
      case .phone, .received, .dialogAppeared, .dialogClosed: break
      }
    }
    return circles
  }
}
