import CucumberExpressions
import Gherkin

/// A search for tags that are nearly, but not quite, those that change how a scenario is played.
struct TagFindings {
  private let knownTags: [String]
  private(set) var problems: [Problem] = []

  /// Searches all tags of a feature.
  init(of feature: Feature, _ knownTags: [String]) {
    self.knownTags = knownTags
    guard !knownTags.isEmpty else { return }
    search(feature.tags)
    for child in feature.children {
      switch child {
      case .background: break
      case .scenario(let scenario): search(scenario)
      case .rule(let rule):
        search(rule.tags)
        for case .scenario(let scenario) in rule.children { search(scenario) }
      }
    }
  }

  private mutating func search(_ scenario: Scenario) {
    search(scenario.tags)
    for examples in scenario.examples { search(examples.tags) }
  }

  private mutating func search(_ tags: [Tag]) {
    for tag in tags where !knownTags.contains(tag.name) {
      guard let known = knownTags.first(where: { Self.isMisspelt(tag.name, $0) }) else { continue }
      problems.append(
        Problem(
          .meaningless, location: tag.location,
          message: "The tag \"\(tag.name)\" changes nothing.",
          notes: [
            "Did you mean \(known)?", "If it is a tag of your own, choose another name.",
          ]))
    }
  }

  private static func isMisspelt(_ tag: String, _ known: String) -> Bool {
    let written = Array(tag.lowercased().unicodeScalars)
    let wanted = Array(known.unicodeScalars)
    // Two letters that changed places, too, which is all that can be told of a short word.
    if written == wanted || written.sorted() == wanted.sorted() { return true }
    guard abs(written.count - wanted.count) <= 2 else { return false }
    return EditDistance.between(written, wanted) <= (wanted.count > 5 ? 2 : 1)
  }
}
