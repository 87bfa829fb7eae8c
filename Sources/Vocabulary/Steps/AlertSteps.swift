import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The system's alerts, which lie above the app and are answered by the user.
enum AlertSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("System alerts")
    addAnswers(to: &library)
    addPresence(to: &library)
    addContents(to: &library)
  }

  private static func addAnswers(to library: inout StepLibrary<World>) {
    library.when(
      "the user answers {answer}",
      "Presses a button of the system alert, by its label or by its meaning on either platform.",
      example: "the user answers \"Allow While Using App\"",
      also: ["the user answers \"Don't Allow\"", "the user answers \"Only this time\""]
    ) { (world: inout World, answer: String) in
      try world.act { phone throws(PhoneError) in try phone.answerAlert(answer) }
    }
    library.when(
      "the user answers {answer} with {accuracy} accuracy",
      "Sets the precise choice in the permission alert and then presses the button (I-42, A-12).",
      example: "the user answers \"Allow While Using App\" with reduced accuracy"
    ) { (world: inout World, answer: String, accuracy: AccuracyAuthorization) in
      try world.act { phone throws(PhoneError) in
        try phone.chooseInAlert(precise: accuracy == .full)
        try phone.answerAlert(answer)
      }
    }
    library.when(
      "the user dismisses the alert",
      "Closes the system alert without an answer; only Android lets them (A-19).",
      example: "the user dismisses the alert"
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.dismissAlert() }
    }
  }

  private static func addPresence(to library: inout StepLibrary<World>) {
    library.then(
      "the location permission alert is shown",
      "Checks that the system is asking the user for location permission.",
      example: "the location permission alert is shown"
    ) { (world: inout World) in
      try world.expect(
        world.phone.alert != nil, "The permission alert is not shown.",
        expected: "the system asks for location permission",
        actual: world.phone.alert.map { "the alert \"\($0.title)\"" } ?? "no system alert")
    }
    library.then(
      "no system alert is shown",
      "Checks that nothing of the system covers the app.",
      example: "no system alert is shown"
    ) { (world: inout World) in
      try world.expect(
        world.phone.alert == nil, "A system alert is shown.", expected: "no system alert",
        actual: "the alert \"\(world.phone.alert?.title ?? "")\"")
    }
    library.then(
      "the location permission alert has been shown {int} time(s)",
      "Counts how many times the system has asked for location permission since the start.",
      example: "the location permission alert has been shown 1 time"
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.journal.permissionAlertCount(thisSession: false), equals: count,
        "The number of permission alerts")
    }
    library.then(
      "the location permission alert has been shown {int} time(s) this session",
      "Counts how many times the system has asked since the app's process started.",
      example: "the location permission alert has been shown 1 time this session"
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.journal.permissionAlertCount(thisSession: true), equals: count,
        "The number of permission alerts this session")
    }
  }

  private static func addContents(to library: inout StepLibrary<World>) {
    library.then(
      "the alert says {string}",
      "Checks that the title or the explanation of the system alert contains the text.",
      example: "the alert says \"location\""
    ) { (world: inout World, text: String) in
      let alert = try world.requireAlert()
      try world.expect(
        "\(alert.title) \(alert.message)".containsFolded(text), "The alert says something else.",
        expected: "a text that contains \"\(text)\"", actual: "\(alert.title) \(alert.message)")
    }
    library.then(
      "the alert offers:",
      "Checks the labels of the alert's buttons, in the order shown; one label per row.",
      example: "the alert offers:"
    ) { (world: inout World, table: DataTableArgument) in
      let labels = try world.requireAlert().buttons.map { $0.label.foldedForComparison }
      try world.expect(
        labels, equals: table.rows.flatMap(\.self).map(\.foldedForComparison),
        "The row of buttons")
    }
  }
}
