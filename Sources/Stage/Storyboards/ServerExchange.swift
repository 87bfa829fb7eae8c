/// A request that reached a server, and what became of it.
public struct ServerExchange: Hashable, Sendable {
  /// When it arrived, since the scenario's start.
  public var time: Duration
  /// The method, such as `GET`.
  public var method: String
  /// The path with its query.
  public var path: String
  /// The body; empty where there was none.
  public var body: String
  /// The key by which a repeated request is recognised, if one was sent.
  public var key: String?
  /// The status of the answer; nil where none came.
  public var status: Int?
  /// The body of the answer; empty where there was none.
  public var responseBody: String
  /// How long the answer, or the loss of the connection, took; nil where nothing ever came.
  public var delay: Duration?
  /// The step during which it arrived, from 0.
  public var step: Int

  /// Creates an exchange.
  public init(
    time: Duration, method: String, path: String, body: String = "", key: String? = nil,
    status: Int? = nil, responseBody: String = "", delay: Duration? = nil, step: Int = 0
  ) {
    self.time = time
    self.method = method
    self.path = path
    self.body = body
    self.key = key
    self.status = status
    self.responseBody = responseBody
    self.delay = delay
    self.step = step
  }
}
