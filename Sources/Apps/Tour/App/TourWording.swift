import AppParts
public import DeviceInterface

/// Every text of the tour app.
enum TourWording {
  static let listTitle = "Tours"
  static let onTheWay = "On the way"
  static let stopped = "Stopped"
  static let completed = "Completed"
  static let notSaved = "Not saved"

  static let start = "Start"
  static let startAgain = "Start again"
  static let carryOn = "Continue"
  static let stop = "Stop"
  static let allTours = "All tours"
  static let tryAgain = "Try again"

  static let noTours = "There are no tours."
  static let loading = "Loading tours…"

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
    case .active: "Heard now"
    case .queued: "Up next"
    case .completed: "Completed"
    }
  }

  /// What is said of a point's story in a walk: one that was stopped is not heard on.
  static func story(_ state: TourWalk.PointState, of walk: TourWalk) -> String {
    state == .active && walk.status != .running ? begun : self.state(state)
  }

  static let begun = "Begun"

  /// What tells outside the app that a point is reached.
  static func reached(_ point: TourPoint) -> AppNotification {
    AppNotification(
      id: TourFlow.pointNotification, title: "You have reached a point",
      text: "\(point.number). \(point.title)")
  }

  /// Why the walker is asked about notifications, or what is not seen without them.
  static func message(_ hint: NotificationQuestion.Hint) -> String {
    switch hint {
    case .reason:
      "Notifications tell you which point you have reached. The tour goes on whatever you answer."
    case .unseen:
      "Notifications are off: outside the app you do not see which point you have reached."
    }
  }

  static func bad(_ count: Int) -> String {
    count == 1 ? "1 tour cannot be played." : "\(count) tours cannot be played."
  }

  static func message(_ problem: QueryProblem) -> String {
    "Could not load the tours. " + problem.sentence
  }

  static let location = LocationWording(
    title: "Location starts the stories",
    explanation: "Each story starts by itself where it belongs, also while the screen is locked."
      + " Please allow precise location while you use the app.",
    need: "The stories start where you are",
    failure: "The tour cannot start", benefit: "points start by themselves",
    precision: "Points start by themselves only where your precise location is known.",
    loss: "Points do not start by themselves")
}

extension TourFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: TourWording.location.popups,
    controls: [
      TourWording.start, TourWording.startAgain, TourWording.carryOn, TourWording.stop,
      TourWording.allTours, TourWording.tryAgain, LocationWording.openSettings,
    ],
    badges: [
      TourWording.onTheWay, LocationWording.keepOpen, TourWording.stopped, TourWording.completed,
      TourWording.notSaved,
    ],
    notifications: [
      AppNotification(id: "", title: "You have reached a point", text: "2. Old Town Market")
    ],
    figures: [.meters(350), .kilometers(2)].map { distance in
      Metric(TourWording.distance(to: 1), .text(TourWording.meters(distance)))
    },
    texts: [
      TourWording.message(NotificationQuestion.Hint.reason),
      TourWording.message(NotificationQuestion.Hint.unseen), TourWording.begun,
      TourWording.listTitle, TourWording.noTours, TourWording.loading, "1 point", "5 points",
      "2 of 5 heard",
      "2 of 5 heard · on the way", "completed", TourWording.bad(1), TourWording.bad(2),
    ] + TourWalk.PointState.allCases.map(TourWording.state)
      + TourWording.location.texts
      + QueryProblem.samples.map(TourWording.message))
}
