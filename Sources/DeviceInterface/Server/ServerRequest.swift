/// A request that an app sends to a server.
public struct ServerRequest: Hashable, Sendable {
  /// What the request does to the resource, in HTTP's words.
  public enum Method: String, Hashable, Sendable {
    /// Reads.
    case get = "GET"
    /// Creates or does.
    case post = "POST"
    /// Replaces.
    case put = "PUT"
    /// Changes in part.
    case patch = "PATCH"
    /// Deletes.
    case delete = "DELETE"
  }

  /// A name and a value of the query part of the address.
  public struct QueryItem: Hashable, Sendable {
    /// The part before the equals sign.
    public var name: String
    /// The part after the equals sign.
    public var value: String

    /// Creates an item.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The number by which the app recognizes the answer; unique within one process of the app.
  public var id: Int
  /// The method.
  public var method: Method
  /// The path, beginning with a slash.
  public var path: String
  /// The query items, in the order they are written.
  public var query: [QueryItem]
  /// The body; empty where there is none.
  public var body: String
  /// The key that lets a server recognize a repeated request, if the app sends one.
  public var idempotencyKey: String?
  /// How long the app waits for the answer.
  public var timeout: Duration
  /// When it was sent by the phone's clock, in milliseconds since 1970, as a header says it; `nil` where none does.
  public var sentAtMilliseconds: Int64?
  /// Who asks, as the token of the header says it; `nil` where none is sent.
  public var authorization: String?

  /// Creates a request; the timeout is 60 seconds unless said otherwise.
  public init(
    id: Int, _ method: Method, _ path: String, query: [QueryItem] = [], body: String = "",
    idempotencyKey: String? = nil, timeout: Duration = .seconds(60),
    sentAtMilliseconds: Int64? = nil, authorization: String? = nil
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.idempotencyKey = idempotencyKey
    self.timeout = timeout
    self.sentAtMilliseconds = sentAtMilliseconds
    self.authorization = authorization
  }
}
