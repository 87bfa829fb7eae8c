/// The facts that a report needs of a scenario's end, in a form that can be kept in a file.
///
/// The scenario itself is not part of it: it is planned again from the same files.
public struct ResultRecord: Codable, Sendable {
  /// One step.
  private struct Step: Codable {
    let status: StepStatus
    let startedAt: Duration
    let definition: DefinitionReference?
    let problem: StepProblem?
    let attachments: [ReportAttachment]?
  }

  /// The look of the world at the end.
  private struct Sight: Codable {
    let screen: [String]
    let events: [EvidenceEvent]
    let facts: [String]
  }

  /// The scenario's identifier.
  public let id: String
  /// How it has ended.
  public let status: StepStatus
  private let steps: [Step]
  private let duration: Duration
  private let sight: Sight?
  private let figures: [Figure]?
  private let problem: StepProblem?
  private let warnings: [Problem]?
  private let isUnchecked: Bool?
  private let idleSteps: [IdleStep]?
  private let hasDrawn: Bool?
  private let fingerprint: String?
  private let repeatArguments: [String]?
  private let measured: Duration?
  private let prepared: RecordedBytes?
  private let preparedParts: [String: RecordedBytes]?

  /// Keeps a result.
  public init(_ result: ScenarioResult) {
    id = result.scenario.id
    status = result.status
    steps = result.steps.map { step in
      Step(
        status: step.status, startedAt: step.startedAt, definition: step.definition,
        problem: step.problem, attachments: step.attachments.isEmpty ? nil : step.attachments)
    }
    duration = result.virtualDuration
    sight = result.evidence.map {
      Sight(screen: $0.screen, events: $0.events, facts: $0.facts)
    }
    figures = result.figures.isEmpty ? nil : result.figures
    problem = result.problem
    warnings = result.warnings.isEmpty ? nil : result.warnings
    isUnchecked = result.isUnchecked ? true : nil
    hasDrawn = result.hasDrawn ? true : nil
    fingerprint = result.fingerprint
    idleSteps = result.idleSteps.isEmpty ? nil : result.idleSteps
    repeatArguments = result.repeatArguments.isEmpty ? nil : result.repeatArguments
    measured = result.measuredDuration
    prepared = result.prepared.map(RecordedBytes.init)
    preparedParts =
      result.preparedParts.isEmpty ? nil : result.preparedParts.mapValues(RecordedBytes.init)
  }

  /// Returns the result of the scenario, planned again; `nil` where it is another one by now.
  public func result(of scenario: PlannedScenario) -> ScenarioResult? {
    let planned = scenario.steps
    guard scenario.id == id, planned.count == steps.count else { return nil }
    var result = ScenarioResult(
      scenario: scenario, status: status,
      steps: zip(planned, steps).map { step, kept in
        StepResult(
          step: step, status: kept.status, startedAt: kept.startedAt, definition: kept.definition,
          problem: kept.problem, attachments: kept.attachments ?? [])
      }, virtualDuration: duration,
      evidence: sight.map { Evidence(screen: $0.screen, events: $0.events, facts: $0.facts) },
      figures: figures ?? [], problem: problem)
    result.warnings = warnings ?? []
    result.isUnchecked = isUnchecked ?? false
    result.idleSteps = idleSteps ?? []
    result.hasDrawn = hasDrawn ?? false
    result.fingerprint = fingerprint
    result.repeatArguments = repeatArguments ?? []
    result.measuredDuration = measured
    result.prepared = prepared?.bytes
    result.preparedParts = preparedParts?.mapValues(\.bytes) ?? [:]
    return result
  }
}

/// Bytes as they stand in a record: as text, which nearly all of them are, or number by number.
private struct RecordedBytes: Codable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      bytes = Array(text.utf8)
    } else {
      bytes = try container.decode([UInt8].self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = String(validating: bytes, as: UTF8.self) {
      try container.encode(text)
    } else {
      try container.encode(bytes)
    }
  }
}
