import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Gherkin
import Rehearsal
import ScenarioRunner
import Synchronization
import Testing

/// A flow that does not go the same way twice is found, at the first thing that differs.
@Suite(.serialized) struct TwoWaysTests {
  private func play(_ steps: String, _ way: CoinFlow.Way) async throws -> ScenarioResult {
    CoinFlow.way.withLock { $0 = (way, 0) }
    let text =
      "Feature: Test\n\n  @ios\n  Scenario: Test\n    Given the coin app is installed\n" + steps
    let plan = await Planner { World.profiles(forTags: $0) }
      .plan([Source(uri: "test.feature", text: text)], workers: 1)
    var results: [ScenarioResult] = []
    await Runner(library: CoinRoom.library, options: RunOptions(isTwice: true))
      .run(plan, info: RunInfo(version: "test", plan: plan)) { event in
        if case .scenarioFinished(let result) = event { results.append(result) }
      }
    return try #require(results.first)
  }

  private static let day = """
    When the user opens the app
    And 2 minutes pass
    And the user taps "Toss"
    Then the app is in the foreground
    """

  @Test func `a flow that goes the same way passes`() async throws {
    let result = try await play(Self.day, .straight)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a request that differs is named with its time, at its step`() async throws {
    let result = try await play(Self.day, .asking)
    #expect(result.steps.prefix(4).map(\.status) == [.passed, .passed, .passed, .failed])
    let problem = try #require(result.steps[3].problem)
    #expect(problem.message == "Played a second time, something else has happened at 00:02:00.")
    #expect(
      problem.notes.prefix(2) == [
        "The first time: 00:02:00 app: opens tel:1",
        "The second time: 00:02:00 app: opens tel:2",
      ], "\(problem.notes)")
  }

  @Test func `what only the screen shows is seen at the end`() async throws {
    let result = try await play(Self.day, .showing)
    #expect(result.status == .failed)
    let problem = try #require(result.problem)
    #expect(problem.message.contains("ended in another state"))
    #expect(problem.notes[0].contains("Toss 1") && problem.notes[1].contains("Toss 2"))
  }
}

/// An app that tosses a coin, by chance that no seed decides.
private enum CoinRoom: App {
  typealias Process = CoinFlow

  static let name = "coin app"
  static let serverName = "coin server"
  static let manifest = AppManifest(name: "Coin")
  static let words = AppWords(controls: ["Toss"])
  static let library = StepVocabulary.library(apps: [CoinRoom.self])

  static func makeServer() -> NoteServer { NoteServer() }
}

private struct CoinFlow: AppProcess {
  enum Way { case straight, asking, showing }

  /// What it does, and how often it has; a global, as chance would be one.
  static let way = Mutex((Way.straight, 0))

  var configuration = NoConfiguration()
  private(set) var screen = Screen(title: "Coin")

  init(configuration: NoConfiguration) { screen.controls = [Control("Toss")] }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    guard case .tapped("Toss") = signal else { return }
    let (way, count) = Self.way.withLock { state in
      state.1 += 1
      return state
    }
    switch way {
    case .straight: break
    case .asking: platform.add(.open(address: "tel:\(count)"))
    case .showing: screen.message = "Toss \(count)"
    }
  }
}
