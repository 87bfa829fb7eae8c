import Gherkin

/// A header with the description under it, and what is known of what follows.
struct DescribedBlock {
  /// The sort of header.
  enum Kind {
    case feature
    case rule
    case background
    case scenario
    case examples
  }

  let kind: Kind
  let header: Location
  let lines: [DescriptionLine]
  /// Whether it has what belongs under it: scenarios, steps or rows.
  let hasBody: Bool

  /// Whether the grammar takes steps under the header.
  var takesSteps: Bool {
    switch kind {
    case .background, .scenario: true
    case .feature, .rule, .examples: false
    }
  }

  /// All blocks of a feature that have a description, in the order of the file.
  static func all(of feature: Feature, _ source: Source) -> [DescribedBlock] {
    var collector = Collector(source: source)
    let children = feature.children
    collector.add(.feature, feature.description, feature.location, !children.isEmpty)
    for child in children {
      switch child {
      case .background(let background): collector.add(background)
      case .scenario(let scenario): collector.add(scenario)
      case .rule(let rule):
        let children = rule.children
        collector.add(.rule, rule.description, rule.location, !children.isEmpty)
        for child in children {
          switch child {
          case .background(let background): collector.add(background)
          case .scenario(let scenario): collector.add(scenario)
          }
        }
      }
    }
    return collector.blocks
  }

  private struct Collector {
    let source: Source
    var blocks: [DescribedBlock] = []
    /// Made for the first description, as many files have none.
    private lazy var file = DescriptionLines(source)

    init(source: Source) { self.source = source }

    mutating func add(_ background: Background) {
      add(.background, background.description, background.location, !background.steps.isEmpty)
    }

    mutating func add(_ scenario: Scenario) {
      let description = scenario.description
      if !description.isEmpty {
        add(.scenario, description, scenario.location, !scenario.steps.isEmpty)
      }
      for examples in scenario.examples {
        add(.examples, examples.description, examples.location, examples.header != nil)
      }
    }

    mutating func add(
      _ kind: Kind, _ description: String, _ header: Location, _ hasBody: @autoclosure () -> Bool
    ) {
      guard !description.isEmpty else { return }
      let lines = file.lines(of: description, after: header)
      blocks.append(
        DescribedBlock(kind: kind, header: header, lines: lines, hasBody: hasBody()))
    }
  }
}

/// A line of a description, as it stands in the file.
struct DescriptionLine {
  /// The line without the white space around it.
  let text: String
  let location: Location
  /// Whether nothing but a header or a blank line stands before it.
  let beginsParagraph: Bool

  /// Whether it begins with the dash that says it is text.
  var isMarkedAsText: Bool { text.hasPrefix("-") }

  /// Whether the line reads like a title: prose ends with a mark of punctuation.
  var isTitle: Bool { text.last.map { !".,;!?…)".contains($0) } ?? false }

  /// Whether it ends a sentence, so that the next line begins one.
  var endsSentence: Bool { text.last.map { ".!?:;".contains($0) } ?? false }
}

/// The lines of a file, found again by what a description says.
struct DescriptionLines {
  private let lines: [ArraySlice<UInt8>]

  init(_ source: Source) {
    lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Finds the lines of a description under its header; blank lines are left out.
  func lines(of description: String, after header: Location) -> [DescriptionLine] {
    var found: [DescriptionLine] = []
    var number = header.line
    var isAfterBlank = true
    for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmed
      guard !text.isEmpty else {
        isAfterBlank = true
        continue
      }
      // Comments may stand between the lines of a description.
      while number < lines.count, !Self.text(of: lines[number]).hasPrefix(text) { number += 1 }
      guard number < lines.count else { break }
      number += 1
      found.append(
        DescriptionLine(
          text: text, location: Location(line: number, column: Self.column(of: lines[number - 1])),
          beginsParagraph: isAfterBlank))
      isAfterBlank = false
    }
    return found
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self).trimmed
  }

  private static func column(of line: ArraySlice<UInt8>) -> Int {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    return scalars.prefix { $0.properties.isWhitespace }.count + 1
  }
}
