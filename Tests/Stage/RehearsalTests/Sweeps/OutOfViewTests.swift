import ScenarioRunner
import Testing

/// Checks of what is not shown: where nobody could see it, they are refused and say what is in front.
struct OutOfViewTests {
  /// What is in front instead of the app's screen, the step that leads there, and what to write.
  private static let fronts: [(step: String, front: String, way: String)] = [
    ("the user opens Settings", "the app's page in Settings is in front", "the user opens the app"),
    ("the user goes to the home screen", "the home screen is in front", "the user opens the app"),
    ("the user locks the phone", "the lock screen is in front", "the user unlocks the phone"),
    ("the user switches the phone off", "the phone is off", "switches the phone on"),
    ("the app crashes", "the home screen is in front", "the user opens the app"),
    (
      "a phone call comes in\nthe user accepts the phone call", "a phone call is in front",
      "the phone call ends"
    ),
  ]

  private static let opened = [
    "the pet listing app is installed", "location permission is while using",
    "the user opens the app",
  ]

  @Test(
    arguments: [
      "no popup is shown", "the popup \"Location is off\" is not shown",
      "the button \"Try again\" is not shown", "no note is shown",
      "the screen does not show \"Try again\"", "the badge \"Approximate location\" is not shown",
      "no audio player is shown", "the screen does not show that it is loading",
    ], fronts.indices)
  func `what the app does not show must be looked for where the app is seen`(
    sentence: String, place: Int
  ) async throws {
    let front = Self.fronts[place]
    let steps = Self.opened + front.step.split(separator: "\n").map(String.init)
    let result = try #require(await Play.sentences([sentence], after: steps).first)
    let problem = result.steps.last?.problem
    #expect(result.steps.dropLast().allSatisfy { $0.status == .passed })
    #expect(result.status == .invalid, "\(sentence)")
    #expect(problem?.message == "The app's screen is not in view: \(front.front).")
    #expect(problem?.notes.first?.contains(front.way) == true, "\(problem?.notes ?? [])")
  }

  @Test(
    arguments: ["no system alert is shown", "the location permission alert is not shown"],
    fronts.indices)
  func `an alert of the system is not shown on a phone that shows alerts`(
    sentence: String, place: Int
  ) async throws {
    let front = Self.fronts[place]
    let isDark = ["the lock screen is in front", "the phone is off"].contains(front.front)
    let steps = Self.opened + front.step.split(separator: "\n").map(String.init)
    let result = try #require(await Play.sentences([sentence], after: steps).first)
    let problem = result.steps.last?.problem
    #expect(result.status == (isDark ? .invalid : .passed), "\(sentence) at \(front.front)")
    #expect(!isDark || problem?.message.contains("No system alert could be seen") == true)
    #expect(!isDark || problem?.notes.first?.contains(front.way) == true)
  }

  @Test(arguments: ["for 1 hour no popup is shown", "within 1 hour no popup is shown"])
  func `no wait makes an app visible that nobody has opened`(sentence: String) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the pet listing app is installed"]).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.notes == ["Write before it: When the user opens the app"])
  }
}
