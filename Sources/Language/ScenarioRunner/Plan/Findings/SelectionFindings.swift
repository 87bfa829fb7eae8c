import CucumberExpressions
import Gherkin

/// A search for conditions that no scenario of any file meets: probably a slip of the pen, which selects too little.
///
/// What is only to be left out may well be missing, so a tag after "not" is told where another one is nearly the same.
struct SelectionFindings {
  private(set) var problems: [Problem] = []

  /// Compares the conditions with what the files have, selected or not.
  init(_ selection: Selection, _ files: [PlannedFile]) {
    guard !files.isEmpty else { return }
    let tags = files.reduce(into: Set<String>()) { $0.formUnion($1.tagNames) }.sorted()
    var told: Set<String> = []
    for (tag, isWanted) in selection.tags?.root.names() ?? []
    where !tags.contains(tag) && told.insert(tag).inserted {
      let similar = tags.filter { Self.isSimilar(tag, $0) }
      guard isWanted || !similar.isEmpty else { continue }
      add("No scenario has the tag \"\(tag)\".", similar.map { "Did you mean \($0)?" })
    }
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.foundNames) }
    for name in selection.names where !names.contains(name) && told.insert(name).inserted {
      add("No scenario has \"\(name)\" in its name.", [])
    }
  }

  private mutating func add(_ message: String, _ notes: [String]) {
    problems.append(Problem(.selection, severity: .warning, message: message, notes: notes))
  }

  /// Whether one was probably meant by the other; a replaced letter counts twice, and the at sign may be missing.
  private static func isSimilar(_ tag: String, _ known: String) -> Bool {
    let written = Array((tag.hasPrefix("@") ? tag : "@" + tag).lowercased().unicodeScalars)
    let wanted = Array(known.lowercased().unicodeScalars)
    guard abs(written.count - wanted.count) <= 2 else { return false }
    return EditDistance.between(written, wanted) <= (wanted.count > 4 ? 2 : 1)
  }
}
