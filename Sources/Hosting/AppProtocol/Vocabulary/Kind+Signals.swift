import DeviceInterface

/// Kinds of signals and requests that need few words.
extension Kind {
  /// A kind without members, equal to one value.
  static func plain(_ name: String, _ summary: String, _ value: Value) -> Kind
  where Value: Equatable & Sendable {
    Kind(name, summary, parts: { $0 == value ? () : nil }, make: { value })
  }
}

extension Kind where Value == Signal {
  private static let launchReasons: [(String, LaunchReason)] = [
    ("user", .user), ("location", .location), ("geofence", .geofence), ("boot", .boot),
    ("message", .message), ("notification", .notification), ("service", .service),
    ("work", .work), ("transfers", .transfers), ("lockedBoot", .lockedBoot),
  ]

  /// The process, and how much of the screen the app has.
  static let lifecycle: [Kind] = [
    Kind(
      "launched", "The process has started; the app remembers nothing but what it stored.",
      Member("reason", .choice(launchReasons), "Why the platform started it."),
      parts: { if case .launched(let reason) = $0 { reason } else { nil } },
      make: { .launched($0) }),
    .plain("becameActive", "The app is in front and receives the user's touches.", .becameActive),
    .plain("willResignActive", "Something is about to cover the app (I-21).", .willResignActive),
    .plain("enteredBackground", "The app is no longer visible.", .enteredBackground),
    .plain("willSuspend", "The app is about to stop running until it is resumed.", .willSuspend),
    .plain("resumed", "The app runs again after a suspension.", .resumed),
    .plain("screenAppeared", "The app's screen came into view.", .screenAppeared),
    .plain(
      "screenDisappeared", "The app's screen left the view, for another of the same app.",
      .screenDisappeared),
  ]

  /// What the user allows.
  static let permission: [Kind] = [
    Kind(
      "authorizationChanged",
      "The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only.",
      Member("permission", .permission, "The permission now."),
      parts: { if case .authorizationChanged(let permission) = $0 { permission } else { nil } },
      make: { .authorizationChanged($0) }),
    Kind(
      "permissionRequestFinished",
      "A permission request of this app ended (A-05, A-18); Android only.",
      Member(
        "granted", .permissionResult,
        "Which of the requested permissions are granted now; null for a request that was interrupted."
      ),
      parts: { if case .permissionRequestFinished(let result) = $0 { result } else { nil } },
      make: { .permissionRequestFinished($0) }),
    Kind(
      "temporaryFullAccuracyFinished",
      "A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only.",
      Member("promptDeclined", .flag, "Whether the user was asked and declined."),
      parts: {
        if case .temporaryFullAccuracyFinished(let declined) = $0 { declined } else { nil }
      },
      make: { .temporaryFullAccuracyFinished(promptDeclined: $0) }),
  ]

  /// Positions, and why there are none.
  static let location: [Kind] = [
    Kind(
      "fix", "A position arrived.", Member("fix", .fix, "The position."),
      parts: { if case .fix(let fix) = $0 { fix } else { nil } }, make: { .fix($0) }),
    Kind(
      "locationFailed", "A position was asked for and could not be given (I-89, I-91).",
      Member(
        "failure",
        .choice([("locationUnknown", LocationFailure.locationUnknown), ("denied", .denied)]),
        "Whether it may work later, or the app is not allowed to know."),
      parts: { if case .locationFailed(let failure) = $0 { failure } else { nil } },
      make: { .locationFailed($0) }),
    .plain(
      "updatesPaused",
      "The platform paused the updates because the phone rests (I-58, I-60); iOS only.",
      .updatesPaused),
    .plain("updatesResumed", "The updates go on after a pause (I-58); iOS only.", .updatesResumed),
    Kind(
      "locationAvailabilityChanged",
      "Whether locations can be had now changed (A-56); Android only.",
      Member("isAvailable", .flag, "Whether they can."),
      parts: {
        if case .locationAvailabilityChanged(let isAvailable) = $0 { isAvailable } else { nil }
      },
      make: { .locationAvailabilityChanged(isAvailable: $0) }),
    Kind(
      "visited", "The phone came to stay somewhere, or left (I-45); iOS only.",
      Member("visit", .visit, "The stay."),
      parts: { if case .visited(let visit) = $0 { visit } else { nil } }, make: { .visited($0) }),
    Kind(
      "turnLocationOnFinished",
      "The user answered whether to turn the device's location on (A-57); Android only.",
      Member("isOn", .flag, "Whether it is on now."),
      parts: { if case .turnLocationOnFinished(let isOn) = $0 { isOn } else { nil } },
      make: { .turnLocationOnFinished(isOn: $0) }),
    Kind(
      "motionChanged",
      "The motion sensors judge the movement differently than before, or for the first time.",
      Member("motion", .choice(Motion.self), "How they judge it."),
      parts: { if case .motionChanged(let motion) = $0 { motion } else { nil } },
      make: { .motionChanged($0) }),
  ]

  /// Regions and geofences.
  static let regions: [Kind] = [
    Kind(
      "regionEntered", "The phone entered the region.",
      Member("id", .text, "The region's id."),
      Member("fix", optional: .fix, "The position that triggered it; Android only."),
      parts: { if case .regionEntered(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionEntered(id: $0, fix: $1) }),
    Kind(
      "regionExited", "The phone left the region.",
      Member("id", .text, "The region's id."),
      Member("fix", optional: .fix, "The position that triggered it; Android only."),
      parts: { if case .regionExited(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionExited(id: $0, fix: $1) }),
    Kind(
      "regionDwelled", "The phone stayed in the region (A-52); Android only.",
      Member("id", .text, "The region's id."),
      Member("fix", optional: .fix, "The position that triggered it."),
      parts: { if case .regionDwelled(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionDwelled(id: $0, fix: $1) }),
    Kind(
      "regionState", "Where the phone is with regard to the region (I-84); iOS only.",
      Member("id", .text, "The region's id."),
      Member("state", .choice(RegionState.self), "Where it is."),
      parts: { if case .regionState(let id, let state) = $0 { (id, state) } else { nil } },
      make: { .regionState(id: $0, $1) }),
    Kind(
      "regionFailed", "The region is not watched (I-78 to I-86, A-51, A-55).",
      Member("id", .text, "The region's id."),
      Member("failure", .choice(RegionFailure.self), "Why."),
      parts: { if case .regionFailed(let id, let failure) = $0 { (id, failure) } else { nil } },
      make: { .regionFailed(id: $0, $1) }),
  ]
}
