import Foundation
import HostedApps
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// What an app does behind its last answer, and what it leaves behind, is seen as well.
  struct EndOfScenarioTests {
    /// Tells whether this is the last signal of an app that was opened.
    private static let last = "last() { [ \"$kind\" = screenAppeared ]; }\n"
    private static let opened = "When the user opens the app\nThen the screen shows \"At first\""

    @Test(arguments: [
      (
        #"told() { answer '{}'; last || return; sleep 0.05; exit 1; }"#,
        "ended with exit code 1, by itself"
      ),
      (
        #"told() { answer '{}'; last || return; sleep 0.05; kill -SEGV $$; }"#,
        "was ended by signal 11"
      ),
      (#"told() { answer '{}'; last || return; sleep 0.05; echo more; }"#, "nobody had asked for"),
      (
        #"told() { answer '{}'; last || return; sleep 100; }"#,
        "did not end within 1 seconds after its input had ended"
      ),
      (#"trap 'exit 7' EXIT"#, "ended with exit code 7, by itself"),
    ])
    func `what goes wrong after the last answer fails the scenario`(
      _ script: String, _ reason: String
    ) async throws {
      let stage = try Stage(Self.last + script, answerSeconds: 1)
      let result = try await stage.play(Self.opened)
      #expect(result.status == .failed)
      let times = result.failure.components(separatedBy: reason).count - 1
      #expect(times == 1, "\(result.failure)")
    }

    @Test func `an end that the scenario expects is none, also behind the last answer`()
      async throws
    {
      let stage = try Stage(
        Self.last + #"told() { answer '{}'; last || return; sleep 0.05; exit 1; }"#)
      let result = try await stage.play("Given the app may end by itself\n" + Self.opened)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `an app that was ended is dead, whoever holds its output`() async throws {
      let stage = try Stage(
        #"told() { answer '{}'; if [ "$kind" = tapped ]; then sleep 100 & exit 7; fi; }"#)
      let result = try await stage.play(
        Self.opened + "\nWhen the user taps \"Go\"\nThen the screen shows \"At first\"")
      #expect(result.failure.contains("ended with exit code 7, by itself"), "\(result.failure)")
    }

    @Test func `what an app writes before it is asked answers nothing`() async throws {
      let stage = try Stage(
        #"id=1; answer '{"protocol":1,"screen":{"title":"T","message":"At first"}}'"#)
      let result = try await stage.play(Self.opened)
      #expect(result.status == .failed)
      #expect(result.failure.contains("nobody had asked for"), "\(result.failure)")
    }

    @Test func `helpers of one app outlive the end of another`() async throws {
      // Each app has a helper that has left its group, and ends with an error where that is gone.
      let stage = try Stage(
        #"""
        (setsid sh -c 'echo $$ > "$HOME/helper"; exec sleep 1000' >/dev/null 2>&1 </dev/null &)
        until [ -s "$HOME/helper" ]; do sleep 0.01; done
        told() { kill -0 "$(cat "$HOME/helper")" || exit 9; screen "At first"; }
        """#)
      let results = try await withThrowingTaskGroup(of: ScenarioResult.self) { group in
        for _ in 0..<12 { group.addTask { try await stage.play(Self.opened, isAlone: false) } }
        return try await group.reduce(into: [ScenarioResult]()) { $0.append($1) }
      }
      #expect(results.allSatisfy { $0.status == .passed }, "\(results.map(\.failure))")
      HostedApps.close()
      #expect(PlayedApps.HostedAppTests.processes(of: stage).isEmpty)
    }

    @Test func `folders that an app has closed are emptied when it is installed again`()
      async throws
    {
      let stage = try Stage(
        #"""
        told() {
          if [ -e "$HOME/d/secret" ]; then screen "Known"; return; fi
          if [ "$kind" = tapped ]; then mkdir "$HOME/d"; : > "$HOME/d/secret"; chmod 0 "$HOME/d"; fi
          answer '{}'
        }
        """#)
      let result = try await stage.play(
        Self.opened
          + "\nWhen the user taps \"Go\"\nAnd the user deletes the app and installs it again\n"
          + "And the user opens the app\nThen the screen shows \"At first\"")
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `requests without end at one instant are named in time`() async throws {
      let stage = try Stage(
        #"""
        told() {
          [ -n "$many" ] || many=$(i=0; while [ $i -lt 500 ]; do
            printf '{"kind":"schedule","timer":"t%s","after":0},' $i; i=$((i + 1)); done)
          answer "{\"requests\":[${many%,}]}"
        }
        """#)
      let failure = try await stage.failure()
      #expect(failure.contains("do not come to rest: 100000 requests at one instant"), "\(failure)")
    }

    @Test(arguments: [
      "When 1 day passes\nThen the screen shows \"At first\"",
      "Then within 1 day the app is not running",
      """
      When any 2 of the following happen, in any order:
        | event              |
        | the user taps "Go" |
        | 1 day passes       |
      Then the screen shows "At first"
      """,
    ])
    func `an app whose timers never end is found out at once`(steps: String) async throws {
      let stage = try Stage(
        #"""
        told() {
          case $kind in
            tapped|timerFired) answer '{"requests":[{"kind":"schedule","timer":"t","after":0.001}]}' ;;
            *) answer '{}' ;;
          esac
        }
        """#)
      let opened = "When the user opens the app\nAnd the user taps \"Go\"\n"
      let result = try await stage.play(opened + steps)
      #expect(result.status == .failed, "\(result.failure)")
      #expect(
        result.failure.hasPrefix(
          "The app and the phone do not come to rest: within 10 s the app was woken more than 1250 times"
        ), "\(result.failure)")
    }

    @Test func `what an app writes of its home is the same in every run`() async throws {
      let stage = try Stage(#"told() { echo "in $HOME/file" >&2; exit 1; }"#)
      let failure = try await stage.failure()
      #expect(failure.contains("It wrote: in $HOME/file"), "\(failure)")
    }
  }
}
