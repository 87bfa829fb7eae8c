import Foundation
import Testing

@testable import RehearseCommand

/// Each test runs the command in a process of its own, which starts itself again when a scenario crashes it.
struct CrashRecoveryTests {
  private static let feature = """
    Feature: Crashes

      Scenario: Before
        Given the count is 3

      Scenario: Out of bounds
        Given the count is 3
        When the world ends

      Scenario: Too deep
        When the world never ends

      Scenario: Aborted
        When the world gives up

      Scenario: After
        Given the count is 1
        Then the count should be 1

    """

  /// Tells the next life which test it is in; the testing library forgets that once a test has begun.
  private static func keepExitTest() {
    let environment = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/environ"))) ?? Data()
    for entry in environment.split(separator: 0) {
      let text = String(decoding: entry, as: UTF8.self)
      guard text.hasPrefix("SWT_EXIT_TEST_ID="), let equals = text.firstIndex(of: "=") else {
        continue
      }
      setenv("SWT_EXIT_TEST_ID", String(text[text.index(after: equals)...]), 1)
    }
  }

  private static func play(workers: Int) async -> Int32 {
    keepExitTest()
    let recovery = CrashRecovery.install()
    // The process keeps its number over all its lives, so they share one folder.
    let name = "crash-\(ProcessInfo.processInfo.processIdentifier)"
    guard let bench = try? Bench(["Scenarios/crashes.feature": feature], name: name) else {
      return 99
    }
    defer { withExtendedLifetime(bench) {} }
    let console = Console(
      arguments: [
        "run", "--parallel", "\(workers)", "--format", "pretty", "--format", "junit:report.xml",
        "--order", "random",
      ],
      environment: [:], folder: WorkingFolder(path: bench.folder.path),
      output: DescriptorOutput(
        STDOUT_FILENO, skipping: recovery.record.outputBytes,
        didWrite: CrashHandler.didWriteOutput),
      errors: DescriptorOutput(
        STDERR_FILENO, skipping: recovery.record.errorBytes,
        didWrite: CrashHandler.didWriteErrors),
      readInput: { _ in [] }, elapsed: { .zero })
    return await RehearseCommand(steps: DemoWorld.steps).run(console, recovery)
  }

  @Test(.timeLimit(.minutes(2)))
  func `a report is complete although scenarios crash the run`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      exit(await Self.play(workers: 1))
    }
    try check(result)
  }

  @Test(.timeLimit(.minutes(2)))
  func `so it is with several workers`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      exit(await Self.play(workers: 4))
    }
    try check(result)
  }

  private func check(_ result: ExitTest.Result) throws {
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("5 scenarios: 2 passed, 3 failed\n"), "\(output)")
    #expect(output.contains("The scenario crashed the simulator (SIGSEGV)."))
    #expect(output.contains("The scenario crashed the simulator (SIGABRT)."))
    let headings = output.split(separator: "\n").filter { $0.hasPrefix("Feature: ") }
    #expect(headings.count == 1)
    for name in ["Before", "Out of bounds", "Too deep", "Aborted", "After"] {
      let lines = output.split(separator: "\n").filter { $0.contains(" \(name)  :") }
      #expect(lines.count == 1, "\(name)")
    }
  }
}
