/// The statuses that the server answers with, by their numbers.
package enum HTTPStatus: Int, Hashable, Sendable {
  /// It was done.
  case ok = 200
  /// The request cannot be understood.
  case badRequest = 400
  /// The request comes from where none may come from.
  case forbidden = 403
  /// There is nothing by that name.
  case notFound = 404
  /// The method can be understood, but not be used.
  case methodNotAllowed = 405
  /// The request came too slowly.
  case requestTimeout = 408
  /// Something else has changed what was to be changed.
  case conflict = 409
  /// The length of the body is missing.
  case lengthRequired = 411
  /// The body is too large.
  case contentTooLarge = 413
  /// The address is too long.
  case uriTooLong = 414
  /// The body is of another kind than can be read.
  case unsupportedMediaType = 415
  /// The client waits for what does not come.
  case expectationFailed = 417
  /// The body can be read, but means nothing.
  case unprocessable = 422
  /// The fields are too large.
  case fieldsTooLarge = 431
  /// The program is at fault.
  case internalError = 500
  /// The request asks for what is not there at all.
  case notImplemented = 501
  /// There is too much to do now.
  case unavailable = 503
  /// The protocol has another version.
  case versionNotSupported = 505

  /// The words of the standard for it.
  var words: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .unprocessable: "Unprocessable Content"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .internalError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
