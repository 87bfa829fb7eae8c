import Gherkin
import ScenarioRunner
import Testing

struct StepBindingTests {
  private func only(_ step: String, keyword: String = "Given") async throws -> StepResult {
    let run = try await Run("Feature: f\n  Scenario: s\n    \(keyword) \(step)\n")
    let result = try #require(run.results.first)
    return try #require(result.steps.first)
  }

  @Test(
    arguments: [
      ("12 bananas pass", "“12 bananas” is not a length of time", "“5 minutes”"),
      ("the basket has many apples", "“many” is not", "for example"),
      ("the customer buys figs for 2 coins", "“figs” is not", "for example"),
    ])
  func `a wrong argument is told with its place, what was expected and an example`(
    step: String, fault: String, example: String
  ) async throws {
    let result = try await only(step)
    // No definition matches it, so other Cucumbers call it undefined.
    #expect(result.status == .undefined)
    #expect(result.problem?.snippet?.contains("example: \"\(step)\"") == true)
    let message = try #require(result.problem?.message)
    #expect(message.contains(fault))
    #expect(message.contains(example))
    #expect(result.definition == nil)
    let range = try #require(result.problem?.fault)
    let words = String(
      result.step.text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    #expect(message.contains("“\(words)”"))
  }

  @Test(arguments: ["the tests pass", "the customer takes all of the many red apples"])
  func `words that are no attempt at an argument make the step undefined`(
    step: String
  ) async throws {
    #expect(try await only(step).status == .undefined)
  }

  @Test func `the whole line must match`() async throws {
    #expect(try await only("the basket has 3 apples today").status == .undefined)
    #expect(try await only("now the basket has 3 apples").status == .undefined)
  }

  @Test
  func `of very many unknown sentences the first ones get suggestions, for any number of workers`()
    async throws
  {
    let most = RunOptions.suggestedTextsMax
    let lines = (0..<(most + 40)).flatMap { number -> [String] in
      [
        "  Scenario: s\(number)", "    Given the basket hat \(number) aples",
        "    Given no such thing",
      ]
    }
    let text = (["Feature: f"] + lines).joined(separator: "\n")
    let alone = try await Run(text)
    let together = try await Run(text, options: RunOptions(workers: 4))
    #expect(alone.transcript == together.transcript)
    let firsts = alone.results.compactMap { $0.steps.first?.problem }
    // One of the first is the sentence that every scenario has.
    let suggested = firsts.map { !$0.suggestions.isEmpty }
    #expect(!suggested.prefix(most - 1).contains(false))
    #expect(!suggested.dropFirst(most - 1).contains(true))
    #expect(
      firsts.last?.notes.last
        == "The nearest steps are looked up for the first \(most) unknown sentences of a run only.")
    #expect(firsts.last?.snippet == nil)
  }

  @Test(arguments: [1, 250], [1, 250])
  func `which unknown sentences get suggestions does not depend on workers, scenarios and files`(
    fileCount: Int, scenarioCount: Int
  ) async throws {
    let lines = (0..<250).map { "    Given the basket hat \($0) aples\n" }
    // As many scenarios as there are lines at most, dealt to the files.
    let scenarios = stride(from: 0, to: 250, by: 250 / scenarioCount).map { start in
      "  Scenario: s\(start)\n" + lines[start..<start + 250 / scenarioCount].joined()
    }
    let files = (0..<fileCount).map { number in
      let own = scenarios.indices.filter { $0 * fileCount / scenarios.count == number }
      return Source(
        uri: "\(number).feature",
        text: "Feature: f\(number)\n" + own.map { scenarios[$0] }.joined())
    }
    let alone = try await Run(files)
    let together = try await Run(files, options: RunOptions(workers: 4))
    #expect(alone.transcript == together.transcript)
    let problems = alone.results.flatMap { $0.steps.compactMap(\.problem) }
    #expect(problems.count == 250)
    let most = RunOptions.suggestedTextsMax
    #expect(problems.prefix(most).allSatisfy { !$0.suggestions.isEmpty && $0.snippet != nil })
    #expect(problems.dropFirst(most).allSatisfy { $0.suggestions.isEmpty && $0.snippet == nil })
  }

  @Test func `an undefined step names the nearest known ones`() async throws {
    let problem = try #require(try await only("the basket hold 2 apple").problem)
    let nearest = try #require(problem.suggestions.first)
    #expect(nearest.hasPrefix("the basket holds {int} apple(s)"))
    #expect(nearest.contains("for example: the basket holds 2 apples"))
    #expect(problem.suggestions.count <= 3)
  }

  @Test func `a check and the same check with a modifier are suggested once`() async throws {
    let problem = try #require(try await only("the basket hold 2 apple").problem)
    #expect(problem.suggestions.count { $0.contains("the basket holds {int} apple(s)") } == 1)
  }

  @Test(arguments: ["Then", "Then the basket holds 0 apples\n    And"])
  func `a sentence that arranges something does not stand for a check`(
    keyword: String
  ) async throws {
    var library = try Basket.library
    library.refusesArrangingInChecks = true
    let run = try await Run(
      "Feature: f\n  Scenario: s\n    \(keyword) the basket has 3 apples\n", library: library)
    let result = try #require(run.results.first?.steps.last)
    #expect(result.status == .invalid)
    let problem = try #require(result.problem)
    #expect(problem.message.contains("checks nothing"))
    #expect(problem.suggestions.first?.hasPrefix("the basket holds {int} apple(s)") == true)
  }

  @Test(arguments: ["Given", "When", "*"])
  func `a sentence that arranges something may stand anywhere else`(
    keyword: String
  ) async throws {
    #expect(try await only("the basket has 3 apples", keyword: keyword).status == .passed)
  }

  @Test(arguments: [
    "the basket holds 0 apples.", "the basket  holds 0 apples", "The basket holds 0 apples",
  ])
  func `a step that is right but for slips of typing is shown without them`(
    step: String
  ) async throws {
    let result = try await only(step)
    #expect(result.status == .undefined)
    let problem = try #require(result.problem)
    #expect(
      problem.notes == ["Without the slips of typing it is known: the basket holds 0 apples"])
    #expect(problem.snippet == nil)
  }

  @Test(arguments: ["the basket holds <count> apples", "the customer dreams of <count>"])
  func `a placeholder that nothing filled in is told`(step: String) async throws {
    let notes = try #require(try await only(step).problem?.notes)
    #expect(notes.contains("No column of the scenario's examples is called \"count\"."))
  }

  @Test func `both definitions of an ambiguous step are named with file and line`() async throws {
    let result = try await only("the fog lifts")
    #expect(result.status == .ambiguous)
    let candidates = try #require(result.problem?.candidates)
    #expect(candidates.count == 2)
    #expect(
      candidates.first?.hasPrefix("the fog {word}  (ScenarioRunnerTests/Basket.swift:") == true)
    #expect(candidates.last?.hasPrefix("the fog lifts  (ScenarioRunnerTests/Basket.swift:") == true)
  }

  @Test func `the snippet declares the step in our own language`() async throws {
    let snippet = try await only("the customer eats 2 figs", keyword: "When").problem?.snippet
    #expect(
      snippet == """
        library.when(
          "the customer eats {int} figs",
          "What the step does.",
          example: "the customer eats 2 figs"
        ) { (world: inout Basket, int: Int) in
          throw PendingStep("The step is not written yet.")
        }
        """)
  }

  @Test func `the snippet of a quoted text is a raw literal and numbers its arguments`()
    async throws
  {
    let step = #"the label says "a" and "b""#
    let snippet = try #require(try await only(step, keyword: "Then").problem?.snippet)
    #expect(snippet.hasPrefix("library.then(\n  \"the label says {string} and {string}\","))
    #expect(snippet.contains("example: #\"\(step)\"#"))
    #expect(snippet.contains("(world: inout Basket, string: String, string2: String)"))
  }

  @Test func `the snippet takes the table that stands under the step`() async throws {
    let snippet = try await only("these are new\n      | a |").problem?.snippet
    #expect(snippet?.contains("(world: inout Basket, table: DataTableArgument)") == true)
  }

  @Test func `a table reaches the body`() async throws {
    let run = try await Run(
      """
      Feature: f
        Scenario: s
          Given these fruits:
            | name | price |
            | fig  | 1     |
            | plum | 2     |
      """, options: RunOptions(alwaysEvidence: true))
    #expect(run.results.first?.evidence?.facts == ["fruits: fig+plum"])
  }

  @Test func `a doc string reaches the body`() async throws {
    let run = try await Run(
      """
      Feature: f
        Scenario: s
          Given this letter:
            ```json
            {}
            ```
      """, options: RunOptions(alwaysEvidence: true))
    #expect(run.results.first?.evidence?.facts == ["json: {}"])
  }

  @Test(
    arguments: [
      ("these fruits:", "This step needs a table under its line, but nothing stands there."),
      (
        "these fruits:\n      \"\"\"\n      x\n      \"\"\"",
        "This step needs a table under its line, but a doc string stands there."
      ),
      ("this letter:\n      | a |", "needs a doc string under its line, but a table"),
      ("the basket has 1 apple\n      | a |", "takes nothing under its line, but a table"),
    ])
  func `a table or doc string that is missing or not wanted is told`(
    step: String, message: String
  ) async throws {
    let result = try await only(step)
    #expect(result.status == .invalid)
    #expect(result.problem?.message.contains(message) == true)
  }

  @Test func `a table without the wanted column is told with the columns it has`() async throws {
    let result = try await only("these fruits:\n      | kind |\n      | fig |")
    #expect(result.status == .invalid)
    #expect(result.problem?.message == "The table has no column “Name”.")
    #expect(result.problem?.notes == ["Its columns are: “kind”"])
  }

  @Test func `a number too large for its type is told`() async throws {
    let result = try await only("the basket has 99999999999999999999 apples")
    #expect(result.status == .invalid)
    #expect(result.problem?.message.contains("“99999999999999999999”") == true)
  }

  @Test func `a step too long to be matched is told with the bound`() async throws {
    let result = try await only(String(repeating: "very ", count: 2_000) + "long")
    #expect(result.status == .invalid)
    #expect(result.problem?.message == "The step is 10004 bytes long; the most is 4096.")
  }

  @Test func `the same text under different keywords has the right snippet each`() async throws {
    let run = try await Run("Feature: f\n  Scenario: s\n    Given it is new\n    When it is new\n")
    let snippets = run.results.flatMap(\.steps).compactMap { $0.problem?.snippet?.prefix(14) }
    #expect(snippets == ["library.given(", "library.when(\n"])
  }

  @Test func `more texts than the table of bound steps holds are still bound`() async throws {
    let steps = (0..<20_000).map { "    * the basket has \($0) apples\n" }.joined()
    let run = try await Run(
      "Feature: f\n  Scenario: s\n\(steps)    * the basket holds 19999 apples")
    #expect(run.results.map(\.status) == [.passed])
    #expect(run.summary.steps[.passed] == 20_001)
  }
}
