import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

struct StepInventoryTests {
  private static func library() throws -> StepLibrary<Noting> {
    var types = ParameterTypeRegistry()
    try types.define(
      ParameterType(
        name: "color", patterns: ["red|blue"], documentation: "a colour", example: "red",
        fileID: "Types.swift", line: 5
      ) { groups in groups[0] ?? "" })
    var library = StepLibrary<Noting>(types, makeWorld: Noting.init)
    library.modifier("within {int} s ", "Waits.", example: "within 3 s it rains") {
      (world: inout Noting, _: Int, check: ModifiedCheck<Noting>) in try check(&world)
    }
    library.subject("Weather")
    library.then("it rains {color}", "Checks.", example: "it rains red", fileID: "A.swift", line: 1)
    { (_: inout Noting, _: String) in }
    library.step(.when, matching: "^notes? (.*)$", "Notes.", example: "note x") {
      (world: inout Noting, text: String) in world.notes.append(ReportAttachment(log: text))
    }
    library.given("{nobody} knows", "Is wrong.", example: "x knows") {
      (_: inout Noting, _: String) in
    }
    return library
  }

  @Test func `definitions are listed with what they are variants of`() throws {
    let inventory = StepInventory(try Self.library())
    #expect(
      inventory.definitions.map(\.reference.expression) == [
        "it rains {color}", "within {int} s it rains {color}", "^notes? (.*)$",
      ])
    #expect(inventory.definitions.map(\.base) == [0, 0, 2])
    #expect(inventory.definitions.map(\.isRegularExpression) == [false, false, true])
    #expect(inventory.definitions[0].subject == "Weather")
    #expect(inventory.definitions[0].reference.place == "A.swift:1")
  }

  @Test func `only types of the library itself are listed, and those that are missing`() throws {
    let inventory = StepInventory(try Self.library())
    #expect(inventory.parameterTypes.map(\.name) == ["color"])
    #expect(inventory.parameterTypes.map(\.file) == ["Types.swift"])
    #expect(inventory.parameterTypes.map(\.line) == [5])
    #expect(inventory.undefinedParameterTypes.map(\.name) == ["nobody"])
    #expect(inventory.undefinedParameterTypes.map(\.expression) == ["{nobody} knows"])
  }

  @Test func `matches have the names and places of their arguments`() throws {
    let matcher = StepInventory(try Self.library()).matcher()
    let match = try #require(matcher.matches("within 10 s it rains blue").first)
    #expect(match.definition == 1)
    #expect(match.arguments.map(\.parameterTypeName) == ["int", "color"])
    #expect(match.arguments.map(\.group.text) == ["10", "blue"])
    #expect(match.arguments.map(\.group.start) == [7, 21])
    #expect(matcher.matches("note it").first?.arguments.first?.parameterTypeName == "")
    #expect(matcher.matches("nothing").isEmpty)
  }

  @Test func `what a step attaches stands in its result, also where it fails`() async throws {
    var library = try Self.library()
    library.when("all fails", "Fails.", example: "all fails") { (world: inout Noting) in
      world.notes.append(ReportAttachment(.bytes([1]), mediaType: "image/png", fileName: "a.png"))
      throw StepFailure("No.")
    }
    let source = Source(
      uri: "a", text: "Feature: F\n Scenario: S\n  When note one\n  When all fails\n")
    let plan = await Planner(profilesFor: { _ in ["iOS"] }).plan([source])
    var attached: [[ReportAttachment]] = []
    await Runner(library: library).run(plan, info: RunInfo(version: "1", plan: plan)) { event in
      guard case .scenarioFinished(let result) = event else { return }
      attached = result.steps.map(\.attachments)
    }
    #expect(
      attached == [
        [ReportAttachment(log: "one")],
        [ReportAttachment(.bytes([1]), mediaType: "image/png", fileName: "a.png")],
      ])
  }
}

/// A world that takes notes.
private struct Noting: ScenarioWorld {
  var notes: [ReportAttachment] = []
  var virtualTime: Duration { .zero }

  init(_ setup: ScenarioSetup) {}

  mutating func finishStep() throws {}

  mutating func finishScenario() throws {}

  mutating func takeAttachments() -> [ReportAttachment] {
    defer { notes = [] }
    return notes
  }

  func evidence() -> Evidence { Evidence() }
}
