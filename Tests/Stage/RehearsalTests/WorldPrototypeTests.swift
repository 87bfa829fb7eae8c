import AppParts
import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Gherkin
import Rehearsal
import ScenarioRunner
import Synchronization
import Testing

/// Worlds are made once a plan and copied for each scenario.
struct WorldPrototypeTests {
  @Test func `an app that a scenario does not install costs it nothing`() async {
    let library = StepVocabulary.library(apps: [CountedRoom.self])
    let before = CountedRoom.counts
    let scenarios = (1...4).map { number in
      """
        @ios @android
        Scenario: s\(number)
          Given the app is open
          When 1 minute passes
          Then the app is active
      """
    }
    let bare = "Feature: The bare app\n" + scenarios.joined(separator: "\n")
    for workers in [1, 2] {
      let results = await Play.results(
        [Source(uri: "bare.feature", text: bare)], workers: workers, library: library)
      #expect(results.map(\.status) == Array(repeating: .passed, count: 8))
    }
    #expect(CountedRoom.counts == before)
    // What is counted would be seen: a world by itself makes its own server, and an app that is installed its flow.
    _ = World(ScenarioSetup(profile: "iOS", seed: 0), apps: [CountedRoom.self])
    #expect(CountedRoom.counts.servers == before.servers + 1)
    let installed = """
      Feature: The counted app
        Scenario: It is opened
          Given the counted app is installed
          When the user opens the app
          Then the app is active
      """
    _ = await Play.results([Source(uri: "installed.feature", text: installed)], library: library)
    #expect(CountedRoom.counts.servers == before.servers + 1)
    #expect(CountedRoom.counts.flows > before.flows)
  }
}

/// An app that counts what is made of it.
private enum CountedRoom: App {
  struct Counts: Hashable {
    var servers = 0
    var flows = 0
  }

  typealias Process = CountedFlow

  static let name = "counted app"
  static let serverName = "counted server"
  static let manifest = AppManifest(name: "Counted")
  static let words = AppWords()

  private static let made = Mutex(Counts())

  static var counts: Counts { made.withLock { $0 } }

  static func count(_ change: (inout Counts) -> Void) { made.withLock { change(&$0) } }

  static func makeServer() -> CountedServer {
    count { $0.servers += 1 }
    return CountedServer()
  }
}

private struct CountedFlow: AppProcess {
  var configuration = NoConfiguration()
  let screen = Screen(title: "Counted")

  init(configuration: NoConfiguration) { CountedRoom.count { $0.flows += 1 } }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {}
}

private struct CountedServer: SimulatedServer {
  var behaviour = ScriptedBehaviour()
  var log = RequestLog()

  func serves(_ path: String) -> Bool { false }

  mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse { .error(status: 404) }
}
