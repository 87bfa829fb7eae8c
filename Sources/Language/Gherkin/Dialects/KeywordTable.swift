/// The keywords of a dialect, laid out to be found by their first byte.
struct KeywordTable: Sendable {
  /// A keyword that starts a line, without the colon of a header.
  struct Entry: Sendable {
    var start: Int32
    var count: Int32
    var kind: TokenKind
    var type: KeywordType
  }

  /// All keywords, one after the other.
  private var bytes: [UInt8] = []
  /// Sorted by first byte; steps before headers, and longer ones before their prefixes.
  private var entries: [Entry] = []
  /// For each first byte the index of its first entry; the last element closes the table.
  private var starts = [UInt16](repeating: 0, count: 257)

  init(_ dialect: Dialect) {
    self.init(
      dialect,
      headers: [
        (dialect.feature, .featureLine), (dialect.background, .backgroundLine),
        (dialect.scenario, .scenarioLine), (dialect.scenarioOutline, .scenarioLine),
        (dialect.examples, .examplesLine), (dialect.rule, .ruleLine),
      ])
  }

  /// The keywords of a file of phrases, whose one header is the same in every language.
  init(phrasesIn dialect: Dialect) {
    self.init(dialect, headers: [(["Phrase"], .phraseLine)])
  }

  private init(_ dialect: Dialect, headers: [([String], TokenKind)]) {
    var keywords = dialect.stepKeywords.map {
      (text: $0.text, kind: TokenKind.stepLine, type: $0.type)
    }
    for (words, kind) in headers {
      keywords += words.map { ($0, kind, .unknown) }
    }
    // The place in the list settles ties, so that the order never depends on the sort.
    let sorted = keywords.enumerated().sorted { left, right in
      Self.rank(left.element, left.offset) < Self.rank(right.element, right.offset)
    }
    for (_, keyword) in sorted {
      add(keyword.text, keyword.kind, keyword.type)
    }
    for byte in 0..<256 {
      starts[byte + 1] += starts[byte]
    }
  }

  /// Finds the keyword a line's content starts with.
  @inline(__always)
  func entry(at index: Int, of text: SourceText, to end: Int, acceptsSteps: Bool) -> Entry? {
    let byte = Int(text[index])
    var position = Int(starts[byte])
    let last = Int(starts[byte &+ 1])
    while position < last {
      let entry = entries[position]
      if matches(entry, at: index, of: text, to: end, acceptsSteps: acceptsSteps) { return entry }
      position &+= 1
    }
    return nil
  }

  @inline(__always)
  private func matches(
    _ entry: Entry, at index: Int, of text: SourceText, to end: Int, acceptsSteps: Bool
  ) -> Bool {
    let count = Int(entry.count)
    if entry.kind == .stepLine {
      guard acceptsSteps, index &+ count <= end else { return false }
    } else {
      guard index &+ count < end, text[index &+ count] == UInt8(ascii: ":") else { return false }
    }
    var offset = 1
    let start = Int(entry.start)
    while offset < count {
      if text[index &+ offset] != bytes[start &+ offset] { return false }
      offset &+= 1
    }
    return true
  }

  private mutating func add(_ keyword: String, _ kind: TokenKind, _ type: KeywordType) {
    let utf8 = [UInt8](keyword.utf8)
    guard let first = utf8.first else { return }
    entries.append(
      Entry(start: Int32(bytes.count), count: Int32(utf8.count), kind: kind, type: type))
    bytes += utf8
    starts[Int(first) + 1] += 1
  }

  private static func rank(
    _ keyword: (text: String, kind: TokenKind, type: KeywordType),
    _ place: Int
  ) -> (UInt8, Int, Int, Int) {
    let first = keyword.text.utf8.first ?? 0
    return (first, keyword.kind == .stepLine ? 0 : 1, -keyword.text.utf8.count, place)
  }
}
