import Rehearsal
import ScenarioReports
import ScenarioRunner

/// The scenarios of some files with the sentences that play them: every subcommand that plays reads them so.
struct Suite<World: ScenarioWorld> {
  let files: SuiteFiles
  let steps: StepCollection<World>
  let library: StepLibrary<World>
  let phrases: PhraseBook

  /// Puts files and steps together.
  ///
  /// - Parameter servers: The servers that are not simulated.
  init(
    _ files: SuiteFiles, _ steps: StepCollection<World>, servers: RealServers = RealServers()
  ) {
    (self.files, self.steps) = (files, steps)
    var surroundings = files.named.surroundings
    surroundings.servers = servers
    library = steps.library(surroundings)
    phrases = files.named.phrases(beside: library)
  }

  /// Plans the scenarios, with all that is wrong with the files; those for the night only where somebody asks for them.
  nonisolated(nonsending) func plan(
    _ selection: Selection, seed: UInt64, workers: Int
  ) async -> Plan {
    await planner(selection, seed: seed).plan(files.features.sources, workers: workers)
      .adding(files.problems + phrases.problems)
  }

  /// What a selection is with the lines that the paths name.
  func selection(_ selection: Selection) -> Selection {
    var selection = selection
    selection.lines = files.features.lines
    return selection
  }

  /// A planner of scenarios that use these sentences and phrases, and carry these requirements.
  func planner(_ selection: Selection, seed: UInt64) -> Planner {
    var selection = self.selection(selection)
    Nightly.leaveOut(from: &selection)
    let audit = RequirementAudit(files.catalogue, files.features.sources)
    return Planner(
      selection: selection, seed: seed, refuse: audit.refuse, knownTags: steps.profileTags,
      stepMatcher: { [library, phrases] in StepMatcher(library.listing(phrases.phrases)) },
      phrases: phrases, profilesFor: steps.profiles)
  }
}

extension Console {
  /// Tells why scenarios will not be run; a tag that many of them inherit is told once.
  func reportRefusals(of plan: Plan, _ style: TextStyle) {
    var told: Set<Problem> = []
    for problem in plan.scenarios.compactMap(\.refusal) where told.insert(problem).inserted {
      report(Diagnostic(problem), style)
    }
  }

  /// Tells what is wrong with the files of a plan; returns whether anything can be played by it.
  func reportProblems(of plan: Plan, _ style: TextStyle) -> Bool {
    for problem in plan.problems { report(Diagnostic(problem), style) }
    reportRefusals(of: plan, style)
    if plan.problems.contains(where: { $0.severity == .error }) { return false }
    guard plan.selectedCount == 0 else { return true }
    report(Diagnostic("no scenario was selected"), style)
    return false
  }
}
