/// The path and the query of a request, read strictly: what could be taken for another path by anyone is refused.
package struct HTTPTarget: Hashable, Sendable {
  /// The path, with what was escaped in it as it is meant.
  package let path: String
  /// The names and texts behind the question mark.
  package let query: NamedValues

  /// Reads what stands between the method and the version.
  init(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) {
    guard bytes.first == UInt8(ascii: "/") else { throw .badAddress("it does not begin with /") }
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .badAddress("it holds characters that must be escaped")
    }
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
    path = try Self.path(bytes[..<(mark ?? bytes.endIndex)])
    query = try Self.query(
      mark.map { bytes[bytes.index(after: $0)...] } ?? bytes[bytes.endIndex...])
  }

  private static func path(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) -> String {
    let parts = bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var path = ""
    for (index, part) in parts.enumerated() {
      let name = try text(part)
      // A slash at the end is no name of its own.
      guard !name.isEmpty || index == parts.count - 1 else { throw .badAddress("it has //") }
      guard name != ".", name != ".." else { throw .badAddress("it has . or .. as a name") }
      guard name.utf8.allSatisfy(isPlain) else {
        throw .badAddress("a name in it has a slash, a backslash or a control character")
      }
      path += "/" + name
    }
    return path
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
  }

  private static func query(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) -> NamedValues {
    var query = NamedValues()
    for item in bytes.split(separator: UInt8(ascii: "&")) {
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      let value = item.dropFirst(name.count + 1)
      query.add(try formText(name), try formText(value))
    }
    return query
  }

  /// A text as forms write it, with a plus for a space.
  private static func formText(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) -> String {
    try text(bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }

  /// A text without its escapes.
  private static func text(_ bytes: some Collection<UInt8>) throws(HTTPRefusal) -> String {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { throw .badAddress("a % is not followed by two hexadecimal digits") }
      plain.append(high << 4 | low)
    }
    guard let text = String(validating: plain, as: UTF8.self), !plain.contains(0) else {
      throw .badAddress("what is escaped in it is no text in UTF-8")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
