public import BackendSimulator
public import DeviceInterface
public import DeviceSimulator

/// The app without behaviour of its own: scenarios say what it asks of the platform.
public enum BareApp: App {
  /// The flow that does nothing by itself.
  public typealias Process = ProbeFlow

  /// What scenarios call it.
  public static let name = "bare app"
  /// What scenarios call its server.
  public static let serverName = "bare app's server"
  /// It declares what scenarios say.
  public static let manifest = AppManifest(name: "Probe")

  /// It says nothing.
  public static let words = AppWords()

  /// A server that knows every path.
  public static func makeServer() -> BareServer { BareServer() }
}

extension ProbeFlow: AppProcess {
  /// Nothing can be set.
  public var configuration: NoConfiguration { NoConfiguration() }

  /// Begins a process.
  public init(configuration: NoConfiguration) { self.init() }
}

/// The settings of an app of which nothing can be set.
public struct NoConfiguration: AppConfiguration, Hashable {
  /// Sets nothing.
  public init() {}
}

/// The server of the bare app: whatever it is asked, it answers that it has done it.
public struct BareServer: SimulatedServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Creates a healthy server.
  public init() {}

  /// Nothing but transfers is ever asked of it.
  public static var knownRequests: [RequestPattern] {
    [RequestPattern("GET /transfers/*")].compactMap(\.self)
  }

  /// Every path is known.
  public func serves(_ path: String) -> Bool { true }

  /// Answers with an empty object.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    ServerResponse(status: 200, body: "{}")
  }
}

/// The bare app: it does nothing of its own accord.
///
/// Scenarios tell it what to ask of the platform and look at what it was told; so it shows what the platform does, and
/// nothing else.
public struct ProbeFlow: Flow {
  /// Creates the app as a new process of it finds itself.
  public init() {}

  /// An empty screen.
  public var screen: Screen { Screen(title: "Probe") }

  /// None, which is known without the screen.
  public var dialog: Dialog? { nil }

  /// Takes note of nothing and asks for nothing.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {}
}
