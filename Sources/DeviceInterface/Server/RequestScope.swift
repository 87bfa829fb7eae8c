/// A kind of requests, told by their method and the end of their path.
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

  /// Tells whether the request is of this kind.
  public func contains(_ request: ServerRequest) -> Bool {
    contains(request.method, request.path)
  }

  /// Tells whether requests with the method and the path are of this kind.
  public func contains(_ method: ServerRequest.Method, _ path: String) -> Bool {
    (self.method == nil || self.method == method) && path.hasSuffix(pathEnding)
  }
}
