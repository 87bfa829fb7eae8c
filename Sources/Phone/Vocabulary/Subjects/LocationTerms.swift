package import DeviceInterface

/// Positions, stays and motion.
enum LocationTerms {
  /// Positions, why there are none, and motion.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .fix, "A position arrived.", .location, unheard: .fix,
      [
        NoticePhrase(
          "a fix", "A position reached the app.",
          known:
            "didUpdateLocations onLocationChanged onLocationResult liveUpdates getCurrentLocation")
      ],
      Member("fix", .fix, "The position."),
      parts: { if case .fix(let fix) = $0 { fix } else { nil } }, make: { .fix($0) },
      says: .phrase { ": \($0.text)" }),
    SignalTerm(
      .locationFailed,
      Meaning("A position was asked for and could not be given", by: "I-89", "I-91"), .location,
      unheard: "that a position cannot be had", as: .asked,
      [
        NoticePhrase(
          "location failed: …", "No position could be given: location unknown, or denied.",
          of: .oneOf([LocationFailure.locationUnknown, .denied].map(\.text)),
          known: "didFailWithError kCLErrorDenied kCLErrorLocationUnknown onFailure")
      ],
      Member(
        "failure",
        .choice([("locationUnknown", LocationFailure.locationUnknown), ("denied", .denied)]),
        "Whether it may work later, or the app is not allowed to know."),
      parts: { if case .locationFailed(let failure) = $0 { failure } else { nil } },
      make: { .locationFailed($0) }, says: .filling { $0.text }),
    SignalTerm(
      .updatesPaused, .updatesPaused,
      Meaning(
        "The platform paused the updates because the phone rests", by: "I-58", "I-60", only: .iOS),
      .location, unheard: .updates,
      NoticePhrase(
        "updates paused", "The platform paused the updates, as the phone rests.",
        known: "locationManagerDidPauseLocationUpdates didPauseLocationUpdates stationary")),
    SignalTerm(
      .updatesResumed, .updatesResumed,
      Meaning("The updates go on after a pause", by: "I-58", only: .iOS), .location,
      unheard: .updates,
      NoticePhrase(
        "updates resumed", "The updates go on after such a pause.",
        known: "locationManagerDidResumeLocationUpdates didResumeLocationUpdates")),
    SignalTerm(
      .locationAvailabilityChanged,
      Meaning("Whether locations can be had now changed", by: "A-56", only: .android), .location,
      unheard: .updates,
      [
        NoticePhrase(
          "location available", "Positions can be had again.",
          known: "onLocationAvailability onProviderEnabled isLocationAvailable"),
        NoticePhrase(
          "location not available", "Positions cannot be had now.",
          known: "onLocationAvailability onProviderDisabled isLocationAvailable"),
      ],
      Member("isAvailable", .flag, "Whether they can."),
      parts: {
        if case .locationAvailabilityChanged(let isAvailable) = $0 { isAvailable } else { nil }
      },
      make: { .locationAvailabilityChanged(isAvailable: $0) },
      says: .words { $0 ? "location available" : "location not available" }),
    SignalTerm(
      .visited, Meaning("The phone came to stay somewhere, or left", by: "I-45", only: .iOS),
      .location, unheard: "that the phone stays somewhere",
      [
        NoticePhrase("visit began", "The phone came to stay somewhere.", known: "didVisit CLVisit"),
        NoticePhrase("visit ended", "The phone left where it stayed.", known: "didVisit CLVisit"),
      ],
      Member("visit", .visit, "The stay."),
      parts: { if case .visited(let visit) = $0 { visit } else { nil } }, make: { .visited($0) },
      says: .words { $0.departure == nil ? "visit began" : "visit ended" }),
    SignalTerm(
      .turnLocationOnFinished,
      Meaning(
        "The user answered whether to turn the device's location on", by: "A-57", only: .android),
      .location, unheard: .permissionAnswer, as: .asked,
      [
        ("on", "The user turned the device's location on when asked."),
        ("off", "The user refused to turn the device's location on."),
      ].map {
        NoticePhrase(
          "turn location on: \($0)", $1,
          known: "ResolvableApiException SettingsClient startResolutionForResult onActivityResult")
      },
      Member("isOn", .flag, "Whether it is on now."),
      parts: { if case .turnLocationOnFinished(let isOn) = $0 { isOn } else { nil } },
      make: { .turnLocationOnFinished(isOn: $0) },
      says: .words { "turn location on: \($0 ? "on" : "off")" }),
    SignalTerm(
      .motionChanged,
      "The motion sensors judge the movement differently than before, or for the first time.",
      .device, unheard: "how the phone moves",
      [
        NoticePhrase(
          "motion …", "The sensors judge the movement: unknown, stationary, walking, driving.",
          of: .oneOf(Motion.allCases.map(\.rawValue)),
          known: "CMMotionActivity ActivityTransition")
      ],
      Member("motion", .choice(Motion.self), "How they judge it."),
      parts: { if case .motionChanged(let motion) = $0 { motion } else { nil } },
      make: { .motionChanged($0) }, says: .filling { $0.rawValue }),
  ]

  /// Permission, positions and motion.
  static let requests: [RequestTerm] = [
    PermissionTerms.askForPermission,
    RequestTerm(
      .requestFix,
      Meaning("Asks for one fix; a second request replaces the first", by: "I-62"),
      unasked: .requestFix,
      Member("timeout", .seconds, "How long the platform may try."),
      Member(
        "desiredAccuracyMeters", .integer(0...1_000_000), or: 10,
        "How accurate the app wants it: from 100 on it comes from networks (I-109, A-63)."),
      parts: {
        if case .requestFix(let fix) = $0 { (fix.timeout, fix.desiredAccuracyMeters) } else { nil }
      },
      make: { .requestFix(FixRequest(timeout: $0, desiredAccuracyMeters: $1)) },
      says: { timeout, _ in "asks for the location, for at most \(DurationText.render(timeout))" }),
    RequestTerm(
      .startUpdates,
      "Starts locations one after the other; a second request replaces the first.",
      unasked: .startUpdates,
      Member("updates", .updateRequest, or: UpdateRequest(), "How they are wanted."),
      parts: { if case .startUpdates(let updates) = $0 { updates } else { nil } },
      make: { .startUpdates($0) }, says: { "starts \($0.text)" }),
    RequestTerm(
      .stopUpdates, .stopUpdates, Meaning("Stops them, and a request for one fix", by: "I-62"),
      unasked: "stops positions", says: "stops updates"),
    RequestTerm(
      .startSignificantChanges, .startSignificantChanges,
      Meaning("Starts coarse, rare locations that can wake the app", by: "I-88", only: .iOS),
      unasked: .watchPlaces, says: "starts significant-change updates"),
    RequestTerm(
      .stopSignificantChanges, .stopSignificantChanges,
      Meaning("Stops them", by: "I-88", only: .iOS), unasked: .watchPlaces,
      says: "stops significant-change updates"),
    RequestTerm(
      .startVisits, .startVisits,
      Meaning("Starts reports of stays at one place", by: "I-45", only: .iOS),
      unasked: .watchPlaces, says: "starts visit monitoring"),
    RequestTerm(
      .stopVisits, .stopVisits, Meaning("Stops them", by: "I-45", only: .iOS),
      unasked: .watchPlaces, says: "stops visit monitoring"),
    RequestTerm(
      .startMotionUpdates, .startMotionUpdates, "Starts reports of how the phone moves.",
      unasked: .motion, says: "starts motion updates"),
    RequestTerm(
      .stopMotionUpdates, .stopMotionUpdates, "Stops them.", unasked: .motion,
      says: "stops motion updates"),
    RequestTerm(
      .askToTurnLocationOn, .askToTurnLocationOn,
      Meaning("Asks the user to turn the device's location on", by: "A-57", only: .android),
      unasked: .askForPermission, says: "asks the user to turn location on"),
  ]
}

extension Fix {
  /// Position, accuracy and age in words.
  package var text: String {
    let old = age > .zero ? ", \(DurationText.render(age)) old" : ""
    let source = isSimulated ? ", from a mock app" : isFromAccessory ? ", from an accessory" : ""
    return "\(position) ± \(accuracyMeters) m\(old)\(source)"
  }
}

extension LocationFailure {
  /// The failure in words.
  package var text: String {
    switch self {
    case .locationUnknown: "location unknown"
    case .denied: "denied"
    }
  }
}

extension UpdateRequest {
  /// The updates in words, with what differs from the defaults.
  package var text: String {
    var words = [interface == .live ? "live updates" : "updates"]
    if allowsBackground { words.append("also in the background") }
    if distanceFilter > .zero { words.append("every \(distanceFilter)") }
    if let interval { words.append("every \(DurationText.render(interval))") }
    return words.joined(separator: ", ")
  }
}
