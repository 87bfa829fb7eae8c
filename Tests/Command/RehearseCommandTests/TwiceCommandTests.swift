import Foundation
import TestSupport
import Testing

/// `rehearse run --twice` with apps in processes of their own, as a user calls it.
struct TwiceCommandTests {
  private static let plist = """
    <plist version="1.0"><dict><key>NSLocationWhenInUseUsageDescription</key><string>To see.</string></dict></plist>
    """

  private static let feature = """
    @ios
    Feature: The board

      Scenario: It is read
        Given the app "Board" is installed
        When the user opens the app
        And 3 seconds pass
        And the user taps "Read"
        Then the screen shows "Read"

    """

  /// An app that shows what `read()` returns when its control is tapped.
  private static func program(_ read: String) -> String {
    """
    import json, os, random, sys, time
    def read():
    \(read.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    def screen(text):
        return {"screen": {"title": "Board", "message": text, "controls": [{"label": "Read"}]}}
    for line in sys.stdin:
        message = json.loads(line)
        result = {}
        if message["method"] == "start":
            result = {"protocol": 1, **screen("Unread")}
        elif message["params"]["signal"]["kind"] == "tapped":
            result = screen("Read " + read())
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    """
  }

  private func bench(_ read: String) throws -> Bench {
    try Bench([
      "board/app.json":
        #"{"name": "Board", "command": ["python3", "app.py"], "infoPlist": "Info.plist"}"#,
      "board/app.py": Self.program(read), "board/Info.plist": Self.plist,
      "board/read.feature": Self.feature,
    ])
  }

  private func rehearse(_ arguments: [String], in bench: Bench) throws -> (
    code: Int32, output: String
  ) {
    try Program.run(ProcessTests.executable.path, ["run"] + arguments, in: bench.folder)
  }

  @Test(
    .enabled(if: ProcessTests.isBuilt),
    arguments: [
      "return str(time.time_ns())",
      "return str(random.random())",
      "return str(list({object() for _ in range(9)}))",
      "return str(os.getpid())",
      "open('../reads', 'a').write('x')\nreturn str(os.path.getsize('../reads'))",
    ])
  func `an app that is not the same twice is green once, and never with the option`(
    _ read: String
  ) throws {
    let bench = try bench(read)
    let once = try rehearse(["board"], in: bench)
    #expect(once.code == 0, "\(once.output)")
    let twice = try rehearse(["board", "--twice"], in: bench)
    #expect(twice.code == 1, "\(twice.output)")
    #expect(
      twice.output.contains("answered signal 5 (tapped), at 00:00:03, otherwise"), "\(twice.output)"
    )
    #expect(twice.output.contains("1 failed"), "\(twice.output)")
  }

  @Test(.enabled(if: ProcessTests.isBuilt)) func `an app that is the same twice passes`() throws {
    let kept =
      "open(os.environ['HOME'] + '/reads', 'a').write('x')\n"
      + "return str(os.path.getsize(os.environ['HOME'] + '/reads'))"
    let result = try rehearse(["board", "--twice"], in: bench(kept))
    #expect(result.code == 0 && result.output.contains("1 passed"), "\(result.output)")
  }

  @Test(.enabled(if: ProcessTests.isBuilt)) func `the failure says what differed and what to do`()
    throws
  {
    let bench = try bench(
      "open('../reads', 'a').write('x')\nreturn str(os.path.getsize('../reads'))")
    let result = try rehearse(["board", "--twice", "--parallel", "1"], in: bench)
    try Snapshot.expect(result.output, matches: "twice.txt")
  }

  @Test(.enabled(if: ProcessTests.isBuilt))
  func `a crash is the same twice, wherever the app lay in the memory`() throws {
    let crash = """
      sys.stderr.write('Fatal error: None\\n*** Program crashed: at 0x%x ***\\n' % time.time_ns())
      sys.stderr.write('Thread 0 crashed:\\n0 0x%x a() in b at /b.swift:1:1\\n' % time.time_ns())
      sys.stderr.flush()
      os.kill(os.getpid(), 9)
      return ''
      """
    let twice = try rehearse(["board", "--twice"], in: bench(crash))
    #expect(twice.code == 1)
    #expect(!twice.output.contains("Played a second time"), "\(twice.output)")
    #expect(twice.output.contains("It wrote: Fatal error: None"), "\(twice.output)")
    #expect(twice.output.contains("There: a() at /b.swift:1:1"), "\(twice.output)")
  }
}
