import CucumberExpressions
import Gherkin

/// A search for keywords that were misspelt and so became free text, with all that follows them.
///
/// Under a header any line is a description until a keyword comes. "Senario: …" at the top of a feature would
/// silently take its scenario out of every run.
struct MisspeltKeywords {
  private let source: Source
  private let headers: [String]
  private let stepWords: [String]
  private(set) var problems: [Problem] = []

  /// Searches all descriptions of a document.
  init(in document: GherkinDocument, _ source: Source) {
    self.source = source
    // Markdown is prose between its headings, and any of its lines may be one.
    guard source.mediaType == .plain, let feature = document.feature,
      let dialect = Dialects.dialect(for: feature.language)
    else {
      headers = []
      stepWords = []
      return
    }
    headers =
      dialect.rule + dialect.background + dialect.scenario + dialect.scenarioOutline
      + dialect.examples
    stepWords = dialect.stepKeywords.map(\.text).filter { $0 != "* " }
    searchHeaders(feature.description, after: feature.location)
    for child in feature.children { search(child) }
  }

  private mutating func search(_ child: FeatureChild) {
    switch child {
    case .background(let background): search(background)
    case .scenario(let scenario): search(scenario)
    case .rule(let rule):
      searchHeaders(rule.description, after: rule.location)
      for child in rule.children {
        switch child {
        case .background(let background): search(background)
        case .scenario(let scenario): search(scenario)
        }
      }
    }
  }

  private mutating func search(_ background: Background) {
    searchHeaders(background.description, after: background.location)
    if background.steps.isEmpty {
      searchSteps(background.description, after: background.location)
    }
  }

  private mutating func search(_ scenario: Scenario) {
    searchHeaders(scenario.description, after: scenario.location)
    if scenario.steps.isEmpty { searchSteps(scenario.description, after: scenario.location) }
    for examples in scenario.examples {
      searchHeaders(examples.description, after: examples.location)
    }
  }

  private mutating func searchHeaders(_ description: String, after header: Location) {
    for line in Self.lines(of: description) {
      guard let keyword = Self.misspelt(line, in: headers) else { continue }
      report(
        line, after: header, "\"\(line)\" is taken for a description.",
        "For a new section write \"\(keyword):\" with exactly these letters.")
    }
  }

  private mutating func searchSteps(_ description: String, after header: Location) {
    for line in Self.lines(of: description) {
      let begun = stepWords.first { line.lowercased().hasPrefix($0.lowercased()) }
      guard let begun else { continue }
      report(
        line, after: header, "\"\(line)\" is taken for a description.",
        "A step begins with \"\(begun)\", with the same capitals.")
    }
  }

  private mutating func report(
    _ line: String, after header: Location, _ message: String, _ advice: String
  ) {
    guard problems.count < Self.problemsMax else { return }
    let location = place(of: line, after: header)
    problems.append(
      Problem(
        .syntax, uri: source.uri, location: location, message: message, notes: [advice],
        excerpt: CaretExcerpt(source, at: location).lines))
  }

  /// Finds the description's line in the file.
  private func place(of line: String, after header: Location) -> Location {
    var number = 0
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    for bytes in source.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      guard number > header.line else { continue }
      let text = bytes.drop { blanks.contains($0) }
      if text.starts(with: line.utf8) {
        return Location(line: number, column: bytes.count - text.count + 1)
      }
    }
    return header
  }

  private static func lines(of description: String) -> [String] {
    guard !description.isEmpty else { return [] }
    return description.split(separator: "\n").map(\.trimmed)
  }

  /// The keyword that the line was probably meant to begin with.
  private static func misspelt(_ line: String, in keywords: [String]) -> String? {
    let scalars = line.unicodeScalars.prefix(wordLengthMax)
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let word = Array(String(scalars[..<colon]).lowercased().unicodeScalars)
    return keywords.first { keyword in
      let wanted = Array(keyword.lowercased().unicodeScalars)
      // A plural is a heading in prose, such as "Rules: …".
      guard wanted.count >= 4, abs(word.count - wanted.count) <= 2, word != wanted + ["s"] else {
        return false
      }
      return EditDistance.between(word, wanted) <= (wanted.count < 6 ? 1 : 2)
    }
  }

  private static let wordLengthMax = 40
  private static let problemsMax = 10
}
