import AppParts
import DeviceInterface

/// The circles around stops that the platform watches for the app, so that it is woken where it matters.
///
/// Whether a circle was reached is for positions to say: the platform's circles are as rough as its cells. Watched are those
/// of the next stop, and the one that the courier has yet to leave.
struct WatchedCircles: Hashable, Sendable {
  /// The marks that decide which circles matter; compared first, as they are looked at with every signal.
  private struct Marks: Hashable, Sendable {
    var next: Int?
    var hasApproached = false
    var isThere = false
    var there: [Int] = []
    /// Where the stops are, as far as customers may have moved them.
    var revision = 0

    init(_ work: RouteWork) {
      let progress = work.progress
      revision = work.route.revision
      next = progress.next
      if let next {
        hasApproached = progress[next].hasApproached
        isThere = progress[next].isThere
      }
      there = progress.there
    }
  }

  private var watched: [Region] = []
  private var marks: Marks?
  private var isBarred = false

  /// Watches nothing yet.
  init() {}

  /// Has exactly the circles watched that matter now.
  mutating func watch(_ work: RouteWork?, isAllowed: Bool, _ platform: inout Requests) {
    let present = isAllowed && !isBarred ? work.map(Marks.init) : nil
    guard present != marks else { return }
    marks = present
    let wanted = present == nil ? [] : work.map(Self.regions) ?? []
    for region in watched where !wanted.contains(region) {
      platform.add(.stopMonitoring(id: region.id))
    }
    for region in wanted where !watched.contains(region) { platform.add(.monitor(region)) }
    watched = wanted
  }

  /// The platform has refused to watch; it may not when the courier next has the app in front (`A-51`, `A-55`).
  mutating func bar() { isBarred = true }

  /// The courier has the app in front.
  mutating func unbar() { isBarred = false }

  private static func regions(of work: RouteWork) -> [Region] {
    var regions: [Region] = []
    if let next = work.next {
      let stop = work.route.stops[next]
      if !work.progress[next].hasApproached {
        regions.append(region(of: stop, "approach", DeliveryStop.approachRadius))
      }
      if !work.progress[next].isThere {
        regions.append(region(of: stop, "arrival", DeliveryStop.arrivalRadius))
      }
    }
    for index in work.progress.there {
      regions.append(region(of: work.route.stops[index], "leaving", DeliveryStop.arrivalRadius))
    }
    return regions
  }

  private static func region(of stop: DeliveryStop, _ name: String, _ radius: Distance) -> Region {
    Region(
      id: "\(name) \(stop.number)", center: stop.position, radius: radius,
      notifiesOnEntry: name != "leaving", notifiesOnExit: name == "leaving")
  }
}
