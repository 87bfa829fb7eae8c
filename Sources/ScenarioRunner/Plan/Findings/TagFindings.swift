import Gherkin

/// A search for tags that are nearly, but not quite, those that change how a scenario is played.
struct TagFindings {
  private let knownTags: [KnownTag]
  private(set) var problems: [Problem] = []

  /// Searches all tags of a feature.
  init(of feature: Feature, _ knownTags: [KnownTag]) {
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
    for tag in tags where !knownTags.contains(where: { $0.name == tag.name }) {
      guard let known = knownTags.first(where: { $0.isMeant(by: tag.name) }) else { continue }
      problems.append(
        Problem(
          .meaningless, location: tag.location,
          message: "The tag \"\(tag.name)\" changes nothing.",
          notes: [
            "Did you mean \(known.name)?", "If it is a tag of your own, choose another name.",
          ]))
    }
  }
}
