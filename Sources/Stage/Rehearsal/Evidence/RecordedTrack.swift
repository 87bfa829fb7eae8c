import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Storyboards

/// The track that apps recorded of their user's way, noted when it was recorded.
///
/// An app forgets points once they are uploaded or pruned; what was recorded is to be seen all the same.
struct RecordedTrack: Hashable, Sendable {
  /// The most points that are kept: more than a day with one at every second.
  static let pointsMax = 100_000

  /// The stretches, each without a gap in it.
  private(set) var segments: [[RouteMap.Sample]] = []
  /// Whether there were more points than are kept.
  private(set) var isCut = false
  private var count = 0
  /// Whose points there are, and the number of the last one known of each.
  private var owners: [String] = []
  private var numbers: [Int] = []
  private var lastOwner: Int?

  /// What is missing between the stretches.
  var gaps: [RouteMap.Gap] {
    zip(segments, segments.dropFirst()).compactMap { before, after in
      guard let start = before.last?.time, let end = after.first?.time else { return nil }
      return RouteMap.Gap(start: start, end: end, reason: "nothing was recorded")
    }
  }

  /// Returns what is known of an owner's points; whether they were refused or lost is not asked for.
  func known(of owner: String) -> HeldTrack.Known {
    let number = owners.firstIndex(of: owner).map { numbers[$0] }
    return HeldTrack.Known(point: number ?? 0, refusedCount: .max, lostCount: nil)
  }

  /// Takes over the points of an owner, which are new.
  mutating func observe(_ track: HeldTrack, at time: Duration) {
    guard let last = track.points.last else { return }
    let index = place(of: track.owner)
    for point in track.points {
      guard count < Self.pointsMax else {
        isCut = true
        break
      }
      // A report draws what the app's map draws.
      if point.fix.isImpossible || point.isWithinScatter { continue }
      if point.refutesLast { takeBackLast() }
      if segments.isEmpty || point.beginsStretch || lastOwner != index { segments.append([]) }
      segments[segments.count - 1].append(
        RouteMap.Sample(
          time: time, place: point.fix.position, accuracyMeters: point.fix.accuracyMeters))
      count += 1
      lastOwner = index
    }
    numbers[index] = last.number
  }

  /// Takes the last stretch back where it shows one place only, which was the wrong one.
  private mutating func takeBackLast() {
    guard let last = segments.last, last.allSatisfy({ $0.place == last.first?.place }) else {
      return
    }
    segments.removeLast()
    count -= last.count
  }

  private mutating func place(of owner: String) -> Int {
    if let index = owners.firstIndex(of: owner) { return index }
    owners.append(owner)
    numbers.append(0)
    return owners.count - 1
  }
}

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
        time: entry.at.sinceStart, place: fix.position, accuracyMeters: fix.accuracyMeters)
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
            name: region.id, center: region.center,
            radiusMeters: Int(region.radius.centimeters / 100), start: entry.at.sinceStart))
      case .phone(.asked(.stopMonitoring(let id))): end(id, at: entry.at)
      case .phone, .received, .dialogAppeared, .dialogClosed: break
      }
    }
    return circles
  }
}
