/// A server's answer to a request.
public struct ServerResponse: Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The body as it came over the wire; it need not be well formed.
  public var body: String

  /// Creates a response.
  public init(status: Int, body: String = "") {
    self.status = status
    self.body = body
  }
}
