public import BackendSimulator
public import DeviceInterface

/// A server outside of the simulation: what is sent to it, is done in earnest.
///
/// The phone's network stays simulated; and however long the answer takes, no virtual time passes.
public struct RealServer: Sendable {
  /// The name of the app whose server it is, as sentences say it; `nil` for whichever is installed.
  public let app: String?
  /// Where it is: "https://staging.example".
  public let address: String
  private let exchange: Exchange

  /// Sends a request for a scenario, which is named by its identifier, and returns the answer.
  public typealias Exchange =
    @Sendable (ServerRequest, _ scenario: String) -> Result<ServerResponse, RealServerFault>

  /// Creates a server that is reached by the exchange.
  public init(app: String?, address: String, exchange: @escaping Exchange) {
    (self.app, self.address, self.exchange) = (app, address, exchange)
  }

  /// Sends a request for a scenario and returns what is answered; throws where nothing is.
  package func answer(_ request: ServerRequest, _ scenario: String) throws(RealServerFault)
    -> ServerResponse
  {
    try exchange(request, scenario).get()
  }
}

/// Why a real server has not answered.
public struct RealServerFault: Error, Hashable, Sendable {
  /// What went wrong: "Connection refused".
  public let reason: String
  /// What to do.
  public let notes: [String]

  /// Creates a fault.
  public init(_ reason: String, notes: [String] = []) {
    (self.reason, self.notes) = (reason, notes)
  }
}

/// The real servers of a run, and what each scenario begins with.
public struct RealServers: Sendable {
  /// The servers; of those that are for an app, the last one counts.
  public var servers: [RealServer]
  /// What is sent to a server before a scenario sends anything else to it, so that it is as every scenario expects it.
  public var reset: RequestPattern?

  /// No server but simulated ones, unless some are given.
  public init(_ servers: [RealServer] = [], reset: RequestPattern? = nil) {
    (self.servers, self.reset) = (servers, reset)
  }

  /// Whether all servers are simulated.
  public var isEmpty: Bool { servers.isEmpty }

  /// The server of an app; `nil` where it is simulated.
  ///
  /// One that names the app comes before one for all.
  func server(of app: String) -> RealServer? {
    servers.last { $0.app == app } ?? servers.last { $0.app == nil }
  }
}
