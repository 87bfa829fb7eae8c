import AppParts
import DeviceInterface

extension TourFlow {
  /// Has positions come and the next point's circle watched exactly while that is wanted and allowed.
  ///
  /// Android tells an app of no change, so that every signal is an occasion to look.
  mutating func updateTracking(_ platform: inout Requests) {
    let isWanted = walk.exists && access.obstacle == nil
    if !isWanted {
      stopTracking(&platform)
    } else if !isTracking, updates.canStart(platform.facts) {
      startTracking(&platform)
    }
    let isWatched = isWanted && maySeeCircles(platform.facts) && isFoundAgain(platform.facts)
    watch(isWatched ? walk?.awaited : nil, &platform)
  }

  /// Whether a process that a circle starts would find the walk; what it does not find it could not let go either.
  private func isFoundAgain(_ facts: Facts) -> Bool {
    guard unsaved.isOwed else { return true }
    return Self.storedWalks(in: facts.storage).contains { $0.status == .running }
  }

  private mutating func startTracking(_ platform: inout Requests) {
    positions.begin(at: platform.facts.uptime)
    positions.forgetTrusted()
    isOriented = false
    updates.start(
      UpdateRequest(
        desiredAccuracyMeters: configuration.desiredAccuracyMeters,
        interval: platform.facts.platform == .android ? configuration.interval : nil,
        // The screen is locked most of the way, and who rests at a point must not be lost (tour:SETUP-2).
        allowsBackground: true, showsBackgroundIndicator: true, pausesAutomatically: false),
      &platform)
  }

  private mutating func stopTracking(_ platform: inout Requests) {
    place = nil
    whereabouts = nil
    guard isTracking else { return }
    updates.stop(&platform)
  }

  /// The service did not start; it can when the walker next has the app in front (`A-42`, `A-43`).
  mutating func serviceFailed(_ platform: inout Requests) {
    updates.bar()
    stopTracking(&platform)
  }

  // MARK: Circles

  /// Whether the platform watches circles for the app: Android only with the permission for the background (`A-51`).
  private func maySeeCircles(_ facts: Facts) -> Bool {
    !isWatchBarred && (facts.platform == .iOS || facts.permission.status == .always)
  }

  /// Has the platform watch the circle of one point, and of no other (`tour:STATE-2`).
  private mutating func watch(_ point: TourPoint?, _ platform: inout Requests) {
    // What an earlier process has had watched may be watched still, or not.
    let isKnown = !inheritsWatch
    inheritsWatch = false
    guard point != watched || (!isKnown && point != nil) else { return }
    if let watched, watched != point { platform.add(.stopMonitoring(id: Self.regionID(watched))) }
    watched = point
    guard let point else { return }
    platform.add(
      .monitor(
        Region(
          id: Self.regionID(point), center: point.position, radius: point.radius,
          notifiesOnExit: false)))
  }

  static func regionID(_ point: TourPoint) -> String { "point \(point.number)" }

  /// The platform says that the walker has come into a circle; with the position, where it tells that.
  mutating func entered(_ id: String, _ fix: Fix?, _ platform: inout Requests) {
    guard access.obstacle == nil, let point = walk?.awaited, Self.regionID(point) == id,
      fix.map({ isPrecise($0, for: point) }) ?? true
    else { return }
    if let fix { locate(fix) }
    reach(&platform)
  }

  // MARK: Positions

  /// Takes in a position: where it is within the next point's radius, the point is reached.
  mutating func receive(_ fix: Fix, _ platform: inout Requests) {
    guard isTracking, access.obstacle == nil else { return }
    let measured = MeasuredFix(fix, platform.facts)
    guard positions.timeliness(of: measured, ageMax: configuration.fixAgeMax) == .new,
      // What is known only to more than the widest circle says nothing of any point.
      fix.isValid, Distance.meters(fix.accuracyMeters) <= TourPoint.radii.upperBound
    else { return }
    positions.note(measured)
    let verdict = positions.judge(measured)
    switch verdict {
    case .doubted, .stray:
      // Nobody has been there until another one says so; on a tour it comes by itself.
      return
    case .trusted, .corrected: break
    }
    locate(fix)
    guard isOriented || verdict != .trusted else {
      // The first one may be wild, and nothing contradicts it yet.
      isOriented = true
      return
    }
    isOriented = true
    guard let point = walk?.awaited, isPrecise(fix, for: point), point.isReached(from: fix.position)
    else { return }
    reach(&platform)
  }

  /// Takes a position for where the walker is; one that is worse than the radius of the next point says nothing of its circle.
  private mutating func locate(_ fix: Fix) {
    place = fix.position
    if walk?.awaited.map({ isPrecise(fix, for: $0) }) ?? true { whereabouts = fix }
  }

  /// Whether the walker is within the radius of a point, as far as is known (`tour:UI-2`).
  func isInside(_ point: TourPoint) -> Bool {
    guard let whereabouts else { return false }
    return isPrecise(whereabouts, for: point) && point.isReached(from: whereabouts.position)
  }

  /// Whether a position is known well enough for a point: one that is worse than the radius never triggers (`design`).
  private func isPrecise(_ fix: Fix, for point: TourPoint) -> Bool {
    fix.isValid && Distance.meters(fix.accuracyMeters) <= point.radius
  }
}
