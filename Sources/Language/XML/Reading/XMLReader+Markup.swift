/// Declarations, instructions, comments and sections.
extension XMLReader {
  /// Reads `<?xml …?>`, before which white space is overlooked: files are pasted together so.
  mutating func readDeclaration() throws(XMLError) {
    skipSpace()
    guard has("<?xml", at: index), Self.isSpace(byte(at: index + 5)) else { return }
    let start = index
    let end = try skip(to: "?>", from: index + 5)
    guard XMLDeclaration.isValid(bytes[(start + 5)..<end]) else {
      throw XMLError(fault: .badDeclaration, offset: start)
    }
  }

  /// Skips `<?name data?>`, where the data may be missing.
  mutating func skipInstruction() throws(XMLError) {
    let start = index
    index += 2
    let name = try readName()
    let text = String(decoding: bytes[name], as: UTF8.self)
    let head = text.prefix(3).lowercased()
    if head == "xml", text.utf8.count == 3 {
      throw XMLError(fault: .badDeclaration, offset: start)
    }
    // All other names that begin so are kept for standards, of which two exist.
    let isTaken = head == "xml" && text != "xml-stylesheet" && text != "xml-model"
    guard has("?>", at: index) || Self.isSpace(byte(at: index)), !text.contains(":"), !isTaken
    else { throw error(.badInstruction, at: start) }
    let data = index
    index = start
    _ = try skip(to: "?>", from: data)
  }

  /// Reads what begins with `<!`: a comment, which is skipped, or a section of text.
  mutating func readMarkup() throws(XMLError) -> ArraySlice<UInt8>? {
    let start = index
    if has("<!--", at: index) {
      let end = try skip(to: "--", from: index + 4)
      guard byte(at: end + 2) == UInt8(ascii: ">") else {
        throw error(.hyphensInComment, at: index < bytes.count ? end : start)
      }
      index = end + 3
      return nil
    }
    if has("<![CDATA[", at: index) {
      guard !open.isEmpty else { throw XMLError(fault: .outsideRoot, offset: start) }
      let end = try skip(to: "]]>", from: index + 9)
      return withLineFeeds(bytes[(start + 9)..<end])
    }
    if limits.skipsDocumentType, elementCount == 0, has("<!DOCTYPE", at: index) {
      try skipDocumentType()
      return nil
    }
    throw XMLError(fault: .documentType, offset: start)
  }

  /// Skips `<!DOCTYPE name PUBLIC "…" "…">`; one with declarations of its own is refused, and nothing is fetched.
  private mutating func skipDocumentType() throws(XMLError) {
    let start = index
    index += 9
    guard skipSpace() else { throw error(.documentType, at: start) }
    _ = try readName()
    var quoted = 0
    if skipSpace(), has("PUBLIC", at: index) || has("SYSTEM", at: index) {
      quoted = has("PUBLIC", at: index) ? 2 : 1
      index += 6
    }
    for _ in 0..<quoted {
      guard skipSpace(), let quote = openQuote() else { throw error(.documentType, at: start) }
      while index < bytes.count, bytes[index] != quote { index += 1 }
      index += 1
    }
    skipSpace()
    guard byte(at: index) == UInt8(ascii: ">") else { throw error(.documentType, at: start) }
    index += 1
  }

  /// Goes behind a quotation mark and returns it.
  mutating func openQuote() -> UInt8? {
    let quote = byte(at: index)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    index += 1
    return quote
  }
}

/// The inside of `<?xml …?>`.
private struct XMLDeclaration {
  private var rest: ArraySlice<UInt8>

  /// Whether it has a version 1, then perhaps an encoding, then perhaps whether it stands alone.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var declaration = XMLDeclaration(rest: bytes)
    guard let version = declaration.value(of: "version"), version.starts(with: "1.".utf8),
      version.count > 2, version.dropFirst(2).allSatisfy({ (48...57).contains($0) })
    else { return false }
    if let encoding = declaration.value(of: "encoding") {
      let isName = encoding.allSatisfy { byte in
        byte != UInt8(ascii: ":") && XMLCharacters.isName(byte, first: false)
      }
      guard isName, let first = encoding.first, (65...90).contains(first & 0xDF) else {
        return false
      }
    }
    if let alone = declaration.value(of: "standalone") {
      guard alone.elementsEqual("yes".utf8) || alone.elementsEqual("no".utf8) else { return false }
    }
    return declaration.rest.allSatisfy(XMLReader.isSpace)
  }

  /// Takes a value in quotation marks if the name comes next.
  private mutating func value(of name: String) -> ArraySlice<UInt8>? {
    var rest = rest.drop(while: XMLReader.isSpace)
    guard rest.startIndex > self.rest.startIndex, rest.starts(with: name.utf8) else { return nil }
    rest = rest.dropFirst(name.utf8.count).drop(while: XMLReader.isSpace)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop(while: XMLReader.isSpace)
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return nil }
    defer { self.rest = rest[(end + 1)...] }
    return rest[(rest.startIndex + 1)..<end]
  }
}
