import Gherkin
import ScenarioRunner

/// A scenario that is to be played on one of its platforms alone.
extension FeatureEdit {
  /// Takes the tags of other platforms from a scenario; the other scenarios of the feature keep all they have.
  ///
  /// - Parameters:
  ///   - profile: The platform that is left.
  ///   - profilesFor: Names the platforms for tags.
  /// - Returns: Nil where no tag tells the platforms apart, where they are those of a rule or of examples, or where tags stand
  ///   in another way than one to a word.
  init?(
    playing scenario: PlannedScenario, onlyOn profile: String, in source: Source,
    profilesFor: ([String]) -> [String]
  ) {
    let tags = scenario.pickle.tags.map(\.name)
    let extra = tags.filter { tag in
      let left = profilesFor(tags.filter { $0 != tag })
      return profilesFor(tags).contains { $0 != profile && !left.contains($0) }
    }
    let kept = tags.filter { !extra.contains($0) }
    guard !extra.isEmpty, profilesFor(kept) == [profile], !source.uri.hasSuffix(".md"),
      let layout = FeatureLayout(source), let part = layout.part(at: scenario.pickle.scenarioLine),
      part.examples == nil
    else { return nil }
    var lines = FeatureLines(source)
    let header = layout.tags.map(\.line).min() ?? layout.line
    let above = layout.tags.map(\.name).filter(extra.contains)
    let others = layout.parts.filter(\.isScenario)
    // From the last line to the first, so that those above stay where they are.
    for other in others.reversed() {
      if other.line == part.line {
        lines.remove(extra, from: other.start..<other.line)
      } else {
        let own = other.tags + (other.rule.flatMap(layout.part)?.tags ?? [])
        let missing = above.filter { !own.contains($0) }
        guard !missing.isEmpty else { continue }
        let line = lines.indentation(at: other.line) + missing.joined(separator: " ")
        lines.insert([line], at: other.start - 1)
      }
    }
    if !above.isEmpty { lines.remove(extra, from: header..<layout.line) }
    let text = lines.text
    guard let after = FeatureLayout(Source(uri: source.uri, text: text)),
      let place = others.firstIndex(where: { $0.line == part.line }),
      case let found = after.parts.filter(\.isScenario), found.count == others.count,
      // Tags that a rule has are there still.
      profilesFor(after.allTags(of: found[place])) == [profile]
    else { return nil }
    self.init(text: text, line: found[place].line)
  }
}

extension FeatureLines {
  /// Takes words from lines of tags; a line without any other goes with them.
  fileprivate mutating func remove(_ tags: [String], from range: Range<Int>) {
    for line in range.reversed() where content(at: line - 1).hasPrefix("@") {
      let words = self[line].split(separator: " ")
      let comment = words.firstIndex { $0.hasPrefix("#") } ?? words.endIndex
      let left = words[..<comment].filter { !tags.contains(String($0)) } + words[comment...]
      guard left.count < words.count else { continue }
      if left.isEmpty {
        remove(line...line)
      } else {
        set(indentation(at: line) + left.joined(separator: " "), at: line)
      }
    }
  }
}
