import BackendSimulator
import DeviceInterface

/// The servers of a world, as sentences name them.
enum ServerName: String, Hashable, Sendable, CaseIterable {
  /// The server of the app that is installed.
  case own = "server"
  /// The server of the pet listing app.
  case listing = "listing server"
  /// The server of the campaign app.
  case campaign = "campaign server"
  /// The server of the clock-in app.
  case shift = "shift server"
}

extension World {
  /// The server; throws where "the server" could be any, as no app is installed whose server it is.
  func known(_ server: ServerName) throws -> ServerName {
    if server == .own { try requireAnyApp() }
    return server
  }

  /// Throws where the app is not there that sends anything to the server: it would have received nothing for sure.
  func requireSender(to server: ServerName) throws {
    switch server {
    case .own: try requireAnyApp()
    case .listing: try require([.petListing])
    case .campaign: try require([.campaign])
    case .shift: try require([.clockIn])
    }
  }

  /// The script of the server's latency and failures.
  subscript(behaviourOf server: ServerName) -> ScriptedBehaviour {
    get {
      switch server {
      case .own: self[behaviourOf: app.server]
      case .listing: listings.behaviour
      case .campaign: campaigns.behaviour
      case .shift: shifts.behaviour
      }
    }
    set {
      switch server {
      case .own: self[behaviourOf: app.server] = newValue
      case .listing: listings.behaviour = newValue
      case .campaign: campaigns.behaviour = newValue
      case .shift: shifts.behaviour = newValue
      }
    }
  }

  /// What the server has received.
  func log(of server: ServerName) -> RequestLog {
    switch server {
    case .own: log(of: app.server)
    case .listing: listings.log
    case .campaign: campaigns.log
    case .shift: shifts.log
    }
  }
}

extension InstalledApp {
  /// The server that the app talks to; never its own name for it.
  var server: ServerName {
    switch self {
    case .probe, .petListing: .listing
    case .campaign: .campaign
    case .clockIn: .shift
    }
  }
}
