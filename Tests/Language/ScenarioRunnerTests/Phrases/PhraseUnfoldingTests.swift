import Gherkin
import ScenarioRunner
import Testing

/// Phrases in scenarios: what is played in place of them, and what keeps them from being played.
struct PhraseUnfoldingTests {
  private static let shopping = """
    Phrase: a basket of {start:int}
      Given the basket has <start> apples

    Phrase: {taken:int} are taken from {start:int}
      Given a basket of <start>
      When the customer takes <taken> apples

    Phrase: {left:int} are left
      Then the basket holds <left> apples
    """

  @Test func `a phrase is played by its steps, in phrases too`() async throws {
    let run = try await PhraseRun(
      "    Given 3 are taken from 10\n    Then 7 are left\n", phrases: Self.shopping)
    #expect(run.results.map(\.status) == [.passed])
    #expect(
      run.played == [
        "the basket has 10 apples", "the customer takes 3 apples", "the basket holds 7 apples",
      ])
    let steps = try #require(run.results.first?.steps)
    #expect(
      steps.map { $0.use?.chain.map(\.step.text) } == [
        ["3 are taken from 10", "a basket of 10"], ["3 are taken from 10"], ["7 are left"],
      ])
    #expect(steps[0].use?.chain.first === steps[1].use)
    #expect(steps.map(\.step.location.line) == [2, 6, 9])
    #expect(steps[2].use?.step.location.line == 4)
    #expect(steps.map(\.step.type) == [.context, .action, .outcome])
    #expect(Set(steps.map(\.step.id)).count == 3)
  }

  @Test func `outlines, workers and dry runs tell the same`() async throws {
    let feature = """
      Feature: F
        Background:
          Given a basket of 9

        Scenario Outline: S
          When the customer takes <n> apples
          Then <left> are left

          Examples:
            | n | left |
            | 2 | 7    |
            | 9 | 0    |
      """
    let features = [Source(uri: "shop/a.feature", text: feature)]
    let phrases = [Source(uri: "shop/own.phrases", text: Self.shopping)]
    for workers in [1, 3] {
      let run = try await PhraseRun(
        features, phrases: phrases, options: RunOptions(workers: workers, unchecked: .refused))
      #expect(run.results.map(\.status) == [.passed, .passed])
    }
    let dry = try await PhraseRun(features, phrases: phrases, options: RunOptions(dryRun: true))
    #expect(
      dry.results.map { $0.steps.map(\.status) }
        == Array(repeating: [.skipped, .skipped, .skipped], count: 2))
  }

  @Test(arguments: [
    ("buys \"figs\"", "the customer buys <what> for 2 coins", "figs"),
    ("buys \"figs\"", "the customer buys \"<what>\" for 2 coins", "figs"),
    ("buys 'figs'", "the customer buys \"<what>\" for 2 coins", "figs"),
    ("buys \"figs\"", "the customer buys '<what>' for 2 coins", "figs"),
    ("buys \"figs\"", "the customer buys \"2 <what>\" for 2 coins", "2 figs"),
    ("buys 'a \"fig\"'", "the customer buys \"<what>\" for 2 coins", "a \"fig\""),
    ("buys \"a \\\"fig\\\"\"", "the customer buys <what> for 2 coins", "a \"fig\""),
    ("buys \"a \\\"fig\\\"\"", "the customer buys \"<what>\" for 2 coins", "a \"fig\""),
    ("buys \"it's\"", "the customer buys '<what>' for 2 coins", "it's"),
    ("buys \"<what>\"", "the customer buys <what> for 2 coins", "<what>"),
  ])
  func `quotation marks are never doubled and never missing`(
    use: String, step: String, note: String
  ) async throws {
    let run = try await PhraseRun(
      "    When \(use)\n    Then the basket holds 1 apples\n",
      phrases: "Phrase: buys {what:string}\n  When \(step)\n")
    #expect(run.results.first?.evidence?.facts == ["\(note) for 2"])
  }

  @Test func `what stands under the sentence is handed on, and filled into what is fixed`()
    async throws
  {
    let run = try await PhraseRun(
      """
          Given a stall of figs with:
            | name |
            | fig  |
          And the letter "Ann" says:
            \"""
            Hi <b>
            \"""
          Then the basket holds 1 apples
      """,
      phrases: """
        Phrase: a stall of {word} with:
          Given these fruits:
            | <table> |
          And these <word>:
            | Name   | of     |
            | <word> | <word> |
        Phrase: the letter {name:string} says:
          Given this letter:
            \"""md
            Dear <name>, <text> <i>
            \"""
        """)
    #expect(
      run.results.first?.evidence?.facts == [
        "fruits: fig", "figs: figs", "md: Dear Ann, Hi <b> <i>",
      ])
  }

  @Test func `a file is known to its folder and below, and to no other`() async throws {
    func feature(_ uri: String) -> Source {
      Source(
        uri: uri, text: "Feature: F\n  Scenario: S\n    Given a basket of 1\n    Then 1 are left\n")
    }
    let run = try await PhraseRun(
      [
        feature("shop/a.feature"), feature("shop/b/c.feature"), feature("shops/a.feature"),
        feature("a.feature"),
      ],
      phrases: [Source(uri: "shop/own.phrases", text: Self.shopping)])
    #expect(run.results.map(\.status) == [.passed, .passed, .undefined, .undefined])
    #expect(
      run.results[2].steps[0].problem?.suggestions.contains { $0.contains("basket of") } == false)
  }

  @Test func `an unknown sentence is answered with the phrase that was meant`() async throws {
    let run = try await PhraseRun("    Given a baskett of 3\n", phrases: Self.shopping)
    let fault = try #require(run.fault)
    #expect(fault.status == .undefined)
    #expect(fault.problem.suggestions.first?.hasPrefix("a basket of {int}") == true)
    let number = try await PhraseRun("    Given a basket of many\n", phrases: Self.shopping)
    #expect(number.fault?.problem.notes.first == "The step is: a basket of {int}")
  }
}
