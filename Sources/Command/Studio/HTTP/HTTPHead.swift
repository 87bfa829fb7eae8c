/// The first line and the fields of a request, with what they say of its body.
///
/// It follows RFC 9112 and is strict where two readers could read two things: line ends, spaces, doubled fields, lengths.
struct HTTPHead: Hashable, Sendable {
  let method: HTTPRequest.Method
  let target: HTTPTarget
  let fields: NamedValues
  let isPersistent: Bool
  /// How many bytes follow.
  let bodyLength: Int

  /// Fields that have one meaning only, so that a second one could be read by another reader alone.
  private static let singles = [
    "content-length", "content-type", "host", "origin", AccessToken.field,
  ]

  /// Reads the lines of a head, without the empty one at the end; each ends in a carriage return and a line feed.
  init(_ bytes: ArraySlice<UInt8>, _ limits: HTTPLimits) throws(HTTPRefusal) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let parts = (lines.first ?? []).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw .malformed("its first line is not a method, a path and a version")
    }
    let minor = try Self.minorVersion(parts[2])
    method = try Self.method(parts[0])
    target = try HTTPTarget(parts[1])
    fields = try Self.fields(lines.dropFirst(), limits)
    try Self.check(fields)
    bodyLength = try Self.bodyLength(method, fields, limits)
    let closes = (fields["connection"] ?? "").lowercased().split { $0 == "," || $0 == " " }
      .contains("close")
    isPersistent = minor > 0 && !closes
  }

  /// Reads the version: 1.1, or what is like it.
  private static func minorVersion(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> UInt8 {
    let zero = UInt8(ascii: "0")
    guard let minor = bytes.last, bytes.count == 8, bytes.starts(with: "HTTP/".utf8),
      bytes[bytes.startIndex + 6] == UInt8(ascii: "."), (zero...zero + 9).contains(minor)
    else { throw .malformed("its first line does not end in HTTP/1.1") }
    guard bytes[bytes.startIndex + 5] == UInt8(ascii: "1") else { throw .versionUnknown }
    return minor - zero
  }

  private static func method(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest.Method {
    guard !bytes.isEmpty, bytes.allSatisfy(isTokenByte) else {
      throw .malformed("its method has other characters than a method has")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let method = HTTPRequest.Method(rawValue: text) { return method }
    let known = ["CONNECT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PUT", "TRACE"]
    throw known.contains(text) ? .methodNotAllowed : .methodUnknown
  }

  // MARK: Fields

  private static func fields(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ limits: HTTPLimits
  ) throws(HTTPRefusal) -> NamedValues {
    guard lines.count <= limits.fieldCount else {
      throw .tooManyFields(countMax: limits.fieldCount)
    }
    var fields = NamedValues()
    for line in lines {
      let name = line.prefix { $0 != UInt8(ascii: ":") }
      // A line that begins with a space would go on with the one before, which nobody writes any more.
      guard !name.isEmpty, name.count < line.count, name.allSatisfy(isTokenByte) else {
        throw .malformed("a line of it is not a name, a colon and a text")
      }
      let value = line.dropFirst(name.count + 1).drop(while: isBlank)
      let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex
      fields.add(
        String(decoding: name, as: UTF8.self).lowercased(),
        String(decoding: value[..<end], as: UTF8.self))
    }
    return fields
  }

  private static func check(_ fields: NamedValues) throws(HTTPRefusal) {
    guard fields.count(of: "host") > 0 else { throw .malformed("the field Host is missing") }
    for name in singles where fields.count(of: name) > 1 {
      throw .malformed("the field \(name) stands in it twice")
    }
    // `curl` and others send the body all the same after this answer, or after a second of silence.
    guard fields["expect"] == nil else { throw .expectation }
  }

  private static func bodyLength(
    _ method: HTTPRequest.Method, _ fields: NamedValues, _ limits: HTTPLimits
  ) throws(HTTPRefusal) -> Int {
    if fields["transfer-encoding"] != nil {
      // Where both stand, somebody else may have read the other one.
      throw fields["content-length"] == nil
        ? .bodyInChunks : .malformed("it has both Content-Length and Transfer-Encoding")
    }
    guard let text = fields["content-length"] else {
      guard method == .get else { throw .lengthMissing }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed("Content-Length is no number")
    }
    guard let length = Int(text), length <= limits.bodyBytes else {
      throw .bodyTooLarge(bytesMax: limits.bodyBytes)
    }
    guard method == .post || length == 0 else { throw .malformed("a GET has no body") }
    return length
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether names of methods and fields may have it.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
