import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

/// Phrases that cannot be played as they are used.
struct PhraseRefusalTests {
  @Test(arguments: [
    (
      "Phrase: all is well\n  When the fog thickens\n", "    Then all is well\n",
      "The phrase “all is well” checks nothing, so it cannot follow a Then."
    ),
    (
      "Phrase: all is well\n  Given the basket has 1 apple\n  Then the basket holds 1 apple\n",
      "    Then all is well\n",
      "This step of a phrase arranges something, so the phrase cannot follow a Then."
    ),
    (
      "Phrase: all is well\n  * the basket has 1 apple\n  Then the basket holds 1 apple\n",
      "    Then all is well\n",
      "This sentence arranges something and checks nothing, so it cannot follow a Then."
    ),
    (
      "Phrase: all is well\n  When nested\nPhrase: nested\n  Given the basket has 1 apple\n  "
        + "Then the basket holds 1 apple\n",
      "    Then all is well\n",
      "This step of a phrase arranges something, so the phrase cannot follow a Then."
    ),
    (
      "Phrase: a\n  Given b\nPhrase: b\n  Given c\nPhrase: c\n  Given b\n", "    Given a\n",
      "The phrase leads back to itself, so it would never end."
    ),
    (
      "Phrase: a\n  Given the fog thickens\n", "    Given a\n      | x |\n",
      "This phrase takes nothing under its line, but a table stands there."
    ),
    (
      "Phrase: a\n  Given these fruits:\n    | <table> |\n", "    Given a\n",
      "This phrase needs a table under its line, but nothing stands there."
    ),
  ])
  func `a phrase that means nothing there is refused`(
    phrases: String, steps: String, message: String
  ) async throws {
    for dryRun in [false, true] {
      let run = try await PhraseRun(steps, phrases: phrases, dryRun: dryRun)
      #expect(run.fault?.problem.message == message)
      #expect(run.fault?.status == .invalid)
    }
  }

  @Test func `a check in a phrase is a check, whatever comes before it`() async throws {
    let run = try await PhraseRun(
      "    Given the basket has 2 apples\n    Then one is left\n",
      phrases:
        "Phrase: one is left\n  When the customer takes 1 apple\n  Then the basket holds 1 apple\n")
    #expect(run.results.map(\.status) == [.passed])
  }

  @Test func `a way that leads back is named`() async throws {
    let run = try await PhraseRun(
      "    Given a\n", phrases: "Phrase: a\n  Given b\nPhrase: b\n  Given c\nPhrase: c\n  Given b\n"
    )
    #expect(
      run.fault?.problem.notes == [
        "The way is: “b” (shop/own.phrases:3), then “c” (shop/own.phrases:5), then “b” (shop/own.phrases:3)."
      ])
  }

  @Test func `a sentence of two meanings is told with both, near or far`() async throws {
    let far = Source(uri: "other.phrases", text: "Phrase: the fog goes\n  Given the fog thickens\n")
    let twice = try await PhraseRun(
      "    Given the fog goes\n", phrases: "Phrase: the fog goes\n  When a number is drawn\n",
      more: [far])
    #expect(twice.fault?.status == .ambiguous)
    #expect(
      Set(twice.fault?.problem.candidates ?? []) == [
        "the fog goes  (other.phrases:1)", "the fog goes  (shop/own.phrases:1)",
        try Self.known("the fog {word}"),
      ])
    let known = try await PhraseRun(
      "    Given the apples spoil\n",
      phrases: "Phrase: the apples spoil\n  When a number is drawn\n")
    #expect(
      known.fault?.problem.candidates == [
        "the apples spoil  (shop/own.phrases:1)", try Self.known("the apples spoil"),
      ])
  }

  private static func known(_ text: String) throws -> String {
    let definition = try Basket.library.definitions.first { $0.expression.source == text }
    return "\(text)  (\(definition?.reference.place ?? ""))"
  }

  @Test func `phrases are nested to a bound`() async throws {
    let chain = (0..<20).map { "Phrase: level \($0)\n  Given level \($0 + 1)\n" }.joined()
    let run = try await PhraseRun(
      "    Given level 5\n    Given level 0\n",
      phrases: chain + "Phrase: level 20\n  Given the fog thickens\n")
    #expect(run.results.first?.steps.map(\.status) == [.passed, .invalid])
    #expect(run.fault?.problem.message == "Phrases stand in phrases more than 16 deep.")
  }

  @Test func `phrases that multiply end in a named error`() async throws {
    let wide = (0..<8).map { level in
      "Phrase: level \(level)\n" + String(repeating: "  Given level \(level + 1)\n", count: 10)
    }.joined()
    let run = try await PhraseRun(
      "    Given level 0\n", phrases: wide + "Phrase: level 8\n  Given the fog thickens\n")
    #expect(run.results.first?.steps.count == 10_001)
    #expect(
      run.fault?.problem.message
        == "The scenario is too long: its phrases stand for more than 10000 steps.")
  }

  @Test func `texts that multiply end in a named error`() async throws {
    let doubling = (0..<14).map { level in
      "Phrase: level \(level):\n  Given level \(level + 1):\n    \"\"\"\n    <text><text><text>\n    \"\"\"\n"
    }.joined()
    let run = try await PhraseRun(
      "    Given level 0:\n      \"\"\"\n      \(String(repeating: "x", count: 1_000))\n      \"\"\"\n",
      phrases: doubling
        + "Phrase: level 14:\n  Given this letter:\n    \"\"\"\n    <text>\n    \"\"\"\n")
    #expect(
      run.fault?.problem.message
        == "The scenario is too long: the steps of its phrases have more than 16777216 bytes.")
  }
}
