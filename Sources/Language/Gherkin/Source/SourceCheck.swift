/// The check that bytes are text at all, before anything else looks at them.
struct SourceCheck {
  private let limits: Limits

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Returns what makes the bytes unreadable: too many of them, a NUL byte, or not UTF-8.
  func firstError(in text: SourceText, uri: String) -> ParseError? {
    let bound = limits[.bytesPerFile]
    guard text.count <= bound else {
      let kind = ParseErrorKind.limitExceeded(.bytesPerFile, bound: bound, actual: text.count)
      return ParseError(uri: uri, location: Location(line: 1, column: 1), kind: kind)
    }
    let bad = firstBadByte(in: text)
    guard bad < text.count else { return nil }
    let kind = text[bad] == 0 ? ParseErrorKind.nulByte : .notUTF8(byte: text[bad])
    return ParseError(uri: uri, location: location(of: bad, in: text), kind: kind)
  }

  /// Returns the index of the first byte that cannot stand where it stands, or the count.
  private func firstBadByte(in text: SourceText) -> Int {
    var index = 0
    while index < text.count {
      if index &+ 8 <= text.count {
        let word = text.word(at: index)
        if (word | zeroBytes(word)) & 0x8080_8080_8080_8080 == 0 {
          index &+= 8
          continue
        }
      }
      let width = characterWidth(at: index, in: text)
      if width == 0 { return index }
      index &+= width
    }
    return index
  }

  /// Returns the length of the character at an index; 0 for none, as in RFC 3629, and for NUL.
  @inline(__always)
  private func characterWidth(at index: Int, in text: SourceText) -> Int {
    let first = text[index]
    switch first {
    case 0: return 0
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: return isContinued(at: index, in: text, width: 2) ? 2 : 0
    case 0xE0...0xEF:
      guard isContinued(at: index, in: text, width: 3) else { return 0 }
      let second = text[index &+ 1]
      // Neither overlong forms nor surrogates.
      if first == 0xE0, second < 0xA0 { return 0 }
      return first == 0xED && second > 0x9F ? 0 : 3
    case 0xF0...0xF4:
      guard isContinued(at: index, in: text, width: 4) else { return 0 }
      let second = text[index &+ 1]
      // Neither overlong forms nor anything above U+10FFFF.
      if first == 0xF0, second < 0x90 { return 0 }
      return first == 0xF4 && second > 0x8F ? 0 : 4
    default: return 0
    }
  }

  @inline(__always)
  private func isContinued(at index: Int, in text: SourceText, width: Int) -> Bool {
    guard index &+ width <= text.count else { return false }
    var offset = 1
    while offset < width {
      if text[index &+ offset] & 0xC0 != 0x80 { return false }
      offset &+= 1
    }
    return true
  }

  private func location(of index: Int, in text: SourceText) -> Location {
    var line = 1
    var start = 0
    var position = text.firstIndex(of: 0x0A, from: 0, to: index)
    while position < index {
      line += 1
      start = position + 1
      position = text.firstIndex(of: 0x0A, from: start, to: index)
    }
    return Location(line: line, column: text.codePoints(from: start, to: index) + 1)
  }
}
