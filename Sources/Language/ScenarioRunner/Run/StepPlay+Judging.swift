import Gherkin

/// What is to be said of a scenario although each of its steps held.
extension StepPlay {
  /// How many of the first steps stand in other scenarios as well.
  var sharedStepCount: Int {
    scenario.pickle.astNodeIDs.count > 1 ? steps.count : ownSteps.lowerBound
  }

  /// Whether one of its own steps looks at something; of a step that cannot be bound nobody knows.
  var checksItself: Bool { ownSteps.reversed().contains { looks(at: $0) } }

  private func looks(at place: Int) -> Bool {
    switch ready[place] {
    case .unusable: true
    case .ready(let step): step.traits.looks
    }
  }

  /// Returns what is wrong with what was played, where every step has held.
  func objections(to played: Played<World>) -> [Objection] {
    var objections =
      played.objections
      + played.course.baselines.map {
        Objection(step: $0.step, $0.reason.message, notes: $0.reason.remarks)
      }
    // A scenario without a check of its own is told by itself.
    if !scenario.claims.isEmpty, checksItself, !played.course.proves {
      objections.append(unproven)
    }
    if let unwatched { objections.append(unwatched) }
    return objections
  }

  /// What is wrong with a claim behind which no check stands that an app could fail.
  private var unproven: Objection {
    let tags = scenario.claims.prefix(3).joined(separator: " ")
    return Objection(
      step: nil,
      "The tag \(tags) claims a proof, but no check of this scenario looks at what the app does after something has "
        + "happened.",
      notes: [
        "What the scenario itself brings about, such as the user's way, clock and switches, whether the app is in front "
          + "or has a process, and what was only arranged, would be so with any app.",
        "Check what the app shows, records or sends after a When, or take the tag away.",
      ])
  }

  /// What is odd about deeds behind the last check.
  private var unwatched: Objection? {
    guard let last = ownSteps.last(where: { looks(at: $0) }) else { return nil }
    let rest = steps.indices.suffix(from: last + 1)
    guard let deed = rest.first(where: { isDeed($0) }) else { return nil }
    return Objection(
      step: deed,
      "Nothing is checked after this, so the scenario passes whatever comes of it.",
      notes: [
        "Write what is to be true then, as in \"Then …\", or \(leftOut: "leave the step out")."
      ],
      weight: .warning)
  }

  private func isDeed(_ place: Int) -> Bool {
    guard let kind = ready[place].traits?.kind else { return false }
    return kind != .then
  }
}

extension ScenarioResult {
  /// Takes note that it checks nothing.
  mutating func noteUnchecked() {
    isUnchecked = true
    warnings.append(.unchecked(scenario.pickle))
  }

  /// Takes back that the scenario checks nothing.
  mutating func forgetUnchecked() {
    isUnchecked = false
    warnings.removeAll { $0 == .unchecked(scenario.pickle) }
  }

  /// Takes in what is wrong with a scenario in which every step has held, each where it belongs.
  mutating func note(_ objections: [Objection], _ doubts: RunOptions.Unchecked) {
    for objection in objections {
      switch objection.weight {
      case .refusal: note(StepProblem(objection), .invalid, atStep: objection.step)
      case .warning: warn(objection, doubts)
      case .background: noteIdle(objection)
      }
    }
  }

  private mutating func warn(_ objection: Objection, _ doubts: RunOptions.Unchecked) {
    switch doubts {
    case .accepted: break
    case .refused: note(StepProblem(objection), .invalid, atStep: objection.step)
    case .told:
      let found = objection.step.map { steps[$0] }
      // A step of a phrase stands in another file: the feature's sentence leads there.
      let outermost = found?.use?.chain.first?.step ?? found?.step
      let written = found.flatMap { result in
        result.use.map { "Written in \($0.phrase.file):\(result.step.location.line)" }
      }
      warnings.append(
        Problem(
          .meaningless, severity: .warning, uri: scenario.pickle.uri,
          location: outermost?.location ?? scenario.pickle.location,
          message: "“\(found?.step.text ?? scenario.pickle.name)”: \(objection.message)",
          notes: objection.remarks + (written.map { [Note($0)] } ?? [])))
    }
  }

  private mutating func noteIdle(_ objection: Objection) {
    // The lines of a phrase are those of another file.
    guard let found = objection.step.map({ steps[$0] }), found.use == nil else { return }
    idleSteps.append(IdleStep(line: found.step.location.line, objection))
  }
}
