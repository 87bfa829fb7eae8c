import Gherkin

/// What tells a scenario as it was played from how it was played before: its sentences, and what there was to see at its end.
///
/// It is the same on every machine, wherever the file lies.
public struct ScenarioFingerprint: Hashable, Sendable {
  /// Sixteen hexadecimal digits, as files keep it.
  public typealias Text = String

  private var digest = StableDigest()

  /// Makes the fingerprint of a scenario that has passed, with what its world held then.
  public init(_ scenario: PlannedScenario, _ evidence: Evidence) {
    add(scenario.lastingName)
    for step in scenario.steps {
      add(step.type.rawValue)
      add(step.text)
      for argument in step.arguments { add(argument) }
    }
    let facts = evidence.facts.prefix(evidence.lastingFactCount)
    for line in evidence.screen + facts { add(line) }
    for event in evidence.events {
      add("\(event.time.components.seconds).\(event.time.components.attoseconds)")
      add(event.cause)
      add(event.text)
    }
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(digest.bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ argument: PickleStepArgument) {
    switch argument {
    case .docString(let docString): add(docString.content)
    case .dataTable(let table):
      for row in table.rows {
        for cell in row.cells { add(cell.value) }
        add("")
      }
    }
  }

  /// Adds a text; its length stands behind it, so that no two lists of texts are one.
  private mutating func add(_ text: String) {
    digest.add(text)
    digest.add(UInt64(text.utf8.count), byteCount: 4)
  }
}

extension PlannedScenario {
  /// A name that stays when the file is moved or edited: `shift.feature: Across midnight (iOS)`.
  public var lastingName: String {
    let file = pickle.uri.utf8.split(separator: UInt8(ascii: "/")).last
    return "\(file.flatMap { String($0) } ?? pickle.uri): \(mark) (\(profile))"
  }
}
