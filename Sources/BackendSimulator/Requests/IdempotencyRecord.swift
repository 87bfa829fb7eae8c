import DeviceInterface

/// What a server has done under which key, so that a repeated request is answered again and does nothing.
///
/// Only work that was done is remembered: a refused request changed nothing and is judged anew.
public struct IdempotencyRecord: Hashable, Sendable {
  /// The most bytes a key may have.
  static let keyBytesMax = 255

  private struct Entry: Hashable, Sendable {
    var method: ServerRequest.Method
    var path: String
    var body: String
    var response: ServerResponse
  }

  private var entries: [String: Entry] = [:]

  /// Remembers nothing yet.
  public init() {}

  /// Returns the answer that the request got before, or `nil` where it is new or has no key.
  ///
  /// Throws 422 where the key was used for another request, and 400 where it is empty or too long.
  func answer(to request: ServerRequest) throws(Refusal) -> ServerResponse? {
    guard request.method != .get, let key = request.idempotencyKey else { return nil }
    guard (1...Self.keyBytesMax).contains(key.utf8.count) else {
      throw Refusal(400, "the idempotency key must have 1 to \(Self.keyBytesMax) bytes")
    }
    guard let entry = entries[key] else { return nil }
    guard entry.method == request.method, entry.path == request.path, entry.body == request.body
    else { throw Refusal(422, "the idempotency key was used for another request") }
    return entry.response
  }

  /// Remembers the answer to a request that was done.
  mutating func remember(_ response: ServerResponse, to request: ServerRequest) {
    guard request.method != .get, let key = request.idempotencyKey else { return }
    entries[key] = Entry(
      method: request.method, path: request.path, body: request.body, response: response)
  }
}
