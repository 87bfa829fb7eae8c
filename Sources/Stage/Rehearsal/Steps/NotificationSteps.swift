import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

/// The notifications of the app that the user can see and touch.
enum NotificationSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Notifications")
    library.given(
      "the app's notifications are (switched )(turned ){switch}",
      "Turns them on the app's page in Settings; while they are off, nothing that the app posts is seen.",
      example: "the app's notifications are off"
    ) { (world: inout World, isOn: Bool) in try world.setNotifications(isOn) }
    library.doubtChecks { world in try world.requireHasRun() }
    library.when(
      "the user switches/turns the app's notifications {switch} in Settings",
      "The same, in the words of who does it; what the app has open stays in front.",
      example: "the user turns the app's notifications off in Settings"
    ) { (world: inout World, isOn: Bool) in
      try world.requireUnlocked()
      try World.requireChange(
        from: world.phone.facts.notificationsEnabled, to: isOn, "the switch for notifications is",
        after: "When the user turns the app's notifications \(isOn ? "off" : "on") in Settings")
      try world.setNotifications(isOn)
    }
    library.then(
      "the notification {string} is shown", "Checks for a notification of the app, by its title.",
      example: "the notification \"Tracking is on\" is shown"
    ) { (world: inout World, title: String) in
      try world.requireOn()
      _ = try world.requireNotification(title)
    }
    library.then(
      "the notification {string} is not shown", "Checks that no such notification is to be seen.",
      example: "the notification \"Tracking is paused\" is not shown"
    ) { (world: inout World, title: String) in
      try world.requireOn()
      try world.requireNotifiable(title)
      try world.expect(
        world.notification(title) == nil, "The notification is shown.", expected: "none",
        actual: title)
    }
    library.then(
      "{count} notification(s) is/are shown",
      "Counts what the app has posted and the user sees; the foreground service's own notice is a notice apart (A-41).",
      example: "1 notification is shown", also: ["0 notifications are shown"]
    ) { (world: inout World, count: Int) in
      try world.requireOn()
      try world.expect(
        world.phone.notifications.count, equals: count, "The number of notifications",
        notes: world.phone.notifications.map { "\($0.title): \($0.text)" })
      if count == 0 { try world.requireAbility(.notification) }
    }
    library.when(
      "the user taps the notification {string}", "Taps a notification: the app comes to the front.",
      example: "the user taps the notification \"Tracking is on\""
    ) { (world: inout World, title: String) in
      try world.requireNotifications()
      let id = try World.needed { try world.requireNotification(title).id }
      try world.act { phone throws(PhoneError) in try phone.tapNotification(id: id) }
    }
    library.when(
      "the user dismisses the notification {string}", "Swipes a notification away.",
      example: "the user dismisses the notification \"Tracking is on\""
    ) { (world: inout World, title: String) in
      try world.requireNotifications()
      let id = try World.needed { try world.requireNotification(title).id }
      try world.act { phone throws(PhoneError) in try phone.dismissNotification(id: id) }
    }
  }
}

extension World {
  fileprivate mutating func setNotifications(_ isOn: Bool) throws {
    try requireUse(of: .notification, for: "whether it may notify")
    // What is shown goes at once.
    layOut(.state(.notifications), unless: isOn || !phone.notifications.isEmpty)
    try act { phone throws(PhoneError) in try phone.setNotificationsEnabled(isOn) }
  }

  /// Throws where no notification of the app can be seen, whatever it posts: it has never run, or its user has refused them.
  fileprivate func requireNotifications() throws {
    try requireOn()
    try requireHasRun()
    guard phone.facts.notificationsEnabled || phone.isUndecidedAboutNotifications else {
      throw InvalidStep(
        whyNothingIsSeen,
        notes: Self.insertion(["When the user turns the app's notifications on in Settings"]))
    }
  }

  /// Throws where the user sees no notification of the app, be it that of its foreground service.
  func requireAnyNotification() throws {
    try requireNotifications()
    guard !phone.showsAnyNotification else { return }
    throw StepFailure(
      obstacle: "The notification is not shown.", expected: "a notification of the app",
      actual: "no notification")
  }

  /// Why the user sees no notification of the app.
  private var whyNothingIsSeen: String {
    phone.isUndecidedAboutNotifications
      ? "Nobody has allowed the app's notifications."
      : "The user does not let the app show notifications."
  }

  /// Throws where the app never shows such a notification; the bare app shows what the scenario has posted or pushed.
  fileprivate func requireNotifiable(_ title: String) throws {
    guard app.isBare else { return try require(.notification, called: title) }
    try requireAbility(.notification)
    let known = journal.counts.notificationTitles.sorted()
    guard !known.containsFolded(title) else { return }
    throw InvalidStep(
      "\(Self.unknown(.notification, title)) in this scenario, so nothing would be checked.",
      notes: NearNames.notes(for: title, in: known))
  }

  fileprivate func notification(_ title: String) -> AppNotification? {
    phone.notifications.first { $0.title.foldedForComparison == title.foldedForComparison }
  }

  fileprivate func requireNotification(_ title: String) throws -> AppNotification {
    guard let notification = notification(title) else {
      let titles = phone.notifications.map { "\"\($0.title)\"" }
      throw StepFailure(
        obstacle: "The notification is not shown.", expected: "\"\(title)\"",
        actual: titles.isEmpty ? "no notification" : titles.joined(separator: ", "),
        notes: phone.facts.notificationsEnabled
          ? [] : [whyNothingIsSeen])
    }
    return notification
  }
}

/// The phone's signs to its user about the app's use of location.
enum IndicatorSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Indicators")
    library.doubtChecks { world in try world.requireHasRun() }
    addPair(
      to: &library, "the blue location indicator",
      "The bar or pill of background use (I-63 to I-65)", .iOS, .iOS(63), [.updates]
    ) { $0.backgroundPill }
    addPair(
      to: &library, "the foreground service notification",
      "The notice of a location service, which is none that the app posts (A-41)",
      .android, .android(41),
      [.service]
    ) { $0.serviceNotification }
    addService(to: &library)
    addPair(
      to: &library, "the blue location dot", "Android's sign of use (A-61)", .android,
      .android(61), [.fix, .updates]
    ) { $0.dot }
    addPair(
      to: &library, "the background location notice",
      "Android's notice that the app got its location in the background (A-32)", .android,
      .android(32), [.fix, .updates, .regions]
    ) { $0.backgroundNotice }
    library.then(
      "the location arrow is {arrow}", "Checks the arrow in iOS's status bar (I-66).",
      example: "the location arrow is solid"
    ) { (world: inout World, arrow: Indicators.Arrow) in
      try world.requirePlatform(.iOS, has: "location arrow", .iOS(66))
      try world.requireOn()
      let actual = world.phone.indicators.arrow
      try world.expect(actual, is: arrow, "The arrow is another one.")
      if arrow == .none { try world.requireAbility(.fix, .updates, .regions) }
    }
  }

  /// What tells of the service itself: its notice shows nothing where nobody allows notifications.
  private static func addService(to library: inout StepLibrary<World>) {
    library.when(
      "the user swipes the foreground service notification away",
      "Swipes the notice away, from Android 14 on and not on the lock screen; the service runs on (A-41, I-110)."
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "foreground service notification", .android(41))
      try world.act { phone throws(PhoneError) in try phone.dismissServiceNotification() }
    }
    library.then(
      "the foreground service is running",
      "Checks that the app has a location service, be its notice seen or not (A-41, A-71)."
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "foreground service", .android(41))
      try world.expect(
        world.phone.runsForegroundService, "It is not running.", expected: "a foreground service",
        actual: "none")
    }
    library.then(
      "the foreground service is not running",
      "Checks that the app has no location service, be its notice seen or not (A-41, A-71)."
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "foreground service", .android(41))
      try world.expect(
        !world.phone.runsForegroundService, "It is running.", expected: "none",
        actual: "a foreground service")
      try world.requireAbility(.service)
    }
  }

  /// Declares the checks that an indicator is shown and that it is not, which it never is for an app without the abilities.
  private static func addPair(
    to library: inout StepLibrary<World>, _ name: String, _ documentation: String,
    _ platform: PlatformKind, _ rule: RuleID, _ abilities: [AppAbility], line: Int = #line,
    _ isShown: @escaping @Sendable (Indicators) -> Bool
  ) {
    library.then(
      "\(name) is shown", "\(documentation): checks that it is shown.",
      line: line
    ) { (world: inout World) in
      try world.expect(
        isShown(world.phone.indicators), "It is not shown.", expected: name, actual: "nothing")
    }
    library.then(
      "\(name) is not shown", "\(documentation): checks that it is not shown.", line: line
    ) { (world: inout World) in
      try world.requirePlatform(platform, has: String(name.dropFirst("the ".count)), rule)
      try world.requireOn()
      try world.expect(
        !isShown(world.phone.indicators), "It is shown.", expected: "nothing", actual: name)
      try world.requireAbility(abilities)
    }
  }
}
