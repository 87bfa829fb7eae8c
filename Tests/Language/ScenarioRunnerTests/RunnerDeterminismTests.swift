import Gherkin
import ScenarioRunner
import Testing

struct RunnerDeterminismTests {
  /// Scenarios of all endings over many files, on one or two profiles.
  private static let sources = (0..<6).map { file in
    let scenarios = (0..<150).map { number in
      """
        \(number % 10 == 0 ? "@ios @android" : "@ios")
        Scenario: number \(number)
          Given the basket has \(number) apples
          When a number is drawn
          And \(number % 7) minutes pass
          \(step(number, file))
          Then the basket holds \(number) apples

      """
    }
    return Source(uri: "\(file).feature", text: "Feature: f\n" + scenarios.joined())
  }

  private static func step(_ number: Int, _ file: Int) -> String {
    switch number % 50 {
    case 17: "And the customer takes 1 apple"
    case 23: "And nobody knows \(file)"
    case 31: "And the fog lifts"
    case 37: "And \(number) bananas pass"
    case 41: "And a step is unwritten"
    default: "And the fog thickens"
    }
  }

  private func transcript(_ options: RunOptions, _ selection: Selection) async throws -> [String] {
    try await Run(Self.sources, options: options, selection: selection).transcript
  }

  @Test(arguments: [RunOrder.defined, .random(seed: 11)])
  func `the report is the same for any number of workers`(order: RunOrder) async throws {
    let selection = Selection(order: order)
    let one = try await transcript(RunOptions(workers: 1), selection)
    #expect(one.count > 6 * 150 * 8)
    for workers in [2, 3, 8] {
      #expect(try await transcript(RunOptions(workers: workers), selection) == one)
    }
  }

  @Test(arguments: [RunOrder.defined, .random(seed: 11)])
  func `a run that stops at the first fault is the same for any number of workers`(
    order: RunOrder
  ) async throws {
    let selection = Selection(order: order)
    let one = try await Run(Self.sources, options: RunOptions(failuresMax: 1), selection: selection)
    let fault = try #require(one.results.firstIndex { !$0.status.isAcceptable })
    #expect(one.results[..<fault].allSatisfy { $0.status == .passed })
    #expect(one.results[(fault + 1)...].allSatisfy { $0.status == .skipped })
    #expect(one.results.count == 990)
    for workers in [2, 8] {
      let options = RunOptions(workers: workers, failuresMax: 1)
      #expect(try await transcript(options, selection) == one.transcript)
    }
  }

  @Test func `results come in plan order however long a scenario takes`() async throws {
    let slowFirst = RunOptions(
      workers: 4,
      willRun: { index in
        var spin = index == 0 ? 3_000_000 : 0
        while spin > 0 { spin -= 1 }
      })
    let run = try await Run(Self.sources, options: slowFirst)
    #expect(run.results.map(\.scenario.index) == Array(0..<990))
  }

  @Test func `every scenario is announced once, on whatever worker`() async throws {
    let announced = Counter()
    let options = RunOptions(workers: 3, willRun: { _ in announced.increment() })
    _ = try await Run(Self.sources, options: options)
    #expect(announced.value == 990)
  }

  @Test func `chance is the scenario's own and the same alone as in a crowd`() async throws {
    let options = RunOptions(alwaysEvidence: true)
    let crowd = try await Run(Self.sources, options: options)
    let ids: Set = ["3.feature:5", "0.feature:3 (Android)"]
    let alone = try await Run(Self.sources, options: options, selection: Selection(ids: ids))
    #expect(!alone.results.isEmpty)
    for result in alone.results {
      let other = crowd.results.first { $0.scenario.id == result.scenario.id }
      #expect(other?.evidence == result.evidence)
      #expect(result.evidence?.facts.count == 1)
    }
  }

  @Test func `what did not pass can be run again by itself`() async throws {
    let first = try await Run(Self.sources)
    let again = try await Run(
      Self.sources, selection: Selection(ids: RerunList(text: first.summary.rerun.text).idSet))
    #expect(again.results.map(\.scenario.id) == first.summary.rerun.ids)
    #expect(again.results.allSatisfy { !$0.status.isAcceptable })
    #expect(!again.results.isEmpty)
  }
}
