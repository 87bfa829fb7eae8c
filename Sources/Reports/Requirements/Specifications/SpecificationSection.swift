/// The subject of the text under a heading, as the heading says it.
enum SpecificationSection: Hashable, Sendable {
  /// A user story with its number as written.
  case story(number: String?, title: String)
  /// Acceptance scenarios, of a story where they stand under one.
  case acceptance
  case edgeCases
  /// Requirements; where they have no labels, they are counted under these letters.
  case requirements(letters: String)
  /// Text in which labels are only mentioned.
  case mentions
  /// Text in which labels are only mentioned, whatever the headings below it say.
  case mentionsThroughout
  /// Anything else: the heading around it counts.
  case other

  /// Creates a section from a heading without marks.
  init(_ heading: String, isInRequirements: Bool = false) {
    let text = Self.withoutNumber(heading)
    // What stands in brackets, such as a source, says nothing about the section.
    let lower = String(text.prefix(Self.headingMax).lowercased().prefix { !"([（".contains($0) })
    let bytes = Array(lower.utf8)
    func starts(_ words: [String]) -> Bool { words.contains { lower.hasPrefix($0) } }
    if let story = Self.story(text) {
      self = story
    } else if SpecificationWords.isAny(of: SpecificationWords.edgeCases, in: bytes) {
      self = .edgeCases
    } else if starts(SpecificationWords.acceptance) || lower == "scenarios" {
      self = .acceptance
    } else if starts(SpecificationWords.mentionsThroughout) {
      self = .mentionsThroughout
    } else if starts(SpecificationWords.mentions) {
      self = .mentions
    } else if starts(SpecificationWords.weakMentions) {
      self = isInRequirements ? .other : .mentions
    } else if SpecificationWords.isAny(of: SpecificationWords.nonFunctional, in: bytes) {
      self = .requirements(letters: "NFR")
    } else if SpecificationWords.isAny(of: SpecificationWords.functional, in: bytes) {
      self = .requirements(letters: "FR")
    } else if starts(SpecificationWords.requirements) {
      self = .requirements(letters: "REQ")
    } else if starts(SpecificationWords.success) {
      self = .requirements(letters: "SC")
    } else {
      self = .other
    }
  }

  /// What is looked at of a heading; no section's name is longer.
  private static let headingMax = 120

  /// A user story's number and title: "User Story 2 - Title (Priority: P1)".
  private static func story(_ text: String) -> SpecificationSection? {
    let openings = ["user story", "user-story", "story", "us", "user scenario"]
    let lower = text.prefix(headingMax).lowercased()
    for opening in openings + SpecificationWords.story where lower.hasPrefix(opening) {
      let rest = text.dropFirst(opening.count)
      if rest.first?.isLetter ?? false { continue }
      let behind = rest.drop { " -#_".contains($0) }
      let number = number(behind)
      // "US" alone stands for too much.
      if opening == "us" || opening == "story", number == nil { continue }
      let title = behind.dropFirst(number?.count ?? 0).drop { " :：–—-.)".contains($0) }
      return .story(number: number.map(withoutZeros), title: MarkdownLine.trimmed(title))
    }
    if text.lowercased().hasPrefix("primary user story") { return .story(number: "1", title: "") }
    return translatedStory(text)
  }

  /// In other languages the priority tells: a number in the heading and "P1" in brackets at its end.
  private static func translatedStory(_ text: String) -> SpecificationSection? {
    guard let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }) else { return nil }
    let bracket = text[open...].dropFirst().filter { !") ）".contains($0) }
    guard bracket.dropLast().last == "P", bracket.last?.isNumber ?? false,
      let start = text[..<open].firstIndex(where: { $0.isASCII && $0.isNumber }),
      let number = number(text[start..<open])
    else { return nil }
    let title = text[start...].dropFirst(number.count).drop { " :：–—-.)".contains($0) }
    return .story(number: withoutZeros(number), title: MarkdownLine.trimmed(title))
  }

  private static func number(_ text: Substring) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    var number = digits
    while number.last == "." { number.removeLast() }
    guard !number.isEmpty, number.count <= 9 else { return nil }
    let behind = text.dropFirst(number.count)
    let letter = behind.prefix(1).filter { $0.isASCII && $0.isLetter }
    let isAlone = !(behind.dropFirst().first?.isLetter ?? false)
    return String(number) + (isAlone ? letter : "")
  }

  private static func withoutZeros(_ number: String) -> String {
    let text = number.drop { $0 == "0" }
    return text.isEmpty || !(text.first?.isNumber ?? false) ? "0" + text : String(text)
  }

  /// Without a number and a sign in front: "2.1 Edge Cases", "⚠️ Edge Cases".
  private static func withoutNumber(_ text: String) -> String {
    let start = text.drop { !$0.isLetter }
    return start.isEmpty ? text : String(start)
  }
}
