package import DeviceInterface

/// What keeps an app running, servers, work for later and notifications.
enum ServiceTerms {
  /// Services, servers, deferred work and notifications.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .foregroundServiceFailed,
      Meaning("The foreground service did not start", by: "A-42", "A-43", only: .android),
      .services, unheard: "that its service did not start", as: .asked,
      [ForegroundServiceFailure.startNotAllowed, .securityException].map {
        NoticePhrase(
          "service failed: \($0.words)", "The foreground service did not start.",
          known: "ForegroundServiceStartNotAllowedException SecurityException startForeground")
      },
      Member("failure", .choice(ForegroundServiceFailure.self), "Why."),
      parts: { if case .foregroundServiceFailed(let failure) = $0 { failure } else { nil } },
      make: { .foregroundServiceFailed($0) }, says: .words { "service failed: \($0.words)" }),
    SignalTerm(
      .bootCompleted, .bootCompleted,
      Meaning(
        "The phone had been started while the app could not be told", by: "A-49", only: .android),
      .lifecycle, unheard: "that the phone was started", as: .turn,
      NoticePhrase(
        "boot completed", "The phone had been started while the app could not be told.",
        known: "BOOT_COMPLETED")),
    SignalTerm(
      .response, "A server answered the request.", .network, unheard: "a server's answer",
      as: .asked,
      [
        NoticePhrase(
          "an answer", "A server answered a request of the app.", known: "onResponse")
      ],
      Member("id", .integer(), "The request's id."),
      Member("status", .integer(0...999), "The HTTP status."),
      Member(
        "body", .text, or: "", "The body as it came over the wire; it need not be well formed."),
      parts: {
        guard case .response(let id, let response) = $0 else { return nil }
        return (id, response.status, response.body)
      },
      make: { .response(id: $0, ServerResponse(status: $1, body: $2)) },
      says: .phrase { id, status, body in
        " to request \(id): \(ServerResponse(status: status, body: body).text)"
      }),
    SignalTerm(
      .requestFailed, "The request got no answer.", .network, unheard: "that a request failed",
      as: .asked,
      [
        NoticePhrase(
          "request failed: …", "A request got no answer: offline, timed out, or connection lost.",
          of: .oneOf(ServerFailure.named.map(\.1.text)), known: "didCompleteWithError onFailure")
      ],
      Member("id", .integer(), "The request's id."),
      Member(
        "failure", .choice(ServerFailure.named),
        "Why; where the connection was lost, the server may have done its work."),
      parts: { if case .requestFailed(let id, let failure) = $0 { (id, failure) } else { nil } },
      make: { .requestFailed(id: $0, $1) }, says: .filling { _, failure in failure.text }),
    SignalTerm(
      .transfersFinished, .transfersFinished,
      Meaning("All background transfers are done", by: "I-94", only: .iOS), .network,
      unheard: "that background transfers are done", as: .asked,
      NoticePhrase(
        "transfers finished", "All transfers that the system had are over.",
        known: "urlSessionDidFinishEvents")),
    SignalTerm(
      .connectivityChanged, "The phone lost or found a network.", .network,
      unheard: .connectivity,
      [
        NoticePhrase("online", "The phone found a network.", known: "NWPathMonitor onAvailable"),
        NoticePhrase("offline", "The phone lost its network.", known: "NWPathMonitor onLost"),
      ],
      Member("isOnline", .flag, "Whether it has one now."),
      parts: { if case .connectivityChanged(let isOnline) = $0 { isOnline } else { nil } },
      make: { .connectivityChanged(isOnline: $0) }, says: .words { $0 ? "online" : "offline" }),
    SignalTerm(
      .workStarted,
      Meaning(
        "The platform starts deferred work; the app says when it is finished", by: "I-95", "A-68"),
      .work, unheard: .work, as: .asked,
      [
        NoticePhrase(
          "work started: …", "The deferred work with this name may run now.", of: .name(.work),
          known: "BGTask doWork onStartJob")
      ],
      Member("name", .text, "The work's name."),
      parts: { if case .workStarted(let name) = $0 { name } else { nil } },
      make: { .workStarted(name: $0) }, says: .filling { $0 }),
    SignalTerm(
      .workExpired, "The time for the work or background task is over; the app should stop it.",
      .work,
      unheard: .work,
      [
        NoticePhrase(
          "work expired: …", "The deferred work with this name has to end.", of: .name(.work),
          known: "expirationHandler onStopJob onStopped")
      ],
      Member("name", .text, "The work's name."),
      parts: { if case .workExpired(let name) = $0 { name } else { nil } },
      make: { .workExpired(name: $0) }, says: .filling { $0 }),
    SignalTerm(
      .alarmRang,
      Meaning("An alarm of the app rings", by: "A-74", only: .android), .work, unheard: .work,
      as: .asked,
      [
        NoticePhrase(
          "alarm rang: …", "The alarm with this name rings.", of: .name(.alarm),
          known: "AlarmManager onReceive OnAlarmListener setExactAndAllowWhileIdle")
      ],
      Member("name", .text, "The alarm's name."),
      parts: { if case .alarmRang(let name) = $0 { name } else { nil } },
      make: { .alarmRang(name: $0) }, says: .filling { $0 }),
    SignalTerm(
      .notificationDue,
      Meaning(
        "A notification is due with the app in front, and not shown unless it is posted now",
        only: .iOS),
      .notifications, unheard: .notification, as: .asked,
      [
        NoticePhrase(
          "notification due: …",
          "The notification with this name is due, and not shown as the app is in front.",
          of: .name(.notification), known: "willPresent UNUserNotificationCenterDelegate")
      ],
      Member("id", .text, "The notification's name."),
      parts: { if case .notificationDue(let id) = $0 { id } else { nil } },
      make: { .notificationDue(id: $0) }, says: .filling { $0 }),
    SignalTerm(
      .notificationTapped, "The user tapped a notification, which brings the app to the front.",
      .notifications, unheard: .notification, as: .turn,
      [
        NoticePhrase(
          "notification tapped: …", "The user has tapped the notification with this name.",
          of: .name(.notification), known: "didReceive UNNotificationResponse onNewIntent")
      ],
      Member("id", .text, "The notification's name."),
      parts: { if case .notificationTapped(let id) = $0 { id } else { nil } },
      make: { .notificationTapped(id: $0) }, says: .filling { $0 }),
    SignalTerm(
      .notificationRequestFinished,
      Meaning("The app's request to notify ended, with a question or without", by: "I-98", "A-71"),
      .notifications, unheard: .permissionAnswer, as: .asked,
      [
        ("allowed", "The app may notify."), ("not allowed", "The app may not notify."),
      ].map {
        NoticePhrase(
          "notifications \($0)", $1,
          known: "requestAuthorization POST_NOTIFICATIONS onRequestPermissionsResult")
      },
      Member("isAllowed", .flag, "Whether what the app posts is seen."),
      parts: { if case .notificationRequestFinished(let allowed) = $0 { allowed } else { nil } },
      make: { .notificationRequestFinished(isAllowed: $0) },
      says: .words { "notifications \($0 ? "allowed" : "not allowed")" }),
    SignalTerm(
      .pushReceived, Meaning("A push of the app's server arrived", by: "I-103", "A-43"),
      .notifications, unheard: "a push",
      [
        NoticePhrase(
          "push received: …", "A push of the app's server arrived, with this in it.",
          of: .name(.push),
          known: "didReceiveRemoteNotification onMessageReceived RemoteMessage userInfo")
      ],
      Member("data", .text, "What the server put into it."),
      parts: { if case .pushReceived(let data) = $0 { data } else { nil } },
      make: { .pushReceived(data: $0) }, says: .filling { $0 }),
  ]

  /// What keeps the app running, and work for later.
  static let requests: [RequestTerm] = [
    RequestTerm(
      .createLocationManager, .createLocationManager,
      Meaning(
        "Creates a further location manager, which is told the permission on its own",
        by: "I-27", "I-29", only: .iOS),
      unasked: .session, says: "creates a location manager"),
    RequestTerm(
      .startServiceSession,
      Meaning(
        "Starts a session that asks for what it declares, again and again where needed",
        by: "I-25", only: .iOS),
      unasked: .session, Member("session", .choice(ServiceSessionKind.self), "What it declares."),
      parts: { if case .startServiceSession(let kind) = $0 { kind } else { nil } },
      make: { .startServiceSession($0) }, says: { "starts a service session (\($0.rawValue))" }),
    RequestTerm(
      .endServiceSession, .endServiceSession, Meaning("Ends that session", by: "I-25", only: .iOS),
      unasked: .session, says: "ends the service session"),
    RequestTerm(
      .startBackgroundSession, .startBackgroundSession,
      Meaning(
        "Starts or rejoins a session that keeps the app in use in the background", by: "I-57",
        only: .iOS),
      unasked: .session, says: "starts a background activity session"),
    RequestTerm(
      .endBackgroundSession, .endBackgroundSession,
      Meaning("Ends that session", by: "I-57", only: .iOS), unasked: .session,
      says: "ends the background activity session"),
    RequestTerm(
      .startForegroundService, .startForegroundService,
      Meaning(
        "Starts a foreground service of type location, with its notification", by: "A-41",
        only: .android),
      unasked: "starts its service", says: "starts a foreground service"),
    RequestTerm(
      .stopForegroundService, .stopForegroundService,
      Meaning("Stops it", by: "A-41", only: .android), unasked: "stops its service",
      says: "stops the foreground service"),
    RequestTerm(
      .askForNotifications,
      Meaning(
        "Asks the user whether the app may notify, once on iOS and twice on Android",
        by: "I-98", "A-71"),
      unasked: "asks to notify",
      Member(
        "provisional", .flag, or: false,
        "Whether notifications are to come quietly, which nobody is asked about; iOS only."),
      parts: { if case .askForNotifications(let provisional) = $0 { provisional } else { nil } },
      make: { .askForNotifications(provisional: $0) },
      says: { "asks to notify" + ($0 ? " quietly" : "") }),
    RequestTerm(
      .registerForPushes, .registerForPushes,
      Meaning(
        "Registers the app for the pushes of its server, until it is removed", by: "I-103", "A-43"),
      unasked: "registers for pushes", says: "registers for pushes"),
    RequestTerm(
      .deferWork,
      Meaning("Leaves work to the platform, which starts it later", by: "I-95", "A-68"),
      unasked: "defers work", Member("work", .deferredWork, "The work."),
      parts: { if case .deferWork(let work) = $0 { work } else { nil } }, make: { .deferWork($0) },
      says: { "defers the work \"\($0.name)\"\($0.conditionsText)" }),
    RequestTerm(
      .cancelWork, "Takes deferred work back.", unasked: "takes deferred work back", named: "name",
      parts: { if case .cancelWork(let name) = $0 { name } else { nil } },
      make: { .cancelWork(name: $0) }, says: { "cancels the work \"\($0)\"" }),
    RequestTerm(
      .finishWork, "Says that deferred work, which was started, is over.",
      unasked: "says that work is finished",
      Member("name", .text, "Which one."),
      Member("result", .choice(WorkResult.self), "How it ended."),
      parts: { if case .finishWork(let name, let result) = $0 { (name, result) } else { nil } },
      make: { .finishWork(name: $0, $1) },
      says: { name, result in
        switch result {
        case .succeeded: "finishes the work \"\(name)\""
        case .retry: "wants the work \"\(name)\" to be tried again"
        }
      }),
    RequestTerm(
      .setAlarm,
      Meaning("Has Android wake or start the app after a while", by: "A-74", only: .android),
      unasked: "sets an alarm", Member("alarm", .alarm, "The alarm."),
      parts: { if case .setAlarm(let alarm) = $0 { alarm } else { nil } },
      make: { .setAlarm($0) },
      says: { "sets the alarm \"\($0.name)\" for \(DurationText.render($0.delay))" }),
    RequestTerm(
      .cancelAlarm, "Takes an alarm back.", unasked: "takes an alarm back", named: "name",
      parts: { if case .cancelAlarm(let name) = $0 { name } else { nil } },
      make: { .cancelAlarm(name: $0) }, says: { "cancels the alarm \"\($0)\"" }),
    RequestTerm(
      .beginBackgroundTask,
      Meaning(
        "Lets the app go on for a while after it has left the front, to end what it is at",
        by: "I-52", only: .iOS),
      unasked: "begins a background task", named: "name",
      parts: { if case .beginBackgroundTask(let name) = $0 { name } else { nil } },
      make: { .beginBackgroundTask(name: $0) }, says: { "begins the background task \"\($0)\"" }),
    RequestTerm(
      .endBackgroundTask,
      Meaning(
        "Says that it has ended that; whoever does not, and is told of the time's end, is ended",
        by: "I-52", only: .iOS),
      unasked: "ends a background task", named: "name",
      parts: { if case .endBackgroundTask(let name) = $0 { name } else { nil } },
      make: { .endBackgroundTask(name: $0) }, says: { "ends the background task \"\($0)\"" }),
  ]
}

extension ForegroundServiceFailure {
  /// The failure in words.
  package var words: String {
    switch self {
    case .startNotAllowed: "start not allowed"
    case .securityException: "security exception"
    }
  }
}

extension ServerResponse {
  /// The status and the size of the body.
  package var text: String { "status \(status), \(body.utf8.count) bytes" }
}

extension ServerFailure {
  /// The failures by their names on the line.
  fileprivate static let named: [(String, ServerFailure)] = [
    ("offline", .offline), ("timedOut", .timedOut), ("connectionLost", .connectionLost),
  ]

  /// The failure in words.
  package var text: String {
    switch self {
    case .offline: "offline"
    case .timedOut: "timed out"
    case .connectionLost: "connection lost"
    }
  }
}

extension DeferredWork {
  /// What the work waits for, to stand behind its name.
  fileprivate var conditionsText: String {
    var words: [String] = []
    if earliest > .zero { words.append("for \(DurationText.render(earliest))") }
    if needsNetwork { words.append("until there is a network") }
    if needsCharging { words.append("until the phone charges") }
    return words.isEmpty ? "" : " " + words.joined(separator: " and ")
  }
}
