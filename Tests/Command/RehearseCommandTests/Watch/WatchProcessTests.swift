import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// A watch in a terminal of its own, from the first round to its end; a terminal is what only Python gives a test.
struct WatchProcessTests {
  private static let isPossible =
    ProcessTests.isBuilt && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  private static func feature(tapping button: String) -> String {
    """
    Feature: Pets near me

      Scenario: A user who refused location can still browse
        Given the pet listing app is installed
        And location permission is denied
        When the user opens the app
        And the user taps "\(button)"
        Then the listings are shown

    """
  }

  /// Plays, waits for the keys, mends the feature, plays it, asks for everything, and ends the watch in the way that is asked for.
  private static let script = """
    import os, select, signal, subprocess, sys, termios, time
    program, way, mended = sys.argv[1:]
    master, slave = os.openpty()
    before = termios.tcgetattr(slave)
    # Whoever runs tests may keep these signals from all that it starts; a shell does not.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    watch = subprocess.Popen(
        [program, "run", "--watch", "--format", "progress", "--format", "junit:report.xml"],
        stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    seen = b""

    def until(*texts):
        global seen
        end = time.monotonic() + 60
        for text in texts:
            while text.encode() not in seen:
                if time.monotonic() > end:
                    sys.exit("not seen: %s\\n%s" % (text, seen.decode(errors="replace")))
                if select.select([master], [], [], 0.1)[0]:
                    seen += os.read(master, 65536)
            seen = seen.split(text.encode(), 1)[1]

    until("No thanks", "1 scenario: 1 failed", "Waiting for changes")
    mode = termios.tcgetattr(slave)[3]
    assert not mode & (termios.ICANON | termios.ECHO), "lines are read"
    assert "failures=\\"1\\"" in open("report.xml").read()
    open("Scenarios/a.feature", "w").write(mended)
    until("Changed: Scenarios/a.feature.", "1 scenario: 1 passed", "Waiting for changes")
    assert "failures=\\"0\\"" in open("report.xml").read()
    os.write(master, b"f")
    until("Nothing is known that did not pass", "Waiting for changes")
    os.write(master, b"p")
    until("Part of a name or path: ")
    os.write(master, "größer".encode() + b"\\x15a.feat\\n")
    until("“a.feat”:", "1 scenario: 1 passed", "Only what has", "Waiting for changes")
    if way == "q":
        os.write(master, b"q")
    else:
        watch.send_signal(getattr(signal, way))
    print(watch.wait(30))
    after = termios.tcgetattr(slave)
    assert after == before, "the terminal is not as it was: %s" % after
    """

  @Test(
    .enabled(if: isPossible),
    arguments: [
      ("q", "0"), ("SIGINT", "-2"), ("SIGTERM", "-15"), ("SIGHUP", "-1"), ("SIGQUIT", "-3"),
      ("SIGSEGV", "-11"),
    ])
  func `a watch plays what is saved, and leaves the terminal as it was`(
    way: String, code: String
  ) throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(tapping: "No thanks")])
    let result = try Program.python(
      [
        "-c", Self.script, ProcessTests.executable.path, way, Self.feature(tapping: "Cancel"),
      ], in: bench.folder)
    #expect(result.code == 0)
    #expect(result.output == "\(code)\n")
    #expect(bench.files == ["Scenarios/a.feature", "report.xml"])
  }
}
