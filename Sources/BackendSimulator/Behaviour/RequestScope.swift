public import DeviceInterface

/// The requests that a treatment is for.
public struct RequestScope: Hashable, Sendable {
  /// The method a request must have; `nil` for any.
  public var method: ServerRequest.Method?
  /// What a request's path must end with; empty for any.
  public var pathEnding: String

  /// Creates a scope; it has every request unless narrowed.
  public init(method: ServerRequest.Method? = nil, pathEnding: String = "") {
    self.method = method
    self.pathEnding = pathEnding
  }

  /// Every request.
  public static let every = RequestScope()

  /// The uploads of points.
  public static let pointUploads = RequestScope(method: .post, pathEnding: "/points")

  /// Tells whether the request is among them.
  func contains(_ request: ServerRequest) -> Bool {
    (method == nil || method == request.method) && request.path.hasSuffix(pathEnding)
  }
}
