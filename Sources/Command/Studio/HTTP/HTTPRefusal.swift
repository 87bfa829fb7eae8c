/// The reason for which a request is not answered as it was meant.
package enum HTTPRefusal: Error, Hashable, Sendable {
  /// The request is not what the standard says a request is; the text says where.
  case malformed(String)
  /// Its path or what follows it cannot be read; the text says why.
  case badAddress(String)
  case addressTooLong(bytesMax: Int)
  case headTooLarge(bytesMax: Int)
  case tooManyFields(countMax: Int)
  case bodyTooLarge(bytesMax: Int)
  case lengthMissing
  case bodyInChunks
  case expectation
  case methodNotAllowed
  case methodUnknown
  case versionUnknown
  case headTooSlow
  case bodyTooSlow
  case tooManyConnections
  case tooManyStreams(countMax: Int)
  case foreignHost
  case foreignOrigin
  case tokenMissing
  case tokenWrong
  case notJSON
  case notFound
  case noQuestion

  /// The status to answer with.
  package var status: HTTPStatus {
    switch self {
    case .malformed, .badAddress: .badRequest
    case .addressTooLong: .uriTooLong
    case .headTooLarge, .tooManyFields: .fieldsTooLarge
    case .bodyTooLarge: .contentTooLarge
    case .lengthMissing: .lengthRequired
    case .bodyInChunks, .methodUnknown: .notImplemented
    case .expectation: .expectationFailed
    case .methodNotAllowed: .methodNotAllowed
    case .versionUnknown: .versionNotSupported
    case .headTooSlow, .bodyTooSlow: .requestTimeout
    case .tooManyConnections, .tooManyStreams: .unavailable
    case .foreignHost, .foreignOrigin, .tokenMissing, .tokenWrong: .forbidden
    case .notJSON: .unsupportedMediaType
    case .notFound: .notFound
    case .noQuestion: .unprocessable
    }
  }

  /// What is wrong and what to do about it, for whoever has sent the request.
  package var text: String {
    switch self {
    case .malformed(let what): "This is no request that can be understood: \(what)."
    case .badAddress(let why): "This address cannot be read: \(why)."
    case .addressTooLong(let bytesMax), .headTooLarge(let bytesMax):
      "The request begins with more than \(bytesMax) bytes: send a shorter address and fewer fields."
    case .tooManyFields(let countMax): "The request has more than \(countMax) fields: send fewer."
    case .bodyTooLarge(let bytesMax): "The body has more than \(bytesMax) bytes: send less at once."
    case .lengthMissing: "The length of the body is missing: send Content-Length."
    case .bodyInChunks: "Bodies in chunks are not read: send Content-Length."
    case .expectation: "Nothing is answered before the body has come: send it without Expect."
    case .methodNotAllowed, .methodUnknown: "Only GET and POST are answered."
    case .versionUnknown: "Only HTTP/1.1 is spoken."
    case .headTooSlow, .bodyTooSlow: "The request came too slowly: send it at once."
    case .tooManyConnections: "Too many connections are open: close some and try again."
    case .tooManyStreams(let countMax):
      "\(countMax) streams of events are open, and no more may be: close a page of the studio."
    case .foreignHost:
      "The studio does not answer by this name: open the address that it has printed."
    case .foreignOrigin: "The studio does not answer the pages of others."
    case .tokenMissing: "The token of the studio is missing: open the address that it has printed."
    case .tokenWrong:
      "This is not the token of this studio: open the address that it has printed when it was started last."
    case .notJSON: "Only JSON is read: send Content-Type: application/json."
    case .notFound: "There is nothing by this name."
    case .noQuestion: "This is not what the studio's page asks here: load the page again."
    }
  }
}
