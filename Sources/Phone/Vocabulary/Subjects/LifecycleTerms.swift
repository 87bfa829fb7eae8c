import DeviceInterface

/// The life of the process and of the screen.
enum LifecycleTerms {
  /// The process, and how much of the screen the app has.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .launched, "The process has started; the app remembers nothing but what it stored.",
      .lifecycle, unheard: "why it was started", as: .turn, launchPhrases,
      Member("reason", .choice(LaunchReason.named), "Why the platform started it."),
      parts: { if case .launched(let reason) = $0 { reason } else { nil } },
      make: { .launched($0) }, says: .words { "launched \($0.notice)" }),
    SignalTerm(
      .becameActive, .becameActive, "The app is in front and receives the user's touches.",
      .lifecycle, unheard: .front, as: .turn,
      NoticePhrase(
        "came to the front", "The app is in front and takes the user's touches.",
        iOS: "became active", android: "resumed",
        known: "applicationDidBecomeActive sceneDidBecomeActive didBecomeActive onResume onStart")),
    SignalTerm(
      .willResignActive, .willResignActive,
      Meaning("Something is about to cover the app", by: "I-21"), .lifecycle,
      unheard: "that something covers it",
      NoticePhrase(
        "no longer in front", "Something covers the app, or is about to.",
        iOS: "will resign active", android: "paused",
        known: "applicationWillResignActive sceneWillResignActive willResignActive onPause")),
    SignalTerm(
      .enteredBackground, .enteredBackground, "The app is no longer visible.", .lifecycle,
      unheard: "that it is in the background",
      NoticePhrase(
        "out of sight", "Nothing of the app can be seen any more.",
        iOS: "entered background", android: "stopped",
        known: "applicationDidEnterBackground sceneDidEnterBackground didEnterBackground onStop "
          + "onUserLeaveHint")),
    SignalTerm(
      .willSuspend, .willSuspend, "The app is about to stop running until it is resumed.",
      .lifecycle, unheard: .suspension,
      NoticePhrase(
        "about to stand still", "The app stays in memory, and its code is about to run no more.",
        iOS: "will suspend", android: "will be frozen", known: "suspended cached freezer")),
    SignalTerm(
      .resumed, .resumed, "The app runs again after a suspension.", .lifecycle,
      unheard: .suspension,
      NoticePhrase(
        "runs again", "The app's code runs again after it stood still.",
        iOS: "resumed", android: "unfrozen", known: "willEnterForeground onRestart")),
    SignalTerm(
      .screenAppeared, .screenAppeared, "The app's screen came into view.", .screen,
      unheard: .screen,
      NoticePhrase("screen appeared", "The app's screen came into view.", known: "viewDidAppear")),
    SignalTerm(
      .screenDisappeared, .screenDisappeared,
      "The app's screen left the view, for another of the same app.", .screen, unheard: .screen,
      NoticePhrase(
        "screen disappeared", "The app's screen left the view for another of the same app.",
        known: "viewDidDisappear")),
  ]

  private static let launchPhrases = [
    NoticePhrase(
      "launched by the user", "The user opened the app, and its process started.",
      known: "didFinishLaunching onCreate"),
    NoticePhrase(
      "launched for location", "The platform started the app for a change of the location.",
      known: "UIApplicationLaunchOptionsLocationKey didFinishLaunching"),
    NoticePhrase(
      "launched by a geofence", "The platform started the app for a geofence.",
      known: "GeofencingEvent BroadcastReceiver onReceive"),
    NoticePhrase(
      "launched by the phone's start", "The platform started the app as the phone had started.",
      known: "BOOT_COMPLETED LOCKED_BOOT_COMPLETED RECEIVE_BOOT_COMPLETED onReceive"),
    NoticePhrase(
      "launched by a message", "A message from outside started the app.",
      known: "FirebaseMessagingService onMessageReceived didReceiveRemoteNotification"),
    NoticePhrase(
      "launched by its notification",
      "The user tapped a button of the app's notification; who taps the notification itself opens the app.",
      known: "PendingIntent userNotificationCenter"),
    NoticePhrase(
      "launched by the phone's start, before the first unlock",
      "The platform started the app before the user unlocked the phone.", on: .android,
      known: "LOCKED_BOOT_COMPLETED directBootAware"),
    NoticePhrase(
      "launched by a change of motion", "The platform started the app as it moves otherwise.",
      on: .android, known: "ActivityTransitionResult BroadcastReceiver onReceive"),
    NoticePhrase(
      "launched by a change of the clock", "The platform started the app as the clock was set.",
      on: .android, known: "ACTION_TIME_CHANGED ACTION_TIMEZONE_CHANGED onReceive"),
    NoticePhrase(
      "launched by its alarm", "The platform started the app as its alarm rang.",
      on: .android, known: "AlarmManager PendingIntent BroadcastReceiver onReceive"),
    NoticePhrase(
      "launched by a change of the language", "The platform started the app for another language.",
      on: .android, known: "ACTION_LOCALE_CHANGED LOCALE_CHANGED onReceive"),
    NoticePhrase(
      "launched ahead of its user", "The platform started the app before anybody opened it.",
      on: .iOS, known: "prewarming ActivePrewarm didFinishLaunching"),
    NoticePhrase(
      "launched by its update", "The platform started the app as it had been updated.",
      on: .android, known: "MY_PACKAGE_REPLACED ACTION_MY_PACKAGE_REPLACED onReceive"),
    NoticePhrase(
      "launched for deferred work", "The platform started the app for work put off until now.",
      known: "BGTaskScheduler WorkManager JobScheduler doWork"),
    NoticePhrase(
      "launched for transfers", "The platform started the app as its transfers are over.",
      known: "handleEventsForBackgroundURLSession"),
    NoticePhrase(
      "launched for its service", "The platform started the app for its service.",
      known: "onStartCommand START_STICKY"),
  ]
}

extension LaunchReason {
  /// The reasons by their names on the line.
  fileprivate static let named: [(String, LaunchReason)] = [
    ("user", .user), ("location", .location), ("geofence", .geofence), ("boot", .boot),
    ("message", .message), ("notification", .notification), ("service", .service),
    ("work", .work), ("transfers", .transfers), ("lockedBoot", .lockedBoot),
    ("motion", .motion), ("clock", .clock), ("alarm", .alarm), ("language", .language),
    ("prewarming", .prewarming), ("update", .update),
  ]

  /// The reason as it follows "launched".
  fileprivate var notice: String {
    switch self {
    case .user: "by the user"
    case .location: "for location"
    case .geofence: "by a geofence"
    case .boot: "by the phone's start"
    case .message: "by a message"
    case .notification: "by its notification"
    case .service: "for its service"
    case .work: "for deferred work"
    case .transfers: "for transfers"
    case .lockedBoot: "by the phone's start, before the first unlock"
    case .motion: "by a change of motion"
    case .clock: "by a change of the clock"
    case .alarm: "by its alarm"
    case .language: "by a change of the language"
    case .prewarming: "ahead of its user"
    case .update: "by its update"
    }
  }
}
