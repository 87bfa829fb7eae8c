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
