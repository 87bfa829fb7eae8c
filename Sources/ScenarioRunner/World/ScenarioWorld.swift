/// The world that the steps of one scenario act on.
///
/// A world is a value made anew for every scenario, so scenarios can run in parallel without sharing.
public protocol ScenarioWorld: Sendable {
  /// Creates the world of a fresh scenario.
  init(_ setup: ScenarioSetup)

  /// Settles what a step began and checks the invariants; called after each step's body.
  ///
  /// - Throws: `StepFailure` when an invariant is violated or the world does not settle.
  mutating func finishStep() throws

  /// Checks what must hold at the end; called after the last step when all steps passed.
  ///
  /// - Throws: `StepFailure`, which is reported at the last step.
  mutating func finishScenario() throws

  /// The virtual time since the scenario began.
  var virtualTime: Duration { get }

  /// Returns what a report shows of the world; called once at most, after the last step that ran.
  func evidence() -> Evidence

  /// Hands over what a step's body put into the report; called after each step, and empty for most.
  mutating func takeAttachments() -> [ReportAttachment]
}

extension ScenarioWorld {
  /// Hands over nothing: most worlds have nothing to attach.
  public mutating func takeAttachments() -> [ReportAttachment] { [] }
}
