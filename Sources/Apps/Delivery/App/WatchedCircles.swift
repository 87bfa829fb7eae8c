import AppParts
import DeviceInterface

/// The circles around stops that the platform watches for the app, so that it is woken where it matters.
///
/// Whether a circle was reached is for positions to say: the platform's circles are as rough as its cells. Watched are those
/// of the next stop, and the one that the courier has yet to leave.
struct WatchedCircles: Hashable, Sendable {
  /// The marks that decide which circles matter; compared first, as they are looked at with every signal.
  struct Marks: Hashable, Sendable {
    fileprivate var next: Int?
    fileprivate var hasApproached = false
    fileprivate var isThere = false
    fileprivate var there: [Int] = []
    /// Where the stops are, as far as customers may have moved them.
    fileprivate var revision = 0
  }

  private var watched: [Region] = []
  private var marks: Marks?
  private var isBarred = false

  /// Watches nothing yet.
  init() {}

  /// Whether other circles may matter than those that are watched, by the marks of a work on which they may be.
  func isDue(_ present: Marks?) -> Bool { (isBarred ? nil : present) != marks }

  /// Has exactly the circles watched that matter now, which are none where there is no work on which they may be.
  mutating func watch(_ work: RouteWork?, _ platform: inout Requests) {
    marks = isBarred ? nil : work?.circleMarks
    let wanted = marks == nil ? [] : work.map(Self.regions) ?? []
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

extension RouteWork {
  /// What decides which circles matter.
  var circleMarks: WatchedCircles.Marks {
    var marks = WatchedCircles.Marks(
      next: progress.next, there: progress.there, revision: route.revision)
    if let next = marks.next {
      marks.hasApproached = progress[next].hasApproached
      marks.isThere = progress[next].isThere
    }
    return marks
  }
}
