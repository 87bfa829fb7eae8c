import Rehearsal
import ScenarioRunner
import Synchronization
import Testing

extension PlayedApps {
  /// Many histories of an app in a process of its own: each is played anew where the process has gone another way.
  struct HostedSearchTests {
    /// Remembers what was tapped, shows nothing of it before it is asked, and then calls one order bad.
    private static func secretive(_ bad: String) -> String {
      "bad=\(bad)\n" + script
    }

    private static let script = #"""
      page() { answer '{"screen":{"title":"T","message":"'"$1"'","controls":[{"label":"A"},{"label":"B"},{"label":"Show"}]}}'; }
      begun() { answer '{"protocol":1,"screen":{"title":"T","message":"At first","controls":[{"label":"A"},{"label":"B"},{"label":"Show"}]}}'; }
      told() {
        case $line in
          *'"label":"A"'*) taps=${taps}a; answer '{}' ;;
          *'"label":"B"'*) taps=${taps}b; answer '{}' ;;
          *'"label":"Show"'*) if [ "$taps" = "$bad" ]; then page bad; else page good; fi ;;
          *) answer '{}' ;;
        esac
      }
      """#

    private static let steps = """
      When the user opens the app
      When any 2 of the following happen, in any order:
        | event             |
        | the user taps "A" |
        | the user taps "B" |
      And the user taps "Show"
      Then the screen shows "good"
      """

    @Test(arguments: ["aa", "ab", "ba", "bb"])
    func `a history that differs only in what the app remembers is a history of its own`(
      order: String
    ) async throws {
      let result = try await Stage(Self.secretive(order)).play(Self.steps)
      #expect(result.status == .failed, "\(result.failure)")
      let taps = order.uppercased().map { "the user taps \"\($0)\"" }
      #expect(result.failure.hasSuffix("When \(taps[0])\nAnd \(taps[1])"), "\(result.failure)")
    }

    @Test(arguments: [1, 2])
    func `an exploration that is told to stop lets no more than what is under way be played`(
      workers: Int
    ) async throws {
      let asked = Mutex(0)
      var limits = Exploration<World>.Limits()
      (limits.depth, limits.walks, limits.workers) = (4, 3, workers)
      limits.shouldStop = {
        asked.withLock { asked in
          asked += 1
          return asked > 9
        }
      }
      let taps = ["the user taps \"A\"", "the user taps \"B\""]
      let report = try await Stage(Self.secretive("none"))
        .explore("When the user opens the app", limits, only: taps)
      let begun = try #require(report.begun)
      #expect((1...9).contains(report.sentenceCount + report.impossibleCount))
      #expect(begun.count.map { $0 > begun.triedCount } == true)
      #expect(report.walkCount == 0)
    }

    @Test func `a search in which nothing goes wrong passes`() async throws {
      let result = try await Stage(Self.secretive("none")).play(Self.steps)
      #expect(result.status == .passed, "\(result.failure)")
    }
  }
}
