public import DeviceInterface

extension ServerResponse {
  /// Creates an error answer whose JSON body says what is wrong, in the status's own words unless given others.
  ///
  /// Without a reason it says nothing of what was sent: so answers whatever stands before a server.
  public static func error(
    status: Int, _ message: String? = nil, reason: Refusal.Reason? = nil
  ) -> ServerResponse {
    let error = JSONValue.Member("error", .string(message ?? phrase(status)))
    let members = reason.map { [error, .init(Refusal.Reason.name, .string($0.rawValue))] }
    return .json(status: status, members ?? [error])
  }

  /// Returns the usual phrase for an HTTP status.
  private static func phrase(_ status: Int) -> String {
    switch status {
    case 400: "Bad request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not found"
    case 405: "Method not allowed"
    case 408: "Request timeout"
    case 409: "Conflict"
    case 413: "Content too large"
    case 422: "Unprocessable content"
    case 429: "Too many requests"
    case 500: "Internal server error"
    case 502: "Bad gateway"
    case 503: "Service unavailable"
    case 504: "Gateway timeout"
    default: "Status \(status)"
    }
  }
}

extension ServerResponse {
  /// Whether the status says that the request was refused, or that the server has failed.
  var isFailure: Bool { status >= 400 }

  /// Creates an answer whose body is an object; its status is 200 unless said otherwise.
  public static func json(status: Int = 200, _ members: [JSONValue.Member]) -> ServerResponse {
    ServerResponse(status: status, body: JSONValue.object(members).text)
  }

  /// The answer with the key of the request that was done, so that whoever sent it knows that it was this very one.
  func acknowledging(_ request: ServerRequest) -> ServerResponse {
    guard let key = request.idempotencyKey, request.method != .get, (200...299).contains(status),
      body.utf8.first == UInt8(ascii: "{"), body.utf8.last == UInt8(ascii: "}")
    else { return self }
    var writer = ByteWriter(capacity: body.utf8.count + key.utf8.count + 16)
    writer.write(body)
    writer.removeLast()
    if writer.last != UInt8(ascii: "{") { writer.write(UInt8(ascii: ",")) }
    writer.write(#""received":"#)
    JSONValue.render(key, into: &writer)
    writer.write(UInt8(ascii: "}"))
    return ServerResponse(status: status, body: writer.text)
  }
}

/// Why a server does not do what a request wants; it has changed nothing.
public struct Refusal: Error, Hashable {
  /// The reason for which the very same request will never be done, as the answer's body names it for apps.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A value is missing or impossible.
    case invalid
    /// It is about something that the server does not have.
    case unknown
    /// It is about something of somebody else's.
    case notYours = "not-yours"
    /// Nobody has agreed to it.
    case noConsent = "no-consent"
    /// It is larger than the server takes.
    case tooLarge = "too-large"
    /// Its key was used for another request.
    case keyReused = "key-reused"
    /// Something else was reported before, which stays.
    case reportedOtherwise = "reported-otherwise"
    /// What it is about was ended on another device.
    case ended

    /// What the member of the answer's body is called.
    public static let name = "reason"
  }

  /// The HTTP status.
  let status: Int
  /// What is wrong and what was expected.
  let message: String
  /// Why it will never be done; `nil` where it may be another time.
  let reason: Reason?

  /// Refuses with an HTTP status, a message for the reader, and the reason where it is for ever.
  public init(_ status: Int, _ message: String, _ reason: Reason? = nil) {
    (self.status, self.message, self.reason) = (status, message, reason)
  }

  /// The answer, whose JSON body says what is wrong.
  public var response: ServerResponse { .error(status: status, message, reason: reason) }
}
