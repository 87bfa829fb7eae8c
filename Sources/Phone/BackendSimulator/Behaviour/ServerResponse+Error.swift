public import DeviceInterface

extension ServerResponse {
  /// Creates an error answer whose JSON body says what is wrong, in the status's own words unless given others.
  public static func error(status: Int, _ message: String? = nil) -> ServerResponse {
    let body = JSONValue.object([.init("error", .string(message ?? phrase(status)))])
    return ServerResponse(status: status, body: body.text)
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
}

/// Why a server does not do what a request wants; it has changed nothing.
public struct Refusal: Error, Hashable {
  /// The HTTP status.
  let status: Int
  /// What is wrong and what was expected.
  let message: String

  /// Refuses with an HTTP status and a message for the reader.
  public init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The answer, whose JSON body says what is wrong.
  public var response: ServerResponse { .error(status: status, message) }
}
