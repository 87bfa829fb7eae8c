/// A part of a document that begins with a line of its own: a keyword, a colon and a name.
public protocol HeadedNode: Sendable {
  /// The line it begins with, and the text under that.
  var heading: Heading { get }
}

/// The line that a part of a document begins with, and the free text under it.
public struct Heading: Sendable {
  let storage: DocumentStorage
  let record: HeaderRecord
}

extension HeadedNode {
  /// Where the keyword stands.
  public var location: Location { heading.record.position.location }

  /// The keyword as written, without the colon; empty for Markdown without a feature header.
  public var keyword: String { heading.storage.text(heading.record.keyword) }

  /// The name, trimmed.
  public var name: String { heading.storage.text(heading.record.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { heading.storage.text(heading.record.description) }
}

// MARK: What stands under it

extension DocumentStorage {
  /// The background of a feature or rule, where it has one.
  func backgrounds(of record: ContainerRecord) -> [Background] {
    record.backgrounds.range.map { Background(storage: self, record: tables.backgrounds[$0]) }
  }

  /// The scenarios that stand directly under a feature or rule.
  func scenarios(of record: ContainerRecord) -> [Scenario] {
    record.scenarios.range.map { Scenario(storage: self, record: tables.scenarios[$0]) }
  }

  /// The steps of a background or scenario.
  func steps(of record: StepsRecord) -> [Step] {
    record.steps.range.map { Step(storage: self, record: tables.steps[$0]) }
  }
}
