import Foundation
import ScenarioRunner
import TestSupport
import Testing

@testable import RehearseCommand

/// The few things that only a process of its own can show.
struct ProcessTests {
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("rehearse")
  static let isBuilt = FileManager.default.isExecutableFile(atPath: executable.path)

  private func shell(_ script: String, in bench: Bench) throws -> (code: Int32, output: String) {
    try Program.run("/bin/sh", ["-c", script, "sh", Self.executable.path], in: bench.folder)
  }

  private func bench() throws -> Bench {
    let scenarios = (0..<500).map { "  Scenario: Number \($0)\n    Given nothing at all\n" }
    return try Bench(["many.feature": "Feature: Many\n" + scenarios.joined()])
  }

  @Test(.enabled(if: isBuilt))
  func `a reader that goes away is no error`() throws {
    let result = try shell(
      "{ \"$1\" parse many.feature; echo \"code $?\" >&2; } | head -c 1 > /dev/null",
      in: try bench())
    #expect(result.output == "code 0\n")
  }

  @Test(.enabled(if: isBuilt && FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told`() throws {
    let result = try shell("\"$1\" parse many.feature > /dev/full", in: try bench())
    #expect(result.code == 2)
    #expect(result.output.hasPrefix("error: standard output cannot be written: no space left"))
  }

  @Test(
    .enabled(if: isBuilt),
    arguments: [
      "init ios App", "init scenarios Linux", "run many.feature --format junit:Linux/a.xml",
    ])
  func `a file beyond the size that files may have is told, and nothing of it stays`(
    command: String
  ) throws {
    let bench = try bench()
    try bench.write("import SwiftUI\n", to: "App/A.swift")
    try bench.write("", to: "Linux/b")
    // Whoever starts the tests may ignore the signal, and a shell cannot take that back.
    let result = try shell(
      """
      start="env --default-signal=XFSZ"
      $start true 2> /dev/null || start=
      (ulimit -f 0; exec $start "$1" \(command)) | cat
      """, in: bench)
    #expect(result.output.contains("file too large"), "\(result.output)")
    #expect(!bench.files.contains { $0.hasSuffix(".tmp") }, "\(bench.files)")
  }

  @Test(.enabled(if: isBuilt), arguments: [5, 7, 9])
  func `too few files that may be open are told`(limit: Int) throws {
    let result = try shell(
      "(ulimit -n \(limit); exec \"$1\" run many.feature --parallel 2)", in: try bench())
    #expect(result.code == 70)
    #expect(result.output.hasPrefix("error: too few files can be open at once"))
  }

  @Test(.enabled(if: isBuilt), arguments: [130_000, 200_000, 400_000])
  func `too little memory is told`(kibibytes: Int) throws {
    let result = try shell(
      "(ulimit -v \(kibibytes); exec \"$1\" run many.feature)", in: try bench())
    #expect(result.code == 70)
    #expect(result.output.hasPrefix("error: too little memory may be asked for"))
  }

  @Test(.enabled(if: isBuilt))
  func `standard input is read to its end`() throws {
    let result = try shell(
      "cat many.feature | \"$1\" parse - --no-source --no-ast | wc -l", in: try bench())
    #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "500")
  }

  @Test(.enabled(if: isBuilt))
  func `the same run gives the same bytes`() throws {
    let result = try shell(
      """
      "$1" run many.feature --parallel 1 > one; echo "code $?"
      "$1" run many.feature --parallel 4 > four; echo "code $?"
      cmp one four && echo same
      """, in: try bench())
    #expect(result.output == "code 2\ncode 2\nsame\n")
  }

  @Test(.enabled(if: isBuilt))
  func `a run that plays nothing is no success`() throws {
    let good = "Feature: F\n  Scenario: S\n    Given nothing at all\n"
    let bench = try Bench([
      "s/a.feature": good, "e/a.feature": "Feature: E\n", "t/a.feature.txt": good,
    ])
    let result = try shell(
      """
      for options in "s --tags @other" "s --name other" "s/a.feature:9" \
        "s/a.feature --dry-run --tags @other" e t "s --rerun-failed=none --tags @other" \
        "s --shard 2/2"; do
        "$1" run $options > /dev/null 2>&1; echo "$? $options"
      done
      """, in: bench)
    let codes = result.output.split(separator: "\n").map { $0.prefix(2) }
    // A part may be empty where there are more parts than scenarios: the other parts play them.
    #expect(codes == Array(repeating: "2 ", count: 7) + ["0 "], "\(result.output)")
  }

  @Test func `a run that is interrupted says what it has played, and ends by the signal`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      signal(SIGTERM, SIG_DFL)
      let run = InterruptedRun(plannedCount: 12, writesFiles: true)
      for status in [StepStatus.passed, .failed, .passed] { run.add(status) }
      let watch = run.watch()
      kill(getpid(), SIGTERM)
      _ = poll(nil, 0, 10_000)
      watch.stop()
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      errors.contains(
        """
        error: the run was interrupted: 3 of 12 scenarios were played, 2 passed, 1 failed
        note: the reports in files are not there, or not whole
        """), "\(errors)")
  }

  @Test func `a watch that is over lets signals end the process as ever`() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]
    ) {
      signal(SIGINT, SIG_DFL)
      InterruptedRun(plannedCount: 1, writesFiles: false).watch().stop()
      kill(getpid(), SIGINT)
      _ = poll(nil, 0, 10_000)
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!errors.contains("interrupted"))
  }

  @Test func `an interrupt waits until a file is whole`() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGINT), observing: [\.standardOutputContent]
    ) {
      // A shell that starts this in the background has it ignore the signal.
      signal(SIGINT, SIG_DFL)
      Interrupts.deferred {
        kill(getpid(), SIGINT)
        usleep(100_000)
        _ = FileCalls.writeBytes(STDOUT_FILENO, "whole", 5)
      }
      usleep(1_000_000)
      _ = FileCalls.writeBytes(STDOUT_FILENO, "never", 5)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("whole") && !output.contains("never"))
  }
}
