/// A sentence of a `.phrases` file, with the steps it stands for.
public struct Phrase: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: StepsRecord { storage.tables.scenarios[index] }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The sentence, trimmed; empty where none stands behind the keyword.
  public var text: String { storage.text(record.header.name) }

  /// The column of the sentence's first code point, from 1; behind the keyword where there is no sentence.
  public var textColumn: Int {
    let header = record.header
    let start = header.keyword.bounds.lowerBound
    let end = header.name.isEmpty ? header.keyword.bounds.upperBound : header.name.bounds.lowerBound
    return Int(header.position.column) + storage.codePointCount(ofSource: start..<end)
  }

  /// The steps as a scenario would have them: `And` and `But` have the type of the step before.
  public var steps: [PickleStep] {
    Pickle(document: storage, record: PickleRecord(id: 0, scenario: UInt32(index))).steps
  }

  /// The steps as they are written.
  var nodes: [Step] {
    record.steps.range.map { Step(storage: storage, record: storage.tables.steps[$0]) }
  }
}
