import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import Authoring

/// What mends a step that does not hold, offered and written.
struct FixTests {
  private static let opened = [
    "Given the pet listing app is installed", "And location permission is denied",
    "When the user opens the app",
  ]

  private static func feature(_ steps: [String]) -> Source {
    Source(
      uri: "test.feature",
      text: "@ios\nFeature: Test\n  Scenario: Test\n" + steps.map { "    \($0)\n" }.joined())
  }

  private static func fixes(_ steps: String...) -> [Fix] {
    Desk.make().look(at: feature(opened + steps), Stance()).fixes
  }

  @Test(arguments: [
    // A slip of the pen, with what was written between the quotation marks.
    ("And the user tapps \"Cancel\"", Fix(.instead, step: 3, ["the user taps \"Cancel\""])),
    // Without quotation marks, what can be read there is meant.
    ("And the user taps Cancel", Fix(.instead, step: 3, ["the user taps \"Cancel\""])),
    // A full stop at the end.
    ("And the user taps \"Cancel\".", Fix(.instead, step: 3, ["the user taps \"Cancel\""])),
    // What is so already.
    ("And the user opens the app", Fix(.out, step: 3)),
    ("And the user opens the app", Fix(.before, step: 3, ["the user leaves the app"])),
    // What must happen first.
    ("And the user unlocks the phone", Fix(.before, step: 3, ["the user locks the phone"])),
    // What arranges something is no check.
    (
      "Then location permission is denied",
      Fix(.instead, step: 3, ["location permission is denied"])
    ),
    // A name that the app does not have: letters in another order, and letters that are missing.
    (
      "Then the button \"Cancle\" is shown",
      Fix(.instead, step: 3, ["the button \"Cancel\" is shown"])
    ),
    (
      "Then the popup \"Lcation is off\" is shown",
      Fix(.instead, step: 3, ["the popup \"Location is off\" is shown"])
    ),
  ])
  func `what is said of a step that does not hold can be written`(step: String, fix: Fix) throws {
    let fixes = Self.fixes(step)
    #expect(fixes.contains(fix), "\(fixes)")
  }

  @Test func `what is refused for another reason is not mended by another keyword`() {
    let fixes = Self.fixes("Then the popup \"Location is off\" is shown", "And 3000 days pass")
    #expect(fixes.allSatisfy { $0.action != .instead }, "\(fixes)")
  }

  @Test(arguments: [
    "And the user tapps \"Cancel\"", "And the user opens the app", "And the user unlocks the phone",
    "And the phone comes online again", "Then location permission is denied",
    "Then the popup \"Location is of\" is shown", "And the user chooses \"Always\" in Settings",
    "And 5 minits pass", "And the user answers \"Cancel\"",
  ])
  func `each fix can be written, and the step is another one then`(step: String) throws {
    let source = Self.feature(Self.opened + [step, "And 1 minute passes"])
    let desk = Desk.make()
    let before = desk.look(at: source, Stance())
    let problem = try #require(before.result?.steps[3].problem)
    #expect(!before.fixes.isEmpty)
    for fix in before.fixes {
      let edit = try #require(desk.applying(fix, to: source, Stance()), "\(fix)")
      let after = Desk.make().look(at: Source(uri: "test.feature", text: edit.text), Stance())
      #expect(after.problems.isEmpty, "\(edit.text)")
      #expect(
        after.result?.steps.contains { $0.problem == problem } == false, "\(fix): \(edit.text)")
      let kinds = after.result?.steps.last.map { StepKind($0.step.type) }
      #expect(kinds == StepKind(try #require(before.result?.steps.last?.step.type)), "\(edit.text)")
    }
  }

  @Test func `nothing is written into a background, and nothing that no step says`() throws {
    let source = Source(
      uri: "test.feature",
      text:
        "@ios\nFeature: A\n  Background:\n    When the user unlocks the phone\n  Scenario: B\n    When 1 minute passes\n"
    )
    let desk = Desk.make()
    #expect(desk.look(at: source, Stance()).fixes.allSatisfy { $0.action != .before })
    for fix in [
      Fix(.instead, step: 0, ["it rains"]), Fix(.instead, step: 0, []), Fix(.out, step: 2),
      Fix(.out, step: -1), Fix(.before, step: 1, ["1 minute passes\n    When c"]),
    ] {
      #expect(desk.applying(fix, to: source, Stance()) == nil, "\(fix)")
    }
  }

  @Test func `lines keep their ends and their neighbours`() throws {
    let text = "Feature: A\r\n  Scenario: B\r\n    When c\r\n      | d |\r\n    And e\r\n"
    let source = Source(uri: "test.feature", text: text)
    let scenario = try #require(Desk.planner.plan(source).scenarios.first)
    let written = FeatureEdit(writing: "it rains", .then, insteadOf: 1, of: scenario, in: text)
    #expect(written?.text == text.replacing("And e", with: "Then it rains"))
    let left = FeatureEdit(leavingOut: 0, of: scenario, in: text)
    #expect(left?.text == "Feature: A\r\n  Scenario: B\r\n    When e\r\n")
  }
}
