import DeviceInterface

/// Why a query brought no listing.
enum QueryProblem: Hashable, Sendable {
  /// No answer came.
  case unanswered(ServerFailure)
  /// The server answered with a status other than 200.
  case status(Int)
  /// The answer's body is not a listing.
  case unreadable
}
