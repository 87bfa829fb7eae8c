public import DeviceInterface

/// The addresses a server answers at: `RouteTable([(.get, "/api/shifts/{id}/points", .points), …])`.
///
/// A path has one variable part at most, `{id}`.
public struct RouteTable<Endpoint: Sendable>: Sendable {
  private struct Row: Sendable {
    var method: ServerRequest.Method
    var pattern: PathPattern
    var endpoint: Endpoint
  }

  private let rows: [Row]

  /// Lists what the server knows, the first row that fits first.
  public init(_ rows: [(method: ServerRequest.Method, pattern: String, endpoint: Endpoint)]) {
    self.rows = rows.map { row in
      Row(method: row.method, pattern: PathPattern(row.pattern), endpoint: row.endpoint)
    }
  }

  /// Returns what a request is for, and the variable part of its path (empty where it has none).
  ///
  /// Throws 404 where nothing is at the path, 405 where its method is not for it, 400 where the id is malformed.
  public func match(_ request: ServerRequest) throws(Refusal) -> (endpoint: Endpoint, id: String) {
    let candidates = rows.filter { $0.pattern.fits(request.path) }
    guard !candidates.isEmpty else { throw Refusal(404, "There is nothing at \(request.path)") }
    guard let row = candidates.first(where: { $0.method == request.method }) else {
      let methods = candidates.map(\.method.rawValue).joined(separator: " or ")
      throw Refusal(405, "\(request.path) can only be used with \(methods)")
    }
    guard let id = row.pattern.variablePart(of: request.path) else { return (row.endpoint, "") }
    return (row.endpoint, try Identifier.checked(id, called: "the path's id"))
  }
}
