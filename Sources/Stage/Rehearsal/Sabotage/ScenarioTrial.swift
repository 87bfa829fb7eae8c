public import ScenarioRunner

/// The fate of a scenario when one thing after the other went wrong in it.
public struct ScenarioTrial: Sendable {
  /// The effect of one sabotage on it.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The scenario failed: it noticed.
    case noticed
    /// Screen, servers or phone held something else, and the scenario passed.
    case missed
    /// Screen, servers and phone held the same after every step, in all histories that were played.
    case same
    /// The scenario was ended by a limit on what one may play, or skipped, so nobody knows whether it would have noticed.
    ///
    /// An app that never comes to rest fails the scenario, whatever that checks, as one that breaks a rule does: that is
    /// noticed.
    case unknown
  }

  /// The part of a scenario that has noticed.
  public enum Notice: Hashable, Sendable {
    /// A check of its own.
    case check
    /// A rule that holds in every scenario, in its words.
    case rule(String)
    /// Something that was to happen could not, so that nothing was checked.
    case deed

    /// Finds out what has noticed in a scenario that did not pass.
    init(_ result: ScenarioResult) {
      let step = result.steps.first { !$0.status.isAcceptable }
      let problem = step?.problem ?? result.problem
      if problem?.message == InvariantViolation.headline, let rule = problem?.expected {
        self = .rule(rule)
      } else {
        self = step?.status == .failed && step?.isCheck == true ? .check : .deed
      }
    }
  }

  /// The scenario.
  public let scenario: PlannedScenario
  /// The words by which scenarios call its app.
  public let app: String
  /// How it ends when nothing goes wrong; what does not pass then shows nothing.
  public let status: StepStatus
  /// How it goes when nothing goes wrong; nil where nothing was tried.
  public let fingerprint: ScenarioFingerprint.Text?
  /// Whether it searches many histories and was left out for that: each of its trials is as many plays.
  public let isLeftOut: Bool
  /// The steps that bound something, and how much of it they use when nothing goes wrong; empty for what does not pass.
  public let bounds: [BoundedStep]
  /// What went wrong, in an order that is the same in every run, and what became of it.
  public internal(set) var outcomes: [Trial]
  /// What could go wrong with its server and was left for later; empty where nothing was.
  public internal(set) var postponed: [Sabotage] = []
  /// What could be seen when nothing went wrong.
  var plainImpressions = Impressions()

  /// A step with how much of its bounds it has used.
  public struct BoundedStep: Sendable {
    /// Its place among the steps of the scenario.
    public let place: Int
    /// The use of each of its bounds.
    public let uses: [BoundUse]
  }

  /// One sabotage and what became of it.
  public struct Trial: Sendable {
    /// What went wrong.
    public let sabotage: Sabotage
    /// What became of it.
    public let outcome: Outcome
    /// Where something else was to be seen, in the order of the places; empty where nobody looked.
    public let places: [Impression.Place]
    /// What has noticed; nil where nothing has.
    public let notice: Notice?
  }
}

extension ScenarioTrial {
  /// Returns the trial with what became of what was left for later.
  public func adding(_ later: [Trial]) -> ScenarioTrial {
    var whole = self
    whole.outcomes += later
    whole.postponed = []
    return whole
  }
}

/// An auditor that plays a scenario plainly, and then once for each thing that can go wrong in it.
///
/// It belongs to one worker, as the player does.
public struct ScenarioAuditor {
  private let player: ScenarioPlayer<World>
  private let sorts: Set<Sabotage.Sort>
  private let triesSearches: Bool
  private let postponesServers: Bool

  /// Creates an auditor that tries sabotage of the sorts.
  ///
  /// - Parameters:
  ///   - triesSearches: Whether scenarios that search many histories are tried too.
  ///   - postponesServers: Whether sabotages of servers are only named, to be tried one by one.
  public init(
    _ library: StepLibrary<World>, sorts: Set<Sabotage.Sort>, triesSearches: Bool = true,
    postponesServers: Bool = false
  ) {
    player = ScenarioPlayer(library)
    (self.sorts, self.triesSearches) = (sorts, triesSearches)
    self.postponesServers = postponesServers
  }

  /// Tries what can touch the scenario; returns nil once it is told to stop.
  ///
  /// - Parameter wanted: The words of the sabotages to try, of whatever sort; nil for all of the auditor's sorts.
  public func audit(
    _ scenario: PlannedScenario, wanted: [String]? = nil, isStopped: () -> Bool = { false }
  ) -> ScenarioTrial? {
    guard scenario.refusal == nil else {
      return ScenarioTrial(
        scenario: scenario, app: "", status: .invalid, fingerprint: nil, isLeftOut: false,
        bounds: [], outcomes: [])
    }
    let plain = player.play(scenario) { $0.interfere(nil) }
    let isLeftOut = !triesSearches && plain.world.impressions.haveHistories
    let isTried = plain.result.status == .passed && !isLeftOut
    let possible = isTried ? plain.world.possibleSabotages : []
    let chosen = possible.filter {
      wanted?.contains($0.description) ?? sorts.contains($0.sort)
    }
    var trial = ScenarioTrial(
      scenario: scenario, app: plain.world.appName, status: plain.result.status,
      fingerprint: isTried ? ScenarioFingerprint(scenario, plain.world.evidence()).text : nil,
      isLeftOut: isLeftOut, bounds: bounds(in: plain.result), outcomes: [])
    trial.plainImpressions = plain.world.impressions
    for sabotage in chosen {
      if isStopped() { return nil }
      if postponesServers, sabotage.sort == .servers {
        trial.postponed.append(sabotage)
      } else {
        trial.outcomes.append(outcome(of: sabotage, in: trial))
      }
    }
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
