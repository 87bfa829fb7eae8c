import ScenarioRunner
import TestSupport
import Testing

/// Whatever can be in front on a phone and lie above it, drawn as lines: the whole drawing, to the letter.
struct PhoneDrawingTests {
  private static let scenes: [(name: String, tag: String, steps: [String])] = [
    ("a new phone", "@ios", ["Given the pet listing app is installed"]),
    (
      "a question of the system over the app", "@android",
      ["Given the pet listing app is installed", "When the user opens the app"]
    ),
    (
      "the app's page in Settings", "@android",
      ["Given the pet listing app is installed", "When the user opens the app's page in Settings"]
    ),
    (
      "a page that a policy keeps", "@ios",
      [
        "Given the pet listing app is installed", "And location permission is restricted",
        "When the user opens the app's page in Settings",
      ]
    ),
    (
      "an app with a popup", "@ios",
      [
        "Given the delivery app is installed", "And the user is at 52.2252, 21.0122",
        "When the user opens the app", "And the courier starts the route",
      ]
    ),
    (
      "an app with a list, a map and figures", "@ios",
      ["Given the user is at 52.2252, 21.0122", "And the delivery route is under way"]
    ),
    (
      "an app with fields, a charger and no network", "@ios",
      [
        "Given the user is at 52.2252, 21.0122", "And the delivery route is under way",
        "When the user taps \"Deliver\"", "And the user taps the row \"Delivered\"",
        "And the user enters \"1234\" into \"PIN\"",
        "And the battery falls to 40%", "And the user connects the charger",
        "And the phone goes offline",
      ]
    ),
    (
      "an app with a player and circles", "@ios",
      [
        "Given the user is at 52.2333, 21.0122", "And the tour app is installed",
        "And the app's notifications are on",
        "And location permission is always", "When the user opens the app",
        "And the user starts the tour \"Royal Way\"", "And 40 seconds pass",
      ]
    ),
    (
      "a locked phone while a route is under way", "@android",
      [
        "Given the user is at 52.2252, 21.0122", "And the delivery route is under way",
        "When the user locks the phone",
      ]
    ),
    (
      "the home screen with notifications", "@android",
      ["Given the employee is clocked in", "When the user goes to the home screen"]
    ),
    (
      "another app that was opened with an address", "@android",
      [
        "Given the user is at 52.2252, 21.0122", "And the delivery route is under way",
        "When the user taps \"Navigate\"",
      ]
    ),
    (
      "a call that rings over the app", "@ios",
      [
        "Given the pet listing app is installed", "And location permission is denied",
        "When the user opens the app", "And a phone call comes in",
      ]
    ),
    (
      "a call that was accepted", "@ios",
      [
        "Given the pet listing app is installed", "When a phone call comes in",
        "And the user accepts the phone call",
      ]
    ),
  ]

  @Test func `the phone is drawn whole, whatever is in front`() async throws {
    var text = ""
    for scene in Self.scenes {
      let played = await Play.steps(scene.steps.joined(separator: "\n    "), on: scene.tag)
      let result = try #require(played)
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
      let lines = result.evidence?.screen ?? []
      text += "\(scene.name), \(scene.tag)\n\(lines.joined(separator: "\n"))\n\n"
    }
    try Snapshot.expect(text, matches: "the phone.txt")
  }

  @Test func `a step compares the drawing line by line`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the pet listing app is installed
            When the user opens the app
            Then the phone's screen looks like this:
              \"\"\"
              ┌────────────────────────────────────────────────────────┐
              │ 08:00:00                                        online │
              ├────────────────────────────────────────────────────────┤
              │ Lost and found pets                                    │
              │ … Waiting for your answer about location…              │
              │ ╔════════════════════════════════════════════════════╗ │
              │ ║ Allow “Pet Finder” to use your location?           ║ │
              │ ║ Your position is used while you use the app.       ║ │
              │ ║ Precise: on.                                       ║ │
              │ ║ ( Allow Once )  ( Allow While Using App )          ║ │
              │ ║ ( Don’t Allow )                                    ║ │
              │ ╚════════════════════════════════════════════════════╝ │
              └────────────────────────────────────────────────────────┘
              \"\"\"
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
