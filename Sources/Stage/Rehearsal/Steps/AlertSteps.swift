import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The system's alerts, which lie above the app and are answered by the user.
enum AlertSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("System alerts")
    library.doubtChecks { world in try world.requireHasRun() }
    addAnswers(to: &library)
    addPresence(to: &library)
    addCounts(to: &library)
    addContents(to: &library)
  }

  private static func addAnswers(to library: inout StepLibrary<World>) {
    library.when(
      "the user answers {answer}",
      "Answers the location permission alert or another system alert, by a button's label or meaning: allow, don't allow.",
      example: "the user answers \"Allow While Using App\"",
      also: ["the user answers \"Don't Allow\"", "the user answers \"Only this time\""]
    ) { (world: inout World, answer: String) in
      try world.requireSystemAlert(for: answer)
      try world.act { phone throws(PhoneError) in try phone.answerAlert(answer) }
    }
    library.when(
      "the user answers {answer} with {accuracy} accuracy/location",
      "Sets the precise choice in the permission alert and then presses the button (I-42, A-12).",
      example: "the user answers \"Allow While Using App\" with reduced accuracy",
      also: ["the user answers \"While using the app\" with approximate location"]
    ) { (world: inout World, answer: String, accuracy: AccuracyAuthorization) in
      try world.requireSystemAlert(for: answer)
      try world.act { phone throws(PhoneError) in
        try phone.chooseInAlert(precise: accuracy == .full)
        try phone.answerAlert(answer)
      }
    }
    library.when(
      "the user dismisses the (location permission )alert/dialog",
      "Closes the system alert without an answer; only Android lets them (A-19).",
      example: "the user dismisses the alert", also: ["the user dismisses the dialog"]
    ) { (world: inout World) in
      try world.requireSystemAlert(for: "")
      try world.act { phone throws(PhoneError) in try phone.dismissAlert() }
    }
  }

  private static func addPermissionAlert(
    to library: inout StepLibrary<World>, _ name: String, asking what: String,
    _ ability: AppAbility, line: Int = #line, _ asks: @escaping @Sendable (World) -> Bool
  ) {
    library.then(
      "the \(name) permission alert is shown",
      "Checks that the system is asking the user \(what).", line: line
    ) { (world: inout World) in
      try world.expect(
        asks(world), "The \(name) permission alert is not shown.",
        expected: "a question about \(name) permission", actual: world.alertWords)
    }
    library.then(
      "the \(name) permission alert is not shown",
      "Checks that the system does not ask \(what); the phone must be on and unlocked.", line: line
    ) { (world: inout World) in
      try world.requireAlertsVisible()
      try world.expect(
        !asks(world), "The \(name) permission alert is shown.",
        expected: "no question about \(name) permission", actual: world.alertWords)
      try world.requireAbility(ability)
    }
  }

  private static func addPresence(to library: inout StepLibrary<World>) {
    addPermissionAlert(
      to: &library, "location", asking: "for location permission", .permission,
      { $0.asksForLocation })
    addPermissionAlert(
      to: &library, "notification", asking: "whether the app may notify (I-98, A-71)",
      .notification, { $0.asksAboutNotifications })
    library.then(
      "a system alert is shown",
      "Checks that something of the system covers the app, whatever it asks."
    ) { (world: inout World) in _ = try world.requireAlert() }
    library.then(
      "no system alert is shown",
      "Checks that nothing of the system lies above what is in front; the phone must be on and unlocked."
    ) { (world: inout World) in
      try world.requireAlertsVisible()
      try world.expect(
        world.phone.alert == nil, "A system alert is shown.", expected: "no system alert",
        actual: world.alertWords)
      try world.requireAbility(.permission)
    }
  }

  /// What is counted: as sentences say it, what it means, as a failure names it, and in the journal.
  private static let counts:
    [(text: String, documentation: String, noun: String, event: JournalCounts.Subject)] = [
      (
        "the location permission alert has been shown",
        "Counts how many times the system has asked for location permission.",
        "permission alerts", .permissionAlert
      ),
      (
        "the app has asked for permission",
        "Counts how often the app asked its platform for permission, shown to the user or not.",
        "requests for permission", .permissionRequest
      ),
      (
        "a system alert has been shown", "Counts how often the system asked the user anything.",
        "system alerts", .alert
      ),
    ]

  private static func addCounts(to library: inout StepLibrary<World>) {
    for (text, documentation, noun, event) in counts {
      for (ending, thisSession) in [("", false), (" this session", true)] {
        library.then(
          "\(text) {count} time(s)\(ending)", documentation, example: "\(text) 1 time\(ending)"
        ) { (world: inout World, count: Int) in
          try world.expect(
            world.journal.counts.count(event, thisSession: thisSession), equals: count,
            "The number of \(noun)\(ending)")
          if count == 0 { try world.requireAbility(.permission) }
        }
      }
    }
    addNever(to: &library)
  }

  private static func addNever(to library: inout StepLibrary<World>) {
    library.then(
      "the location permission alert has never been shown",
      "Checks that the system has not asked for location permission since the scenario's start."
    ) { (world: inout World) in
      try world.expect(
        world.journal.counts.count(.permissionAlert), equals: 0, "The number of permission alerts")
      try world.requireAbility(.permission)
    }
    library.then(
      "the app has not asked for permission",
      "Checks that the app has not asked its platform for permission since the scenario's start."
    ) { (world: inout World) in
      try world.expect(
        world.journal.counts.count(.permissionRequest), equals: 0,
        "The number of requests for permission")
      try world.requireAbility(.permission)
    }
  }

  private static func addContents(to library: inout StepLibrary<World>) {
    library.then(
      "the (location permission )alert says {string}",
      "Checks that the title or the explanation of the system alert contains the text.",
      example: "the alert says \"location\"",
      also: ["the location permission alert says \"use your location\""]
    ) { (world: inout World, text: String) in
      try text.requireWords()
      let alert = try world.requireAlert()
      try world.expect(
        "\(alert.title) \(alert.message)".containsFolded(text), "The alert says something else.",
        expected: "a text that contains \"\(text)\"", actual: "\(alert.title) \(alert.message)")
    }
    library.then(
      "the (location permission )alert offers:",
      "Checks the labels of the alert's buttons, in the order shown; one label per row.",
      example: "the alert offers:\n| Allow Once |\n| Allow While Using App |\n| Don't Allow |"
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectAlertOffers(table.rows.flatMap(\.self))
    }
    library.then(
      "the (location permission )alert offers {string}, {string} and {string}",
      "Checks the labels of the alert's three buttons, in the order shown.",
      example: "the alert offers \"Allow Once\", \"Allow While Using App\" and \"Don't Allow\""
    ) { (world: inout World, first: String, second: String, third: String) in
      try world.expectAlertOffers([first, second, third])
    }
    library.then(
      "the (location permission )alert offers {string} and {string}",
      "Checks the labels of the alert's two buttons, in the order shown.",
      example: "the alert offers \"Only this time\" and \"Deny\""
    ) { (world: inout World, first: String, second: String) in
      try world.expectAlertOffers([first, second])
    }
  }
}

extension World {
  /// Throws where the app's own popup is up, and no alert of the system: its buttons are tapped.
  fileprivate func requireSystemAlert(for answer: String) throws {
    guard phone.alert == nil else { return }
    if journal.session == 0 {
      throw InvalidStep(
        "The app has never run in this scenario, so it has asked for nothing.",
        notes: Self.insertion(["When the user opens the app"]))
    }
    guard let popup = visibleScreen?.dialog else { return }
    let label = popup.buttons.first { $0.foldedForComparison == answer.foldedForComparison }
    throw StepFailure(
      obstacle: "There is no system alert to answer; the popup “\(popup.title)” is the app's own.",
      expected: "a system alert", actual: popupWords,
      notes: [
        "Write for it: \(instead: "the user taps \"\(label ?? popup.buttons.last ?? answer)\"")"
      ])
  }

  /// Whether the system is asking for location permission, and not for something else.
  fileprivate var asksForLocation: Bool { phone.alert?.isAboutLocation ?? false }

  /// Whether the system is asking whether the app may notify.
  fileprivate var asksAboutNotifications: Bool {
    if case .notifications = phone.alert?.kind { true } else { false }
  }

  /// The system's alert, in words.
  fileprivate var alertWords: String {
    phone.alert.map { "the alert \"\($0.title)\"" } ?? "no system alert"
  }

  /// The system's alert; throws where none is shown.
  fileprivate func requireAlert() throws -> SystemAlert {
    guard let alert = seenAlert else {
      throw StepFailure(obstacle: "No system alert is shown.", expected: "an alert", actual: "none")
    }
    return alert
  }

  /// Throws unless the alert has exactly these buttons, in this order.
  fileprivate func expectAlertOffers(_ labels: [String]) throws {
    let actual = try requireAlert().buttons.map(\.label)
    try expect(
      actual.map(\.foldedForComparison) == labels.map(\.foldedForComparison),
      "The alert offers other buttons.", expected: labels.joined(separator: ", "),
      actual: actual.joined(separator: ", "))
  }

  /// Throws where nobody could see an alert of the system.
  ///
  /// Alerts of the system lie above whatever is in front, the home screen and Settings too; but none is seen while the
  /// phone is locked or off. One that belongs to the app alone is hidden with the app, and then it is not shown.
  fileprivate func requireAlertsVisible() throws {
    switch phone.front {
    case .homeScreen, .app, .settings, .otherApp, .phoneCall: return
    case .lockScreen, .nothing:
      throw InvalidStep(
        "No system alert could be seen now, so nothing would be checked: "
          + "\(Self.isInFront(phone.front)).",
        notes: Self.insertion([Self.wayIntoView(from: phone.front)]))
    }
  }
}
