import TestSupport
import Testing

@testable import Processes

@Suite(.closesRunFolder(RunFolder.close)) struct FinishedProcessTests {
  private static func shell(
    _ script: String, input: String = "", outputMax: Int = 1 << 20, milliseconds: Int64 = 20_000
  ) throws(FinishedProcess.Fault) -> FinishedProcess {
    try FinishedProcess(
      Launch(command: ["/bin/sh", "-c", script], environment: ["PATH=/usr/bin:/bin"], folder: "/"),
      input: Array(input.utf8), outputMax: outputMax, milliseconds: milliseconds)
  }

  @Test func `a tool gets its input and hands back what it wrote, and how it ended`() throws {
    let done = try Self.shell("cat; echo oh >&2; exit 3", input: "hello")
    #expect(String(decoding: done.output, as: UTF8.self) == "hello")
    #expect(String(decoding: done.errors, as: UTF8.self) == "oh\n")
    #expect(done.end == .exited(3))
  }

  @Test func `more than the pipes hold goes through both ways`() throws {
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    let done = try Self.shell("cat", input: text)
    #expect(done.output.count == text.utf8.count)
  }

  @Test func `a tool that reads nothing is no trouble`() throws {
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    #expect(try Self.shell("exit 0", input: text).end == .exited(0))
  }

  @Test func `a tool that is never ready is ended`() {
    #expect(throws: FinishedProcess.Fault.tooLate) {
      try Self.shell("sleep 60", milliseconds: 200)
    }
  }

  @Test func `a tool that never stops writing is ended`() {
    #expect(throws: FinishedProcess.Fault.tooMuch) {
      try Self.shell("while :; do echo more of it; done", outputMax: 100_000)
    }
  }

  @Test func `what a tool leaves running is ended with it`() throws {
    let done = try Self.shell("sleep 60 >/dev/null 2>&1 & echo $!")
    let pid = try #require(Int32(String(decoding: done.output.dropLast(), as: UTF8.self)))
    // Whoever puts away what has lost its parent may need a moment for it.
    for _ in 0..<500 where Executable.exists("/proc/\(pid)/exe") { _ = poll(nil, 0, 10) }
    #expect(!Executable.exists("/proc/\(pid)/exe"))
  }

  @Test func `a program that is not there is told as such`() {
    #expect(throws: FinishedProcess.Fault.notStarted(SystemError(code: 2))) {
      try FinishedProcess(
        Launch(command: ["/no/such/program"], environment: [], folder: "/"), input: [],
        outputMax: 1, milliseconds: 1_000)
    }
  }
}
