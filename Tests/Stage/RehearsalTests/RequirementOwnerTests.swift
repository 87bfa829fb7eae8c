import ScenarioRunner
import Testing

@testable import Rehearsal

/// A tag of one app's requirement at a scenario that plays another app, or none.
struct RequirementOwnerTests {
  @Test(arguments: [
    ("the clock-in app is installed", "the clock-in app"), ("the bare app is installed", "no app"),
  ])
  func `it proves nothing, and is told`(installation: String, found: String) async throws {
    let steps = "Given \(installation)\n    When the user opens the app\n    Then the app is active"
    let result = try #require(await Play.steps(steps, on: "@ios @campaign:1.1"))
    #expect(result.status == .invalid)
    #expect(!result.isProof)
    #expect(
      result.problem?.message
        == "The tag @campaign:1.1 is about the campaign app, but this scenario plays \(found).")
    #expect(
      result.problem?.notes
        == ["Take the tag away, or write first: Given the campaign app is installed"])
  }

  @Test func `it may stand at a scenario of its own app, and other tags anywhere`() async throws {
    let steps =
      "Given the campaign app is installed\n    When the user opens the app\n    Then the app is active"
    for tags in ["@ios @campaign:1.1", "@ios @I-14", "@ios @campaign", "@ios @campaigns:1.1"] {
      let result = try #require(await Play.steps(steps, on: tags))
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
  }

  @Test func `every app that scenarios can name says what its tags begin with, each another`() {
    let prefixes = AllApps.rooms.compactMap { $0.requirements }
    #expect(prefixes.count == AllApps.rooms.count)
    #expect(Set(prefixes).count == prefixes.count)
  }
}
