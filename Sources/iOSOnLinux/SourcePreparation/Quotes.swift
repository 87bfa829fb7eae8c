/// The quotation of a text: `"…"`, `"""…"""`, and both with signs around them, as in `#"…"#`.
struct Quotes: Hashable, Sendable {
  let sharps: Int
  let isMultiline: Bool

  /// Reads an opening quote; `nil` where there is none.
  init?(at start: Int, in bytes: [UInt8]) {
    let sharps = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = start + sharps
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    self.sharps = sharps
    isMultiline =
      bytes[quote...].starts(with: "\"\"\"".utf8)
      // `#"""#` is a text of one line that holds a quote.
      && !(sharps > 0 && Self.closesInLine(bytes, from: quote + 1, sharps))
  }

  var openingCount: Int { sharps + (isMultiline ? 3 : 1) }
  var closingCount: Int { openingCount }

  /// Whether the closing quote stands here.
  func close(at position: Int, in bytes: [UInt8]) -> Bool {
    let quote = isMultiline ? 3 : 1
    // Seen byte by byte: this is asked at each byte of each text.
    guard bytes[position] == UInt8(ascii: "\""), position + quote + sharps <= bytes.count else {
      return false
    }
    return bytes[position..<(position + quote)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && bytes[(position + quote)..<(position + quote + sharps)]
        .allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The bytes of the escape sign that stands here; `nil` where there is none.
  func escapeCount(at position: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[position] == UInt8(ascii: "\\"), position + 1 + sharps <= bytes.count else {
      return nil
    }
    let signs = bytes[(position + 1)..<(position + 1 + sharps)]
    return signs.allSatisfy { $0 == UInt8(ascii: "#") } ? 1 + sharps : nil
  }

  private static func closesInLine(_ bytes: [UInt8], from start: Int, _ sharps: Int) -> Bool {
    var run: Int?
    for byte in bytes[start...] {
      if byte.isLineEnd { return false }
      switch byte {
      case UInt8(ascii: "\""): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      if run == sharps { return true }
    }
    return false
  }
}

/// Regular expressions between slashes.
enum RegexLiteral {
  /// The end of `/…/`, which closes in its line and neither begins nor ends with a space; `nil` for a sign that divides.
  static func end(inLine bytes: [UInt8], from start: Int) -> Int? {
    var position = start + 1
    guard position < bytes.count, !bytes[position].isSpace else { return nil }
    var parentheses = 0
    while position < bytes.count, !bytes[position].isLineEnd {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        // `reduce(1, /)`: the sign alone, as an argument.
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        return position == start + 1 || bytes[position - 1].isSpace ? nil : position + 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The end of `#/…/#`, which may go over several lines where nothing follows its first slash; `nil` for another sign.
  static func end(extended bytes: [UInt8], from start: Int) -> Int? {
    let sharps = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    var position = start + sharps
    guard sharps > 0, position < bytes.count, bytes[position] == UInt8(ascii: "/") else {
      return nil
    }
    position += 1
    let head = bytes[position...].drop { $0.isSpace }.first
    let isMultiline = head?.isLineEnd ?? false
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLineEnd, !isMultiline { return nil }
      position += 1
      if byte == UInt8(ascii: "\\") {
        if position < bytes.count, !bytes[position].isLineEnd { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + sharps <= bytes.count,
        bytes[position..<(position + sharps)].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return position + sharps
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it belongs to a name or a number; all of what is not ASCII is taken for a part of names.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it is a space within a line.
  var isSpace: Bool { self == UInt8(ascii: " ") || (9...12).contains(self) && self != 10 }
}
