import DeviceInterface

/// The addresses a server answers at: `RouteTable([(.get, "/api/shifts/{id}/points", .points), …])`.
///
/// A path has one variable part at most, `{id}`.
struct RouteTable<Endpoint: Sendable>: Sendable {
  private struct Row: Sendable {
    var method: ServerRequest.Method
    var segments: [String]
    var endpoint: Endpoint
  }

  private let rows: [Row]

  init(_ rows: [(method: ServerRequest.Method, pattern: String, endpoint: Endpoint)]) {
    self.rows = rows.map { row in
      Row(method: row.method, segments: Self.segments(row.pattern), endpoint: row.endpoint)
    }
  }

  /// Returns what a request is for, and the variable part of its path (empty where it has none).
  ///
  /// Throws 404 where nothing is at the path, 405 where its method is not for it, 400 where the id is malformed.
  func match(_ request: ServerRequest) throws(Refusal) -> (endpoint: Endpoint, id: String) {
    let segments = Self.segments(request.path)
    let candidates = rows.filter { Self.fits(segments, $0.segments) }
    guard !candidates.isEmpty else { throw Refusal(404, "There is nothing at \(request.path)") }
    guard let row = candidates.first(where: { $0.method == request.method }) else {
      let methods = candidates.map(\.method.rawValue).joined(separator: " or ")
      throw Refusal(405, "\(request.path) can only be used with \(methods)")
    }
    guard let place = row.segments.firstIndex(of: Self.variable) else { return (row.endpoint, "") }
    return (row.endpoint, try Identifier.checked(segments[place], called: "the path's id"))
  }

  private static var variable: String { "{id}" }

  private static func segments(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func fits(_ segments: [String], _ pattern: [String]) -> Bool {
    segments.count == pattern.count
      && zip(segments, pattern).allSatisfy { $0 == $1 || $1 == variable }
  }
}
