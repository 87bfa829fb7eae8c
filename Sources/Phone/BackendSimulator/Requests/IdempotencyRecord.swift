import DeviceInterface

/// What a server has done under which key, so that a repeated request is answered again and does nothing.
///
/// Only work that was done is remembered: a refused request changed nothing and is judged anew.
public struct IdempotencyRecord: Hashable, Sendable {
  /// The most bytes a key may have.
  static let keyBytesMax = 255

  private struct Entry: Hashable, Sendable {
    var request: Fingerprint
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
      throw Refusal(400, "the idempotency key must have 1 to \(Self.keyBytesMax) bytes", .invalid)
    }
    guard let entry = entries[key] else { return nil }
    guard entry.request == Fingerprint(of: request) else {
      throw Refusal(422, "the idempotency key was used for another request", .keyReused)
    }
    return entry.response
  }

  /// Remembers the answer to a request that was done.
  mutating func remember(_ response: ServerResponse, to request: ServerRequest) {
    guard request.method != .get, let key = request.idempotencyKey else { return }
    entries[key] = Entry(request: Fingerprint(of: request), response: response)
  }
}

/// What tells one request from another without keeping its text: its length and 64 bits, the same on every machine.
private struct Fingerprint: Hashable, Sendable {
  private var byteCount = 0
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of request: ServerRequest) {
    add(request.method.rawValue)
    add(request.path)
    add(request.body)
    // A key is good for the one who used it; others may choose the same.
    if let user = request.authorization { add(user) }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    byteCount += bytes.count
    let wholeCount = bytes.count & ~7
    for offset in stride(from: 0, to: wholeCount, by: 8) {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      mix(UInt64(littleEndian: word))
    }
    for byte in bytes[wholeCount...] { mix(UInt64(byte)) }
    // Where a text ends matters as well.
    mix(UInt64(bytes.count))
  }

  /// Takes eight bytes more into the bits, each of which changes about half of them.
  private mutating func mix(_ word: UInt64) {
    let product = (bits ^ word) &* 0x9E37_79B9_7F4A_7C15
    bits = product ^ (product >> 32)
  }
}
