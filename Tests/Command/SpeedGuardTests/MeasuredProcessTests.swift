import Testing

@testable import SpeedGuard

struct MeasuredProcessTests {
  @Test func `a program that ends with 0 was measured`() throws {
    let took = try #require(MeasuredProcess.run("/bin/sh", ["-c", "exit 0"])).took
    #expect(took.wallClock > 0)
    #expect(took.processors >= 0)
  }

  @Test func `what a program starts and waits for counts as its work`() throws {
    let script = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"
    let own = try #require(MeasuredProcess.run("/bin/sh", ["-c", script])).took
    let started = try #require(
      MeasuredProcess.run("/bin/sh", ["-c", "/bin/sh -c '\(script)'; exit 0"])
    ).took
    // Less than half would be the work of a shell that only waits.
    #expect(started.processors > own.processors / 2)
  }

  @Test(arguments: [("/bin/sh", ["-c", "echo no >&2; exit 3"]), ("/there/is/nothing", [])])
  func `what does not end with 0 was not measured`(path: String, arguments: [String]) {
    #expect(MeasuredProcess.run(path, arguments, isSilent: true) == nil)
  }

  @Test func `a program is started in the folder that is named`() {
    #expect(MeasuredProcess.run("/bin/sh", ["-c", "test $(pwd) = /usr"], in: "/usr") != nil)
    #expect(MeasuredProcess.run("/bin/sh", ["-c", "test $(pwd) = /usr"], in: "/") == nil)
  }

  @Test(arguments: [("/a/b/c", "/a/b"), ("c", ".")])
  func `a program lies in a folder`(path: String, folder: String) {
    #expect(Programs.folder(of: path) == folder)
  }
}
