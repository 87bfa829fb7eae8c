import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Every deed of the library, in the midst of every app.
struct DeedErrorTests {
  private static let starts: [[String]] = [
    ["the app is open"], ["the bare app is installed"],
    ["the pet listing app is installed"],
    ["the pet listing app is installed", "the user opens the app"],
    ["the campaign \"Spring leaflets\" is running"], ["the employee is clocked in"],
    ["the delivery route is under way"], ["the tour app is installed", "the user opens the app"],
  ]

  /// Where the user is with the app.
  private static let turns: [String?] = [
    nil, "the user leaves the app", "the user locks the phone", "the system ends the app",
    "the user switches the phone off", "the user opens Settings", "the phone rings",
    "the phone goes offline",
  ]

  private static let brokenRule = "A rule that holds in every scenario was broken."

  private static let deeds = ScenarioFiles.library.definitions
    .filter { $0.kind == .when && $0.takes == .none }.flatMap(\.examples)

  @Test(arguments: starts, ["iOS", "Android"])
  func `a deed happens, says that it cannot, or reaches a limit, and nothing else`(
    start: [String], profile: String
  ) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    var first = player.makeWorld(ScenarioSetup(profile: profile, seed: 15))
    for sentence in start { try #require(try player.play(sentence, in: &first)) }
    first.beginSearch()
    #expect(Self.deeds.count > 150)
    for turn in Self.turns {
      var world = first
      if let turn, try !player.play(turn, in: &world) { continue }
      for deed in Self.deeds {
        var next = world
        do {
          _ = try player.play(deed, in: &next)
        } catch let failure as StepFailure where failure.message == Self.brokenRule {
          // A deed may let an app do what no app may.
        } catch {
          Issue.record("\(start) \(turn ?? "") \(profile): \(deed): \(error)")
        }
      }
    }
  }
}
