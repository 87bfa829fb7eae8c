import CucumberExpressions

/// What is known of a step before it is played.
struct StepTraits {
  /// What it is for.
  let kind: StepKind
  /// What it is about.
  let concern: StepConcern
  /// Whether it says what is not, or at most so many: nothing at all is enough for it.
  let saysWhatIsNot: Bool
  /// Whether it says something of every one of many: none of them is otherwise.
  let saysEvery: Bool
  /// Whether words stand before the check that let time pass while it is checked.
  let isModified: Bool
  /// Whether it plays checks of its own, as a table of events can hold them.
  let hasChecks: Bool
  /// Whether one of these looks at what an app does.
  let checksWithin: Bool

  init<World>(_ bound: BoundStep<World>, events: [EventTableArgument<World>.Row] = []) {
    let checks = events.filter { $0.kind == .then }
    hasChecks = !checks.isEmpty
    checksWithin = checks.contains { $0.concern != .surroundings }
    kind = bound.definition.kind
    concern = bound.definition.concern
    isModified = bound.definition.isModified
    saysWhatIsNot = bound.saysWhatIsNot
    saysEvery =
      bound.definition.kind == .then && bound.definition.expression.source.contains("every ")
  }

  /// Whether it looks at anything.
  var looks: Bool { kind == .then || hasChecks }

  /// Whether it only lays out what is around the app, so that nothing happens by itself.
  var onlyArranges: Bool { kind != .then && concern == .surroundings }
}
