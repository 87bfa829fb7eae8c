import Gherkin
import ScenarioRunner
import Testing

@testable import ScenarioReports

/// Which failures have one cause, and what reports make of them.
struct FailureCauseTests {
  private static let definition = DefinitionReference(expression: "it rains", file: "A", line: 1)

  private static func result(
    _ name: String, _ message: String, _ definition: DefinitionReference? = definition,
    status: StepStatus = .failed, text: String = "it rains"
  ) throws -> ScenarioResult {
    let source = Source(
      uri: "\(name).feature", text: "Feature: F\n  Scenario: \(name)\n    Then \(text)\n")
    var ids = IDGenerator()
    let document = try Parser().parse(source, ids: &ids).get()
    let pickle = try #require(try PickleCompiler().pickles(of: document, ids: &ids).first)
    let scenario = PlannedScenario(
      pickle: pickle, profile: "iOS", index: 0, id: "\(source.uri):2", seed: 0)
    let step = StepResult(
      step: pickle.steps[0], status: status, definition: definition,
      problem: StepProblem(message))
    return ScenarioResult(scenario: scenario, status: status, steps: [step])
  }

  @Test(arguments: [
    ("The number of gaps differs.", "The number of gaps differs."),
    ("There is nothing called \"OK\" to tap.", "There is nothing called \"Cancel it\" to tap."),
    ("The popup “A” lies above it.", "The popup “B 2” lies above it."),
    ("1 point is missing after 2 min.", "12 points is missing after 1 h 30 min."),
    ("At 00:00:03 it ended.", "At 01:12:59 it ended."), ("It is 3.5 m away.", "It is 120 m away."),
    ("There is no `a`.", "There is no `b c`."),
  ])
  func `messages that differ in numbers, times and names are one`(one: String, other: String)
    throws
  {
    #expect(
      FailureCause(try Self.result("a", one)) == FailureCause(try Self.result("b", other)))
  }

  @Test(arguments: [
    ("The popup is missing.", "The button is missing."),
    ("It is 3 m away.", "It is 3 m near."), ("It is “A” or “B”.", "It is “A”."),
    ("Points are missing.", "Points are missing: 3."),
  ])
  func `messages that say something else are two`(one: String, other: String) throws {
    #expect(
      FailureCause(try Self.result("a", one)) != FailureCause(try Self.result("b", other)))
  }

  @Test func `the same message of another sentence, or another end, is another cause`() throws {
    let cause = FailureCause(try Self.result("a", "No."))
    let elsewhere = DefinitionReference(expression: "it rains", file: "A", line: 2)
    let loop = DefinitionReference(expression: "it snows", file: "A", line: 1)
    #expect(cause != FailureCause(try Self.result("a", "No.", elsewhere)))
    #expect(cause != FailureCause(try Self.result("a", "No.", loop)))
    #expect(cause != FailureCause(try Self.result("a", "No.", status: .invalid)))
  }

  @Test func `the same message of another name is another cause, and of another number it is not`()
    throws
  {
    func failing(_ text: String) throws -> FailureCause {
      FailureCause(try Self.result("a", "The metric differs.", text: text))
    }
    let points = try failing("the metric \"Points\" is \"9\"")
    #expect(try points == failing("the metric \"Points\" is \"12\""))
    #expect(try points != failing("the metric \"Distance\" is \"9\""))
  }

  @Test func `sentences that nobody knows are one where their words are`() throws {
    func unknown(_ text: String) throws -> FailureCause {
      FailureCause(try Self.result("a", "Unknown.", nil, status: .undefined, text: text))
    }
    #expect(try unknown("5 minuts pass") == unknown("12 minuts pass"))
    #expect(try unknown("5 minuts pass") != unknown("5 hurs pass"))
  }

  @Test func `each cause has its first scenario, the names of ten others, and their number`()
    throws
  {
    var failures = FailuresByCause<String>()
    for index in 0..<13 {
      let result = try Self.result("s\(index)", index == 1 ? "Other." : "Message \(index).")
      failures.add(result) { result.scenario.pickle.name }
    }
    #expect(failures.groups.map(\.first) == ["s0", "s1"])
    #expect(failures.groups.map(\.count) == [12, 1])
    #expect(failures.groups[0].others.map(\.name) == (2...11).map { "s\($0)" })
    #expect(failures.groups[0].others.first?.place == "s2.feature:2")
    #expect(failures.groups[0].rest == "… and 1 more")
    #expect(failures.groups[1].rest == nil)
  }

  private static func report(_ reporter: some Reporter, count: Int) throws -> String {
    var reporter = reporter
    var sink = ByteSink()
    reporter.report(.runStarted(RunInfo(version: "1")), to: &sink)
    for index in 0..<count {
      let result = try result("s\(index)", "It is \(index) m away.")
      reporter.report(.scenarioFinished(result), to: &sink)
    }
    reporter.report(.runFinished(RunSummary()), to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test func `a terminal has one block of one cause`() throws {
    let text = try Self.report(ProgressReporter(), count: 12)
    #expect(text.contains("\n1) failed: 12 scenarios in the same way\n   F\n   s0\n"))
    #expect(!text.contains("2) "))
    let names = (1...10).map { "     s\($0)  s\($0).feature:2\n" }.joined()
    #expect(
      text.contains("\n   11 more scenarios in the same way:\n\(names)     … and 1 more\n\n"))
  }

  @Test(arguments: [(10, 10, 0), (11, 9, 2), (60, 9, 51)])
  func `GitHub gets ten annotations, of which the last one counts and names the rest`(
    count: Int, whole: Int, more: Int
  ) throws {
    var reporter = GitHubReporter()
    var sink = ByteSink()
    for number in 0..<count {
      let words = String(repeating: "so ", count: number)
      let result = try Self.result("s\(number)", "It is \(words)wet.")
      reporter.report(.scenarioFinished(result), to: &sink)
    }
    reporter.report(.runFinished(RunSummary()), to: &sink)
    let lines = String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count { $0.contains("file=") } == whole)
    #expect(errors.count == (more > 0 ? 10 : whole))
    guard more > 0 else { return }
    let last = try #require(errors.last)
    #expect(
      last.hasPrefix("::error title=\(more) more::s9.feature:3  failed%3A s9%0A")
        || last.hasPrefix("::error title=\(more) more::s9.feature:3  failed: s9%0A"), "\(last)")
    #expect(last.contains("… and \(more - 41) more") == (more > 41))
  }

  @Test func `a build server has one annotation of one cause`() throws {
    let lines = try Self.report(GitHubReporter(), count: 3).split(separator: "\n")
      .filter { $0.hasPrefix("::error") }
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(
      line.hasPrefix("::error file=s0.feature,line=3,col=5,title=failed%3A s0%2C and 2 more"))
    #expect(
      line.hasSuffix(
        "%0A2 more scenarios in the same way:%0As1 s1.feature:2%0As2 s2.feature:2"))
  }

  @Test func `a summary has one entry of one cause`() throws {
    let text = try Self.report(SummaryReporter(), count: 3)
    #expect(text.split(separator: "<details>").count == 2)
    #expect(text.contains(", and 2 more scenarios in the same way</summary>"))
    #expect(text.contains("\n  s2  s2.feature:2\n"))
  }
}
