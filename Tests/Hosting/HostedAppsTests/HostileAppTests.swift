import DeviceInterface
import Foundation
import HostedApps
import Processes
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// Whatever an app does to the line, its scenario ends with a name for it, and nothing is left.
  struct HostileAppTests {
    @Test(arguments: [
      (#"told() { sleep 100; }"#, "did not answer within 1 seconds"),
      (#"begun() { sleep 100; }"#, "did not answer within 1 seconds"),
      (#"told() { printf '{"jsonrpc"'; sleep 100; }"#, "It had written so far: {\"jsonrpc\""),
      (#"told() { echo Hello; }"#, "it is no JSON"),
      (#"told() { printf '\001\002\377\n'; }"#, "not UTF-8"),
      (#"told() { id=99; answer '{}'; }"#, "it answers message 99, and message 2 was asked"),
      (#"told() { answer '{}'; answer '{}'; sleep 0.1; }"#, "nobody had asked for"),
      (#"told() { exec 1>&-; sleep 100; }"#, "closed its standard output"),
      (#"told() { exit 0; }"#, "ended with exit code 0, by itself"),
      (#"told() { kill -SEGV $$; }"#, "was ended by signal 11 (SIGSEGV), by itself"),
      (
        #"told() { printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32000,"message":"KeyError at app.py:7"}}\n' "$id"; }"#,
        "could not handle what it was told: KeyError at app.py:7 (-32000)"
      ),
      (
        #"told() { printf '{"jsonrpc":"2.0","id":%s,"error":{"code":1,"message":"a\\u001b[2Jb"}}\n' "$id"; }"#,
        "told: a·[2Jb (1)"
      ),
      (
        #"told() { answer '{"requests":[{"kind":"startForegroundService"}]}'; }"#,
        "its platform does not know"
      ),
      (#"told() { answer '{"screen":{"titel":"T"}}'; }"#, "screen: Screen has no member \"titel\""),
      (#"begun() { answer '{"protocol":2}'; }"#, "speaks version 2 of the protocol"),
      (#"begun() { answer '{}'; }"#, "the member \"protocol\" is missing"),
      (#"exit 1"#, "ended with exit code 1, by itself"),
    ])
    func `an app that breaks the line fails its scenario by name`(
      _ script: String, _ reason: String
    ) async throws {
      let stage = try Stage(script, answerSeconds: 1)
      let failure = try await stage.failure()
      #expect(failure.contains(reason), "\(failure)")
      #expect(failure.contains("The app \"Near me\""), "\(failure)")
    }

    @Test func `a line without an end is cut at its bound`() async throws {
      let stage = try Stage(
        #"told() { head -c 100000000 /dev/zero | tr '\0' 'x'; sleep 100; }"#, answerSeconds: 20)
      let failure = try await stage.failure()
      #expect(failure.contains("a line of more than 16 MiB"), "\(failure)")
    }

    @Test func `words without an end for the developers do not hold the line up`() async throws {
      let stage = try Stage(
        #"told() { head -c 3000000 /dev/zero | tr '\0' 'x' >&2; answer '{}'; }"#)
      let result = try await stage.play(
        "When the user opens the app\nThen the screen shows \"At first\"")
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `the app's children end with it, also those that have left its group`() async {
      await #expect(processExitsWith: .success) {
        Orphans.willAdopt()
        try await Self.expectNoChildren()
      }
    }

    private static func expectNoChildren() async throws {
      let stage = try Stage(
        #"""
        begun() {
          for n in 1 2 3; do sleep 1000 & done
          setsid sleep 1000 &
          (setsid sh -c 'sleep 1000 & sleep 1000' &)
          sleep 0.1
          answer '{"protocol":1,"screen":{"title":"T","message":"At first"}}'
        }
        """#)
      let result = try await stage.play(
        "When the user opens the app\nThen the screen shows \"At first\"", isAlone: false)
      #expect(result.status == .passed, "\(result.failure)")
      #if os(Linux)
        // What was started for whoever comes next has begun nothing yet.
        #expect(PlayedApps.HostedAppTests.processes(of: stage).count == 1)
      #endif
      HostedApps.close()
      #expect(PlayedApps.HostedAppTests.processes(of: stage).isEmpty)
    }

    @Test func `a program that is not there is named before anything is played`() throws {
      let stage = try Stage()
      for (command, reason) in [
        (#"["nosuchprogram"]"#, "There is no program \"nosuchprogram\" in PATH."),
        (#"["./nothing.sh"]"#, "There is no program ./nothing.sh."),
        (#"["./app.sh"]"#, "The program ./app.sh cannot be started: it is not executable."),
        (#"["./"]"#, "The program ./ cannot be started: it is a folder."),
        ("[]", "\"command\" is missing"),
        (#""python3 x""#, "\"command\" must be a list of texts"),
      ] {
        try stage.folder.write(
          Data(#"{"name":"Near me","command":\#(command),"infoPlist":"Info.plist"}"#.utf8),
          to: "app.json")
        let fault = #expect(throws: AppFileFault.self) { try stage.description() }
        #expect(fault?.message.contains(reason) == true, "\(String(describing: fault))")
      }
    }

    @Test func `a program that the system cannot run fails its scenario with what it is`()
      async throws
    {
      let stage = try Stage()
      let description =
        #"{"name":"Near me","command":["./app.sh"],"infoPlist":"Info.plist"}"#
      try stage.folder.write(Data(description.utf8), to: "app.json")
      // A script whose first line names nothing that could run it.
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: stage.folder.url.appendingPathComponent("app.sh").path)
      let failure = try await stage.failure()
      #expect(
        failure.contains(
          "could not be started: it is no program of this system, nor does its first line name"),
        "\(failure)")
    }

    @Test(arguments: [
      (#"told() { answer '{}'; exit 9; }"#, "ended with exit code 9, by itself"),
      (#"told() { answer '{}'; echo hello; }"#, "nobody had asked for"),
    ])
    func `what an app does after its answer is seen at the end of the step`(
      _ script: String, _ reason: String
    ) async throws {
      let stage = try Stage(script)
      var process = HostedProcess(try stage.description(), seed: 0)
      var platform = Requests(Facts(platform: .iOS, permission: Permission(.notDetermined)))
      process.handle(.launched(.user), &platform)
      try await Task.sleep(for: .milliseconds(300))
      process.lookOutside()
      #expect("\(String(describing: process.trouble))".contains(reason))
    }
  }
}
