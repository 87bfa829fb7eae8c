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
      Candidate(
        letters: letters, text: text, group: group, line: block.line, column: block.column))
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
