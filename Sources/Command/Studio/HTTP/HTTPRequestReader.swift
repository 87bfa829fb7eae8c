/// A reader of requests, whose bytes come in pieces of any size.
///
/// It keeps no more than its limits allow and what was read with it, and reads nothing more once it has refused.
///
/// ```swift
/// var reader = HTTPRequestReader(HTTPLimits())
/// reader.append("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
/// reader.next()  // a request
/// reader.next()  // needs more
/// ```
package struct HTTPRequestReader: Hashable, Sendable {
  /// What the bytes so far come to.
  package enum Progress: Hashable, Sendable {
    /// They are not a whole request.
    case needsMore
    /// They begin with a request, which is taken out of them.
    case request(HTTPRequest)
    /// They are none, nor will more bytes make one of them.
    case refused(HTTPRefusal)
  }

  /// How much of the next request is there.
  package enum Stage: Hashable, Sendable {
    /// Nothing of it.
    case nothing
    /// Some of its head.
    case head
    /// All of its head.
    case body
  }

  private enum Phase: Hashable {
    /// Looks for the end of the head; so many bytes have been looked at.
    case head(searched: Int)
    case body(HTTPHead)
    case refused(HTTPRefusal)
  }

  private let limits: HTTPLimits
  private(set) var bytes: [UInt8] = []
  private var phase = Phase.head(searched: 0)

  /// Creates a reader with bounds.
  package init(_ limits: HTTPLimits) { self.limits = limits }

  /// Takes bytes that have come.
  package mutating func append(_ more: some Collection<UInt8>) {
    if case .refused = phase { return }
    bytes += more
  }

  /// Reads the next request, if it is there.
  package mutating func next() -> Progress {
    do throws(HTTPRefusal) {
      switch phase {
      case .refused(let refusal): return .refused(refusal)
      case .head(let searched): return try readHead(from: searched)
      case .body(let head): return readBody(of: head)
      }
    } catch {
      phase = .refused(error)
      bytes = []
      return .refused(error)
    }
  }

  /// How much of the next request is there.
  package var stage: Stage {
    switch phase {
    case .head: bytes.isEmpty ? .nothing : .head
    case .body: .body
    case .refused: .nothing
    }
  }

  private mutating func readHead(from start: Int) throws(HTTPRefusal) -> Progress {
    if start == 0 { dropEmptyLines() }
    guard let end = try endOfHead(from: start) else {
      guard bytes.count <= limits.headBytes else { throw tooLarge }
      // A carriage return alone may begin an empty line that is still to be looked past.
      phase = .head(searched: bytes.count > 1 ? bytes.count : 0)
      return .needsMore
    }
    guard end <= limits.headBytes else { throw tooLarge }
    // Without the line that ends it, and the end of the line before.
    let head = try HTTPHead(bytes[..<(end - 4)], limits)
    bytes.removeFirst(end)
    phase = .body(head)
    return readBody(of: head)
  }

  private mutating func readBody(of head: HTTPHead) -> Progress {
    guard bytes.count >= head.bodyLength else { return .needsMore }
    let request = HTTPRequest(head, body: Array(bytes.prefix(head.bodyLength)))
    bytes.removeFirst(head.bodyLength)
    phase = .head(searched: 0)
    return .request(request)
  }

  /// Some clients send an empty line behind a body; the standard asks to look past it.
  private mutating func dropEmptyLines() {
    var count = 0
    while bytes.count >= count + 2, bytes[count] == UInt8(ascii: "\r"),
      bytes[count + 1] == UInt8(ascii: "\n")
    {
      count += 2
    }
    bytes.removeFirst(count)
  }

  /// The place behind the empty line that ends the head; `nil` where it has not come.
  ///
  /// What is no head by any reading is refused as soon as it has come: it would be waited for in vain.
  private func endOfHead(from start: Int) throws(HTTPRefusal) -> Int? {
    for index in start..<min(bytes.count, limits.headBytes + 1) {
      let before = index > 0 ? bytes[index - 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        guard before == UInt8(ascii: "\r") else { throw Self.strayLineEnd }
        if index >= 3, bytes[index - 2] == UInt8(ascii: "\n") { return index + 1 }
      case _ where before == UInt8(ascii: "\r"): throw Self.strayLineEnd
      case UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x20...0x7E, 0x80...: break
      default: throw .malformed("it has control characters before its body")
      }
    }
    return nil
  }

  private static let strayLineEnd = HTTPRefusal.malformed(
    "a line of it does not end in a carriage return and a line feed")

  private var tooLarge: HTTPRefusal {
    bytes.prefix(limits.headBytes).contains(UInt8(ascii: "\n"))
      ? .headTooLarge(bytesMax: limits.headBytes) : .addressTooLong(bytesMax: limits.headBytes)
  }
}
