import AppParts
import DeviceInterface

/// Every text of the tour app.
enum TourWording {
  static let listTitle = "Tours"
  static let onTheWay = "On the way"
  static let keepOpen = "Keep the app open"
  static let stopped = "Stopped"
  static let completed = "Completed"
  static let notSaved = "Not saved"

  static let start = "Start"
  static let startAgain = "Start again"
  static let carryOn = "Continue"
  static let stop = "Stop"
  static let allTours = "All tours"
  static let tryAgain = "Try again"

  static let notNow = "Not now"
  static let close = "Close"
  static let openSettings = "Open Settings"
  static let turnLocationOn = "Turn location on"
  static let allowAlways = "Allow always"
  static let allowPrecise = "Allow precise location"

  static let noTours = "There are no tours."
  static let loading = "Loading tours…"
  static let asking = "Waiting for your answer about location…"
  static let unanswered = "The tour cannot start, because location has not been allowed yet."

  /// The label of the distance to a point.
  static func distance(to number: Int) -> String { "To point \(number)" }

  /// A way in whole metres, or from a kilometre on in kilometres with one decimal.
  static func meters(_ distance: Distance) -> String {
    let meters = max(0, distance.wholeMeters)
    guard meters >= 1_000 else { return "\(meters) m" }
    let tenths = (meters + 50) / 100
    return "\(tenths / 10).\(tenths % 10) km"
  }

  /// The second line of a tour in the list.
  static func detail(_ tour: Tour, _ walk: TourWalk?) -> String {
    let count = tour.points.count
    switch walk?.status {
    case nil: return count == 1 ? "1 point" : "\(count) points"
    case .running: return "\(walk?.completedCount ?? 0) of \(count) heard · on the way"
    case .stopped: return "\(walk?.completedCount ?? 0) of \(count) heard"
    case .completed: return "completed"
    }
  }

  static func state(_ state: TourWalk.PointState) -> String {
    switch state {
    case .notReached: "Not reached"
    case .active: "Active"
    case .queued: "Up next"
    case .completed: "Completed"
    }
  }

  static func bad(_ count: Int) -> String {
    count == 1 ? "1 tour cannot be played." : "\(count) tours cannot be played."
  }

  static func message(_ problem: QueryProblem) -> String {
    "Could not load the tours. " + problem.sentence
  }

  static let explanation = Dialog(
    title: "Location starts the stories",
    message: "Each story starts by itself where it belongs, also while the screen is locked."
      + " Please allow precise location while you use the app.",
    buttons: [carryOn, notNow])

  static let imprecise = Dialog(
    title: "Precise location is off",
    message: "Points start by themselves only where your precise location is known.",
    buttons: [allowPrecise, openSettings, notNow])

  static func inFrontOnly(canAsk: Bool) -> Dialog {
    Dialog(
      title: "Keep the app open",
      message: "Location is allowed only while you use the app: points start by themselves"
        + " until the app is closed, and not afterwards.",
      buttons: [canAsk ? allowAlways : openSettings, notNow])
  }

  /// Why a tour cannot start.
  static func blocked(_ block: LocationBlock, on platform: PlatformKind) -> Dialog {
    Dialog(
      title: "Location is required",
      message: "The stories start where you are, and " + block.advice,
      buttons: [block.endsInApp(on: platform) ? turnLocationOn : openSettings, close])
  }

  /// Why points do not start by themselves, though the tour goes on.
  static func message(_ obstacle: TrackingObstacle) -> String {
    let reason =
      switch obstacle {
      case .blocked(.denied): "this app may not use your location"
      case .blocked(.restricted): "location is restricted on this device"
      case .blocked(.servicesOff): "location is switched off on this device"
      case .undecided: "the permission to use your location has ended"
      case .imprecise: "precise location is off"
      }
    return "Points do not start by themselves, because \(reason)."
  }
}
