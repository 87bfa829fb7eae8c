import CucumberExpressions
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

/// A tag that changes how a scenario is played, and what people write for it who have not looked it up.
public struct KnownTag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The tag with its at sign, in small letters.
  public let name: String
  /// Other tags that mean the same to people and change nothing, in small letters too.
  public let otherNames: [String]

  /// Creates a tag.
  public init(_ name: String, not otherNames: [String] = []) {
    self.name = name
    self.otherNames = otherNames
  }

  /// Creates a tag that has no other names.
  public init(stringLiteral name: String) { self.init(name) }

  /// Tells whether a tag was probably meant to be this one: misspelt, in capitals, or by another name: `@iPhone-15`.
  func isMeant(by tag: String) -> Bool {
    let written = tag.lowercased()
    return Self.isMisspelt(written, name)
      || otherNames.contains(String(written.prefix { $0 == "@" || $0.isLetter }))
  }

  private static func isMisspelt(_ tag: String, _ known: String) -> Bool {
    let written = Array(tag.unicodeScalars)
    let wanted = Array(known.unicodeScalars)
    // Two letters that changed places, too, which is all that can be told of a short word.
    if written == wanted || written.sorted() == wanted.sorted() { return true }
    guard abs(written.count - wanted.count) <= 2 else { return false }
    return EditDistance.between(written, wanted) <= (wanted.count > 5 ? 2 : 1)
  }
}

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
