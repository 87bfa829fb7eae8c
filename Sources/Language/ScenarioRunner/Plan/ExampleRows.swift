import Gherkin

/// The rows of examples of a document, found again by the pickles made from them.
struct ExampleRows {
  private var rows: [Int: TableRow] = [:]

  init(_ document: GherkinDocument) {
    for child in document.feature?.children ?? [] {
      switch child {
      case .background: break
      case .scenario(let scenario): add(scenario)
      case .rule(let rule):
        for child in rule.children {
          switch child {
          case .background: break
          case .scenario(let scenario): add(scenario)
          }
        }
      }
    }
  }

  private mutating func add(_ scenario: Scenario) {
    for examples in scenario.examples {
      for row in examples.body { rows[row.id] = row }
    }
  }

  /// Returns the values a pickle was filled in with; nil for one that was not.
  func values(of pickle: Pickle) -> [String]? {
    guard pickle.astNodeIDs.count > 1, let id = pickle.astNodeIDs.last else { return nil }
    return rows[id]?.cells.map(\.value)
  }
}
