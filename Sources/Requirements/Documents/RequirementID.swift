/// The name of a requirement: a document's prefix and a name within it, such as `startup:FR-001`.
package struct RequirementID: Hashable, Sendable, CustomStringConvertible {
  /// The part in front of the colon; it names the document.
  package let prefix: String
  /// The part behind the colon.
  package let name: String

  /// Creates an id from its text; nil where the text is not shaped like one.
  ///
  /// A prefix is made of lower-case letters, digits and dashes and starts with a letter; a name is made of
  /// letters, digits, dots, dashes and underscores.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isPrefix(parts[0]), Self.isName(parts[1]) else { return nil }
    prefix = String(parts[0])
    name = String(parts[1])
  }

  /// The id as documents and tags write it, without the at sign.
  package var description: String { "\(prefix):\(name)" }

  private static func isPrefix(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLowercase(first) else { return false }
    return text.utf8.allSatisfy { isLowercase($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        isLowercase(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
