public import ScenarioRunner

/// An auditor that plays a scenario plainly, and then once for each thing that is to go wrong in it.
///
/// It belongs to one worker, as the player does.
public struct ScenarioAuditor {
  private let player: ScenarioPlayer<World>
  private let sorts: Set<Sabotage.Sort>
  private let triesSearches: Bool

  /// Creates an auditor that knows sabotage of the sorts.
  ///
  /// - Parameter triesSearches: Whether scenarios that search many histories are tried too.
  public init(
    _ library: StepLibrary<World>, sorts: Set<Sabotage.Sort>, triesSearches: Bool = true
  ) {
    player = ScenarioPlayer(library)
    (self.sorts, self.triesSearches) = (sorts, triesSearches)
  }

  /// Plays a scenario plainly, and finds out what could go wrong in it.
  ///
  /// - Parameter wanted: The words of the sabotages that may go wrong, of whatever sort; nil for all of the auditor's sorts.
  public func trial(of scenario: PlannedScenario, wanted: [String]? = nil) -> ScenarioTrial {
    guard scenario.refusal == nil else {
      return ScenarioTrial(
        scenario: scenario, app: "", status: .invalid, fingerprint: nil, isLeftOut: false,
        bounds: [], possible: [], alternatives: [])
    }
    let plain = player.play(scenario) { $0.interfere(nil) }
    let isLeftOut = !triesSearches && plain.world.impressions.haveHistories
    let isTried = plain.result.status == .passed && !isLeftOut
    let all = isTried ? plain.world.possibleSabotages : []
    let possible = all.filter {
      wanted?.contains($0.description) ?? sorts.contains($0.sort)
    }
    let isLacking = wanted?.contains { word in !possible.contains { $0.description == word } }
    var trial = ScenarioTrial(
      scenario: scenario, app: plain.world.appName, status: plain.result.status,
      fingerprint: isTried ? ScenarioFingerprint(scenario, plain.world.evidence()).text : nil,
      isLeftOut: isLeftOut, bounds: bounds(in: plain.result), possible: possible,
      alternatives: isLacking == true ? all.map(\.description) : [])
    trial.plainImpressions = plain.world.impressions
    return trial
  }

  private func bounds(in result: ScenarioResult) -> [ScenarioTrial.BoundedStep] {
    guard result.status == .passed else { return [] }
    return result.steps.enumerated().filter { !$0.element.bounds.isEmpty }
      .map { ScenarioTrial.BoundedStep(place: $0.offset, uses: $0.element.bounds) }
  }

  /// Tries one sabotage on a scenario that was played plainly before.
  public func outcome(of sabotage: Sabotage, in trial: ScenarioTrial) -> ScenarioTrial.Trial {
    let spoiled = player.play(trial.scenario) { $0.interfere(sabotage) }
    guard spoiled.result.status == .passed else {
      // What was skipped is green, and shows as little.
      let isCut =
        spoiled.result.status == .skipped
        || spoiled.result.steps.contains { $0.problem?.limit == .scenario }
      return ScenarioTrial.Trial(
        sabotage: sabotage, outcome: isCut ? .unknown : .noticed, places: [],
        notice: isCut ? nil : ScenarioTrial.Notice(spoiled.result))
    }
    let places = spoiled.world.impressions.differences(from: trial.plainImpressions)
    return ScenarioTrial.Trial(
      sabotage: sabotage, outcome: places.isEmpty ? .same : .missed, places: places, notice: nil)
  }
}
