/// Text, and the references in it.
extension XMLReader {
  /// Reads text up to the next tag, reference or carriage return.
  mutating func readText() throws(XMLError) -> ArraySlice<UInt8> {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "&"): return ArraySlice(String(try readReference()).utf8)
    case 0x0D:
      // A line ends with a line feed, however it was written.
      index += byte(at: index + 1) == 0x0A ? 2 : 1
      return [0x0A]
    default: break
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0x0D { break }
      if byte == UInt8(ascii: "]"), has("]]>", at: index) {
        throw XMLError(fault: .sectionEndInText, offset: index)
      }
      index += 1
    }
    return bytes[start..<index]
  }

  /// Reads the value of an attribute up to its closing quotation mark; white space becomes spaces.
  mutating func readValue(upTo quote: UInt8, tagAt tag: Int) throws(XMLError) -> String {
    let start = index
    var rewritten: [UInt8]?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        let value = rewritten.map { String(decoding: $0, as: UTF8.self) }
        defer { index += 1 }
        return value ?? String(decoding: bytes[start..<index], as: UTF8.self)
      }
      guard byte != UInt8(ascii: "<") else {
        throw XMLError(fault: .lessThanInValue, offset: index)
      }
      guard index - tag <= limits.tagBytesMax else {
        throw XMLError(fault: .tagTooLong(bound: limits.tagBytesMax), offset: tag)
      }
      if byte == UInt8(ascii: "&") || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        var value = rewritten ?? Array(bytes[start..<index])
        rewritten = nil
        if byte == UInt8(ascii: "&") {
          value += String(try readReference()).utf8
        } else {
          index += has("\r\n", at: index) ? 2 : 1
          value.append(0x20)
        }
        rewritten = value
      } else {
        rewritten?.append(byte)
        index += 1
      }
    }
    throw error(.unclosedTag, at: tag)
  }

  /// Reads a reference and returns the character that it stands for.
  private mutating func readReference() throws(XMLError) -> Character {
    let start = index
    // The longest one that means anything is &#x0010FFFF; and may have further zeros in front.
    let stop = min(bytes.count, start + 16)
    var end = start + 1
    while end < stop,
      bytes[end] == UInt8(ascii: "#") || XMLCharacters.isName(bytes[end], first: false)
    {
      end += 1
    }
    guard end < bytes.count else {
      index = end
      throw error(.badReference, at: start)
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard bytes[end] == UInt8(ascii: ";"), let scalar = XMLCharacters.scalar(named: name) else {
      throw XMLError(fault: .badReference, offset: start)
    }
    index = end + 1
    return Character(scalar)
  }

  /// Returns text with line feeds as line ends.
  func withLineFeeds(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(0x0D) else { return text }
    var result: [UInt8] = []
    for index in text.indices {
      if text[index] != 0x0D {
        result.append(text[index])
      } else if index + 1 == text.endIndex || text[index + 1] != 0x0A {
        result.append(0x0A)
      }
    }
    return result[...]
  }
}
