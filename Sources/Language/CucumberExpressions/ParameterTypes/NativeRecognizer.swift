/// A hand-written recogniser of a built-in type's words, much faster than its regular expression.
///
/// It decides the common cases only; where it does not, the regular expression does.
enum NativeRecognizer: Sendable {
  /// `-?\d+`, of which the longest alternative takes all.
  case integer
  /// `[^\s]+`
  case word
  /// Text in single or double quotes.
  case quoted
  /// `.*`
  case anything

  /// Tells whether the regular expression takes all of these bytes; nil if that is not obvious.
  func accepts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    switch self {
    case .integer: Self.isInteger(bytes)
    case .word: Self.isWord(bytes)
    case .quoted: Self.isQuoted(bytes)
    case .anything: Self.isOneLine(bytes) ? true : nil
    }
  }

  /// The groups of the type, for words it accepts; their inner text begins after the quote.
  func children(_ text: String, start: Int) -> [ArgumentGroup] {
    guard self == .quoted else { return [] }
    // By code points: a mark after the quote would make one character with it.
    let words = String(text.unicodeScalars.dropFirst().dropLast())
    let inner = ArgumentGroup(text: words, start: start + 1, children: [Self.absent])
    let other = ArgumentGroup(text: nil, start: nil, children: [Self.absent])
    return text.utf8.first == UInt8(ascii: "\"") ? [inner, other] : [other, inner]
  }

  private static let absent = ArgumentGroup(text: nil, start: nil, children: [])

  private static func isInteger(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    guard !bytes.contains(UInt8(ascii: " ")) else { return false }
    let isPlain = bytes.allSatisfy { byte in
      // Spaces outside ASCII begin with one of these bytes.
      byte > 0x20 && byte != 0xC2 && !(0xE1...0xE3).contains(byte)
    }
    return isPlain && !bytes.isEmpty ? true : nil
  }

  private static func isQuoted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return false }
    guard !bytes.contains(UInt8(ascii: "\\")) else { return nil }
    return !bytes.dropFirst().dropLast().contains(quote)
  }

  private static func isOneLine(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Line ends outside ASCII begin with one of these two bytes.
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 }
  }
}

extension ParameterType {
  /// Creates a type of whole numbers within a range; a number outside it is an error that names the range.
  ///
  /// A minus sign is part of the number, so that "-1" is told to be too small rather than to be no number.
  public static func wholeNumber(
    name: String,
    in range: ClosedRange<Int>,
    documentation: String,
    example: String,
    useForSnippets: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: [#"-?\d+"#], documentation: documentation, example: example,
      useForSnippets: useForSnippets, preferForSnippets: false, recognizer: .integer,
      fileID: fileID, line: line
    ) { groups throws in
      let text = groups.first.flatMap { $0 } ?? ""
      guard let value = Int(text), range.contains(value) else {
        throw ConversionError.outOfRange(
          text: text, range: "\(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }
}
