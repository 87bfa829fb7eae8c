import Gherkin
import ScenarioRunner

/// The result of a step as the protocol knows it.
struct StepOutcome {
  /// A fault, as exceptions are told.
  struct Exception {
    let type: String
    let message: String
    let stackTrace: String
  }

  let status: String
  let message: String?
  let exception: Exception?

  init(_ step: StepResult, in result: ScenarioResult) {
    self.init(step.status, step.problem, at: step, in: result)
  }

  init(
    _ status: StepStatus, _ problem: StepProblem?, at step: StepResult?, in result: ScenarioResult
  ) {
    // The protocol has no word for a step that cannot be done as it is written; it has failed then.
    self.status = (status == .invalid ? StepStatus.failed : status).rawValue.uppercased()
    let text = problem.map { ProblemText.lines(of: $0).joined(separator: "\n") } ?? ""
    switch status {
    case .failed, .invalid:
      let type = status == .failed ? "StepFailure" : "InvalidStep"
      let uri = result.scenario.pickle.uri
      let places =
        step?.places(in: uri, withColumn: false) ?? [
          "\(uri):\(result.scenario.pickle.location.line)"
        ]
      message = text.isEmpty ? nil : text
      exception = Exception(
        type: type, message: text,
        stackTrace: "\(type): \(text)\n" + places.joined(separator: "\n"))
    case .undefined where problem?.snippet != nil, .ambiguous, .passed:
      // The suggestion tells the one, the matches of the test case the other.
      (message, exception) = (nil, nil)
    case .undefined, .pending, .skipped:
      message = text.isEmpty ? nil : text
      exception = nil
    }
  }
}

/// The step at which a scenario that did not pass went wrong.
///
/// What is wrong with a scenario as a whole, such as a crash, has no message of its own and stands at its first step.
struct FaultyStep {
  let index: Int
  private let outcome: StepOutcome?

  /// Finds the step; nil where the scenario passed, or has no steps.
  init?(_ result: ScenarioResult) {
    guard !result.status.isAcceptable, !result.steps.isEmpty else { return nil }
    guard let place = result.steps.firstIndex(where: { $0.status == result.status }) else {
      index = 0
      outcome = StepOutcome(result.status, result.problem, at: nil, in: result)
      return
    }
    index = place
    outcome = nil
  }

  /// Returns the outcome that the fault of the whole scenario gives a step.
  func outcome(of step: Int) -> StepOutcome? { step == index ? outcome : nil }
}

/// The evidence that a report attaches to the step at which a scenario went wrong.
enum FaultEvidence {
  static func attachments(of result: ScenarioResult, seed: UInt64) -> [ReportAttachment] {
    guard result.status.isAboutThePhone, let evidence = result.evidence else { return [] }
    var attachments: [ReportAttachment] = []
    func add(_ lines: [String], _ name: String) {
      guard !lines.isEmpty else { return }
      attachments.append(
        ReportAttachment(
          .text(lines.joined(separator: "\n")), mediaType: "text/plain", fileName: name))
    }
    add(evidence.screen, "screen.txt")
    add(TraceText.text(of: result).map { [$0] } ?? [], "events.txt")
    add(evidence.facts, "facts.txt")
    if let track = result.preparedParts[MessagesReporter.trackPreparationName], !track.isEmpty {
      attachments.append(
        ReportAttachment(
          .text(String(decoding: track, as: UTF8.self)), mediaType: "application/geo+json",
          fileName: "track.geojson"))
    }
    // A world that shows nothing is no phone, and its log is left to its own steps.
    if !attachments.isEmpty {
      attachments.append(ReportAttachment(log: result.command(seed: seed)))
    }
    return attachments
  }
}

/// The times at which the steps of a scenario began and ended, on the clock of the run.
struct StepTiming {
  let start: Duration
  let end: Duration
  /// The beginnings of the steps and, behind them, the end of the scenario.
  private let marks: [Duration]

  init(_ result: ScenarioResult, from start: Duration) {
    self.start = start
    end = start + result.virtualDuration
    marks = result.steps.map { start + $0.startedAt } + [end]
  }

  func start(of index: Int) -> Duration { marks[index] }

  /// A step lasts until the next begins; for steps that were not run that is no time.
  func end(of index: Int) -> Duration { max(marks[index], marks[index + 1]) }

  func duration(of index: Int) -> Duration { end(of: index) - start(of: index) }
}
