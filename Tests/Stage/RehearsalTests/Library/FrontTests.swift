import ScenarioRunner
import Testing

/// The one sentence that has the app in front, from wherever the user and the phone are.
struct FrontTests {
  private static let sentence = "the app is in front, whatever has happened"

  @Test(
    arguments: [
      "the user opens the app", "the user leaves the app", "the user locks the phone",
      "the user opens Settings", "a phone call comes in", "the user talks to the assistant",
      "the system ends the app", "the app crashes", "the user quits the app", "the phone restarts",
      "the user switches the phone off", "the phone switches itself off", "the phone goes offline",
      "the user sets location permission to never in Settings", "the app is updated",
    ], ["@ios", "@android"])
  func `it takes every obstacle out of the way`(deed: String, tag: String) async throws {
    // What is in front already is no obstacle either.
    let opening = deed == "the user opens the app" ? "" : "When the user opens the app\n    "
    let result = try #require(
      await Play.steps(
        """
        Given the bare app is installed
            \(opening)When \(deed)
            And \(Self.sentence)
            Then the app is active
            Given \(Self.sentence)
            Then the app is active
        """, on: tag))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `several obstacles one behind the other are taken away`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the bare app is installed
            When the user opens the app
            And the user opens Settings
            And a phone call comes in
            And the user accepts the phone call
            And the user locks the phone
            And \(Self.sentence)
            Then the app is active
            When the user opens Control Center
            And a phone call comes in
            And \(Self.sentence)
            Then the app is active
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `the system's question is answered so that the app keeps what it has`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given location permission is always
            And the clock-in app is installed
            When the user opens the app
            And the user leaves the app
            And iOS reminds the user of the app's background use
            And \(Self.sentence)
            Then the app is active
            And the app sees location permission always
            And no system alert is shown
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `what the app asks and says is left to the scenario`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the pet listing app is installed
            When \(Self.sentence)
            Then the location permission alert is shown
            When the user answers "Don't Allow"
            And the user leaves the app
            And \(Self.sentence)
            Then the app is active
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `it arranges and checks nothing, so that it cannot follow a Then`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the bare app is installed
            When the user opens the app
            Then \(Self.sentence)
        """))
    #expect(result.steps.last?.status == .invalid)
  }
}
