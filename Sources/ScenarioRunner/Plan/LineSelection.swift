import Gherkin

/// The nodes of a document that the lines of a `file:line` argument touch.
///
/// A node reaches from its first tag or keyword to the line before the next node, so every line of a file selects
/// something: a step its scenario, a row of examples that row, a background all it is run before.
struct LineSelection {
  private(set) var problems: [Problem] = []
  /// Whether a line touches the feature itself.
  private var isWhole = false
  /// The numbers of scenarios and rows of examples.
  private var ids: Set<Int> = []

  init(_ lines: [Int], in document: GherkinDocument, _ pickles: [Pickle]) {
    let regions = LineRegions(document)
    let lineCount = document.source.lineCount
    for line in lines {
      let region = regions.last(upTo: line)
      let isTouching = pickles.contains { region.contains($0.astNodeIDs) }
      if line < 1 || line > lineCount {
        problems.append(Self.problem(document.uri, "There is no line \(line): ", lineCount))
      } else if !isTouching {
        problems.append(
          Problem(
            .selection, uri: document.uri, location: Location(line: line),
            message: "No scenario stands on line \(line).",
            notes: ["Give a line of a scenario, a step, a row of examples, a rule or a tag."]))
      } else if let selected = region.ids {
        ids.formUnion(selected)
      } else {
        isWhole = true
      }
    }
  }

  func contains(_ pickle: Pickle) -> Bool {
    isWhole || pickle.astNodeIDs.contains(where: ids.contains)
  }

  private static func problem(_ uri: String, _ start: String, _ lineCount: Int) -> Problem {
    Problem(.selection, uri: uri, message: "\(start)the file has \(lineCount) lines.")
  }
}

extension Source {
  /// The number of lines; a line feed at the very end does not begin another.
  fileprivate var lineCount: Int {
    let feeds = bytes.count(where: { $0 == UInt8(ascii: "\n") })
    return bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? feeds : feeds + 1
  }
}
