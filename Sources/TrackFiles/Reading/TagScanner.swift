/// A scanner for the tags of XML, by which places are told and what is not read is found before it is parsed.
///
/// It knows comments, character data and processing instructions, so that their insides count as no tags.
struct TagScanner {
  /// What follows a `<`.
  enum Tag: Hashable {
    /// The first tag of an element.
    case start
    /// A document type or another declaration.
    case declaration
    /// An end tag, a comment, character data or a processing instruction.
    case other
  }

  private let bytes: [UInt8]
  /// Where the next tag is looked for: behind the last one.
  private(set) var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next tag and where it starts.
  mutating func next() -> (tag: Tag, offset: Int)? {
    guard let offset = find(UInt8(ascii: "<"), from: index) else {
      index = bytes.count
      return nil
    }
    let tag = tag(at: offset)
    return (tag, offset)
  }

  private mutating func tag(at offset: Int) -> Tag {
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "?"):
      skip(to: "?>", from: offset + 2)
      return .other
    case UInt8(ascii: "/"):
      skip(to: ">", from: offset + 2)
      return .other
    case UInt8(ascii: "!"):
      if has("<!--", at: offset) {
        skip(to: "-->", from: offset + 4)
        return .other
      }
      if has("<![CDATA[", at: offset) {
        skip(to: "]]>", from: offset + 9)
        return .other
      }
      index = offset + 2
      return .declaration
    default:
      skipStartTag(from: offset + 1)
      return .start
    }
  }

  /// Goes behind the tag's end; inside quotation marks a `>` is none.
  private mutating func skipStartTag(from start: Int) {
    var quote: UInt8?
    index = start
    while index < bytes.count {
      let byte = bytes[index]
      // A tag that is not closed must not swallow the next one.
      if byte == UInt8(ascii: "<") { return }
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private mutating func skip(to end: StaticString, from start: Int) {
    var index = start
    while let found = find(end.utf8Start[0], from: index) {
      if has(end, at: found) {
        self.index = found + end.utf8CodeUnitCount
        return
      }
      index = found + 1
    }
    self.index = bytes.count
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
