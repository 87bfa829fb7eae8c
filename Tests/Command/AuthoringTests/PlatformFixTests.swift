import Authoring
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// A story that goes well on one platform and not on the other, and what mends it.
struct PlatformFixTests {
  private static let steps = """
        Given the pet listing app is installed
        When the user opens the app
        And the user force-stops the app

    """
  private static let other = "\n  Scenario: Other\n    Given the pet listing app is installed\n"

  private static func source(_ head: String, _ tags: String = "", _ rest: String = "") -> Source {
    Source(uri: "a.feature", text: "\(head)Feature: A\n\n\(tags)  Scenario: B\n\(steps)\(rest)")
  }

  @Test(arguments: [
    (source("@ios @android\n"), source("@android\n")),
    (source("@slow @ios @android # why\n"), source("@slow @android # why\n")),
    (source("", "  @ios @android\n"), source("", "  @android\n")),
    (source("", "  @ios\n  @android\n"), source("", "  @android\n")),
    // One that has the tag itself does not get it twice.
    (
      source("@ios @android\n", "", other.replacing("  Scenario", with: "  @ios\n  Scenario")),
      source("@android\n", "", other.replacing("  Scenario", with: "  @ios\n  Scenario"))
    ),
    (
      source("@ios @android\n", "", other),
      source("@android\n", "", other.replacing("  Scenario", with: "  @ios\n  Scenario"))
    ),
  ])
  func `a story of one platform can be kept to it, and others keep theirs`(
    before: Source, after: Source
  ) throws {
    let desk = Desk.make()
    let stance = Stance(profile: "Android")
    let outlook = desk.look(at: before, stance)
    let ending = try #require(outlook.others.first)
    #expect(ending.message?.isEmpty == false)
    let fix = Fix(.only, step: 2, profile: "Android")
    #expect(ending.fixes == [fix])
    let edit = try #require(desk.applying(fix, to: before, stance))
    #expect(edit.text == String(decoding: after.bytes, as: UTF8.self))
    let mended = desk.look(
      at: Source(uri: "a.feature", text: edit.text), Stance(line: edit.line, profile: "Android"))
    #expect(mended.others.isEmpty)
    #expect(mended.result?.status == .passed)
    #expect(
      mended.choices.dropFirst().allSatisfy { Set($0.profiles) == ["iOS", "Android"] },
      "\(edit.text)")
  }

  @Test(arguments: [
    // The tags of a rule are those of its other scenarios as well.
    Source(
      uri: "a.feature",
      text: "Feature: A\n\n  @ios @android\n  Rule: R\n\n  Scenario: B\n\(steps)"),
    // They are there still where the feature has them besides.
    Source(
      uri: "a.feature",
      text: "@ios @android\nFeature: A\n\n  @ios\n  Rule: R\n\n  Scenario: B\n\(steps)"),
    // The rows of an outline are scenarios of their own.
    Source(
      uri: "a.feature",
      text: "@ios @android\nFeature: A\n\n  Scenario Outline: B\n"
        + steps.replacing("pet listing", with: "<app>")
        + "\n    Examples:\n      | app         |\n      | pet listing |\n"),
    Source(
      uri: "a.feature.md",
      text: "`@ios` `@android`\n# Feature: A\n\n## Scenario: B\n\n"
        + steps.replacing("    ", with: "* ")),
  ])
  func `what cannot be written is not offered`(source: Source) throws {
    let desk = Desk.make()
    let outlook = desk.look(at: source, Stance(profile: "Android"))
    #expect(outlook.result?.status == .passed)
    let ending = try #require(outlook.others.first)
    #expect(ending.message?.isEmpty == false)
    #expect(ending.fixes == [])
    #expect(desk.look(at: source, Stance(profile: "iOS")).fixes.allSatisfy { $0.action != .only })
    let fix = Fix(.only, step: 2, profile: "Android")
    #expect(desk.applying(fix, to: source, Stance(profile: "Android")) == nil)
  }

  @Test func `what goes wrong on both platforms is no story of one`() throws {
    let source = Source(
      uri: "a.feature",
      text: "@ios @android\nFeature: A\n  Scenario: B\n    Given the app \"None\" is installed\n")
    let outlook = Desk.make().look(at: source, Stance(profile: "iOS"))
    #expect(outlook.others.allSatisfy { $0.fixes.isEmpty })
  }
}
