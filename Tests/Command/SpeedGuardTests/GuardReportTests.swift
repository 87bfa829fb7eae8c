import TestSupport
import Testing

@testable import SpeedGuard

struct GuardReportTests {
  private static let hash = "8e4c27ab322ace5680a35a90a380cc83df4c1584"

  /// Six pairs of which the first and the last are disturbed, so that there is a range.
  private static func pairs(_ before: Double, _ ratio: Double) -> PairedTimes {
    let now = [0.99, 1, 1, 1, 1, 1.01].map { before * ratio * $0 }
    return PairedTimes(before: Array(repeating: before, count: 6), now: now)
  }

  private static func row(
    _ name: String, _ seconds: Double, _ ratio: Double, processors: Double? = nil,
    goal: Double? = nil, notes: [String] = []
  ) -> RowResult {
    let measured = Measured(
      wallClock: pairs(seconds, ratio), processors: pairs(seconds * 2, processors ?? ratio))
    return RowResult(
      GuardRow(name, "what \(name) does", goal: goal), .measured(measured, notes: notes))
  }

  private static let unmeasured = RowResult(
    GuardRow("python", "an app in Python"),
    .notMeasured("there is no python3: install Python 3.10 or later"))
  private static let inMemory = RowResult(
    GuardRow("documents", "documents, in memory", goal: 0.66),
    .noProcess("no command does this alone; see rehearse-bench --only parsing"))
  private static let tooFew = RowResult(
    GuardRow("years", "a campaign of ten years"),
    .measured(
      Measured(
        wallClock: PairedTimes(before: [200, 201], now: [400, 400]),
        processors: PairedTimes(before: [199, 199], now: [398, 399])), notes: []))

  private static let noisy = RowResult(
    GuardRow("weeks", "a campaign of weeks"),
    .measured(
      Measured(
        wallClock: PairedTimes(before: [1, 1, 1, 1, 1, 1], now: [1.5, 1.5, 1.5, 1.5, 1.5, 0.9]),
        processors: pairs(1, 1)), notes: []))

  private static func excuses(_ lines: String...) throws -> ComparedWith {
    try ComparedWith(
      ([hash] + lines).joined(separator: "\n"), rows: ["trivial", "weeks", "start", "python"])
  }

  @Test func `the report says what both took, what is slower, excused and not known`() throws {
    let results = [
      Self.row("trivial", 0.46, 1.31, processors: 1.02, goal: 0.13),
      Self.row("scenarios", 5.1, 0.4, goal: 0.4, notes: ["251 of 263 files with features"]),
      Self.row("weeks", 20, 1.2, goal: 0.3), Self.row("start", 0.0042, 1.0),
      Self.row("audit", 1.2, 1, processors: 1.4), Self.row("explore", 0.25, 0.07, goal: 0.08),
      Self.unmeasured, Self.inMemory, Self.tooFew,
    ]
    let excuses = try Self.excuses(
      "trivial up to 1.2: each scenario has a record", "weeks up to 1.3: each point is checked",
      "start up to 1.5: there were completions", "python up to 1.5: it says more")
    let report = GuardReport(
      before: "8e4c27ab", results, comparedWith: excuses, showsGoals: true)
    try Snapshot.expect(report.text, matches: "slower.txt")
    #expect(report.exitCode == 1)
  }

  @Test func `a report without faults says so, and without goals where they are of another commit`()
    throws
  {
    let report = GuardReport(
      before: "0123abcd", [Self.row("trivial", 0.46, 1, goal: 0.13), Self.inMemory])
    try Snapshot.expect(report.text, matches: "same.txt")
    #expect(report.exitCode == 0)
  }

  struct Ending: CustomTestStringConvertible {
    let testDescription: String
    let results: [RowResult]
    var lines: [String] = []
    let code: Int32
  }

  @Test(arguments: [
    Ending(testDescription: "nothing is slower", results: [row("weeks", 1, 1.05)], code: 0),
    Ending(testDescription: "a row is slower", results: [row("weeks", 1, 1.2)], code: 1),
    Ending(
      testDescription: "only the processors have more work",
      results: [row("weeks", 1, 1, processors: 1.2)], code: 1),
    Ending(
      testDescription: "it is excused", results: [row("weeks", 1, 1.2)],
      lines: ["weeks up to 1.25: so"], code: 0),
    Ending(
      testDescription: "it is slower than its excuse", results: [row("weeks", 1, 1.4)],
      lines: ["weeks up to 1.25: so"], code: 1),
    Ending(
      testDescription: "the worse of both times is slower than the excuse",
      results: [row("weeks", 1, 1.2, processors: 1.4)], lines: ["weeks up to 1.25: so"], code: 1),
    Ending(
      testDescription: "another row is excused", results: [row("weeks", 1, 1.2)],
      lines: ["start up to 1.25: so"], code: 1),
    Ending(
      testDescription: "an excuse is not needed", results: [row("weeks", 1, 1)],
      lines: ["weeks up to 1.25: so"], code: 0),
    Ending(testDescription: "a row could not be measured", results: [unmeasured], code: 2),
    Ending(testDescription: "there are too few pairs", results: [tooFew], code: 2),
    Ending(testDescription: "noise hides whether it is slower", results: [noisy], code: 2),
    Ending(
      testDescription: "noise hides one row, another is slower",
      results: [noisy, row("start", 1, 1.2)], code: 1),
    Ending(
      testDescription: "one is slower, one could not be measured",
      results: [unmeasured, row("weeks", 1, 1.2)], code: 1),
    Ending(testDescription: "no process does it", results: [inMemory], code: 0),
  ])
  func `the exit code tells what is slower, and what is not known`(ending: Ending) throws {
    let excuses = try ComparedWith(
      ([Self.hash] + ending.lines).joined(separator: "\n"), rows: ["start", "weeks"])
    let report = GuardReport(before: "8e4c27ab", ending.results, comparedWith: excuses)
    #expect(report.exitCode == ending.code)
  }

  @Test(arguments: [
    (0.00123, "1.2 ms"), (0.0996, "99.6 ms"), (0.1, "0.10 s"), (0.456, "0.46 s"), (9.99, "9.99 s"),
    (21.44, "21.4 s"),
  ])
  func `times are shown in the unit that suits them`(seconds: Double, text: String) {
    #expect(GuardText.time(seconds) == text)
  }
}
