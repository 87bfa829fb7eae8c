import DeviceInterface

extension Kind where Value == Request {
  /// A kind that names something by its id.
  private static func named(
    _ kind: String, _ summary: String, _ member: String,
    parts: @escaping @Sendable (Request) -> String?, make: @escaping @Sendable (String) -> Request
  ) -> Kind {
    Kind(kind, summary, Member(member, .text, "Which one."), parts: parts, make: make)
  }

  /// Positions and motion.
  static let location: [Kind] = [
    askForPermission,
    Kind(
      "requestFix", "Asks for one fix; a second request replaces the first (I-62).",
      Member("timeout", .seconds, "How long the platform may try."),
      parts: { if case .requestFix(let fix) = $0 { fix.timeout } else { nil } },
      make: { .requestFix(FixRequest(timeout: $0)) }),
    Kind(
      "startUpdates", "Starts locations one after the other; a second request replaces the first.",
      Member("updates", .updateRequest, or: UpdateRequest(), "How they are wanted."),
      parts: { if case .startUpdates(let updates) = $0 { updates } else { nil } },
      make: { .startUpdates($0) }),
    .plain("stopUpdates", "Stops them, and a request for one fix (I-62).", .stopUpdates),
    .plain(
      "startSignificantChanges",
      "Starts coarse, rare locations that can wake the app (I-88); iOS only.",
      .startSignificantChanges),
    .plain("stopSignificantChanges", "Stops them.", .stopSignificantChanges),
    .plain("startVisits", "Starts reports of stays at one place (I-45); iOS only.", .startVisits),
    .plain("stopVisits", "Stops them.", .stopVisits),
    .plain("startMotionUpdates", "Starts reports of how the phone moves.", .startMotionUpdates),
    .plain("stopMotionUpdates", "Stops them.", .stopMotionUpdates),
    .plain(
      "askToTurnLocationOn", "Asks the user to turn the device's location on (A-57); Android only.",
      .askToTurnLocationOn),
  ]

  /// Regions.
  static let regions: [Kind] = [
    Kind(
      "monitor", "Watches a region.", Member("region", .region, "The region."),
      parts: { if case .monitor(let region) = $0 { region } else { nil } }, make: { .monitor($0) }),
    named(
      "stopMonitoring", "Stops watching the region.", "id",
      parts: { if case .stopMonitoring(let id) = $0 { id } else { nil } },
      make: { .stopMonitoring(id: $0) }),
    named(
      "requestRegionState", "Asks where the phone is with regard to the region (I-84); iOS only.",
      "id",
      parts: { if case .requestRegionState(let id) = $0 { id } else { nil } },
      make: { .requestRegionState(id: $0) }),
  ]

  /// What keeps the app running.
  static let services: [Kind] = [
    .plain(
      "createLocationManager",
      "Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only.",
      .createLocationManager),
    Kind(
      "startServiceSession",
      "Starts a session that asks for what it declares, again and again where needed (I-25); iOS only.",
      Member("session", .choice(ServiceSessionKind.self), "What it declares."),
      parts: { if case .startServiceSession(let kind) = $0 { kind } else { nil } },
      make: { .startServiceSession($0) }),
    .plain("endServiceSession", "Ends that session.", .endServiceSession),
    .plain(
      "startBackgroundSession",
      "Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only.",
      .startBackgroundSession),
    .plain("endBackgroundSession", "Ends that session.", .endBackgroundSession),
    .plain(
      "startForegroundService",
      "Starts a foreground service of type location, with its notification (A-41); Android only.",
      .startForegroundService),
    .plain("stopForegroundService", "Stops it.", .stopForegroundService),
    Kind(
      "deferWork", "Leaves work to the platform, which starts it later (I-95, A-68).",
      Member("work", .deferredWork, "The work."),
      parts: { if case .deferWork(let work) = $0 { work } else { nil } }, make: { .deferWork($0) }),
    named(
      "cancelWork", "Takes deferred work back.", "name",
      parts: { if case .cancelWork(let name) = $0 { name } else { nil } },
      make: { .cancelWork(name: $0) }),
    Kind(
      "finishWork", "Says that deferred work, which was started, is over.",
      Member("name", .text, "Which one."),
      Member("result", .choice(WorkResult.self), "How it ended."),
      parts: { if case .finishWork(let name, let result) = $0 { (name, result) } else { nil } },
      make: { .finishWork(name: $0, $1) }),
    named(
      "beginBackgroundTask",
      "Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only.",
      "name",
      parts: { if case .beginBackgroundTask(let name) = $0 { name } else { nil } },
      make: { .beginBackgroundTask(name: $0) }),
    named(
      "endBackgroundTask",
      "Says that it has ended that; whoever does not, and is told of the time's end, is ended.",
      "name",
      parts: { if case .endBackgroundTask(let name) = $0 { name } else { nil } },
      make: { .endBackgroundTask(name: $0) }),
  ]

  /// Servers, timers and storage.
  static let resources: [Kind] = [
    Kind(
      "send", "Sends a request to the app's server.",
      Member("request", .serverRequest, "The request."),
      parts: { if case .send(let request) = $0 { request } else { nil } }, make: { .send($0) }),
    Kind(
      "transfer",
      "Hands a request to the system, which performs it also while the app does not run (I-94); iOS only.",
      Member("request", .serverRequest, "The request."),
      parts: { if case .transfer(let request) = $0 { request } else { nil } },
      make: { .transfer($0) }),
    Kind(
      "cancelSend", "Stops waiting for the answer.", Member("id", .integer(), "The request's id."),
      parts: { if case .cancelSend(let id) = $0 { id } else { nil } }, make: { .cancelSend(id: $0) }
    ),
    Kind(
      "schedule", "Fires the timer once; a timer of the same name is replaced.",
      Member("timer", .text, "Its name."), Member("after", .seconds, "In how long."),
      parts: { if case .schedule(let timer, let after) = $0 { (timer, after) } else { nil } },
      make: { .schedule(timer: $0, after: $1) }),
    named(
      "cancel", "Cancels the timer.", "timer",
      parts: { if case .cancel(let timer) = $0 { timer } else { nil } },
      make: { .cancel(timer: $0) }),
    Kind(
      "store", "Writes a value to the phone's durable storage.",
      Member("key", .text, "Under which key."), Member("value", .text, "What."),
      parts: { if case .store(let key, let value) = $0 { (key, value) } else { nil } },
      make: { .store(key: $0, value: $1) }),
    Kind(
      "append", "Adds a line to what durable storage holds under the key.",
      Member("key", .text, "Under which key."), Member("line", .text, "The line, without its end."),
      parts: { if case .append(let key, let line) = $0 { (key, line) } else { nil } },
      make: { .append(key: $0, line: $1) }),
    named(
      "delete", "Deletes what durable storage holds under the key.", "key",
      parts: { if case .delete(let key) = $0 { key } else { nil } },
      make: { .delete(key: $0) }),
  ]

  /// What the user sees and hears outside the app's screen.
  static let user: [Kind] = [
    Kind(
      "post", "Shows a notification; one with the same id is replaced.",
      Member("notification", .notification, "The notification."),
      parts: { if case .post(let notification) = $0 { notification } else { nil } },
      make: { .post($0) }),
    named(
      "withdraw", "Takes the notification away.", "id",
      parts: { if case .withdraw(let id) = $0 { id } else { nil } },
      make: { .withdraw(id: $0) }),
    Kind(
      "loadAudio", "Makes the player ready to play the file from its beginning.",
      Member("file", .audioFile, "The file."),
      parts: { if case .loadAudio(let file) = $0 { file } else { nil } }, make: { .loadAudio($0) }),
    Kind(
      "setAudioSession",
      "Arranges how the app's sound gets along with that of others (I-97, A-70).",
      Member("session", .audioSession, "The arrangement."),
      parts: { if case .setAudioSession(let session) = $0 { session } else { nil } },
      make: { .setAudioSession($0) }),
    .plain("playAudio", "Plays the loaded file from where the playback is.", .playAudio),
    .plain("pauseAudio", "Halts the playback where it is.", .pauseAudio),
    Kind(
      "seekAudio", "Sets the playback to a time of the file.", Member("to", .seconds, "The time."),
      parts: { if case .seekAudio(let time) = $0 { time } else { nil } },
      make: { .seekAudio(to: $0) }),
    .plain(
      "releaseAudio", "Stops the playback and lets the file and the player go.", .releaseAudio),
    Kind(
      "open", "Hands an address to the app that it belongs to, such as tel: or geo:.",
      Member("address", .text, "The address."),
      parts: { if case .open(let address) = $0 { address } else { nil } },
      make: { .open(address: $0) }),
    .plain("openSettings", "Opens this app's page in the Settings app.", .openSettings),
  ]
}
