/// Text from files with everything in it made visible that a reader would not see but a machine would obey.
enum VisibleText {
  /// Whether bytes hold anything to be made visible; nearly no text does, so this is all that is done for it.
  static func isNeeded(for utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case 0..<0x20, 0x7F: return true
      case 0xC2 where utf8.has(0x80..<0xA0, at: index + 1): return true
      // U+061C, one of the characters for the direction of text.
      case 0xD8 where utf8.has(0x9C..<0x9D, at: index + 1): return true
      // U+200E, U+200F, U+2028 to U+202E: direction, and separators of lines and paragraphs.
      case 0xE2
      where utf8.has(0x80..<0x81, at: index + 1)
        && (utf8.has(0x8E..<0x90, at: index + 2) || utf8.has(0xA8..<0xAF, at: index + 2)):
        return true
      // U+2066 to U+2069: isolated directions.
      case 0xE2 where utf8.has(0x81..<0x82, at: index + 1) && utf8.has(0xA6..<0xAA, at: index + 2):
        return true
      case UInt8(ascii: ":"), UInt8(ascii: "#"):
        if utf8.has(byte..<byte + 1, at: index + 1) { return true }
      default: break
      }
    }
    return false
  }

  /// Returns the text with what is invisible or obeyed written in another way.
  static func text(_ text: String, isAtLineStart: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(contentsOf: picture(of: scalar).unicodeScalars)
    }
    return withoutCommands(String(result), isAtLineStart: isAtLineStart)
  }

  /// The Unicode picture of a control character, or the number of another that is not to be obeyed.
  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
    default: String(scalar)
    }
  }

  /// GitHub obeys lines that begin with `::`, white space aside, and `##[` anywhere; look-alikes stand for them.
  private static func withoutCommands(_ text: String, isAtLineStart: Bool) -> String {
    let bracketed = replacing("##[", in: text, by: "##［")
    let start = bracketed.drop(while: \.isWhitespace)
    guard isAtLineStart, start.hasPrefix("::") else { return bracketed }
    return bracketed.prefix(bracketed.count - start.count) + "∷" + start.dropFirst(2)
  }

  private static func replacing(_ part: String, in text: String, by other: String) -> String {
    guard let first = part.unicodeScalars.first else { return text }
    let pattern = Array(part.unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == first, scalars[index...].starts(with: pattern) {
        result.append(contentsOf: other.unicodeScalars)
        index += pattern.count
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ range: Range<UInt8>, at index: Int) -> Bool {
    index < count && range.contains(self[index])
  }
}

/// Words as a shell reads them.
package enum ShellWord {
  /// Returns a word so that a POSIX shell reads it back unchanged.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_./:@%+,-".utf8.contains(byte)
    }
  }
}
