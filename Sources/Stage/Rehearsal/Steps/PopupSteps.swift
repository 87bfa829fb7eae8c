import DeviceInterface
import ScenarioRunner

/// The app's own popups: which is shown, what it says, and how often it came up.
enum PopupSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Popups")
    library.require { world in try world.requireAnyApp() }
    library.doubtChecks { world in try world.requireHasRun() }
    addPresence(to: &library)
    addCounts(to: &library)
  }

  private static func addPresence(to library: inout StepLibrary<World>) {
    library.then(
      "the popup {string} is shown", "Checks that the app shows a popup with this title.",
      example: "the popup \"Location is off\" is shown"
    ) { (world: inout World, title: String) in
      try world.expect(
        world.visibleScreen?.dialog?.title == title, "The popup is not shown.",
        expected: "the popup \"\(title)\"", actual: world.popupWords)
    }
    library.then("a popup is shown", "Checks that the app shows a popup, whatever it says.") {
      (world: inout World) in _ = try world.requirePopup()
    }
    library.then(
      "the popup {string} is not shown",
      "Checks that the app, which must be in view, shows no popup with this title; another may be shown.",
      example: "the popup \"Location is off\" is not shown"
    ) { (world: inout World, title: String) in
      try world.require(.popup, called: title)
      let dialog = try world.requireScreen().dialog
      try world.expect(
        dialog?.title.foldedForComparison != title.foldedForComparison, "The popup is shown.",
        expected: "no popup \"\(title)\"", actual: world.popupWords)
    }
    library.then(
      "no popup is shown", "Checks that the app, which must be in view, shows no popup."
    ) { (world: inout World) in
      let dialog = try world.requireScreen().dialog
      try world.expect(
        dialog == nil, "A popup is shown.", expected: "no popup", actual: world.popupWords)
      try world.requireAbility(.popup)
    }
    library.then(
      "the popup says {string}", "Checks that the popup's explanation contains the text.",
      example: "the popup says \"Settings\""
    ) { (world: inout World, text: String) in
      try text.requireWords()
      let dialog = try world.requirePopup()
      try world.expect(
        "\(dialog.title) \(dialog.message)".containsFolded(text), "The popup says something else.",
        expected: "a text that contains \"\(text)\"", actual: dialog.message)
    }
    library.then(
      "the popup offers/has (the buttons ){string} and {string}",
      "Checks the two buttons of the popup, in the order shown.",
      example: "the popup offers \"Go to Settings\" and \"Cancel\""
    ) { (world: inout World, first: String, second: String) in
      try world.expect(
        world.requirePopup().buttons, equals: [first, second], "The row of buttons")
    }
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the popup {string} has never been shown",
      "Checks that the popup has not come up since the scenario's start.",
      example: "the popup \"Location is off\" has never been shown"
    ) { (world: inout World, title: String) in
      try world.expect(
        world.popupCount(title, thisSession: false), equals: 0,
        "The number of times the popup was shown")
    }
    library.then(
      "the popup {string} has been shown {count} time(s)",
      "Counts how many times the popup came up since the scenario's start.",
      example: "the popup \"Location is off\" has been shown 2 times"
    ) { (world: inout World, title: String, count: Int) in
      try world.expect(
        world.popupCount(title, thisSession: false), equals: count,
        "The number of times the popup was shown")
    }
    library.then(
      "the popup {string} has been shown {count} time(s) this session",
      "Counts how many times the popup came up since the app's process started.",
      example: "the popup \"Location is off\" has been shown 1 time this session"
    ) { (world: inout World, title: String, count: Int) in
      try world.expect(
        world.popupCount(title, thisSession: true), equals: count,
        "The number of times the popup was shown this session")
    }
  }
}

extension World {
  /// The app's popup; throws where none is shown.
  fileprivate func requirePopup() throws -> Dialog {
    guard let dialog = try requireScreen().dialog else {
      throw StepFailure(obstacle: "No popup is shown.", expected: "a popup", actual: "none")
    }
    return dialog
  }

  /// How often the popup came up; throws where the app has none of the title.
  fileprivate func popupCount(_ title: String, thisSession: Bool) throws -> Int {
    try require(.popup, called: title)
    let wanted = title.foldedForComparison
    return journal.counts.dialogs.filter { $0.foldedForComparison == wanted }
      .reduce(0) { $0 + journal.counts.count(.dialog($1), thisSession: thisSession) }
  }
}
