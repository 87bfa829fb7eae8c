/// A scenario ready to be run: background steps in front, placeholders filled in, tags inherited.
///
/// Properties make the strings and arrays they return, so keep one you read often in a local.
public struct Pickle: Sendable {
  let storage: PickleStorage
  let record: PickleRecord

  /// The number of the pickle; documents and pickles share one numbering.
  public var id: Int { record.id }

  /// The name of the source.
  public var uri: String { storage.document.source.uri }

  /// The name, with placeholders filled in.
  public var name: String { "" }

  /// The code of the language.
  public var language: String { "" }

  /// Where the scenario stands or, for an outline, the row of examples.
  public var location: Location { Location(line: 1) }

  /// The tags of feature, rule, scenario and examples, in this order.
  public var tags: [PickleTag] { [] }

  /// The steps, those of the backgrounds first.
  public var steps: [PickleStep] { [] }

  /// The number of the scenario in the document and, for an outline, of the row of examples.
  public var astNodeIDs: [Int] { [] }

  /// The name of the rule around the scenario.
  public var rule: String? { nil }

  /// The name of the feature.
  public var featureName: String { "" }
}
