/// An answer to a request.
package struct HTTPResponse: Hashable, Sendable {
  /// What follows the head.
  package enum Body: Hashable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// Whatever is posted to a stream from now on.
    case events(StreamID)
  }

  /// What has become of the request.
  package let status: HTTPStatus
  /// The kind of the body.
  package let type: ContentType
  /// The body.
  package let body: Body

  /// Creates an answer with a body of a kind.
  package init(_ status: HTTPStatus = .ok, _ type: ContentType, _ bytes: [UInt8]) {
    (self.status, self.type, body) = (status, type, .bytes(bytes))
  }

  /// Creates an answer that goes on as a stream of events.
  package init(eventsOf stream: StreamID) {
    (status, type, body) = (.ok, .events, .events(stream))
  }

  /// Creates the answer that says why a request is refused.
  package init(_ refusal: HTTPRefusal) {
    self.init(refusal.status, .text, Array((refusal.text + "\n").utf8))
  }

  /// Fields that keep what is answered to the page that has asked: nothing is kept, framed, guessed or passed on.
  private static let guards = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
    "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'",
  ]

  /// The bytes to send first: the head, and the body as far as it is there.
  func bytes(isLast: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(type.rawValue)"]
    if status == .methodNotAllowed { lines.append("Allow: GET, POST") }
    var content: [UInt8] = []
    switch body {
    case .bytes(let bytes):
      content = bytes
      lines.append("Content-Length: \(bytes.count)")
      lines.append("Connection: \(isLast ? "close" : "keep-alive")")
    // It has no length: the end of the connection is its end.
    case .events: lines.append("Connection: close")
    }
    return Array(((lines + Self.guards).joined(separator: "\r\n") + "\r\n\r\n").utf8) + content
  }
}

/// The kinds of what the studio's server sends.
package enum ContentType: String, Hashable, Sendable {
  case text = "text/plain; charset=utf-8"
  case html = "text/html; charset=utf-8"
  case style = "text/css; charset=utf-8"
  case script = "text/javascript; charset=utf-8"
  case json = "application/json"
  case svg = "image/svg+xml"
  case png = "image/png"
  case icon = "image/x-icon"
  case font = "font/woff2"
  case events = "text/event-stream; charset=utf-8"
}

/// The name of a stream of events.
package struct StreamID: Hashable, Sendable {
  let number: Int
}
