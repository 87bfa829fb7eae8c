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
  static let isThere = "You are there"
  static let noConsent = "Customers cannot see where you are, as you do not share your position."

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
    return items
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

  static func away(_ distance: Distance) -> String { kilometers(distance) + " away" }

  // MARK: Problems

  static func message(_ problem: QueryProblem) -> String {
    "Could not load your route. " + problem.sentence
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
      DeliveryWording.settledElsewhere(stop: 1),
    ] + DeliveryWording.location.popups,
    controls: [
      DeliveryWording.start, DeliveryWording.tryAgain, DeliveryWording.navigate,
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
      DeliveryWording.noticeLeft,
    ],
    figures: [
      Metric(DeliveryWording.eta, .text(DeliveryWording.time(0, 0))),
      Metric(DeliveryWording.distance, .text(DeliveryWording.away(.zero))),
      Metric(DeliveryWording.remaining, .text(DeliveryWording.kilometers(.zero))),
    ],
    texts: [
      DeliveryWording.title, DeliveryWording.noRoute, DeliveryWording.loading,
      DeliveryWording.sheetTitle,
      DeliveryWording.isThere, DeliveryWording.noConsent, DeliveryWording.header(3, of: 12),
      DeliveryWording.expected(0, 0), DeliveryWording.promised(0, 0),
      "1 package", "2 packages", "Instructions", "Phone",
    ] + StopOutcome.allCases.flatMap { [DeliveryWording.state($0), DeliveryWording.choice($0)] }
      + FailureReason.allCases.map(\.rawValue)
      + DeliveryWording.problems + DeliveryWording.location.texts
      + QueryProblem.samples.map(DeliveryWording.message))
}
