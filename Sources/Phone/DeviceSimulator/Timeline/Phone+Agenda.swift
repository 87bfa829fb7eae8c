import DeviceInterface

/// What lies ahead on the phone, for those who watch the simulation.
extension Phone {
  /// How many entries of the timeline are looked through.
  private static var entriesMax: Int { 1_000 }
  /// How many regions are looked for on the way ahead, and how many looks that may take for each.
  private static var regionsMax: Int { 100 }
  private static var looksMax: Int { 500 }

  /// Returns what happens by itself later than now, the soonest first, each thing once.
  ///
  /// Whatever happens meanwhile may change it: it is what would come if nobody did anything.
  public func agenda(atMost count: Int) -> [DueItem] {
    let (isResting, isInWindow) = (power.dozeDepth != nil, power.isInDozeWindow)
    var items = core.timeline.upcomingEntries.prefix(Self.entriesMax).compactMap { entry in
      entry.element.kind(isResting: isResting, isInWindow: isInWindow)
        .map { DueItem(instant: entry.instant, kind: $0) }
    }
    items += crossings
    if isMoving, let way { items.append(DueItem(instant: now + way.left, kind: .arrival)) }
    var seen: Set<DueItem.Kind> = []
    return Array(
      items.filter { $0.instant > now }.sorted { $0.instant < $1.instant }
        .filter { seen.insert($0.kind).inserted }.prefix(count))
  }

  /// Where the way next crosses the boundary of each region that the app watches.
  private var crossings: [DueItem] {
    guard isMoving else { return [] }
    let way = location.trajectory.ahead(from: now)
    return places.regionsOfApp.prefix(Self.regionsMax).compactMap { region in
      way.crossing(of: region, looksMax: Self.looksMax).map { crossing in
        DueItem(
          instant: crossing.instant,
          kind: crossing.isEntering ? .regionReached(region.id) : .regionLeft(region.id))
      }
    }
  }
}

extension Trajectory {
  /// The way from an instant on.
  func ahead(from instant: Instant) -> WayAhead {
    let start = instant.milliseconds
    let first = lastNode(passedBy: start)
    let speeds = nodes.indices.dropFirst(first).map { speed(after: $0, at: nodes[$0].milliseconds) }
    return WayAhead(trajectory: self, start: start, fastest: speeds.max() ?? 0)
  }
}

/// The part of a way that still lies ahead.
struct WayAhead {
  fileprivate let trajectory: Trajectory
  fileprivate let start: Int64
  /// The most that the phone goes on it, in millimetres per second.
  fileprivate let fastest: Int

  /// Returns when the boundary of a region is crossed first, to the second; nil where it is not, or not within so many looks.
  ///
  /// However the way winds, the phone is no sooner at the boundary than its fastest leg would bring it there.
  func crossing(
    of region: Region, looksMax: Int
  ) -> (instant: Instant, isEntering: Bool)? {
    guard fastest > 0, let end = trajectory.nodes.last?.milliseconds else { return nil }
    var time = start
    let wasInside = gap(to: region, at: time) <= 0
    for _ in 0..<looksMax where time < end {
      let gap = gap(to: region, at: time)
      if (gap <= 0) != wasInside { break }
      // Coordinates and lengths are rounded, so a hundredth is left over.
      let soonest = Int64(Double(abs(gap)) * 9_900 / Double(fastest))
      time = min(end, max(time + max(1_000, soonest), endOfRest(at: time)))
    }
    let isInside = gap(to: region, at: time) <= 0
    return isInside == wasInside ? nil : (Instant(milliseconds: time), isInside)
  }

  /// How far the phone is outside of a region, in centimetres; 0 and less is inside.
  private func gap(to region: Region, at milliseconds: Int64) -> Int64 {
    let place = trajectory.position(at: Instant(milliseconds: milliseconds))
    return region.center.distance(to: place).centimeters - region.radius.centimeters
  }

  /// When a rest on the way ends; the time itself where there is none.
  private func endOfRest(at milliseconds: Int64) -> Int64 {
    let leg = trajectory.lastNode(passedBy: milliseconds)
    guard leg + 1 < trajectory.nodes.count, trajectory.speed(after: leg, at: milliseconds) == 0
    else { return milliseconds }
    return trajectory.nodes[leg + 1].milliseconds
  }
}
