import Gherkin
import Testing

@testable import RehearseCommand

/// The last look before a file is rewritten.
struct FormatGuardTests {
  private static let source = Source(
    uri: "a.feature", text: "Feature: F\n@x\nScenario: S\nGiven a step\n|1|2|\n")

  @Test(arguments: [
    ("Feature: F\n\n  @x\n  Scenario: S\n    Given a step\n      | 1 | 2 |\n", true),
    ("Feature: F\n\n  Scenario: S\n    Given a step\n      | 1 | 2 |\n", false),
    ("Feature: F\n\n  @x\n  Scenario: S\n    Given a step\n      | 1 | 3 |\n", false),
    ("Feature: F\n\n  @x\n  Scenario: S\n    Given another step\n      | 1 | 2 |\n", false),
    ("", false),
    ("no Gherkin at all", false),
  ])
  func `a text replaces a file only if it says the same`(_ text: String, _ isSame: Bool) {
    #expect(FormatGuard.meansTheSame(Array(text.utf8), as: Self.source) == isSame)
  }
}
