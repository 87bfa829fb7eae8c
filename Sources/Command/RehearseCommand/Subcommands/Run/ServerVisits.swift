import Rehearsal
import Synchronization

/// Counts what was sent to each real server: one that nobody has asked anything has not been tried, however green the run is.
final class ServerVisits: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Counts what is sent to the servers from now on.
  func counting(_ servers: RealServers) -> RealServers {
    var counted = servers
    counted.servers = servers.servers.map(counting)
    return counted
  }

  private func counting(_ server: RealServer) -> RealServer {
    let name = Self.name(of: server)
    counts.withLock { $0[name] = 0 }
    return RealServer(app: server.app, address: server.address) { request, scenario in
      self.counts.withLock { $0[name, default: 0] += 1 }
      return Result { () throws(RealServerFault) in try server.answer(request, scenario) }
    }
  }

  private static func name(of server: RealServer) -> String {
    (server.app.map { "\($0)=" } ?? "") + server.address
  }

  /// The servers to which nothing was sent, as the command line names them, in the order of their names.
  var unvisited: [String] {
    counts.withLock { counts in counts.filter { $0.value == 0 }.keys.sorted() }
  }
}
