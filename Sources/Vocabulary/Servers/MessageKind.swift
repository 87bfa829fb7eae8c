import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// What apps send to servers, as sentences name it.
enum MessageKind: String, Hashable, Sendable, CaseIterable {
  /// Any request.
  case request
  /// A batch of points.
  case upload
  /// The end of an execution.
  case completionReport = "completion report"
  /// The beginning of a shift.
  case clockIn = "clock-in"
  /// The end of a shift.
  case clockOut = "clock-out"
  /// A batch of gaps.
  case gapReport = "gap report"
  /// The flag of a shift that somebody should look at.
  case reviewRequest = "review request"

  /// The requests that it means.
  var scope: RequestScope {
    switch self {
    case .request: .every
    case .upload: .pointUploads
    case .completionReport: RequestScope(method: .post, pathEnding: "/completion")
    case .clockIn: RequestScope(method: .post, pathEnding: "/api/shifts")
    case .clockOut: RequestScope(method: .post, pathEnding: "/clock-out")
    case .gapReport: RequestScope(method: .post, pathEnding: "/gaps")
    case .reviewRequest: RequestScope(method: .post, pathEnding: "/review")
    }
  }

  /// The servers to which such requests go.
  private var servers: [ServerName] {
    switch self {
    case .request: [.listing, .campaign, .shift]
    case .upload: [.campaign, .shift]
    case .completionReport: [.campaign]
    case .clockIn, .clockOut, .gapReport, .reviewRequest: [.shift]
    }
  }

  /// Throws where the server never gets such requests, since what is arranged for them would never happen.
  func requireSent(to server: ServerName) throws {
    guard !servers.contains(server) else { return }
    let names = servers.map { "the \($0.rawValue)" }.joined(separator: " and ")
    throw InvalidStep(
      "The \(server.rawValue) never gets a \(rawValue).", notes: ["It goes to \(names)."])
  }
}
