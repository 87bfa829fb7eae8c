import Foundation
import Synchronization
import Testing

@testable import RehearseCommand

struct ProgressBarTests {
  private func line(
    _ done: Int, of total: Int, failed: Int = 0, after seconds: Double, columns: Int = 100
  ) -> String {
    var bar = ProgressBar(total: total)
    bar.done = done
    bar.failed = failed
    return bar.line(after: .seconds(seconds), columns: columns)
  }

  @Test func `a bar says how far, how fast and how long`() {
    #expect(
      line(4500, of: 10_000, failed: 2, after: 3.75)
        == "[##########--------------]   45 %  4,500 of 10,000  2 failed  1,200/s  5 s left")
    #expect(
      line(10_000, of: 10_000, after: 8)
        == "[########################]  100 %  10,000 of 10,000  1,250/s  0 s left")
    #expect(line(0, of: 20, after: 2) == "[------------------------]    0 %  0 of 20")
  }

  @Test(arguments: [
    (1, 100, 2.0, "30/min  3 min 18 s left"), (3, 100, 2.0, "1.5/s  1 min 5 s left"),
    (1, 10_000, 60.0, "1/min  99 h 59 min left"), (25, 100, 2.0, "12/s  6 s left"),
  ])
  func `slow runs have units of their own`(
    done: Int, total: Int, seconds: Double, expected: String
  ) {
    #expect(line(done, of: total, after: seconds).hasSuffix("  " + expected))
  }

  @Test(arguments: Array(0...120))
  func `a bar never is wider than its terminal`(columns: Int) {
    let text = line(4500, of: 10_000, failed: 2, after: 3.75, columns: columns)
    #expect(text.count <= columns)
    #expect(columns < 5 || text.contains("45 %"))
  }

  private static let many =
    "Feature: F\n"
    + (1...50).map { "\n  Scenario: S\($0)\n    Given the count is \($0)\n" }.joined()

  /// Runs with a terminal for a bar and a clock that goes on by 300 ms whenever it is read.
  private func run(
    _ arguments: [String], isTerminal: Bool = true, reportIsTerminal: Bool = false,
    environment: [String: String] = [:]
  ) async throws -> (bar: String, code: Int32) {
    let bench = try Bench(["Scenarios/a.feature": Self.many])
    let terminal = MemoryOutput(isTerminal: isTerminal)
    let ticks = Atomic<Int>(0)
    let console = Console(
      arguments: arguments, environment: environment,
      folder: WorkingFolder(path: bench.folder.path),
      output: MemoryOutput(isTerminal: reportIsTerminal), errors: MemoryOutput(),
      readInput: { _ in [] },
      elapsed: { .milliseconds(300 * ticks.add(1, ordering: .relaxed).newValue) },
      progress: ProgressTerminal(output: terminal, columns: { 80 }))
    let code = await RehearseCommand(steps: DemoWorld.steps).run(console)
    return (terminal.text, code)
  }

  @Test(arguments: [
    ["run", "--quiet"], ["run", "--format", "junit"], ["requirements", "--spec", "none.md"],
  ])
  func `a long run shows a bar and erases it`(arguments: [String]) async throws {
    let outcome = try await run(arguments)
    let pieces = outcome.bar.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(pieces.count > 10)
    #expect(pieces.first == "" && pieces.last == "")
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0.hasPrefix("[") && $0.count < 80 })
    #expect(pieces.contains { $0.contains(" of 50") })
    #expect(!outcome.bar.contains("\n"))
  }

  @Test func `nothing is drawn where nobody looks, or where the report is in its place`()
    async throws
  {
    let quiet = ["run", "--quiet"]
    #expect(try await run(quiet, isTerminal: false).bar == "")
    #expect(try await run(quiet, environment: ["CI": "true"]).bar == "")
    #expect(try await run(quiet, environment: ["TERM": "dumb"]).bar == "")
    #expect(try await run(["run"], reportIsTerminal: true).bar == "")
    #expect(try await run(["run", "-f", "progress"], reportIsTerminal: true).bar == "")
    #expect(try await run(["run"], reportIsTerminal: false).bar != "")
  }

  @Test func `a short run shows no bar`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.many])
    let terminal = MemoryOutput(isTerminal: true)
    let console = Console(
      arguments: ["run", "-q"], environment: [:], folder: WorkingFolder(path: bench.folder.path),
      output: MemoryOutput(), errors: MemoryOutput(), readInput: { _ in [] },
      elapsed: { .milliseconds(900) },
      progress: ProgressTerminal(output: terminal, columns: { 80 }))
    #expect(await RehearseCommand(steps: DemoWorld.steps).run(console) == 0)
    #expect(terminal.text == "")
  }
}
