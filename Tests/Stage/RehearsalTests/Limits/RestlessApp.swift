import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// An app whose buttons begin what does not end by itself.
enum RestlessRoom: App {
  typealias Process = RestlessFlow

  static let name = "restless app"
  static let serverName = "restless server"
  static let manifest = AppManifest(name: "Restless")
  static let words = AppWords(controls: RestlessFlow.rates.keys.sorted())

  /// The sentences that concern every app, and one that plays too much where the app shows nothing.
  static let library: StepLibrary<World> = {
    var library = StepVocabulary.library(apps: [RestlessRoom.self])
    library.when("the visit ends", "Ends with what is shown.", example: "the visit ends") {
      (world: inout World) in
      guard try world.requireScreen().toast == nil else { return }
      throw LimitReached(by: .scenario, "The visit takes too long.")
    }
    return library
  }()

  /// It takes a moment for each answer, so that asking it again and again takes time.
  static func makeServer() -> RestlessServer {
    var server = RestlessServer()
    server.behaviour.latency = .milliseconds(2)
    return server
  }
}

/// It goes on whenever it is woken.
struct RestlessFlow: AppProcess {
  /// How often the timers of buttons run out, in milliseconds; a frame of a fast screen is 8 1/3 of them.
  static let rates: [String: Duration] = [
    "Spin": .milliseconds(1), "Draw": .seconds(1) / 120, "Loop": .zero, "Ask": .zero,
    "Balance": .milliseconds(1), "Greet": .zero,
  ]

  var configuration = NoConfiguration()
  private(set) var screen = Screen(title: "Restless")
  private var requestCount = 0

  init(configuration: NoConfiguration) {
    screen.controls = Self.rates.keys.sorted().map { Control($0) }
  }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .tapped("Ask"), .response:
      requestCount += 1
      platform.add(.send(ServerRequest(id: requestCount, .get, "/more")))
    case .tapped("Greet"): screen.toast = "Hello"
    case .tapped("Balance"):
      // In this order it rests.
      platform.add(.schedule(timer: "Balance", after: .milliseconds(1)))
      platform.add(.cancel(timer: "Balance"))
    case .tapped(let name), .timerFired(let name):
      guard let delay = Self.rates[name] else { return }
      platform.add(.schedule(timer: name, after: delay))
    default: break
    }
  }
}

/// It always knows more.
struct RestlessServer: SimulatedServer {
  var behaviour = ScriptedBehaviour()
  var log = RequestLog()

  func serves(_ path: String) -> Bool { true }

  mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse { ServerResponse(status: 200, body: "{}") }
}
