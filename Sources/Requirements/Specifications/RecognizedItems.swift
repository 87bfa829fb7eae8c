/// What a reader found in a document.
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
    if item.text.isEmpty {
      report(.labelWithoutText(item.name), line: item.line, column: column)
    }
  }

  func contains(_ name: String) -> Bool { lines[name] != nil }

  mutating func addStep(_ step: SpecificationStep) {
    guard !items.isEmpty else { return }
    items[items.count - 1].steps.append(step)
  }

  mutating func report(_ kind: DocumentProblem.Kind, line: Int, column: Int = 1) {
    problems.append(DocumentProblem(kind: kind, line: line, column: column))
  }

  mutating func sortByLine() {
    items.sort { $0.line < $1.line }
  }
}
