import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import Authoring

/// New scenarios in features that stand already, and new features.
struct NewScenarioTests {
  private static func added(
    _ text: String, behind line: Int? = nil, uri: String = "test.feature", name: String = "New"
  ) throws -> FeatureEdit {
    try FeatureEdit(addingScenario: name, behind: line, to: Source(uri: uri, text: text))
  }

  @Test(arguments: [
    // A background comes before it.
    (
      "Feature: A\n  Background:\n    Given b\n\n  Scenario: C\n    When d\n", 5,
      "Feature: A\n  Background:\n    Given b\n\n  Scenario: C\n    When d\n\n  Scenario: New\n"
    ),
    // Without one it begins as the one beside it does.
    (
      "Feature: A\r\n\r\n  Scenario: C\r\n    Given b\r\n    When d\r\n", 3,
      "Feature: A\r\n\r\n  Scenario: C\r\n    Given b\r\n    When d\r\n\r\n  Scenario: New\r\n    Given b\r\n"
    ),
    // It stands behind the examples, and before the tags and comments of the next one.
    (
      """
      Feature: A
        Scenario Outline: C
          When <d>
          Examples:
            | d |
            | 1 |

        # About E
        @e
        Scenario: E

      """, 2,
      """
      Feature: A
        Scenario Outline: C
          When <d>
          Examples:
            | d |
            | 1 |

        Scenario: New

        # About E
        @e
        Scenario: E

      """
    ),
    // In the rule of the other one, in its language.
    (
      "# language: de\nFunktionalität: A\n  Regel: B\n    Szenario: C\n      Wenn d\n", 4,
      "# language: de\nFunktionalität: A\n  Regel: B\n    Szenario: C\n      Wenn d\n\n    Szenario: New\n"
    ),
    // A feature may have nothing yet.
    ("Feature: A\n", nil, "Feature: A\n\n  Scenario: New\n"),
    ("Feature: A", nil, "Feature: A\n\n  Scenario: New"),
    (
      "Feature: A\n  Rule: B\n", nil, "Feature: A\n  Rule: B\n\n    Scenario: New\n"
    ),
  ])
  func `a new scenario stands behind the one that is meant`(
    text: String, line: Int?, expected: String
  ) throws {
    let edit = try Self.added(text, behind: line)
    #expect(edit.text == expected)
    let written = edit.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(String(Substring(written[edit.line - 1])).contains(": New"))
  }

  @Test func `in Markdown a new scenario is a header`() throws {
    let text = "# Feature: A\n\n## Scenario: B\n\n* When c\n"
    let edit = try Self.added(text, behind: 3, uri: "a.feature.md")
    #expect(edit.text == text + "\n## Scenario: New\n")
  }

  @Test(arguments: [
    ("C", WritingFault.taken("C")), (" ", .noName("scenario")), ("a\nb", .badName("scenario")),
    (String(repeating: "a", count: 201), .badName("scenario")),
  ])
  func `a name that cannot be is refused`(name: String, fault: WritingFault) {
    #expect(throws: fault) {
      try Self.added("Feature: A\n  Scenario: C\n    When d\n", name: name)
    }
  }

  @Test func `a text that cannot be read is left alone`() {
    #expect(throws: WritingFault.unreadable) {
      try Self.added("Feature: A\n  Scenario: B\n    When c\n  nonsense\n")
    }
  }

  @Test func `before its first step a scenario stands where its background leads`() throws {
    let text =
      "Feature: A\n  Background:\n    Given the pet listing app is installed\n\n  Scenario: B\n"
    let source = Source(uri: "test.feature", text: text)
    let outlook = Desk.make().look(at: source, Stance())
    #expect(outlook.stepCount == 1)
    #expect(outlook.deeds.contains("the user opens the app"))
    #expect(outlook.result?.status == .skipped)
    #expect(outlook.isBlank)
    #expect(outlook.problems.isEmpty && outlook.result?.warnings.isEmpty == true)
    let edit = try #require(
      Desk.make().adding("the user opens the app", to: source, Stance(stepCount: 1)))
    #expect(edit.text == text + "    When the user opens the app\n")
  }

  @Test func `a scenario without an app offers to install one`() {
    let source = Source(uri: "test.feature", text: "Feature: A\n  Scenario: B\n")
    let deeds = Desk.make().look(at: source, Stance()).deeds
    #expect(deeds.first == "the pet listing app is installed")
    let installed = Source(
      uri: "test.feature",
      text: "Feature: A\n  Scenario: B\n    Given the pet listing app is installed\n")
    #expect(!Desk.make().look(at: installed, Stance()).deeds.contains { $0.contains("installed") })
  }

  @Test func `a new feature can be read, and its first sentence written`() throws {
    let beginning = FeatureTemplate.Beginning(
      name: "tour app", sentence: "Given the tour app is installed", tags: ["@ios", "@android"])
    let template = try FeatureTemplate("Walks", scenario: " # is no comment ", beginning)
    let source = Source(uri: "test.feature", text: template.text)
    let outlook = Desk.make().look(at: source, Stance())
    #expect(outlook.problems.isEmpty)
    #expect(outlook.isBlank)
    #expect(outlook.choices.map(\.name) == ["# is no comment"])
    #expect(outlook.choices.map(\.profiles) == [["iOS", "Android"]])
    #expect(outlook.deeds.contains("the user opens the app"))
  }
}
