import Gherkin
import Rehearsal
import Requirements
import ScenarioRunner

/// What experiments say of the requirements of one document: the proofs, and why the others are not proved.
struct ProofFindings {
  let document: RequirementDocument
  /// The proofs, those included that were kept from before.
  private(set) var book = ProofBook([])
  /// The requirements that are not proved, each with the reasons.
  private(set) var unproved: [(requirement: Requirement, reasons: [String])] = []

  /// Judges by what became of the sabotages.
  ///
  /// - Parameter renewed: The ids that were tried; of the others the proofs of before stand, and hold.
  init(_ document: RequirementDocument, _ trials: [ScenarioTrial], renewed: Set<String>) {
    self.document = document
    let carried = Self.byID(trials)
    let failing = Self.failing(trials)
    let shares = document.shares
    var proofs: [ProofBook.Proof] = []
    for requirement in document.requirements {
      let id = requirement.id.description
      var reasons: [String] = []
      if let names = failing[id], renewed.contains(id) {
        // What was shown before is not lost because of a scenario that is being worked on.
        proofs += document.proofs.proofs.filter { $0.id == id }
        reasons = names.map { "a scenario that carries it does not pass: \($0)" }
      } else if renewed.contains(id) {
        for breaker in requirement.details.breakers {
          if shares.isExceeded(by: breaker) {
            reasons.append(Self.excess(of: breaker, shares))
          } else if let proof = Self.proof(of: requirement, breaker, carried[id] ?? []) {
            proofs.append(proof)
          } else {
            reasons.append(Self.reason(of: requirement, breaker, carried[id] ?? []))
          }
        }
        if requirement.details.breakers.isEmpty { reasons.append("nothing says what breaks it") }
      } else {
        proofs += document.proofs.proofs.filter { $0.id == id }
      }
      if !reasons.isEmpty { unproved.append((requirement, reasons)) }
    }
    book = ProofBook(proofs)
  }

  /// Whether everything that a line says breaks its requirement does.
  var isAsSaid: Bool { unproved.allSatisfy { $0.requirement.details.breakers.isEmpty } }

  /// The scenarios that carry an id and do not pass, by the id.
  private static func failing(_ trials: [ScenarioTrial]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for trial in trials where !trial.status.isAcceptable {
      for id in Set(trial.scenario.claimedIDs) {
        found[id, default: []].append(trial.scenario.lastingName)
      }
    }
    return found.mapValues { $0.sorted() }
  }

  /// The trials by the ids that their scenarios carry, in the order of the scenarios' lasting names.
  private static func byID(_ trials: [ScenarioTrial]) -> [String: [ScenarioTrial]] {
    var found: [String: [ScenarioTrial]] = [:]
    for trial in trials.sorted(by: { $0.scenario.lastingName < $1.scenario.lastingName })
    where trial.status == .passed && checks(trial.scenario) {
      for id in Set(trial.scenario.claimedIDs) { found[id, default: []].append(trial) }
    }
    return found
  }

  /// Whether a scenario checks anything: one that does not shows nothing, though a rule may notice in it.
  private static func checks(_ scenario: PlannedScenario) -> Bool {
    zip(scenario.steps.indices, scenario.steps).contains { place, step in
      step.type == .outcome
        || (scenario.uses.indices.contains(place) && scenario.uses[place]?.isChecking == true)
    }
  }

  private static func excess(
    of breaker: RequirementDetails.Breaker, _ shares: SabotageShares
  ) -> String {
    "“\(breaker.sabotage)” stands for \(shares.count(of: breaker)) requirements, and for more than"
      + " \(RequirementDetails.sharedMax) only with the reason in parentheses behind it"
  }

  private static func proof(
    of requirement: Requirement, _ breaker: RequirementDetails.Breaker, _ trials: [ScenarioTrial]
  ) -> ProofBook.Proof? {
    let proofs = trials.map { ($0, $0.proof(of: requirement, by: breaker)) }
      .filter { $0.1?.counts(for: requirement, breaker) == true }
    // One that is played every day, where there is one.
    var proof = (proofs.first { !$0.0.isForTheNight } ?? proofs.first)?.1
    proof?.othersCount = proofs.count - 1
    return proof
  }

  /// Why a sabotage proves nothing of a requirement.
  private static func reason(
    of requirement: Requirement, _ breaker: RequirementDetails.Breaker, _ trials: [ScenarioTrial]
  ) -> String {
    let sabotage = "“\(breaker.sabotage)”"
    guard !trials.isEmpty else { return "no scenario that carries it has passed" }
    let own = trials.compactMap { $0.trial(of: breaker) }
    if own.isEmpty { return nothing(like: breaker, trials) }
    if own.contains(where: { breaker.isVital($0.sabotage) }) {
      return "\(sabotage) stops everything, so noticing it shows nothing"
    }
    let notices = own.compactMap(\.notice)
    for case .rule(let rule) in notices {
      return
        "\(sabotage) is noticed by no check, but by the rule “\(rule)”, which its line does not name"
    }
    if !notices.isEmpty { return "\(sabotage) is noticed by no check: nothing came to one" }
    if let first = trials.first(where: { $0.trial(of: breaker)?.outcome == .missed }) {
      return "nobody noticed \(sabotage), which made a difference in \(first.scenario.lastingName)"
    }
    if let first = trials.first(where: { $0.trial(of: breaker)?.outcome == .unknown }) {
      return "\(sabotage) led no scenario to its end: \(first.scenario.lastingName) was cut short"
    }
    return "\(sabotage) made no difference in its scenarios"
  }
}

extension ProofFindings {
  /// What is said of a sabotage that can go wrong nowhere, which may not be one at all.
  private static func nothing(
    like breaker: RequirementDetails.Breaker, _ trials: [ScenarioTrial]
  ) -> String {
    let near = NearestNames.near(
      breaker.sabotage, in: Set(trials.flatMap(\.alternatives)).sorted())
    return "“\(breaker.sabotage)” can go wrong in none of its scenarios"
      + (near.isEmpty ? "" : "; what can: " + near.map { "“\($0)”" }.joined(separator: ", "))
  }
}

extension RequirementDetails.Breaker {
  /// Whether noticing a sabotage shows nothing, because nothing gets on with it and no reason is given.
  fileprivate func isVital(_ sabotage: Sabotage) -> Bool {
    excuse == nil && sabotage.stopsEverything
  }
}

extension ScenarioTrial {
  /// Whether it is left to the night.
  fileprivate var isForTheNight: Bool {
    scenario.pickle.tags.contains { $0.name == Nightly.tag }
  }

  /// What it would prove of a requirement that it has noticed a sabotage; nil where it has not.
  fileprivate func proof(
    of requirement: Requirement, by breaker: RequirementDetails.Breaker
  ) -> ProofBook.Proof? {
    guard let trial = trial(of: breaker), let notice = trial.notice?.text, let fingerprint else {
      return nil
    }
    return ProofBook.Proof(
      id: requirement.id.description, sabotage: breaker.sabotage, scenario: scenario.lastingName,
      notice: notice, othersCount: 0, fingerprint: fingerprint,
      stopsEverything: trial.sabotage.stopsEverything)
  }

  /// What became of a requirement's sabotage; nil where it can touch nothing of the scenario.
  fileprivate func trial(of breaker: RequirementDetails.Breaker) -> Trial? {
    outcomes.first { $0.sabotage.description == breaker.sabotage }
  }
}

extension ScenarioTrial.Notice {
  /// How a file of proofs says it; nil where it proves nothing.
  fileprivate var text: String? {
    switch self {
    case .check: ProofBook.Proof.check
    case .rule(let rule): rule
    case .deed: nil
    }
  }
}
