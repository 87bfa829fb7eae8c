import Gherkin
public import ScenarioRunner

/// A change to the text of a feature: a sentence more, at a place in a scenario, or a scenario more.
public struct FeatureEdit: Sendable {
  /// The text with the change in it.
  public let text: String
  /// The line on which the change begins, from 1.
  public let line: Int

  init(text: String, line: Int) { (self.text, self.line) = (text, line) }

  /// Writes a sentence into a feature, behind so many steps of a scenario, with the keyword that fits there.
  ///
  /// Behind a step of a phrase it stands behind the whole phrase. All else in the text stays as it is, but for an "And" behind
  /// it, which gets a keyword of its own where it would mean another one.
  ///
  /// - Parameters:
  ///   - kind: What the sentence is for.
  ///   - scenario: The scenario, as planned from the text.
  ///   - table: The lines of the table below the sentence.
  /// - Returns: Nil where nothing can be written there: before the scenario's own steps, and in lines that cannot be told
  ///   apart.
  public init?(
    adding sentence: String, _ kind: StepKind, behind count: Int, of scenario: PlannedScenario,
    in text: String, table: [String] = []
  ) {
    guard (scenario.ownStart...scenario.steps.count).contains(count) else { return nil }
    var lines = FeatureLines(text, scenario.pickle.uri)
    let own = (scenario.ownStart..<scenario.steps.count).map(scenario.writtenStep)
    let before = count > scenario.ownStart ? scenario.writtenStep(at: count - 1) : nil
    let place: Int
    if let before {
      place = lines.end(ofStepAt: before.location.line)
    } else if let first = own.first {
      place = first.location.line - 1
    } else {
      let source = Source(uri: scenario.pickle.uri, text: text)
      guard let layout = FeatureLayout(source),
        let part = layout.part(at: scenario.pickle.scenarioLine)
      else { return nil }
      place = lines.end(before: part.examples ?? layout.next(after: part))
    }
    let model = own.first?.location.line
    guard lines.has(place), lines.has(scenario.pickle.scenarioLine), model.map(lines.has) ?? true
    else { return nil }
    let start =
      model.map { lines.start(ofStepAt: $0) }
      ?? lines.stepStart(below: scenario.pickle.scenarioLine)
    let isEnglish = scenario.pickle.language == "en"
    let isSame = before.map { StepKind($0.type) } == kind
    let keyword = !isEnglish ? "*" : isSame ? "And" : kind.keyword
    if isEnglish, let next = own.first(where: { $0.location.line > place }),
      let nextKind = StepKind(next.type), nextKind != kind
    {
      lines.replace(next.keyword, by: nextKind.keyword, at: next.location.line)
    }
    let below = start.prefix { $0 == " " || $0 == "\t" } + "  "
    lines.insert(["\(start)\(keyword) \(sentence)"] + table.map { below + $0 }, at: place)
    self.text = lines.text
    line = place + 1
  }
}

/// The lines of a feature, with whatever ends them but the line feed.
struct FeatureLines {
  private var lines: [String]
  private let isMarkdown: Bool

  init(_ source: Source) {
    self.init(String(decoding: source.bytes, as: UTF8.self), source.uri)
  }

  init(_ text: String, _ uri: String) {
    isMarkdown = uri.hasSuffix(".md")
    // By bytes: a carriage return and a line feed are one character.
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Returns a line without its end.
  subscript(line: Int) -> String {
    let text = lines[line - 1]
    return text.utf8.last == 0x0D ? String(text.unicodeScalars.dropLast()) : text
  }

  /// How many lines there are, an empty one behind the last line feed among them.
  var count: Int { lines.count }

  /// Whether there are so many lines.
  func has(_ count: Int) -> Bool { count <= lines.count }

  mutating func insert(_ more: [String], at place: Int) {
    let ending = place > 0 && lines[place - 1].utf8.last == 0x0D ? "\r" : ""
    // The last line of a file may have no end; what follows it begins anew.
    lines.insert(contentsOf: more.map { $0 + ending }, at: place)
  }

  /// Writes another text on a line, whose end stays.
  mutating func set(_ text: some StringProtocol, at line: Int) {
    lines[line - 1] = text + (lines[line - 1].utf8.last == 0x0D ? "\r" : "")
  }

  mutating func remove(_ range: ClosedRange<Int>) {
    lines.removeSubrange(range.lowerBound - 1...range.upperBound - 1)
  }

  /// Gives a step another keyword, where it stands for the one before it.
  mutating func replace(_ keyword: String, by other: String, at line: Int) {
    guard keyword == "And" || keyword == "But", has(line),
      let range = lines[line - 1].firstRange(of: keyword + " ")
    else { return }
    lines[line - 1].replaceSubrange(range, with: other + " ")
  }

  func indentation(at line: Int) -> String {
    String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
  }

  /// What stands before the keyword of a step: spaces, and in Markdown a bullet.
  func start(ofStepAt line: Int) -> String {
    let space = indentation(at: line)
    let rest = lines[line - 1].dropFirst(space.count)
    guard rest.hasPrefix("* ") || rest.hasPrefix("- "),
      rest.dropFirst(2).split(separator: " ").first.map({ Self.keywords.contains(String($0)) })
        ?? false
    else { return space }
    return space + rest.prefix(2)
  }

  /// What stands before the first step of a scenario.
  func stepStart(below header: Int) -> String {
    isMarkdown && self[header].hasPrefix("#") ? "* " : indentation(at: header) + "  "
  }

  private static let keywords: Set = ["Given", "When", "Then", "And", "But", "*"]

  /// Whether a line is a comment; in Markdown such a one is a header.
  func isComment(at index: Int) -> Bool { !isMarkdown && content(at: index).hasPrefix("#") }

  func content(at index: Int) -> Substring { lines[index].drop(while: \.isWhitespace) }

  /// How many lines end with a step and what belongs to it: its table or its doc string.
  func end(ofStepAt line: Int) -> Int {
    var end = line
    var fence: String?
    var index = line
    while index < lines.count {
      let content = content(at: index)
      index += 1
      if let open = fence {
        if content.hasPrefix(open) { fence = nil }
        end = index
      } else if content.hasPrefix("\"\"\"") || content.hasPrefix("```") {
        fence = String(content.prefix(3))
        end = index
      } else if content.hasPrefix("|") {
        end = index
      } else if !content.isEmpty, !content.hasPrefix("#") {
        break
      }
    }
    return end
  }

  /// How many lines end with what stands before a line, without the blank lines and comments in between.
  func end(before line: Int?) -> Int {
    var end = (line ?? count + 1) - 1
    while end > 0, content(at: end - 1).isEmpty || isComment(at: end - 1) { end -= 1 }
    return end
  }
}
