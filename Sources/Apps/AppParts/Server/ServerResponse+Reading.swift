public import DeviceInterface

extension ServerResponse {
  /// Reads what was asked for from the body, or says why the answer does not bring it.
  public func read<Value>(_ parse: (String) -> Value?) -> Result<Value, QueryProblem> {
    guard status == 200 else { return .failure(problem) }
    return parse(body).map { .success($0) } ?? .failure(.unreadable)
  }

  /// Why the answer is of no use, where it is none of success.
  var problem: QueryProblem { RefusalReason(self) == nil ? .status(status) : .refused(status) }
}

extension JSONValue {
  /// How many bytes of a server's answer are read where nobody says otherwise.
  public static let answerBytesMax = 1 << 20

  /// Reads a server's answer, or returns `nil` where it is no JSON or a larger or deeper one than answers are.
  public static func answer(_ text: String, bytesMax: Int = answerBytesMax) -> JSONValue? {
    try? JSONValue(parsing: text, limits: Limits(bytesMax: bytesMax, depthMax: 8))
  }

  /// Reads an answer that is a list under a name, or returns `nil` where it is not a whole and well-formed one.
  public static func answer<Row>(
    _ text: String, listing name: String, bytesMax: Int = answerBytesMax,
    _ read: (JSONValue) -> Row?
  ) -> [Row]? {
    guard let list = answer(text, bytesMax: bytesMax)?[name]?.array else { return nil }
    var rows: [Row] = []
    rows.reserveCapacity(list.count)
    for item in list {
      guard let row = read(item) else { return nil }
      rows.append(row)
    }
    return rows
  }
}

/// The reason for which a query brought nothing, or what was sent is not known to have arrived.
public enum QueryProblem: Error, Hashable, Sendable {
  /// No answer came.
  case unanswered(ServerFailure)
  /// The answer had a status that says nothing of what was asked for, whoever gave it.
  case status(Int)
  /// The server has said that it will never do it, and why.
  case refused(Int)
  /// The answer's body is not what was asked for.
  case unreadable

  /// One of each sort, for the sentences about them.
  public static let samples: [QueryProblem] = [
    .unanswered(.offline), .unanswered(.timedOut), .unanswered(.connectionLost), .status(500),
    .refused(404), .unreadable,
  ]

  /// Whether the same query may bring something later.
  var mayPass: Bool {
    switch self {
    case .unanswered: true
    // Whatever the status, it was not said of this very query.
    case .status: true
    case .refused: false
    // Torn on its way, or the page of a network that wants its user to sign in.
    case .unreadable: true
    }
  }

  /// The problem in a sentence to the user.
  public var sentence: String {
    switch self {
    case .unanswered(.offline): "You are offline."
    case .unanswered(.timedOut): "The server did not answer in time."
    case .unanswered(.connectionLost): "The connection was lost."
    case .status(let status), .refused(let status): "The server reported an error (\(status))."
    case .unreadable: "The server's answer could not be read."
    }
  }
}

extension String {
  /// Returns whether the text can be a part of a path as it is: visible ASCII without what has a meaning there.
  public func isPathPart(bytesMax: Int) -> Bool {
    !isEmpty && utf8.count <= bytesMax
      && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"/?#%""#.utf8.contains($0) }
  }
}
