import CucumberExpressions
import Gherkin
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

/// Scenarios with phrases, as every tool that reads Cucumber Messages sees them.
@Suite(.comparing(with: MessageSchema.data))
struct PhraseMessagesTests {
  private static var library: StepLibrary<KitWorld> {
    var library = StepLibrary<KitWorld>(ParameterTypeRegistry(), makeWorld: KitWorld.init)
    library.given("a step", "", example: "a step") { (_: inout KitWorld) in }
    library.given("a table {word}:", "", example: "a table x:\n| a |") {
      (_: inout KitWorld, _: String, _: DataTableArgument) in
    }
    return library
  }

  private func text(profiles: [String]) async -> String {
    let feature = """
      Feature: F
        Scenario: one
          Given both steps of x
          And a step
        Scenario: two
          Given a step
      """
    let phrases = """
      Phrase: both steps of {word}
        Given a step
        And inner:
          | <word> |
      Phrase: inner:
        Given a table x:
          | <table> |
      """
    let sources = ["a/1.feature", "a/2.feature"].map { Source(uri: $0, text: feature) }
    return await MessagesRun(
      sources, Self.library, profiles: profiles,
      phrases: [Source(uri: "a/own.phrases", text: phrases)]
    ).text
  }

  @Test(arguments: [["iOS"], ["iOS", "Android"]])
  func `the steps of a phrase stand in the pickle, each at the sentence's node`(
    profiles: [String]
  ) async throws {
    let text = await text(profiles: profiles)
    #expect(try MessageSchema().faults(of: text).isEmpty)
    let messages = try Conformance.objects(text).map { $0 as? [String: [String: Any]] ?? [:] }
    let pickles = messages.compactMap { $0["pickle"] }
    #expect(pickles.count == 4 * profiles.count)
    let steps = pickles.map { $0["steps"] as? [[String: Any]] ?? [] }
    #expect(steps[0].compactMap { $0["text"] as? String } == ["a step", "a table x:", "a step"])
    let nodes = steps[0].compactMap { $0["astNodeIds"] as? [String] }
    #expect(nodes[0] == nodes[1] && nodes[1] != nodes[2])
    // Every number is given once, and test cases name the steps that pickles have.
    let ids =
      pickles.compactMap { $0["id"] as? String } + steps.joined().compactMap { $0["id"] as? String }
    let cases = messages.compactMap { $0["testCase"] }
    let tests = cases.flatMap { $0["testSteps"] as? [[String: Any]] ?? [] }
    let all =
      ids + cases.compactMap { $0["id"] as? String } + tests.compactMap { $0["id"] as? String }
    #expect(Set(all).count == all.count)
    #expect(
      Set(tests.compactMap { $0["pickleStepId"] as? String })
        == Set(steps.joined().compactMap { $0["id"] as? String }))
    #expect(tests.allSatisfy { ($0["stepDefinitionIds"] as? [String])?.count == 1 })
    #expect(messages.compactMap { $0["testStepFinished"] }.count == tests.count)
  }
}
