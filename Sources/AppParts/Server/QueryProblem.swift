public import DeviceInterface

/// Why a query brought nothing.
public enum QueryProblem: Error, Hashable, Sendable {
  /// No answer came.
  case unanswered(ServerFailure)
  /// The server answered with a status other than 200.
  case status(Int)
  /// The answer's body is not what was asked for.
  case unreadable

  /// One of each sort, for the sentences about them.
  public static let samples: [QueryProblem] = [
    .unanswered(.offline), .unanswered(.timedOut), .unanswered(.connectionLost), .status(500),
    .unreadable,
  ]

  /// Whether the same query may bring something later.
  var mayPass: Bool {
    switch self {
    case .unanswered: true
    case .status(let status): ServerResponse.mayPass(status: status)
    case .unreadable: false
    }
  }

  /// The problem in a sentence to the user.
  public var sentence: String {
    switch self {
    case .unanswered(.offline): "You are offline."
    case .unanswered(.timedOut): "The server did not answer in time."
    case .unanswered(.connectionLost): "The connection was lost."
    case .status(let status): "The server reported an error (\(status))."
    case .unreadable: "The server's answer could not be read."
    }
  }
}
