public import DeviceInterface
public import DeviceSimulator
import ScenarioRunner

/// The rules that hold in every scenario and every explored path, whatever is asserted there.
struct InvariantWatch: Hashable, Sendable {
  private(set) var violation: InvariantViolation?

  /// Takes over what was found elsewhere; the first violation is kept.
  mutating func report(_ found: InvariantViolation?) {
    if let found, violation == nil { violation = found }
  }

  /// Looks at one thing that happened, with the permission where it moves a position; the first violation is kept.
  mutating func observe(_ moment: InvariantMoment, _ permission: Permission?) {
    guard violation == nil else { return }
    violation =
      permission.flatMap { NoPositionWithoutPermission().observe(moment, $0) }
      ?? NoPointlessPermissionRequest().observe(moment)
  }
}

/// Something that happened and that an invariant may have to do with.
public enum InvariantMoment: Hashable, Sendable {
  /// A process of the app has started.
  case sessionBegan
  /// The platform is about to tell the app something.
  case told(Signal)
  /// The app is about to have a request performed.
  case requested(Request)
  /// The platform did nothing about what the app asked, by this rule.
  case ignored(RuleID)
  /// The platform did not give what the app asked for, as the app does not declare what that needs.
  case undeclared(Declaration)
  /// A dialog came up on the app's screen.
  case dialogAppeared(Dialog)
}

/// A rule of the world that was broken, whatever the scenario asserts.
public struct InvariantViolation: Hashable, Sendable {
  /// The rule, as the sentence that holds.
  let rule: String
  /// What happened instead.
  let happened: String
  /// What to do, where the scenario may be at fault.
  let advice: [String]

  /// Says which rule was broken, as the sentence that holds, what happened instead, and what to do about it.
  public init(rule: String, happened: String, advice: [String] = []) {
    self.rule = rule
    self.happened = happened
    self.advice = advice
  }

  /// The violation as the failure of the step in which it happened.
  var failure: StepFailure {
    StepFailure(
      "A rule that holds in every scenario was broken.", expected: rule, actual: happened,
      notes: advice.isEmpty
        ? ["The app is at fault here, not the step: such rules are checked after every step."]
        : advice)
  }
}
