import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// An app that depends on time, chance or what lies outside of its home is found by playing it twice.
  struct HostedTwiceTests {
    private static let opens = "When the user opens the app\nAnd the user taps \"Go\""

    /// How often the app was started, as a file beside it says.
    private static let runs = #"""
      begun() {
        echo run >> runs.txt; run=$(wc -l < runs.txt | tr -d ' ')
        answer '{"protocol":1,"screen":{"title":"T","controls":[{"label":"Go"}]}}'
      }
      """#

    private func play(_ script: String, _ steps: String = Self.opens) async throws -> ScenarioResult
    {
      try await Stage("\(Self.runs)\n\(script)").play(steps, options: RunOptions(isTwice: true))
    }

    @Test func `an app that answers the same both times passes`() async throws {
      let result = try await play(
        #"told() { echo x >> "$HOME/told"; screen "$(wc -l < "$HOME/told")"; }"#)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `the order of an answer's members says nothing`() async throws {
      let result = try await play(
        #"""
        told() {
          case $run in
            1) answer '{"screen":{"title":"T","message":"M","controls":[{"label":"Go"}]}}' ;;
            *) answer '{"screen":{"controls":[{"label":"Go"}],"message":"M","title":"T"},"requests":[]}' ;;
          esac
        }
        """#)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test(arguments: [
      (
        #"told() { case $kind in tapped) screen "Run $run" ;; *) answer '{}' ;; esac; }"#,
        "answered signal 5 (tapped), at 00:00:00, otherwise", #"screen.message: "Run 1""#,
        #"screen.message: "Run 2""#
      ),
      (
        #"""
        told() {
          case $kind$run in
            becameActive2) answer '{"requests":[{"kind":"schedule","timer":"t","after":5}]}' ;;
            *) answer '{}' ;;
          esac
        }
        """#,
        "answered signal 3 (becameActive)", "requests: nothing",
        #"requests: [{"kind":"schedule","timer":"t","after":5}]"#
      ),
      (
        #"told() { case $kind$run in tapped2) exit 3 ;; *) answer '{}' ;; esac; }"#,
        "answered signal 5 (tapped)", "it answered as it should",
        #"The app "Near me" ended with exit code 3, by itself."#
      ),
    ])
    func `what differs first is named`(
      _ script: String, _ reason: String, _ first: String, _ second: String
    ) async throws {
      let result = try await play(script)
      #expect(result.status == .failed)
      #expect(result.failure.contains(reason), "\(result.failure)")
      #expect(result.failure.contains("The first time: \(first)"), "\(result.failure)")
      #expect(result.failure.contains("The second time: \(second)"), "\(result.failure)")
      #expect(result.failure.contains("random numbers"), "\(result.failure)")
    }

    @Test func `the step during which it differs is the one that fails`() async throws {
      let result = try await play(
        #"told() { case $kind in tapped) screen "Run $run" ;; *) answer '{}' ;; esac; }"#,
        "When the user opens the app\nAnd 3 seconds pass\nAnd the user taps \"Go\"\nThen the app is in the foreground"
      )
      #expect(result.steps.map(\.status) == [.passed, .passed, .passed, .failed, .passed])
      #expect(result.failure.contains("at 00:00:03"), "\(result.failure)")
    }

    @Test func `a start that differs is named as such`() async throws {
      let result = try await play(
        #"""
        begun() {
          echo run >> runs.txt
          answer '{"protocol":1,"screen":{"title":"T","message":"'"$(wc -l < runs.txt | tr -d ' ')"'","controls":[{"label":"Go"}]}}'
        }
        """#)
      #expect(
        result.failure.contains("answered its start, at 00:00:00, otherwise"), "\(result.failure)")
    }

    @Test func `a failure that comes both times is told as it is`() async throws {
      let steps = Self.opens + "\nThen the screen shows \"Nothing\""
      let once = try await Stage(Self.runs).play(steps)
      let twice = try await play("", steps)
      #expect(once.status == .failed && once.failure == twice.failure, "\(twice.failure)")
    }

    @Test func `what the app wrote before it ended by itself is there when it starts again`()
      async throws
    {
      let result = try await play(
        #"""
        begun() {
          answer '{"protocol":1,"screen":{"title":"T","message":"Tried '"$(cat "$HOME/tries" 2>&1 | wc -l | tr -d ' ')"'","controls":[{"label":"Go"}]}}'
        }
        told() { case $kind in tapped) echo x >> "$HOME/tries"; echo x >> "$HOME/tries"; exit 3 ;; *) answer '{}' ;; esac; }
        """#,
        "And the app may end by itself\n" + Self.opens
          + "\nThen the app is not running\nWhen the user opens the app\nThen the screen shows \"Tried 2\""
      )
      #expect(result.status == .passed, "\(result.failure)")
    }
  }
}
