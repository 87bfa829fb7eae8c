#if os(Linux)
  import DeviceInterface
  import DeviceSimulator
  import HostedApps
  import Processes
  import Rehearsal
  import ScenarioRunner
  import Testing

  extension PlayedApps {
    /// An app has no more of the machine's memory than its description allows, whatever it starts.
    struct MemoryTests {
      /// Holds so many megabytes until its reader reads, which it never does.
      private static func hold(_ megabytes: Int) -> String {
        "dd if=/dev/zero bs=\(megabytes)000000 count=1 2>/dev/null | sleep 100"
      }

      private static let message = "The app \"Near me\" took "

      @Test(arguments: [
        "told() { \(hold(100)); }",
        "begun() { \(hold(100)); }",
        // In a group of its own, and with the app's output in its hands.
        "told() { setsid sh -c '\(hold(100))' & sleep 100; }",
        // Each by itself within the bound, and not together.
        "told() { for n in 1 2 3; do (\(hold(40))) & done; sleep 100; }",
        // The app itself.
        "told() { x=$(dd if=/dev/zero bs=1000000 count=100 2>/dev/null | tr '\\0' x); sleep 100; }",
      ])
      func `An app that takes more than it may is ended by name`(_ script: String) async throws {
        try await Self.expectEnd(of: script)
      }

      @Test func `What has lost its parent is the app's as well`() async {
        // Only a process that adopts what has lost its parent finds it: a program of its own, and no test.
        await #expect(processExitsWith: .success) {
          Orphans.willAdopt()
          try await Self.expectEnd(
            of: "told() { (setsid sh -c '\(Self.hold(100))' &) ; sleep 100; }")
        }
      }

      private static func expectEnd(of script: String) async throws {
        let stage = try Stage(script, answerSeconds: 30, memoryMegabytes: 60)
        let start = ContinuousClock.now
        let result = try await stage.play(
          "And the app may end by itself\nWhen the user opens the app")
        #expect(result.status == .failed)
        #expect(result.failure.contains(Self.message), "\(result.failure)")
        #expect(result.failure.contains(" MB of memory, and may have 60 MB: it was ended."))
        #expect(
          result.failure.contains("More is allowed as \"memoryMegabytes\" in app.json."))
        #expect(start.duration(to: .now) < .seconds(15))
        HostedApps.close()
        // What has lost its parent and is not adopted is put away by the system, which may need a moment.
        for _ in 0..<500 where !PlayedApps.HostedAppTests.processes(of: stage).isEmpty {
          try await Task.sleep(for: .milliseconds(10))
        }
        #expect(PlayedApps.HostedAppTests.processes(of: stage).isEmpty)
      }

      @Test func `An app within its bound plays as any other`() async throws {
        let stage = try Stage(
          "told() { (\(Self.hold(100)) >/dev/null) & sleep 0.3; answer '{}'; }",
          memoryMegabytes: 1_024)
        let result = try await stage.play(
          "When the user opens the app\nThen the screen shows \"At first\"")
        #expect(result.status == .passed, "\(result.failure)")
      }

      @Test func `What an app takes between two messages is seen as well`() async throws {
        let stage = try Stage(
          "told() { (\(Self.hold(100)) >/dev/null) & answer '{}'; }", memoryMegabytes: 60)
        var process = HostedProcess(try stage.description(), seed: 0)
        var platform = Requests(Facts(platform: .iOS, permission: Permission(.notDetermined)))
        process.handle(.launched(.user), &platform)
        #expect(process.trouble == nil)
        try await Task.sleep(for: .seconds(2))
        process.lookOutside()
        #expect("\(String(describing: process.trouble))".contains("MB of memory"))
      }

      @Test func `An app that nobody has told anything yet is bounded, too`() async throws {
        let stage = try Stage(Self.hold(100), answerSeconds: 10, memoryMegabytes: 60)
        let failure = try await stage.failure()
        #expect(failure.contains(Self.message), "\(failure)")
      }

      @Test func `A short peak is seen at the end of the scenario`() async throws {
        let stage = try Stage(
          "told() { x=$(dd if=/dev/zero bs=1000000 count=70 2>/dev/null | tr '\\0' x); x=; answer '{}'; }",
          memoryMegabytes: 60)
        let result = try await stage.play("When the user opens the app")
        #expect(result.status == .failed)
        #expect(result.failure.contains(Self.message), "\(result.failure)")
      }

      @Test func `A search in which an app takes too much is red`() async throws {
        let stage = try Stage(
          #"told() { case $line in *'"label":"Go"'*) \#(Self.hold(100)) ;; *) answer '{}' ;; esac; }"#,
          answerSeconds: 30, memoryMegabytes: 60)
        let result = try await stage.play(
          """
          When the user opens the app
          When any 1 of the following happen, in any order:
            | event                    |
            | the user taps "Go"       |
            | the user locks the phone |
          Then the app has been started 1 time
          """)
        #expect(result.status == .failed)
        #expect(result.failure.contains(Self.message), "\(result.failure)")
      }
    }
  }
#endif
