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
  /// Whether it goes over plain HTTP, so that whoever is on the way can read it; the platforms let no such request through.
  public var isClear: Bool

  /// Creates a request; the timeout is 60 seconds unless said otherwise.
  public init(
    id: Int, _ method: Method, _ path: String, query: [QueryItem] = [], body: String = "",
    idempotencyKey: String? = nil, timeout: Duration = .seconds(60),
    sentAtMilliseconds: Int64? = nil, authorization: String? = nil, isClear: Bool = false
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
    self.isClear = isClear
  }
}

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
  public func contains(_ request: ServerRequest) -> Bool { contains(request.method, request.path) }

  /// Tells whether requests with the method and the path are of this kind.
  public func contains(_ method: ServerRequest.Method, _ path: String) -> Bool {
    (self.method == nil || self.method == method) && path.hasSuffix(pathEnding)
  }
}

/// What becomes of a request that reached a server.
public enum ServerReply: Hashable, Sendable {
  /// The answer arrives at the phone after the delay.
  case response(ServerResponse, after: Duration)
  /// The connection breaks after the delay; the server may have done its work all the same.
  case connectionLost(after: Duration)
  /// No answer ever comes.
  case none
}

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

/// Why a request got no answer.
public enum ServerFailure: Hashable, Sendable {
  /// The phone has no network.
  case offline
  /// No answer came within the request's timeout.
  case timedOut
  /// The connection broke before the answer came; the server may have done its work.
  case connectionLost
}

extension ServerRequest.QueryItem {
  /// The names by which a query says where the user is.
  public static let coordinateNames = ["lat", "lng"]

  /// Whether it says a part of where the user is, well formed or not.
  public var isCoordinate: Bool { Self.coordinateNames.contains(name) }
}
