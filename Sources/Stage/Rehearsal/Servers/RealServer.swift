public import BackendSimulator
public import DeviceInterface
import DeviceSimulator
import ScenarioRunner

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

/// The reason for which a real server has not answered.
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

/// The requests of a scenario to real servers.
struct OutsideCalls: Hashable, Sendable {
  private let real: RealServers
  /// By which name the servers are told of the scenario.
  var scenario = ""
  /// The servers that are as each scenario expects them, by their addresses.
  private var ready: Set<String> = []
  /// Why the scenario cannot go on, once a server has not answered.
  private(set) var fault: StepFailure?

  init(_ real: RealServers) { self.real = real }

  /// The server of the app; `nil` where it is simulated.
  func server(of app: InstalledApp) -> RealServer? { real.server(of: app.givenName) }

  /// Sends a request, and before the first one what puts the server in order; `nil` where it has not answered.
  mutating func answer(_ request: ServerRequest, from server: RealServer) -> ServerResponse? {
    guard fault == nil else { return nil }
    if let reset = real.reset, ready.insert(server.address).inserted {
      putInOrder(server, reset)
    }
    return send(request, to: server)
  }

  private mutating func putInOrder(_ server: RealServer, _ reset: RequestPattern) {
    let request = ServerRequest(id: 0, reset.method, reset.path)
    guard let response = send(request, to: server), !(200..<300).contains(response.status) else {
      return
    }
    fault = StepFailure(
      "The server at \(server.address) cannot be put in order: \(reset) was answered with status \(response.status).",
      notes: [
        "The request is given with --reset-server, and must be answered with a status from 200 to 299."
      ])
  }

  private mutating func send(_ request: ServerRequest, to server: RealServer) -> ServerResponse? {
    guard fault == nil else { return nil }
    do throws(RealServerFault) {
      return try server.answer(request, scenario)
    } catch {
      let what = "\(request.method.rawValue) \(request.path)"
      fault = StepFailure(
        "The server at \(server.address) has not answered \(what): \(error.reason).",
        notes: error.notes)
      return nil
    }
  }

  /// Calls are equal where the same servers are in order and nothing has gone wrong, or the same.
  static func == (left: OutsideCalls, right: OutsideCalls) -> Bool {
    left.ready == right.ready && left.fault == right.fault
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ready) }
}

extension World {
  /// Throws where a real server is to stand in the place of one whose contents the app's own sentences arrange and look at.
  func requireRealServerPossible(for newApp: InstalledApp) throws(InvalidStep) {
    guard let real = outside.server(of: newApp) else { return }
    guard let server = servers.first(where: { $0.room == newApp.room }), !server.isStandIn else {
      return
    }
    throw InvalidStep(
      "The server of the \(newApp.name) cannot be the one at \(real.address): its own sentences arrange what it holds, and look at that.",
      notes: [
        "Say which app the real server is for: --server \"NAME=\(real.address)\"",
        "An app of your own whose server is a ScriptedServer can have a real one.",
      ])
  }

  /// Sends a request to the app's server that no phone has sent; throws where a real one has not answered.
  mutating func ask(_ request: ServerRequest) throws -> ServerResponse {
    guard let real = outside.server(of: app) else {
      return servers[ownServerIndex].answer(request, at: phone.now)
    }
    let response = outside.answer(request, from: real)
    if let fault = outside.fault { throw fault }
    return response ?? ServerResponse(status: 502)
  }
}
