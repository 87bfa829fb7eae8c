package import BackendSimulator
package import DeviceInterface
package import DeviceSimulator
package import Flows

/// The app without behaviour of its own: scenarios say what it asks of the platform.
package enum BareApp: App {
  /// The flow that does nothing by itself.
  package typealias Process = ProbeFlow

  /// What scenarios call it.
  package static let name = "bare app"
  /// What scenarios call its server.
  package static let serverName = "bare app's server"
  /// It declares what scenarios say.
  package static let manifest = AppManifest(name: "Probe")

  /// It says nothing.
  package static let words = AppWords()

  /// A server that knows every path.
  package static func makeServer() -> BareServer { BareServer() }
}

extension ProbeFlow: AppProcess {
  /// Nothing can be set.
  package var configuration: NoConfiguration { NoConfiguration() }

  /// Begins a process.
  package init(configuration: NoConfiguration) {
    self.init()
  }
}

/// What an app has of which nothing can be set.
package struct NoConfiguration: AppConfiguration {
  /// Sets nothing.
  package init() {}
}

/// The server of the bare app: whatever it is asked, it answers that it has done it.
package struct BareServer: SimulatedServer {
  /// The script of latency and failures.
  package var behaviour = ScriptedBehaviour()
  /// What the server has received.
  package var log = RequestLog()

  /// Creates a healthy server.
  package init() {}

  /// Every path is known.
  package func serves(_ path: String) -> Bool { true }

  /// Answers with an empty object.
  package mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    ServerResponse(status: 200, body: "{}")
  }
}
