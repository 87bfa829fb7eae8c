/// A label in front of a requirement, such as `FR-001`, `NFR-2a` or `FR-AUTH-1.2`.
struct SpecificationLabel: Hashable, Sendable {
  /// The label with plain dashes.
  let name: String
  /// The text behind it.
  let text: String
  /// Whether its letters are among those that usually stand for requirements.
  let isUsual: Bool

  /// The letters that teams put in front of the numbers of requirements.
  private static let usualLetters: Set<String> = [
    "FR", "NFR", "SC", "AC", "EC", "REQ", "BR", "UR", "TR", "SR", "QR", "PR", "DR", "IR", "CR",
    "OR",
    "UX", "UXR", "SEC", "PERF", "INV", "RQ", "FNC", "FUNC", "NFREQ", "EDGE", "ACC", "A11Y", "CON",
  ]
  /// The letters that may stand in front of a number without a dash.
  private static let closeLetters: Set<String> = ["FR", "NFR", "SC", "AC", "EC", "REQ", "US", "BR"]

  /// Reads a label at the start of a text without marks; nil where there is none, or several.
  init?(_ text: String) {
    let opened = text.drop { $0 == "[" || $0 == "(" }
    let word = opened.prefix { character in
      character.isASCII && (character.isLetter || character.isNumber || character == ".")
        || Self.dashes.contains(character)
    }
    guard let name = Self.name(word) else { return nil }
    var rest = opened.dropFirst(name.count)
    guard !Self.continuesList(rest) else { return nil }
    rest = rest.drop { "])".contains($0) }
    guard rest.first.map(Self.endsLabel) ?? true else { return nil }
    self.name = name
    self.text = MarkdownLine.trimmed(rest.drop { " :：.–—-".contains($0) })
    let letters = name.split(whereSeparator: { !$0.isLetter }).map(String.init)
    isUsual = letters.contains { Self.usualLetters.contains($0) } || name.hasPrefix("A11Y-")
  }

  /// Tells whether a name can only be that of a requirement or a story: `FR-001`, `EDGE-3`, `US1.2`.
  static func isRequirement(_ name: String) -> Bool {
    guard let label = SpecificationLabel(name), label.name == name else { return false }
    return label.isUsual || label.family == "US"
  }

  /// The part in front of the number, by which labels are counted: `FR` of `FR-001`.
  var family: String { String(name[..<numberStart]) }

  /// The number, without letters or further numbers that follow it.
  var number: Int? { Int(digits) }

  /// The number of digits.
  var width: Int { digits.count }

  private var digits: Substring { name[numberStart...].prefix(while: \.isNumber) }

  private var numberStart: String.Index {
    let end = name.lastIndex { $0 == "-" } ?? name.startIndex
    return name[end...].firstIndex(where: \.isNumber) ?? name.endIndex
  }

  /// Whether a label ends in front of a character; languages without spaces go on with any letter.
  private static func endsLabel(_ character: Character) -> Bool {
    " :.–—-([：（【|".contains(character) || !character.isASCII && character.isLetter
  }

  private static let dashes: Set<Character> = ["-", "–", "‑", "‐", "−", "_"]

  /// The longest label at the start of a word, with plain dashes.
  private static func name(_ word: Substring) -> String? {
    var parts = word.split(omittingEmptySubsequences: false) { dashes.contains($0) && $0 != "_" }
    // A dash may also be what parts the label from its text.
    while let last = parts.last, parts.count > 1, !isCount(trimmedDots(last)) { parts.removeLast() }
    guard let first = parts.first, let last = parts.last else { return nil }
    if parts.count == 1 { return closeName(trimmedDots(first)) }
    let heads = parts.dropLast()
    let isShaped =
      isCapital(first)
      && heads.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(isCapitalOrNumber) }
    guard isShaped, heads.count <= 4, heads.allSatisfy({ $0.count <= 16 }) else { return nil }
    return (heads + [trimmedDots(last)]).joined(separator: "-")
  }

  private static func closeName(_ word: Substring) -> String? {
    let letters = word.prefix(while: \.isLetter)
    guard closeLetters.contains(String(letters)), isNumber(word.dropFirst(letters.count)) else {
      return nil
    }
    return String(word)
  }

  private static func trimmedDots(_ text: Substring) -> Substring {
    var text = text
    while text.last == "." { text.removeLast() }
    return text
  }

  private static func isCapital(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isUppercase else { return false }
    return text.allSatisfy(isCapitalOrNumber)
  }

  private static func isCapitalOrNumber(_ character: Character) -> Bool {
    character.isASCII && (character.isUppercase || character.isNumber || character == "_")
  }

  /// A number, or one with the letters of its group in front: `P001` of `FR-P001`.
  private static func isCount(_ text: Substring) -> Bool {
    let letters = text.prefix { $0.isASCII && $0.isUppercase }
    return letters.count <= 5 && isNumber(text.dropFirst(letters.count))
  }

  /// Digits, then perhaps a letter, then perhaps more numbers behind dots.
  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 6 else { return false }
    var rest = text.dropFirst(digits.count)
    if let letter = rest.first, letter.isASCII, letter.isLetter { rest = rest.dropFirst() }
    return rest.isEmpty || rest.first == "." && isNumber(rest.dropFirst())
  }

  /// Whether a label is the first of several, as in references: "FR-001, FR-002" or "FR-001 to FR-009".
  private static func continuesList(_ rest: Substring) -> Bool {
    let text = rest.drop { $0 == "]" || $0 == " " }
    if let sign = text.first, ",/→&+".contains(sign) { return true }
    for word in ["to ", "through ", "and ", "-", "–", "—", "->", ".."] where text.hasPrefix(word) {
      let behind = text.dropFirst(word.count).drop { $0 == " " || $0 == ">" }
      let head = behind.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
      if name(head) != nil { return true }
    }
    return text.hasPrefix("->")
  }
}
