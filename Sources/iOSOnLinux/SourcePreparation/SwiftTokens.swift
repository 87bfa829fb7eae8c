/// A piece of Swift source that is neither space nor comment.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// `#if`, `#selector`: the sign with the name behind it.
    case directive
    /// `@objc`: the sign with the name behind it.
    case attribute
    /// A part of a text, or a regular expression.
    case literal
    /// One sign, or the pairs `&&` and `||`.
    case symbol
  }

  let kind: Kind
  let range: Range<Int>
  /// How many line ends stand before it, and before its end.
  let line: Int
  let lastLine: Int
  /// Whether it stands in the interpolation of a text.
  let isInText: Bool

  /// What stands there.
  func text(in bytes: [UInt8]) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The tokens of a Swift file, read far enough that no text, comment or regular expression passes for code.
///
/// Interpolations are kept on a stack of its own, so that no nesting is too deep.
struct SwiftTokens: Sequence, IteratorProtocol {
  /// A text whose interpolation is being read.
  private struct OpenText {
    let quotes: Quotes
    var parentheses = 0
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  private var texts: [OpenText] = []
  private var last: Token?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark, or the line that names an interpreter.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  mutating func next() -> Token? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let startLine = line
    let isInText = !texts.isEmpty
    let kind = readToken()
    let token = Token(
      kind: kind, range: start..<position, line: startLine, lastLine: line, isInText: isInText)
    // Attributes may be blanked, and what stands behind them must then be read as before.
    if kind != .attribute { last = token }
    return token
  }

  private mutating func readToken() -> Token.Kind {
    let byte = bytes[position]
    switch byte {
    case _ where byte.isWord:
      skipWord()
      return .word
    case UInt8(ascii: "`"):
      readQuotedName()
      return .word
    case UInt8(ascii: "@"):
      readAttribute()
      return .attribute
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return readSharpOrText()
    case UInt8(ascii: "/"):
      if let end = RegexLiteral.end(inLine: bytes, from: position), mayBeginRegex {
        advance(to: end)
        return .literal
      }
      position += 1
      return .symbol
    default:
      return readSymbol(byte)
    }
  }

  /// Reads an attribute, and the name for Objective-C with it: `@objc(speak:)`.
  private mutating func readAttribute() {
    let start = position
    position += 1
    skipWord()
    guard bytes[start..<position].elementsEqual("@objc".utf8), has("(") else { return }
    let name = bytes[(position + 1)...].prefix { $0.isWord || $0 == UInt8(ascii: ":") }
    if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ")") {
      position = name.endIndex + 1
    }
  }

  /// A text, a regular expression, a directive, or the bare sign.
  private mutating func readSharpOrText() -> Token.Kind {
    if let quotes = Quotes(at: position, in: bytes) {
      position += quotes.openingCount
      readText(quotes)
      return .literal
    }
    if let end = RegexLiteral.end(extended: bytes, from: position) {
      advance(to: end)
      return .literal
    }
    position += bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    guard position < bytes.count, bytes[position].isWord else { return .symbol }
    skipWord()
    return .directive
  }

  private mutating func readSymbol(_ byte: UInt8) -> Token.Kind {
    position += 1
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      if position < bytes.count, bytes[position] == byte { position += 1 }
    case UInt8(ascii: "("):
      if !texts.isEmpty { texts[texts.count - 1].parentheses += 1 }
    case UInt8(ascii: ")"):
      guard let text = texts.last else { break }
      guard text.parentheses > 0 else {
        // The interpolation ends here, and the text goes on.
        texts.removeLast()
        readText(text.quotes)
        return .literal
      }
      texts[texts.count - 1].parentheses -= 1
    default:
      break
    }
    return .symbol
  }

  /// Reads a text to its end, or to the code of its next interpolation.
  private mutating func readText(_ quotes: Quotes) {
    while position < bytes.count {
      let byte = bytes[position]
      // A text that was forgotten to be closed ends with its line, as it does for the compiler.
      if byte.isLineEnd, !quotes.isMultiline { return }
      if quotes.close(at: position, in: bytes) {
        position += quotes.closingCount
        return
      }
      if let count = quotes.escapeCount(at: position, in: bytes) {
        let escaped = position + count
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          position = escaped + 1
          texts.append(OpenText(quotes: quotes))
          return
        }
        let isLineEnd = escaped < bytes.count && bytes[escaped].isLineEnd
        advance(to: Swift.min(isLineEnd ? escaped : escaped + 1, bytes.count))
        continue
      }
      advance(to: position + 1)
    }
  }

  /// Whether a slash here can begin a regular expression: behind a value it divides.
  private var mayBeginRegex: Bool {
    guard let last, last.lastLine == line else { return true }
    switch last.kind {
    case .literal: return false
    case .word: return Self.wordsBeforeValues.contains { bytes[last.range].elementsEqual($0.utf8) }
    case .directive, .attribute: return true
    case .symbol:
      let sign = bytes[last.range.upperBound - 1]
      if ")]}".utf8.contains(sign) { return false }
      return !("!?>.".utf8.contains(sign) && last.range.upperBound == position)
    }
  }

  private static let wordsBeforeValues = [
    "await", "case", "else", "guard", "if", "in", "return", "throw", "try", "where", "while",
  ]

  /// Skips space, line ends and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLineEnd {
        // No text of one line goes on behind it, and so no interpolation of such a text.
        if let broken = texts.firstIndex(where: { !$0.quotes.isMultiline }) {
          texts.removeSubrange(broken...)
        }
        advance(to: position + 1)
      } else if byte.isSpace || byte == 0 {
        position += 1
      } else if has("//") {
        skipLine()
      } else if has("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
  }

  /// Skips a comment with the comments in it.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        position += 2
      } else if has("*/") {
        depth -= 1
        position += 2
      } else {
        advance(to: position + 1)
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipWord() {
    while position < bytes.count, bytes[position].isWord { position += 1 }
  }

  private mutating func readQuotedName() {
    position += 1
    while position < bytes.count, !bytes[position].isLineEnd {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") { return }
    }
  }

  /// Moves on and counts the line ends on the way.
  private mutating func advance(to end: Int) {
    line += bytes[position..<end].count { $0.isLineEnd }
    position = end
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }
}
