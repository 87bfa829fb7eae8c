import Foundation
import TestSupport
import Testing

/// Whatever ends a run, no process and no file of its apps outlives it.
@Suite(.enabled(if: ProcessTests.isBuilt && FileManager.default.fileExists(atPath: "/proc/self")))
struct LeftoverTests {
  /// How a run comes to its end.
  enum End: CaseIterable {
    case byItself, interrupted, terminated, hungUp, killed

    var signal: Int32? {
      switch self {
      case .byItself: nil
      case .interrupted: SIGINT
      case .terminated: SIGTERM
      case .hungUp: SIGHUP
      case .killed: SIGKILL
      }
    }
  }

  /// An app that leaves children in its group, and one that has left it, and writes into its home.
  private static let app = #"""
    sleep 1000 &
    setsid sleep 1001 > /dev/null 2>&1 < /dev/null &
    while IFS= read -r line; do
      id=${line#*'"id":'}; id=${id%%,*}
      echo "$line" >> "$HOME/told"
      case $line in
        *'"method":"start"'*) result='{"protocol":1,"screen":{"title":"T","message":"Here"}}' ;;
        *) result='{}' ;;
      esac
      printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$result"
    done
    """#

  private static let scenario = """
      Scenario: It comes and goes
        Given the app "Near me" is installed
        When the user opens the app
        And the user quits and reopens the app
        Then the screen shows "Here"

    """

  private func bench(scenarios: Int) throws -> Bench {
    try Bench([
      "app/app.json":
        #"{"name": "Near me", "command": ["/bin/sh", "app.sh"], "infoPlist": "Info.plist"}"#,
      "app/app.sh": Self.app, "app/Info.plist": "<plist><dict/></plist>",
      "app/f.feature": "@ios\nFeature: F\n" + String(repeating: Self.scenario, count: scenarios),
      "tmp/kept": "",
    ])
  }

  @Test(arguments: End.allCases, [0, 150, 700])
  func `nothing is left after the end of a run`(_ end: End, afterMilliseconds wait: Int) throws {
    let bench = try bench(scenarios: end == .byItself ? 4 : 3_000)
    let folder = bench.folder.appendingPathComponent("tmp")
    let run = Process()
    run.executableURL = ProcessTests.executable
    run.arguments = ["run", "app", "--quiet", "--parallel", "3"]
    run.currentDirectoryURL = bench.folder
    run.environment = ["TMPDIR": folder.path, "PATH": "/usr/bin:/bin"]
    (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try run.run()
    if let signal = end.signal {
      #expect(Self.comesTrue { !Self.homes(in: folder).isEmpty })
      usleep(UInt32(wait) * 1_000)
      kill(run.processIdentifier, signal)
    }
    run.waitUntilExit()
    // A shell that starts the tests in the background has them ignore Ctrl-C, and the run with them.
    if end != .interrupted {
      #expect((run.terminationReason == .uncaughtSignal) == (end.signal != nil), "\(end)")
    }
    #expect(
      Self.comesTrue { Self.homes(in: folder).isEmpty && Self.processes(of: folder).isEmpty },
      "\(Self.homes(in: folder)) \(Self.processes(of: folder))")
  }

  /// The folders of runs in the temporary folder.
  private static func homes(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "kept" }
  }

  /// The processes whose variables or arguments name the temporary folder.
  private static func processes(of folder: URL) -> [String] {
    let needle = Data(folder.path.utf8)
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { pid in
      pid.allSatisfy(\.isNumber)
        && ["environ", "cmdline"].contains { file in
          FileManager.default.contents(atPath: "/proc/\(pid)/\(file)")?.range(of: needle) != nil
        }
    }
  }

  /// Waits until something is so, five seconds at most.
  private static func comesTrue(_ condition: () -> Bool) -> Bool {
    for _ in 0..<250 {
      if condition() { return true }
      usleep(20_000)
    }
    return condition()
  }
}
