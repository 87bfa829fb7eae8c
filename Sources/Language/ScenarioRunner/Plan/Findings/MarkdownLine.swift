import Gherkin

/// A line of a page in Markdown that is not blank, and what it looks like.
struct MarkdownLine {
  enum Kind {
    /// A heading that is no header of Gherkin, with the marks before its text.
    case heading(marks: String)
    case header
    case examples
    case step
    /// An item of a list that is no step.
    case item
    case numbered
    /// Its first word is set bold or slanted.
    case emphasised
    case table(indent: Int)
    case paragraph
    /// A quotation, or code.
    case other
  }

  let kind: Kind
  /// The line as it is written, without the white space around it.
  let written: String
  /// What it says, without the marks of Markdown.
  let text: String
  let location: Location
  let beginsParagraph: Bool

  /// Whether it says nothing but tags, as no prose does.
  var isRowOfTags: Bool {
    text.split(separator: " ").allSatisfy { $0.hasPrefix("@") && $0.utf8.count > 1 }
  }

  /// The lines of a page that are not blank and not code.
  static func all(of source: Source, _ keywords: LineKeywords) -> [MarkdownLine] {
    var found: [MarkdownLine] = []
    var fence: Substring?
    var isAfterBlank = true
    let lines = source.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      let written = line.trimmed
      let mark = written.prefix { $0 == written.first && ($0 == "`" || $0 == "~") }
      if mark.count >= 3, fence == nil || written[...] == fence {
        fence = fence == nil ? mark : nil
      } else if fence == nil, !written.isEmpty {
        let indent = line.unicodeScalars.prefix { $0.properties.isWhitespace }.count
        let (kind, text) = Self.kind(of: written, indent, keywords)
        found.append(
          MarkdownLine(
            kind: kind, written: written, text: text,
            location: Location(line: index + 1, column: indent + 1),
            beginsParagraph: isAfterBlank))
      }
      isAfterBlank = written.isEmpty
    }
    return found
  }

  private static func kind(
    of line: String, _ indent: Int, _ keywords: LineKeywords
  ) -> (Kind, String) {
    let marks = line.prefix { $0 == "#" }
    let rest = line.dropFirst(marks.count)
    if 1...6 ~= marks.count, rest.first?.isWhitespace ?? false {
      return heading(String(marks), rest.trimmed, keywords)
    }
    switch line.first {
    case "|": return (.table(indent: indent), line)
    case ">": return (.other, line)
    default: break
    }
    if let first = line.first, "*+-".contains(first), line.dropFirst().first?.isWhitespace ?? false
    {
      let text = plain(line.dropFirst().trimmed)
      let isStep = keywords.dialect.stepKeywords.contains {
        $0.text != "* " && line.dropFirst().trimmed.hasPrefix($0.text)
      }
      return (isStep ? .step : text == line.dropFirst().trimmed ? .item : .emphasised, text)
    }
    let digits = line.prefix(while: \.isNumber)
    let point = line.dropFirst(digits.count)
    if !digits.isEmpty, let mark = point.first, mark == "." || mark == ")",
      point.dropFirst().first?.isWhitespace ?? false
    {
      return (.numbered, plain(point.dropFirst().trimmed))
    }
    let text = plain(line)
    return (text == line ? .paragraph : .emphasised, text)
  }

  private static func heading(
    _ marks: String, _ title: String, _ keywords: LineKeywords
  ) -> (Kind, String) {
    let match = keywords.headers.first { title.hasPrefix($0.word + ":") }
    switch match?.section {
    case .examples: return (.examples, title)
    case .rule, .background, .scenario: return (.header, title)
    case nil:
      let isFeature = keywords.dialect.feature.contains { title.hasPrefix($0 + ":") }
      return (isFeature ? .header : .heading(marks: marks), title)
    }
  }

  /// The text without the asterisks or underscores around its first words.
  private static func plain(_ text: String) -> String {
    let marks = text.prefix { $0 == "*" || $0 == "_" }
    guard 1...3 ~= marks.count, let end = text.dropFirst(marks.count).firstRange(of: marks) else {
      return text
    }
    return String(text[..<end.lowerBound].dropFirst(marks.count)) + text[end.upperBound...]
  }
}
