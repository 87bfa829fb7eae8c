/// The things that a reader found in a document.
struct RecognizedItems: Hashable, Sendable {
  private(set) var items: [SpecificationItem] = []
  private(set) var problems: [DocumentProblem] = []
  private var lines: [String: Int] = [:]

  /// Adds an item; one whose name stands in the document already is told, and left out.
  mutating func add(_ item: SpecificationItem, column: Int) {
    if let first = lines[item.name] {
      report(.repeatedLabel(item.name, firstLine: first), line: item.line, column: column)
      return
    }
    lines[item.name] = item.line
    items.append(item)
    if item.text.isEmpty { report(.labelWithoutText(item.name), line: item.line, column: column) }
  }

  func contains(_ name: String) -> Bool { lines[name] != nil }

  mutating func addStep(_ step: SpecificationStep) {
    guard !items.isEmpty else { return }
    items[items.count - 1].steps.append(step)
  }

  mutating func report(_ kind: DocumentProblem.Kind, line: Int, column: Int = 1) {
    problems.append(DocumentProblem(kind: kind, line: line, column: column))
  }

  mutating func sortByLine() { items.sort { $0.line < $1.line } }
}

/// Requirements without labels, which are counted where their kind has no labels anywhere in the document.
struct CountedItems: Hashable, Sendable {
  private struct Candidate: Hashable {
    let letters: String
    let text: String
    let group: String
    let line: Int
    let column: Int
  }

  private var candidates: [Candidate] = []
  /// The letters of the sections in which labels stand.
  private var labelled: Set<String> = []

  mutating func add(_ text: String, letters: String, group: String, _ block: MarkdownBlock) {
    guard !text.isEmpty else { return }
    candidates.append(
      Candidate(letters: letters, text: text, group: group, line: block.line, column: block.column))
  }

  /// Takes note of a label: where some requirements have one, what has none is an explanation.
  mutating func seeLabel(_ label: SpecificationLabel, in section: SpecificationSection) {
    labelled.insert(label.family.split(separator: "-").first.map(String.init) ?? label.family)
    guard case .requirements(let letters) = section else { return }
    labelled.insert(letters)
    if letters != "SC" { labelled.insert("REQ") }
  }

  var items: [(item: SpecificationItem, column: Int)] {
    var counts: [String: Int] = [:]
    return candidates.filter { !labelled.contains($0.letters) }.map { candidate in
      let number = counts[candidate.letters, default: 0] + 1
      counts[candidate.letters] = number
      let item = SpecificationItem(
        name: "\(candidate.letters)-\(number)", text: candidate.text, line: candidate.line,
        group: candidate.group)
      return (item, candidate.column)
    }
  }
}

/// The search for numbers that are left out between labels.
enum LabelGaps {
  /// More than so many in a row are a way of numbering.
  private static let gapMax = 4

  /// Returns the labels that are missing, with the line of the one behind them.
  static func of(
    _ labels: [(label: SpecificationLabel, line: Int)]
  ) -> [(missing: [String], line: Int)] {
    var families: [String] = []
    var members: [String: [(label: SpecificationLabel, line: Int)]] = [:]
    for entry in labels {
      let family = entry.label.family
      if members[family] == nil { families.append(family) }
      members[family, default: []].append(entry)
    }
    return families.flatMap { gaps(in: members[$0] ?? [], $0) }
  }

  private static func gaps(
    in labels: [(label: SpecificationLabel, line: Int)], _ family: String
  ) -> [(missing: [String], line: Int)] {
    let numbers = labels.compactMap { entry in
      entry.label.number.map { (number: $0, line: entry.line, width: entry.label.width) }
    }.sorted { $0.number < $1.number }
    return zip(numbers, numbers.dropFirst()).compactMap { before, after in
      let missing = before.number + 1..<max(before.number + 1, after.number)
      guard (1...gapMax).contains(missing.count) else { return nil }
      let names = missing.map { number in
        let digits = String(number)
        let zeros = String(repeating: "0", count: max(0, before.width - digits.count))
        return family + zeros + digits
      }
      return (names, after.line)
    }
  }
}
