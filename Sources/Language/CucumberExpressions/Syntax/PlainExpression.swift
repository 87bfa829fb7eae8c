/// An expression of nothing but text and parameters, which is read without a syntax tree.
///
/// Most are, and every process reads all that it knows. What has an optional, an alternation or an escape, and what
/// may be wrong, is left to `ExpressionParser`.
struct PlainExpression {
  /// The text, and the places of the parameters in it.
  private(set) var segments: [ExpressionShape.Segment] = []
  /// The names between the braces, in order.
  private(set) var parameterNames: [String] = []

  /// Reads an expression; nil where it is not plain.
  init?(_ source: String) {
    let isPlain = source.withBytes { bytes in
      // Each code point has at least a byte.
      bytes.count <= Tokenizer.lengthMax && read(bytes)
    }
    guard isPlain else { return nil }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        guard let end = Self.end(ofNameIn: bytes, from: index + 1) else { return false }
        appendText(bytes[start..<index])
        segments.append(.parameter(parameterNames.count))
        parameterNames.append(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
        index = end + 1
        start = index
      case let byte where Self.isSyntax(byte):
        return false
      default:
        index += 1
      }
    }
    appendText(bytes[start...])
    return true
  }

  private mutating func appendText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !bytes.isEmpty else { return }
    segments.append(.literal(String(decoding: bytes, as: UTF8.self)))
  }

  /// The place of the brace behind a name; nil where there is none, or something that no name may have.
  private static func end(ofNameIn bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(where: isSyntax),
      bytes[end] == UInt8(ascii: "}")
    else { return nil }
    return end
  }

  private static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
