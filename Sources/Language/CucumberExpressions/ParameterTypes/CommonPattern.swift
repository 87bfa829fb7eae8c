/// A reader of the commonest regular expressions, which knows them for right without compiling them.
///
/// Compiling costs a thousand times as much, and every process defines some sixty types. It accepts less than is right:
/// ASCII text, `\d` and its kin, escaped punctuation, classes of letters, digits and plain marks, groups, alternatives,
/// and greedy quantifiers. All else is compiled.
struct CommonPattern {
  /// The most groups inside each other.
  static let depthMax = 8
  /// The largest number in a quantifier.
  static let countMax = 99

  private let bytes: [UInt8]
  private var index = 0

  /// Tells whether a pattern is made of the commonest forms alone, so that it compiles and captures by number only.
  static func isMatched(by pattern: String) -> Bool {
    var reader = CommonPattern(bytes: Array(pattern.utf8))
    return reader.readAlternatives(depth: 0) && reader.index == reader.bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func readAlternatives(depth: Int) -> Bool {
    repeat {
      guard readSequence(depth: depth) else { return false }
    } while skip("|")
    return true
  }

  /// Reads one element or more.
  private mutating func readSequence(depth: Int) -> Bool {
    let start = index
    while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      guard readElement(byte, depth: depth), readQuantifier() else { return false }
    }
    return index > start
  }

  private mutating func readElement(_ byte: UInt8, depth: Int) -> Bool {
    index += 1
    switch byte {
    case UInt8(ascii: "("): return readGroup(depth: depth)
    case UInt8(ascii: "["): return readClass()
    case UInt8(ascii: "\\"): return readEscape()
    default: return Self.isPlain(byte)
    }
  }

  private mutating func readGroup(depth: Int) -> Bool {
    guard depth < Self.depthMax else { return false }
    if skip("?"), !skip(":") { return false }
    return readAlternatives(depth: depth + 1) && skip(")")
  }

  /// Reads single characters, and ranges of letters and digits.
  private mutating func readClass() -> Bool {
    _ = skip("^")
    // A dash that begins the class is itself, as is one that ends it.
    var count = skip("-") ? 1 : 0
    while let byte = next, byte != UInt8(ascii: "]") {
      index += 1
      guard byte == UInt8(ascii: "\\") ? readEscape() : Self.isPlainInClass(byte) else {
        return false
      }
      count += 1
      guard skip("-") else { continue }
      guard let last = next, Self.isRange(byte, last) else { return skip("]") }
      index += 1
    }
    return count > 0 && skip("]")
  }

  private mutating func readEscape() -> Bool {
    guard let byte = next else { return false }
    index += 1
    switch byte {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"),
      UInt8(ascii: "w"), UInt8(ascii: "W"):
      return true
    default: return byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ".")
    }
  }

  private mutating func readQuantifier() -> Bool {
    guard skip("?") || skip("*") || skip("+") || skip("{") else { return true }
    if bytes[index - 1] == UInt8(ascii: "{"), !readCounts() { return false }
    // What follows makes it reluctant or possessive.
    return next != UInt8(ascii: "?") && next != UInt8(ascii: "+") && next != UInt8(ascii: "*")
  }

  private mutating func readCounts() -> Bool {
    guard let fewest = readCount() else { return false }
    if skip(",") {
      guard let most = readCount(), fewest <= most else { return false }
    }
    return skip("}")
  }

  private mutating func readCount() -> Int? {
    var count: Int?
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      count = (count ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      guard count ?? 0 <= Self.countMax else { return nil }
      index += 1
    }
    return count
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private static func isRange(_ first: UInt8, _ last: UInt8) -> Bool {
    let kinds: [ClosedRange<UInt8>] = [
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
    ]
    return first <= last && kinds.contains { $0.contains(first) && $0.contains(last) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isWord(byte) || " -/:,;.'\"%&=<>@_".utf8.contains(byte)
  }

  private static func isPlainInClass(_ byte: UInt8) -> Bool {
    isWord(byte) || " .,:;'\"%+/_".utf8.contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
