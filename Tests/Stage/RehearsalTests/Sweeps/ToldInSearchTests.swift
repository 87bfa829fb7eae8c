import ScenarioRunner
import Testing

/// Checks behind a search look at what can be known there, or say that it cannot.
struct ToldInSearchTests {
  private static let search = """
    Given the app is open
    And the app asks for when-in-use permission
    When any 1 of the following happens, in any order:
      | event                         |
      | the user answers "Allow Once" |

    """

  @Test(arguments: [
    "the app was told nothing", "the app was told \"permission while using\"",
    "the app was told nothing else about location",
  ])
  func `what the events have told the app cannot be checked`(sentence: String) async throws {
    let result = try #require(
      await Play.steps(Self.search + "When 5 minutes pass\nThen \(sentence)"))
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(result.steps.last?.problem?.message.contains("events of a search") == true)
  }

  @Test func `what it is told from a set time on can be checked`() async throws {
    let aside = "When what the app was told so far is set aside\n"
    for (event, status) in [
      ("5 minutes pass", StepStatus.passed), ("the user locks the phone", .failed),
    ] {
      let result = try #require(
        await Play.steps(Self.search + aside + "When \(event)\nThen the app was told nothing"))
      #expect(result.status == status, "\(Play.explanation(of: result))")
    }
  }

  @Test func `what servers have received is known, right behind the events too`() async throws {
    let steps = """
      Given the pet listing app is installed
      And location permission is denied
      When any 1 of the following happens, in any order:
        | event                  |
        | the user opens the app |
      Then no listing query has been sent
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
