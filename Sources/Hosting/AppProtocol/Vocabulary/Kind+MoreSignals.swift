import DeviceInterface

extension Kind where Value == Signal {
  /// Services and servers.
  static let services: [Kind] = [
    Kind(
      "foregroundServiceFailed", "The foreground service did not start (A-42, A-43); Android only.",
      Member("failure", .choice(ForegroundServiceFailure.self), "Why."),
      parts: { if case .foregroundServiceFailed(let failure) = $0 { failure } else { nil } },
      make: { .foregroundServiceFailed($0) }),
    .plain(
      "bootCompleted",
      "The phone had been started while the app could not be told (A-49); Android only.",
      .bootCompleted),
    Kind(
      "response", "A server answered the request.",
      Member("id", .integer(), "The request's id."),
      Member("status", .integer(0...999), "The HTTP status."),
      Member(
        "body", .text, or: "", "The body as it came over the wire; it need not be well formed."),
      parts: {
        if case .response(let id, let response) = $0 {
          (id, response.status, response.body)
        } else {
          nil
        }
      },
      make: { .response(id: $0, ServerResponse(status: $1, body: $2)) }),
    Kind(
      "requestFailed", "The request got no answer.",
      Member("id", .integer(), "The request's id."),
      Member(
        "failure",
        .choice([
          ("offline", ServerFailure.offline), ("timedOut", .timedOut),
          ("connectionLost", .connectionLost),
        ]), "Why; where the connection was lost, the server may have done its work."),
      parts: { if case .requestFailed(let id, let failure) = $0 { (id, failure) } else { nil } },
      make: { .requestFailed(id: $0, $1) }),
    .plain(
      "transfersFinished", "All background transfers are done (I-94); iOS only.", .transfersFinished
    ),
    Kind(
      "connectivityChanged", "The phone lost or found a network.",
      Member("isOnline", .flag, "Whether it has one now."),
      parts: { if case .connectivityChanged(let isOnline) = $0 { isOnline } else { nil } },
      make: { .connectivityChanged(isOnline: $0) }),
    Kind(
      "workStarted",
      "The platform starts deferred work; the app says when it is finished (I-95, A-68).",
      Member("name", .text, "The work's name."),
      parts: { if case .workStarted(let name) = $0 { name } else { nil } },
      make: { .workStarted(name: $0) }),
    Kind(
      "workExpired", "The time for the work is over; the app should stop it.",
      Member("name", .text, "The work's name."),
      parts: { if case .workExpired(let name) = $0 { name } else { nil } },
      make: { .workExpired(name: $0) }),
    Kind(
      "notificationDue",
      "A notification is due with the app in front, and not shown unless it is posted now; iOS only.",
      Member("id", .text, "The notification's name."),
      parts: { if case .notificationDue(let id) = $0 { id } else { nil } },
      make: { .notificationDue(id: $0) }),
    Kind(
      "notificationTapped", "The user tapped a notification, which brings the app to the front.",
      Member("id", .text, "The notification's name."),
      parts: { if case .notificationTapped(let id) = $0 { id } else { nil } },
      make: { .notificationTapped(id: $0) }),
  ]

  /// Sound.
  static let audio: [Kind] = [
    .plain("audioFinished", "The playback has reached the end of the file.", .audioFinished),
    .plain(
      "audioInterrupted", "Something else has the loudspeaker, such as a call (I-97, A-70).",
      .audioInterrupted),
    Kind(
      "audioInterruptionEnded", "The loudspeaker is free again (I-97).",
      Member("shouldResume", .flag, "Whether the app should go on."),
      parts: { if case .audioInterruptionEnded(let should) = $0 { should } else { nil } },
      make: { .audioInterruptionEnded(shouldResume: $0) }),
    .plain(
      "audioLost", "Another app has the loudspeaker for good (A-70); Android only.", .audioLost),
    .plain(
      "headphonesUnplugged", "The headphones are gone; an app is expected to pause (I-97, A-70).",
      .headphonesUnplugged),
  ]

  /// The phone itself, and time.
  static let device: [Kind] = [
    Kind(
      "batteryChanged",
      "The charge fell or rose by a percent, or power was connected or taken away.",
      Member("battery", .battery, "The battery now."),
      parts: { if case .batteryChanged(let battery) = $0 { battery } else { nil } },
      make: { .batteryChanged($0) }),
    Kind(
      "powerSavingChanged",
      "The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46).",
      Member("isOn", .flag, "Whether it saves energy now."),
      parts: { if case .powerSavingChanged(let isOn) = $0 { isOn } else { nil } },
      make: { .powerSavingChanged(isOn: $0) }),
    Kind(
      "storageFailed", "What was to be stored was not, as the storage is full.",
      Member("key", .text, "The key."),
      parts: { if case .storageFailed(let key) = $0 { key } else { nil } },
      make: { .storageFailed(key: $0) }),
    Kind(
      "storageLocked",
      "What was to be changed was not, as the phone waits for its first unlock (I-96, A-69).",
      Member("key", .text, "The key."),
      parts: { if case .storageLocked(let key) = $0 { key } else { nil } },
      make: { .storageLocked(key: $0) }),
    .plain("storageUnlocked", "Storage can be read from now on (I-96, A-69).", .storageUnlocked),
    .plain("clockChanged", "The phone's clock was set.", .clockChanged),
    Kind(
      "timerFired", "The app's timer has run out.",
      Member("timer", .text, "Its name."),
      parts: { if case .timerFired(let timer) = $0 { timer } else { nil } },
      make: { .timerFired($0) }),
  ]

  /// The user.
  static let user: [Kind] = [
    Kind(
      "tapped", "The user tapped the control, the row or the dialog's button.",
      Member("label", .text, "Its label."),
      parts: { if case .tapped(let label) = $0 { label } else { nil } }, make: { .tapped($0) }),
    Kind(
      "tappedPoint", "The user tapped the point of the map.",
      Member("number", .integer(), "Its number."),
      parts: { if case .tappedPoint(let number) = $0 { number } else { nil } },
      make: { .tappedPoint($0) }),
    Kind(
      "entered", "The user has put a text into the field, in the place of what stood there.",
      Member("text", .text, "The text."), Member("field", .text, "The field's label."),
      parts: { if case .entered(let text, let field) = $0 { (text, field) } else { nil } },
      make: { .entered($0, field: $1) }),
    .plain("tappedPlay", "The user tapped the player's button while nothing played.", .tappedPlay),
    .plain("tappedPause", "The user tapped the player's button while it played.", .tappedPause),
    Kind(
      "draggedPlayer", "The user dragged the bar of the player.",
      Member("to", .seconds, "The time of the file."),
      parts: { if case .draggedPlayer(let time) = $0 { time } else { nil } },
      make: { .draggedPlayer(to: $0) }),
    .plain("pulledToRefresh", "The user pulled the list down.", .pulledToRefresh),
  ]
}
