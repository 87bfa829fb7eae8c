/// A hand-written recogniser of a type's words, much faster than its regular expression.
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
  /// `"[^"]*"`
  case doubleQuoted
  /// Words with bars between them.
  case words(FixedWords)
  /// What the type itself recognises.
  case own(@Sendable (String) -> Bool?)

  /// Creates the recogniser of a type that is written in these ways; nil where there is none.
  init?(of patterns: [String]) {
    guard patterns.count == 1, let pattern = patterns.first else { return nil }
    if pattern == #""[^"]*""# {
      self = .doubleQuoted
    } else if let words = FixedWords(pattern) {
      self = .words(words)
    } else {
      return nil
    }
  }

  /// Tells whether the regular expression takes all of these bytes; nil if that is not obvious.
  func accepts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    switch self {
    case .integer: Self.isInteger(bytes)
    case .word: Self.isWord(bytes)
    case .quoted: Self.isQuoted(bytes)
    case .anything: Self.isOneLine(bytes) ? true : nil
    case .doubleQuoted: Self.isDoubleQuoted(bytes)
    case .words(let words): words.contain(bytes)
    case .own(let accepts): accepts(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The groups of the type, for words it accepts; their inner text begins after the quote.
  func children(_ text: String, start: Int) -> [ArgumentGroup] {
    guard case .quoted = self else { return [] }
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

  private static func isDoubleQuoted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return bytes.count >= 2 && bytes.first == quote && bytes.last == quote
      && !bytes.dropFirst().dropLast().contains(quote)
  }

  private static func isOneLine(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Line ends outside ASCII begin with one of these two bytes.
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 }
  }
}

/// The words of a pattern that is nothing but words with bars between them.
struct FixedWords: Sendable {
  private let words: [[UInt8]]

  /// The words as text, in the order of the pattern.
  var texts: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// Takes the words of a pattern; nil where anything in it means more than itself.
  init?(_ pattern: String) {
    let isPlain = pattern.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"),
        UInt8(ascii: "'"), UInt8(ascii: "|"):
        true
      default: false
      }
    }
    guard isPlain, !pattern.isEmpty else { return nil }
    words = pattern.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the bytes are one of the words.
  func contain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    words.contains { $0.elementsEqual(bytes) }
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
