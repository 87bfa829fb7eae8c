import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Storyboards

/// The contents of the app's screen, and the user's deeds there.
enum ScreenSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The screen")
    addWhole(to: &library)
    library.require { world in try world.requireAnyApp() }
    addActions(to: &library)
    addContents(to: &library)
    addControls(to: &library)
  }

  /// What concerns the system's part of the screen as well, which is there whatever app is installed.
  private static func addWhole(to library: inout StepLibrary<World>) {
    library.when(
      "the user taps (the button ){string}",
      "Taps what carries the label: a button of the system alert, of a popup, which that dismisses, or of the screen.",
      example: "the user taps \"Cancel\"", also: ["the user taps the button \"Try again\""]
    ) { (world: inout World, label: String) in try world.tap(label) }
    library.then(
      "the (phone's )screen looks like this:",
      "Compares a drawing of the whole screen, as failed scenarios show it, with the one under the step.",
      example: drawingExample
    ) { (world: inout World, drawing: DocStringArgument) in
      try world.expectDrawing(drawing.content)
    }
  }

  private static func addActions(to library: inout StepLibrary<World>) {
    library.when(
      "the user double-taps {string}",
      "Taps a button twice before the app can answer the first tap.",
      example: "the user double-taps \"Start\""
    ) { (world: inout World, label: String) in
      try world.tap(label)
      try world.tap(label)
    }
    library.when(
      "the user pulls to refresh",
      "Pulls the list down to load it again; while it is loading, the app decides what that does."
    ) { (world: inout World) in try world.pullToRefresh() }
    library.when(
      "the user pulls to refresh {count} times", "Pulls the list down so many times, impatiently.",
      example: "the user pulls to refresh 3 times"
    ) { (world: inout World, count: Int) in
      guard (1...100).contains(count) else {
        throw InvalidStep("Nobody pulls \(count) times.", notes: ["Write a number from 1 to 100."])
      }
      for _ in 0..<count {
        try world.pullToRefresh()
        try world.settle()
      }
    }
    library.when("the user leaves the startup screen", "Goes to another screen of the same app.") {
      (world: inout World) in try world.leaveScreen()
    }
    library.when(
      "the user returns to the startup screen", "Comes back from another screen of the same app."
    ) { (world: inout World) in try world.returnToScreen() }
    library.when(
      "the user leaves the startup screen and returns to it",
      "Goes to another screen of the same app and comes back."
    ) { (world: inout World) in
      try world.leaveScreen()
      try world.settle()
      try world.returnToScreen()
    }
  }

  private static func addContents(to library: inout StepLibrary<World>) {
    library.then(
      "the screen shows {string}",
      "Checks that the user can read the text somewhere on the app's screen.",
      example: "the screen shows \"Try again\""
    ) { (world: inout World, text: String) in
      try text.requireWords()
      let texts = world.texts(of: try world.requireScreen())
      try world.expect(
        texts.contains { $0.containsFolded(text) }, "The text is not on the screen.",
        expected: "\"\(text)\"", actual: texts.prefix(8).joined(separator: " | "))
    }
    library.then(
      "the screen does not show {string}",
      "Checks that the text can be read nowhere on the app's screen.",
      example: "the screen does not show \"Try again\""
    ) { (world: inout World, text: String) in
      try world.requireShowable(text)
      let found = world.texts(of: try world.requireScreen()).first { $0.containsFolded(text) }
      try world.expect(
        found == nil, "The text is on the screen.", expected: "nothing with \"\(text)\"",
        actual: found ?? "")
    }
    library.then("the screen shows that it is loading", "Checks that the app shows progress.") {
      (world: inout World) in
      try world.expect(
        world.requireScreen().progress != nil, "The screen shows no progress.",
        expected: "progress", actual: "none")
    }
    library.then(
      "the screen does not show that it is loading", "Checks that the app shows no progress."
    ) { (world: inout World) in
      let screen = try world.requireScreen()
      try world.expectNone(screen.progress, "The screen shows progress.")
      try world.requireAbility(.progress)
      guard world.app.room.canShowProgress(on: screen) else {
        throw InvalidStep(
          "The \(world.app.name) never shows that it is loading on the page \"\(screen.title)\", "
            + "so nothing would be checked.",
          notes: ["\(leftOut: "Leave the check out"), or check it where the app loads something."])
      }
    }
  }

  private static func addControls(to library: inout StepLibrary<World>) {
    library.then(
      "the button {string} is shown",
      "Checks for a button of the app: of its popup, if one is up, or else of its screen.",
      example: "the button \"Try again\" is shown"
    ) { (world: inout World, label: String) in
      let labels = try world.requireScreen().buttonLabels
      try world.expect(
        labels.containsFolded(label), "The button is not shown.", expected: "\"\(label)\"",
        actual: labels.isEmpty ? "no button" : labels.joined(separator: ", "))
    }
    library.then(
      "the button {string} is not shown",
      "Checks that the app shows no such button, neither on a popup nor on its screen.",
      example: "the button \"Try again\" is not shown"
    ) { (world: inout World, label: String) in
      try world.require(.button, called: label)
      let labels = try world.requireScreen().buttonLabels
      try world.expect(
        !labels.containsFolded(label), "The button is shown.", expected: "no such button",
        actual: labels.joined(separator: ", "))
    }
    library.then(
      "the badge {string} is shown", "Checks for a badge beside the screen's title.",
      example: "the badge \"Approximate location\" is shown"
    ) { (world: inout World, badge: String) in
      let badges = try world.requireScreen().badges.map(\.label)
      try world.expect(
        badges.contains(badge), "The badge is not shown.", expected: badge,
        actual: badges.isEmpty ? "no badge" : badges.joined(separator: ", "))
    }
    library.then(
      "the badge {string} is not shown", "Checks that no such badge stands beside the title.",
      example: "the badge \"Approximate location\" is not shown"
    ) { (world: inout World, badge: String) in
      try world.require(.badge, called: badge)
      let badges = try world.requireScreen().badges.map(\.label)
      try world.expect(
        !badges.containsFolded(badge), "The badge is shown.", expected: "no such badge",
        actual: badges.joined(separator: ", "))
    }
  }

  /// What the phone draws before anything is opened.
  private static let drawingExample = #"""
    the phone's screen looks like this:
    """
    ┌────────────────────────────────────────────────────────┐
    │ 08:00:00                                        online │
    ├────────────────────────────────────────────────────────┤
    │ (the home screen)                                      │
    └────────────────────────────────────────────────────────┘
    """
    """#
}

extension World {
  /// Pulls the list down.
  mutating func pullToRefresh() throws {
    let screen = try requireTouchableScreen()
    // An impatient user pulls while it loads, too; it is for the app not to ask twice.
    guard screen.canPullToRefresh || screen.progress != nil else {
      throw StepFailure(
        obstacle: "The screen cannot be pulled down to refresh now.")
    }
    try act { phone throws(PhoneError) in try phone.touchApp(.pulledToRefresh) }
  }

  /// Goes to another screen of the same app.
  fileprivate mutating func leaveScreen() throws {
    _ = try requireTouchableScreen()
    try act { phone throws(PhoneError) in try phone.touchApp(.screenDisappeared) }
  }

  /// Comes back from another screen of the same app.
  fileprivate mutating func returnToScreen() throws {
    _ = try requireTouchableScreen()
    try act { phone throws(PhoneError) in try phone.touchApp(.screenAppeared) }
  }

  /// Compares the drawing of the phone with a text, line by line.
  func expectDrawing(_ text: String) throws {
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let actual = PictureDrawing(Picture(self)).lines
    guard actual != expected else { return }
    throw StepFailure(
      "The screen looks different.", expected: expected.joined(separator: "\n"),
      actual: actual.joined(separator: "\n"))
  }
}

extension Screen {
  /// The labels of the buttons in view: those of the popup, which hides the others, or else the screen's own.
  fileprivate var buttonLabels: [String] { dialog?.buttons ?? controls.map(\.label) }
}
