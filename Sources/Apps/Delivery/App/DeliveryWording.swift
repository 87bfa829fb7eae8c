import AppParts
public import DeviceInterface

/// Every text of the delivery app.
enum DeliveryWording {
  static let title = "Today's route"
  static let start = "Start route"
  static let tryAgain = "Try again"
  static let routeDone = "Route completed"
  static let noRoute = "There is nothing to deliver today."
  static let loading = "Loading your route…"

  static let navigate = "Navigate"
  static let otherWays = "Other ways"
  static let ways = "Ways to the next stop"
  static let loadingWays = "Looking for ways…"
  static let noWays = "Could not load the ways."
  static let call = "Call"
  static let arrived = "Arrived"
  static let deliver = "Deliver"
  static let backToNext = "Back to the next stop"
  static let share = "Share my position"
  static let stopSharing = "Stop sharing my position"

  static let onTheWay = "On the way"
  static let resting = "Standing"
  static let savingPower = "Saving battery"
  static let notTracked = "Not tracked"
  static let notSaved = "Not saved"

  static let eta = "ETA"
  static let distance = "Distance"
  static let remaining = "Remaining"
  static let traffic = "Traffic"
  static let isThere = "You are there"
  /// What stands beside the courier's own marker (`delivery:MAP-7`).
  static let ownPlace = "Your Location"
  static let noConsent = "Customers cannot see where you are, as you do not share your position."

  /// What tells outside the app that customers see no position any more.
  static let notTrackedNotification = AppNotification(
    id: DeliveryFlow.notTrackedNotification, title: "Not tracked",
    text: "Customers cannot see where you are. Open the app to see what to do.")

  /// Why the courier is asked about notifications, or what is not seen without them.
  static func message(_ hint: NotificationQuestion.Hint) -> String {
    switch hint {
    case .reason:
      "Notifications tell you when customers cannot see you. The route goes on whatever you answer."
    case .unseen:
      "Notifications are off: outside the app you are not told when customers cannot see you."
    }
  }

  /// Which stop is shown: "Stop 3 of 12".
  static func header(_ number: Int, of count: Int) -> String { "Stop \(number) of \(count)" }

  /// A stop in the list.
  static func row(_ stop: DeliveryStop) -> String { "\(stop.number). \(stop.customer)" }

  /// Who the customer is, and what is delivered (`delivery:UI-1`).
  static func details(_ stop: DeliveryStop) -> [ListItem] {
    var items = [
      ListItem(title: stop.customer, detail: stop.address),
      ListItem(title: "Phone", detail: stop.phone),
      ListItem(
        title: stop.items.count == 1 ? "1 package" : "\(stop.items.count) packages",
        detail: stop.items.joined(separator: ", ")),
    ]
    if !stop.instructions.isEmpty {
      items.append(ListItem(title: "Instructions", detail: stop.instructions))
    }
    return items + stop.messages.map { ListItem(title: "Message", detail: $0) }
  }

  static func state(_ outcome: StopOutcome) -> String {
    switch outcome {
    case .delivered: "Delivered"
    case .failed: "Failed"
    case .partial: "Partly delivered"
    case .returned: "Returned"
    case .attempted: "Attempted"
    case .damaged: "Damaged"
    }
  }

  /// How the traffic is on the way (`delivery:MAP-5`).
  static func traffic(_ level: RouteTraffic.Level) -> String { level.words }

  /// Where other apps navigate to.
  static func mapAddress(_ position: Position) -> String { "geo:\(position)".removingSpaces }

  /// Whom the phone calls.
  static func callAddress(_ stop: DeliveryStop) -> String { "tel:\(stop.phone)".removingSpaces }

  // MARK: Times and ways

  /// A time of day on a 12-hour clock: "2:30 PM".
  static func time(_ milliseconds: Int64, _ zoneOffsetSeconds: Int) -> String {
    let time = WallTime(
      millisecondsSince1970: milliseconds, zoneOffsetSeconds: zoneOffsetSeconds
    ).timeOfDay
    let hour = (time.hour + 11) % 12 + 1
    let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    return "\(hour):\(minute) \(time.hour < 12 ? "AM" : "PM")"
  }

  static func expected(_ milliseconds: Int64, _ zoneOffsetSeconds: Int) -> String {
    "ETA \(time(milliseconds, zoneOffsetSeconds))"
  }

  static func promised(_ milliseconds: Int64, _ zoneOffsetSeconds: Int) -> String {
    "promised for \(time(milliseconds, zoneOffsetSeconds))"
  }

  /// A way in kilometres with one decimal: "0.5 km".
  static func kilometers(_ distance: Distance) -> String {
    let tenths = (max(0, distance.wholeMeters) + 50) / 100
    return "\(tenths / 10).\(tenths % 10) km"
  }

  /// A time in whole minutes, as drivers read it: "4 min".
  static func minutes(_ milliseconds: Int64) -> String {
    "\((milliseconds + 30_000) / 60_000) min"
  }

  static func away(_ distance: Distance) -> String { kilometers(distance) + " away" }

  // MARK: Problems

  static func message(_ problem: QueryProblem) -> String {
    "Could not load your route. " + problem.sentence
  }

  /// That the server will never take some points; `nil` where it has taken all.
  static func refused(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "The server refused 1 point of a route."
    default: "The server refused \(count) points of a route."
    }
  }

  static let sheetTitle = "Complete delivery"
  static let chosen = "✓"
  static let sign = "Signature"
  static let takePhoto = "Take photo"
  static let leaveNotice = "Leave a notice"
  static let submit = "Submit"
  static let goOnUnsaved = "Go on unsaved"
  static let cancel = "Cancel"
  static let signed = "Signed"
  static let photoTaken = "Photo taken"
  static let noticeLeft = "Notice left"

  static let chooseOutcome = "Choose what became of the delivery."
  static let proofMissing = "A delivery needs a signature, a photo or the customer's PIN."
  static let reasonMissing = "Say why."
  static let notesMissing = "Say in the notes what it was."
  static let itemsMissing = "Choose the items that were handed over, but not all."
  static let photoMissing = "Take a photo."
  static let placeMissing = "Leave a notice, or say where the package is."
  static let dateMissing = "Say on which day the next attempt is made, for example 2026-01-06."

  static let storageFull =
    "The phone's storage is full, so this is not saved. Free some storage and submit again, or go on and keep the app"
    + " open until it is sent."

  static let problems = [
    chooseOutcome, proofMissing, reasonMissing, notesMissing, itemsMissing, photoMissing,
    placeMissing, dateMissing, storageFull,
  ]

  /// An outcome as the sheet offers it.
  static func choice(_ outcome: StopOutcome) -> String {
    switch outcome {
    case .delivered: "Delivered"
    case .failed: "Failed"
    case .partial: "Partial"
    case .returned: "Return"
    case .attempted: "Attempted"
    case .damaged: "Damaged"
    }
  }

  static let agree = "Agree"
  static let fillInAgain = "Fill in again"
  static let noReason = "it is not valid"

  static let consent = Dialog(
    title: "Share your position?",
    message: "While you drive a route, your customers, their shops and the dispatch see where you"
      + " are. Positions are deleted after 90 days. You can stop sharing at any time.",
    buttons: [agree, LocationWording.notNow])

  static let location = LocationWording(
    title: "Location guides your customers",
    explanation: "While you drive, your position tells customers when you come, also while the"
      + " screen is locked. Please allow precise location.",
    need: "Customers see where you are while you drive",
    failure: "The route cannot start", benefit: "customers see where you are",
    precision: "Customers see where you are only while your precise location is known.",
    loss: "Customers cannot see where you are")

  /// That the server has not taken an outcome, and why (`delivery:STATUS-7`).
  static func refused(stop number: Int, reason: String, canFillIn: Bool) -> Dialog {
    Dialog(
      title: "Stop \(number) is still open",
      message: "The server has not taken your report: \(reason).",
      buttons: canFillIn ? [fillInAgain, LocationWording.close] : [LocationWording.close])
  }

  static let newsTitle = "News from a customer"

  /// That a customer has written, moved or asked for something.
  static func news(_ text: String) -> Dialog {
    Dialog(title: newsTitle, message: text, buttons: [LocationWording.close])
  }

  /// What is new about a stop, for its courier; `nil` where nothing is (`delivery:UI-5`).
  static func news(_ before: DeliveryStop, _ now: DeliveryStop) -> String? {
    var parts: [String] = []
    if now.moveCount > before.moveCount { parts.append("New address: \(now.address)") }
    if now.instructions != before.instructions {
      parts.append("Instructions: \(now.instructions)")
    }
    parts += now.messages.dropFirst(before.messages.count)
    return parts.isEmpty ? nil : "\(row(now)): " + parts.joined(separator: " – ")
  }

  /// That a stop has another outcome on the server.
  static func settledElsewhere(stop number: Int) -> Dialog {
    Dialog(
      title: "Stop \(number) was settled elsewhere",
      message: "The server has another outcome of this stop, which counts.",
      buttons: [LocationWording.close])
  }
}

extension RouteTraffic.Level {
  /// What courier and customer read.
  public var words: String {
    switch self {
    case .light: "Light traffic"
    case .heavy: "Heavy traffic"
    case .jammed: "Traffic jam"
    }
  }
}

extension String {
  fileprivate var removingSpaces: String { String(unicodeScalars.filter { $0 != " " }) }
}

extension DeliveryFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: [
      DeliveryWording.consent,
      DeliveryWording.refused(stop: 1, reason: "wrong PIN", canFillIn: true),
      DeliveryWording.refused(stop: 1, reason: DeliveryWording.noReason, canFillIn: false),
      DeliveryWording.settledElsewhere(stop: 1), DeliveryWording.news("New address: Side Street 3"),
    ] + DeliveryWording.location.popups,
    controls: [
      DeliveryWording.start, DeliveryWording.tryAgain, DeliveryWording.navigate,
      DeliveryWording.otherWays,
      DeliveryWording.call, DeliveryWording.arrived, DeliveryWording.deliver,
      DeliveryWording.backToNext, DeliveryWording.share, DeliveryWording.stopSharing,
      LocationWording.openSettings, DeliveryWording.sign, DeliveryWording.takePhoto,
      DeliveryWording.leaveNotice, DeliveryWording.submit, DeliveryWording.goOnUnsaved,
      DeliveryWording.cancel,
    ],
    fields: StatusSheet.Field.allCases.map(\.rawValue),
    badges: [
      DeliveryWording.routeDone, DeliveryWording.onTheWay, DeliveryWording.resting,
      DeliveryWording.savingPower, LocationWording.keepOpen, DeliveryWording.notTracked,
      DeliveryWording.notSaved, DeliveryWording.signed, DeliveryWording.photoTaken,
      DeliveryWording.noticeLeft, UploadWording.notSent,
    ],
    notifications: [
      DeliveryWording.notTrackedNotification,
      AppNotification(
        id: DeliveryFlow.newsNotification, title: DeliveryWording.newsTitle,
        text: "The bell is broken"),
    ],
    figures: [
      Metric(DeliveryWording.eta, .text(DeliveryWording.time(0, 0))),
      Metric(DeliveryWording.distance, .text(DeliveryWording.away(.zero))),
      Metric(DeliveryWording.remaining, .text(DeliveryWording.kilometers(.zero))),
      Metric(DeliveryWording.traffic, .text(DeliveryWording.traffic(.light))),
    ],
    texts: [
      DeliveryWording.message(NotificationQuestion.Hint.reason),
      DeliveryWording.message(NotificationQuestion.Hint.unseen), DeliveryWording.ownPlace,
      DeliveryWording.ways, DeliveryWording.loadingWays, "Straight on", "To the left",
      "To the right",
      DeliveryWording.title, DeliveryWording.noRoute, DeliveryWording.loading,
      DeliveryWording.sheetTitle,
      DeliveryWording.isThere, DeliveryWording.noConsent, DeliveryWording.header(3, of: 12),
      DeliveryWording.expected(0, 0), DeliveryWording.promised(0, 0),
      "1 package", "2 packages", "Instructions", "Message", "Phone",
    ] + RouteTraffic.Level.allCases.map(\.words)
      + StopOutcome.allCases.flatMap { [DeliveryWording.state($0), DeliveryWording.choice($0)] }
      + FailureReason.allCases.map(\.rawValue)
      + DeliveryWording.problems + DeliveryWording.location.texts
      + [1, 2].compactMap(DeliveryWording.refused) + UploadWording.texts
      + QueryProblem.samples.map(DeliveryWording.message)
      + QueryProblem.samples.map { DeliveryWording.noWays + " " + $0.sentence })
}
