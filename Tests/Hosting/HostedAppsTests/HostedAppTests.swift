import Foundation
import HostedApps
import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// An app in a process of its own plays as any other.
  struct HostedAppTests {
    @Test func `what the app shows and asks for counts`() async throws {
      let stage = try Stage(
        #"""
        told() {
          case $line in
            *'"label":"Go"'*) answer '{"requests":[{"kind":"askForPermission","permission":"whenInUse"}]}' ;;
            *'"status":"whenInUse"'*) answer '{"requests":[{"kind":"requestFix","timeout":10}]}' ;;
            *'"kind":"fix"'*) screen 'Found' ;;
            *) answer '{}' ;;
          esac
        }
        """#)
      let result = try await stage.play(
        """
        And the user is at 52.2297, 21.0122
        When the user opens the app
        Then the screen shows "At first"
        When the user taps "Go"
        And the user answers "Allow While Using App"
        Then within 10 seconds the screen shows "Found"
        """)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `its files outlive the process, and go with the installation`() async throws {
      let stage = try Stage(
        #"""
        begun() {
          echo run >> "$HOME/runs"
          answer '{"protocol":1,"screen":{"title":"T","message":"Run '"$(wc -l < "$HOME/runs")"'"}}'
        }
        """#)
      let result = try await stage.play(
        """
        When the user opens the app
        Then the screen shows "Run 1"
        And the app has stored at most 4 bytes
        When the user quits and reopens the app
        Then the screen shows "Run 2"
        When the system ends the app
        And the user opens the app
        Then the screen shows "Run 3"
        When the user reinstalls the app
        Then the app has stored nothing
        When the user opens the app
        Then the screen shows "Run 1"
        """)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `a process runs no longer than the installation`() async throws {
      let stage = try Stage()
      var left: [Int] = []
      for steps in [
        "And 1 second passes",
        "And the user deletes the app and installs it again\nAnd the user opens the app",
      ] {
        let result = try await stage.play("When the user opens the app\n" + steps, isAlone: false)
        #expect(result.status == .passed, "\(result.failure)")
        left.append(Self.processes(of: stage).count)
        HostedApps.close()
      }
      // What is left is what was started for whoever comes next.
      #expect(left[0] == left[1])
      #if os(Linux)
        #expect(left[0] > 0)
      #endif
    }

    @Test func `what lies in its files is stored`() async throws {
      let stage = try Stage(
        #"""
        begun() {
          echo run >> "$HOME/runs"
          answer '{"protocol":1,"screen":{"title":"Written"}}'
        }
        """#)
      let result = try await stage.play(
        """
        When the user opens the app
        Then the app has stored nothing
        """)
      #expect(result.failure.contains("The app has stored something"), "\(result.failure)")
    }

    @Test func `the process is really dead after its end`() async throws {
      let stage = try Stage(
        #"""
        begun() {
          (while :; do echo x >> "$HOME/beats"; sleep 0.02; done) &
          answer '{"protocol":1,"screen":{"title":"T"}}'
        }
        told() {
          case $line in *screenAppeared*)
            before=$(wc -c < "$HOME/beats"); sleep 0.2; after=$(wc -c < "$HOME/beats")
            screen "$(cat "$HOME/beats" | wc -l | tr -d ' ') beats" ;;
          *) answer '{}' ;; esac
        }
        """#)
      let result = try await stage.play("When the user opens the app\nAnd the user quits the app")
      #expect(result.status != .failed, "\(result.failure)")
      HostedApps.close()
      #expect(Self.processes(of: stage).isEmpty)
    }

    @Test func `it gets no variable but those that are said`() async throws {
      let stage = try Stage(
        #"""
        begun() { env | sed 's/=.*//' | sort | tr '\n' ' ' >&2; answer '{"protocol":1,"screen":{"title":"T"}}'; }
        """#)
      let result = try await stage.play("When the user opens the app")
      let written = result.steps.flatMap(\.attachments).map { "\($0.content)" }.joined()
      let names = written.split { !$0.isLetter && $0 != "_" }.map(String.init)
        .filter { $0 == $0.uppercased() }
      // What the shell sets by itself is not passed on.
      #expect(
        Set(names).subtracting(["OLDPWD", "PWD", "SHLVL", "_"])
          == [
            "CFFIXED_USER_HOME", "HOME", "LANG", "PYTHONHASHSEED", "SWIFT_DETERMINISTIC_HASHING",
            "TMPDIR", "TZ",
          ], "\(written)")
    }

    @Test func `nothing is started before the phone starts it`() async throws {
      let stage = try Stage(#"echo started >> started.txt"#)
      _ = try stage.description()
      let result = try await stage.play("And the user is in Warsaw")
      #expect(result.status != .failed, "\(result.failure)")
      #expect(!FileManager.default.fileExists(atPath: stage.folder.url.path + "/started.txt"))
    }

    @Test func `an end by itself is a fault, unless it was expected`() async throws {
      let stage = try Stage(
        #"told() { case $line in *'"label":"Go"'*) echo "no luck" >&2; exit 3 ;; *) answer '{}' ;; esac; }"#
      )
      let opens = "When the user opens the app\nAnd the user taps \"Go\""
      let failure = try await stage.failure(opens)
      #expect(
        failure.contains("The app \"Near me\" ended with exit code 3, by itself."), "\(failure)")
      #expect(failure.contains("It wrote: no luck"), "\(failure)")
      let expected = try await stage.play(
        "And the app may end by itself\n\(opens)\nThen the app is not running\n"
          + "When the user opens the app\nThen the screen shows \"At first\"")
      #expect(expected.status == .passed, "\(expected.failure)")
    }

    /// The processes whose working folder is the stage's.
    static func processes(of stage: Stage) -> [String] {
      let folder = stage.folder.url.resolvingSymlinksInPath().path
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { pid in
        pid.allSatisfy(\.isNumber)
          && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/cwd"))
            == folder
      }
    }
  }
}
