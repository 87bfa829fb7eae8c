import CucumberExpressions
import Gherkin

/// A search of outlines for examples that play nothing, or play something else than they say.
struct OutlineFindings {
  private let outlineWords: Set<String>
  private let headerWords: [String]
  /// Whether anything in the file could be taken for a placeholder.
  private let hasBrackets: Bool
  private(set) var problems: [Problem] = []

  /// Searches all scenarios of a feature.
  init(of feature: Feature, in source: Source) {
    hasBrackets = source.bytes.contains(UInt8(ascii: "<"))
    let dialect = Dialects.dialect(for: feature.language)
    outlineWords = Set(dialect?.scenarioOutline ?? []).subtracting(dialect?.scenario ?? [])
    headerWords = dialect.map { $0.scenario + $0.scenarioOutline + $0.background } ?? []
    for block in feature.blocks {
      switch block {
      case .background(let background): search(docStringsOf: background.steps)
      case .scenario(let scenario): search(scenario)
      }
    }
  }

  private mutating func search(_ scenario: Scenario) {
    let examples = scenario.examples
    let steps = scenario.steps
    if examples.isEmpty, outlineWords.contains(scenario.keyword) {
      add(
        .error, scenario.location,
        "The \"\(scenario.keyword)\" has no examples, so its placeholders stay as they are.",
        "Write \"Examples:\" and a table under its steps, or call it a scenario.")
    } else if examples.isEmpty {
      search(steps, for: [], of: nil)
    }
    for table in examples { search(table, scenario, steps) }
    search(docStringsOf: steps)
  }

  private mutating func search(_ examples: Examples, _ scenario: Scenario, _ steps: [Step]) {
    let columns = examples.header?.cells.map(\.value) ?? []
    let rows = examples.body
    guard !rows.isEmpty else {
      return add(
        .error, examples.location, "These examples have no rows, so nothing is played.",
        "Write the names of the placeholders as the first row of a table under it, and a row of "
          + "values for each time the scenario is to be played.")
    }
    let count = problems.count
    search(steps, for: columns, of: examples)
    tellRepeated(examples.header?.cells ?? [])
    if problems.count == count {
      tellUnused(examples, [scenario.name] + steps.flatMap(Self.texts))
    }
    var seen: [[String]: Int] = [:]
    for row in rows {
      let cells = row.cells.map(\.value)
      if let first = seen[cells] {
        add(
          .warning, row.location, "This row is the same as that on line \(first).",
          "It plays the same once more: change it or take it away.")
      } else {
        seen[cells] = row.location.line
      }
    }
  }

  /// Tells of a column with the name of another: the first one's values would be filled in for both.
  private mutating func tellRepeated(_ header: [TableCell]) {
    var seen: Set<String> = []
    for cell in header where !seen.insert(cell.value).inserted {
      add(
        .error, cell.location, "Two columns of these examples are called \"\(cell.value)\".",
        "Only the values of the first are filled in: give the other a name of its own.")
    }
  }

  /// Tells of columns that no text of the scenario names.
  private mutating func tellUnused(_ examples: Examples, _ texts: [String]) {
    let header = examples.header?.cells ?? []
    let unused = header.filter { cell in
      !texts.contains { $0.contains("<\(cell.value)>") }
    }
    guard unused.count < header.count else {
      return add(
        .warning, examples.location,
        "No step uses a column of these examples, so every row plays the same.",
        "Write \"<\(header.first?.value ?? "name")>\" where its value belongs.")
    }
    for cell in unused {
      add(
        .warning, cell.location, "No step uses the column \"\(cell.value)\".",
        "Write \"<\(cell.value)>\" where its value belongs; a remark may stand in the scenario's name."
      )
    }
  }

  /// Tells of placeholders that nothing fills in.
  private mutating func search(_ steps: [Step], for columns: [String], of examples: Examples?) {
    for step in steps where hasBrackets {
      for (index, text) in Self.texts(of: step).enumerated() {
        for (name, offset) in Placeholders(in: text).names where !columns.contains(name) {
          let column = step.location.column.map { $0 + step.keyword.unicodeScalars.count + offset }
          let place = Location(line: step.location.line, column: index == 0 ? column : nil)
          tell(name, columns, of: examples, at: place, isText: index == 0)
        }
      }
    }
  }

  private mutating func tell(
    _ name: String, _ columns: [String], of examples: Examples?, at place: Location, isText: Bool
  ) {
    let isOutline = examples != nil
    if let column = Placeholders.column(like: name, of: columns) {
      add(
        .error, place, "No column of the examples is called \"\(name)\".",
        "Did you mean <\(column)>?")
    } else if isText, Placeholders.isPlain(name) {
      add(
        .warning, place,
        isOutline
          ? "No column of the examples is called \"\(name)\", so \"<\(name)>\" is taken as it stands."
          : "The scenario has no examples, so \"<\(name)>\" is taken as it stands.",
        isOutline
          ? "Add a column with this name to the table of line \(examples?.location.line ?? 0)."
          : "Write the value itself, or \"Examples:\" with a column of this name under the steps.")
    }
  }

  /// Tells of doc strings that were probably meant to end earlier.
  private mutating func search(docStringsOf steps: [Step]) {
    for step in steps {
      guard let docString = step.docString else { continue }
      let swallowed = docString.content.split(separator: "\n").map(\.trimmed).first { line in
        headerWords.contains { line.hasPrefix($0 + ":") }
      }
      guard let swallowed else { continue }
      add(
        .warning, docString.location, "\"\(swallowed)\" stands in this doc string.",
        "If it was to end before that line, close it with \(docString.delimiter).")
    }
  }

  /// The texts that columns are filled into; the step's own comes first.
  private static func texts(of step: Step) -> [String] {
    let cells = step.dataTable?.rows.flatMap { $0.cells.map(\.value) } ?? []
    let docString = step.docString.map { [$0.content, $0.mediaType ?? ""] } ?? []
    return [step.text] + cells + docString
  }

  private mutating func add(
    _ severity: Problem.Severity, _ location: Location, _ message: String, _ advice: String
  ) {
    problems.append(
      Problem(
        .meaningless, severity: severity, location: location, message: message, notes: [advice]))
  }
}

/// The names between angle brackets in a text, which the columns of examples fill in.
struct Placeholders {
  private static let nameLengthMax = 60

  /// The names as they are written, with where they begin in the text, counted in code points.
  let names: [(name: String, offset: Int)]

  init(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "<")) else {
      names = []
      return
    }
    var found: [(String, Int)] = []
    var open: Int?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "<" { open = index }
      guard scalar == ">", let start = open else { continue }
      open = nil
      let name = scalars[(start + 1)..<index]
      guard !name.isEmpty, name.count <= Self.nameLengthMax else { continue }
      found.append((String(String.UnicodeScalarView(name)), start))
    }
    names = found
  }

  /// The column that was probably meant by a name; nil where none is like it.
  static func column(like name: String, of columns: [String]) -> String? {
    let written = Array(name.trimmed.lowercased().unicodeScalars)
    return columns.first { column in
      let wanted = Array(column.lowercased().unicodeScalars)
      if written == wanted { return true }
      return wanted.count >= 4 && abs(wanted.count - written.count) <= 2
        && EditDistance.between(written, wanted) <= 2
    }
  }

  /// Whether it is written as people write placeholders: a comparison has blanks around it.
  static func isPlain(_ name: String) -> Bool {
    name.first?.isLetter ?? false && !(name.last?.isWhitespace ?? true)
  }
}
