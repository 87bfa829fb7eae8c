/// A scenario ready to be run: background steps in front, placeholders filled in, tags inherited.
///
/// Properties make the strings and arrays they return, so keep one you read often in a local.
public struct Pickle: Sendable {
  let document: DocumentStorage
  let record: PickleRecord

  /// The number of the pickle; documents and pickles share one numbering.
  public var id: Int { Int(record.id) }

  /// The name of the source.
  public var uri: String { document.source.uri }

  /// The name, with placeholders filled in.
  public var name: String {
    filler?.fill(scenario.header.name) ?? document.text(scenario.header.name)
  }

  /// The code of the language.
  public var language: String { document.language }

  /// Where the scenario stands or, for an outline, the row of examples.
  public var location: Location {
    record.isOutline
      ? document.tables.rows[Int(record.row)].position.location
      : scenario.header.position.location
  }

  /// The line of the scenario's header, for an outline as well.
  public var scenarioLine: Int { scenario.header.position.location.line }

  /// The tags of feature, rule, scenario and examples, in this order.
  public var tags: [PickleTag] {
    var tags: [PickleTag] = []
    forEachHeader { header in
      for (place, index) in header.tags.range.enumerated() {
        let tag = document.tables.tags[index]
        tags.append(
          PickleTag(
            name: document.text(tag.text), astNodeID: Int(header.firstTagID) + place,
            location: tag.position.location))
      }
    }
    return tags
  }

  /// Calls a body with what the tags stand in front of: feature, rule, scenario and examples, in this order.
  @inline(__always)
  func forEachHeader(_ body: (HeaderRecord) -> Void) {
    if let feature = document.tables.feature { body(feature.header) }
    if let ruleRecord { body(ruleRecord.header) }
    body(scenario.header)
    if record.isOutline { body(document.tables.examples[Int(record.examples)].header) }
  }

  /// The steps, those of the backgrounds first.
  public var steps: [PickleStep] { PickleSteps(self).all() }

  /// Whether it has any, which is known without making them.
  public var hasSteps: Bool { !scenario.steps.isEmpty }

  /// The number of the scenario in the document and, for an outline, of the row of examples.
  public var astNodeIDs: [Int] {
    let scenarioID = Int(scenario.header.id)
    return record.isOutline
      ? [scenarioID, Int(document.tables.rows[Int(record.row)].id)]
      : [scenarioID]
  }

  /// The name of the rule around the scenario.
  public var rule: String? { ruleRecord.map { document.text($0.header.name) } }

  /// The name of the feature.
  public var featureName: String {
    document.tables.feature.map { document.text($0.header.name) } ?? ""
  }

  var scenario: StepsRecord { document.tables.scenarios[Int(record.scenario)] }

  var ruleRecord: ContainerRecord? {
    record.rule == PickleRecord.none ? nil : document.tables.rules[Int(record.rule)]
  }

  /// Fills in the placeholders of an outline; nil for a plain scenario.
  var filler: PlaceholderFiller? {
    guard record.isOutline else { return nil }
    let rows = document.tables.examples[Int(record.examples)].rows
    return PlaceholderFiller(document, header: Int(rows.start), values: Int(record.row))
  }
}

/// A tag that a pickle has or inherits.
public struct PickleTag: Hashable, Sendable {
  /// The name with its at sign.
  public let name: String
  /// The number of the tag in the document.
  public let astNodeID: Int
  /// Where the tag stands.
  public let location: Location

  /// Creates a tag.
  public init(name: String, astNodeID: Int, location: Location) {
    self.name = name
    self.astNodeID = astNodeID
    self.location = location
  }
}

/// A compiled scenario as indices into the document's tables.
struct PickleRecord: Sendable {
  static let none = UInt32.max

  var id: UInt32
  var scenario: UInt32
  /// The rule around the scenario, or `none`.
  var rule = Self.none
  /// For an outline the examples and their row, or `none`.
  var examples = Self.none
  var row = Self.none

  var isOutline: Bool { row != Self.none }
}
