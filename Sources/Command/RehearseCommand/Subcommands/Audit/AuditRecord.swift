import Gherkin
import Rehearsal
import Requirements
import ScenarioRunner

/// Everything that an audit found out, as its JSON keeps it: all reports are made of it, merged or not.
struct AuditRecord: Codable, Equatable {
  /// A scenario with what became of it, by the numbers of sabotages in the record.
  struct Scenario: Codable, Equatable {
    /// Its place among all that were selected, those of other shards included.
    var place: Int
    var id: String
    var name: String
    var app: String
    var status: String
    /// Whether it was left out, as it searches many histories; nil where it was not.
    var isLeftOut: Bool?
    /// The ids of requirements that it carries.
    var requirements: [String]
    var noticed: [Int]
    /// Those among them that a check of its own has noticed, without those that stop everything.
    var checked: [Int]
    var missed: [Int]
    /// Where something else was to be seen, for each of those that were missed: `screen, server`.
    var places: [String]
    var same: [Int]
    /// What a limit on what one scenario may play has ended, so that nothing is known of it; nil where none has.
    var unknown: [Int]?

    /// The bounds of its checks, and how much of them was used; nil where there are none.
    var bounds: [BoundedCheck]?

    /// Whether anything was tried on it: it passes where nothing is wrong, and was not left out.
    var isTried: Bool { status == "passed" && isLeftOut != true }
  }

  /// A check with how much of its bounds it has used.
  struct BoundedCheck: Codable, Equatable {
    var file: String
    /// The line of the step, or of the use of a phrase.
    var line: Int
    var text: String
    var uses: [BoundUse]
  }

  struct Requirement: Codable, Equatable {
    var id: String
    var text: String
  }

  var version: String
  var seed: UInt64
  /// The part of the scenarios, such as `1/3`; nil for all of them.
  var shard: String?
  /// How many scenarios were to be audited, those of other shards included.
  var selectedCount: Int
  /// Whether it was ended before all was tried.
  var isCut: Bool
  /// The revision since which scenarios must have changed; nil for all of them.
  var since: String?
  /// A number that differs where other scenarios or options were chosen.
  var suite: String
  /// Every sabotage of an app that needs no name, among those that were chosen.
  var catalogue: [String]
  /// Each sabotage that touched a scenario, in the order of the alphabet.
  var sabotages: [String]
  var requirements: [Requirement]
  var scenarios: [Scenario]
  /// Whether each sabotage was tried in every scenario that it can touch; nil where it was tried until one noticed it.
  var isEverywhere: Bool?
  /// The excuses for bounds with much room, above steps of these scenarios; nil where there are none.
  var excuses: [SlackExcuse]?

  /// Whether there was nothing to be tried, as no scenario has changed since a revision.
  var isUnchanged: Bool { scenarios.isEmpty && since != nil && !isCut }
}

extension AuditRecord {
  /// Creates the record of trials in the order of the plan.
  init(
    _ findings: SuiteAudit.Findings, _ plan: Plan, _ catalogue: RequirementCatalogue,
    _ command: AuditCommand, excuses all: [SlackExcuse] = [], suite: String
  ) {
    let trials = findings.trials
    version = Version.text
    seed = plan.seed
    shard = plan.shard.map { "\($0.index)/\($0.count)" }
    selectedCount = plan.selectedCount
    isCut = findings.isCut
    isEverywhere = command.isEverywhere ? true : nil
    (since, self.suite) = (command.since, suite)
    self.catalogue = Sabotage.general.filter { command.sorts.contains($0.sort) }.map(\.description)
    requirements = catalogue.documents.flatMap(\.requirements).map {
      Requirement(id: $0.id.description, text: $0.text)
    }
    let known = Set(requirements.map(\.id))
    sabotages = Set(trials.flatMap { $0.outcomes.map(\.sabotage.description) }).sorted()
    let numbers = Self.numbers(sabotages)
    scenarios = trials.map { Scenario($0, numbers, known, plan.shard) }
    let played = Set(trials.flatMap(\.scenario.stepPlaces))
    let judged = all.filter { excuse in
      // Whether a step has much room that was not played, nobody knows.
      excuse.step.map { played.contains("\(excuse.file):\($0)") } ?? true
    }
    excuses = judged.isEmpty ? nil : judged
  }

  static func numbers(_ texts: [String]) -> [String: Int] {
    Dictionary(texts.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}

extension AuditRecord.Scenario {
  init(_ trial: ScenarioTrial, _ numbers: [String: Int], _ known: Set<String>, _ shard: Shard?) {
    let index = trial.scenario.index
    place = shard.map { index * $0.count + $0.index - 1 } ?? index
    id = trial.scenario.id
    name = trial.scenario.pickle.name
    app = trial.app
    status = trial.status.rawValue
    isLeftOut = trial.isLeftOut ? true : nil
    let tags = trial.scenario.pickle.tags.map { String($0.name.dropFirst()) }
    requirements = tags.filter(known.contains)
    func all(_ outcome: ScenarioTrial.Outcome) -> [(number: Int, places: String)] {
      trial.outcomes.filter { $0.outcome == outcome }
        .compactMap { one in
          numbers[one.sabotage.description].map {
            ($0, one.places.map(\.rawValue).joined(separator: ", "))
          }
        }
        .sorted { $0.number < $1.number }
    }
    let byChecks = trial.outcomes.filter(\.isTelling)
    checked = byChecks.compactMap { numbers[$0.sabotage.description] }.sorted()
    (noticed, same) = (all(.noticed).map(\.number), all(.same).map(\.number))
    (missed, places) = (all(.missed).map(\.number), all(.missed).map(\.places))
    let cut = all(.unknown).map(\.number)
    unknown = cut.isEmpty ? nil : cut
    let checks = trial.bounds.map { AuditRecord.BoundedCheck($0, in: trial.scenario) }
    bounds = checks.isEmpty ? nil : checks
  }
}

extension AuditRecord.BoundedCheck {
  fileprivate init(_ step: ScenarioTrial.BoundedStep, in scenario: PlannedScenario) {
    let (steps, phrases) = (scenario.steps, scenario.uses)
    let phrase = phrases.indices.contains(step.place) ? phrases[step.place] : nil
    file = scenario.pickle.uri
    line = (phrase?.chain.first?.step ?? steps[step.place]).location.line
    (text, uses) = (steps[step.place].text, step.uses)
  }
}

extension PlannedScenario {
  /// Where its steps stand: `file:line`.
  fileprivate var stepPlaces: [String] {
    pickle.steps.map { "\(pickle.uri):\($0.location.line)" }
  }
}
