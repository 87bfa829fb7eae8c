import HostedApps
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// The scenarios of some files that a user has chosen, with the sentences that play them: every subcommand that plays
/// reads them so.
struct Suite<World: ScenarioWorld> {
  let files: SuiteFiles
  let steps: StepCollection<World>
  let library: StepLibrary<World>
  let phrases: PhraseBook
  /// What the user has chosen, the lines that the paths name among it.
  private let chosen: Selection
  private let seed: UInt64

  /// Puts files and steps together.
  ///
  /// - Parameters:
  ///   - selection: What is chosen beside the paths.
  ///   - servers: The servers that are not simulated.
  ///   - startsApps: Whether scenarios can start apps in processes of their own; where not, naming one says why.
  init(
    _ files: SuiteFiles, _ steps: StepCollection<World>, _ selection: Selection, seed: UInt64,
    servers: RealServers = RealServers(), startsApps: Bool = true
  ) {
    (self.files, self.steps, self.seed) = (files, steps, seed)
    var selection = selection
    selection.lines = files.features.lines
    chosen = selection
    var surroundings = files.named.surroundings
    surroundings.servers = servers
    if !startsApps { surroundings.apps = surroundings.apps.untrusted }
    library = steps.library(surroundings)
    phrases = files.named.phrases(beside: library)
  }

  /// Returns the plan with what has changed since a revision, if one was named; nil, with a message, where git does not help.
  ///
  /// How much that is is told: whatever the reports are, and however quiet, a part must not look like the whole.
  nonisolated(nonsending) func changed(
    since revision: String?, in plan: Plan, _ console: Console, _ style: TextStyle
  ) async -> Plan? {
    guard let revision else { return plan }
    do throws(ChangedScenarios.Fault) {
      let changes = try ChangedScenarios(since: revision, in: files.folder)
      let changed = await changes.only(in: plan, files, planner)
      let (count, all) = (changed.scenarios.count, plan.scenarios.count)
      let words =
        count == 0 ? "no scenario is" : "\(count) of \(all) scenarios \(count == 1 ? "is" : "are")"
      console.note("\(words) new or different since \(revision)", style)
      return changed
    } catch {
      console.report(Diagnostic(error.message, notes: error.notes), style)
      return nil
    }
  }

  /// Whether the user has said which scenarios are meant, be it by tags, names, lines or ids.
  var namesScenarios: Bool { chosen.namesScenarios }

  /// Plans the scenarios, with all that is wrong with the files; those for the night only where somebody asks for them.
  nonisolated(nonsending) func plan(workers: Int, withNight: Bool = false) async -> Plan {
    var planner = planner
    if withNight { planner.selection = chosen }
    return await planner.plan(files.features.sources, workers: workers)
      .adding(files.problems + phrases.problems)
  }

  /// A planner of scenarios that use these sentences and phrases, and carry these requirements.
  var planner: Planner {
    let excerpts = ProblemExcerpts(files.features.sources)
    var planner = Planner(profilesFor: steps.profiles)
    planner.selection = Nightly.leftOut(of: chosen)
    planner.seed = seed
    planner.refuse = { [catalogue = files.catalogue] in
      catalogue.refusal(of: $0).map(excerpts.completed)
    }
    planner.isRequirement = files.catalogue.names
    planner.knownTags = steps.profileTags
    planner.stepMatcher = { [library, phrases] in StepMatcher(library.listing(phrases.phrases)) }
    planner.phrases = phrases
    return planner
  }

  /// How many scenarios a plan of it leaves to the night.
  func nightlyCount(in plan: Plan) -> Int {
    namesScenarios ? 0 : plan.totalCount - plan.otherProfileCount - plan.selectedCount
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

/// The things that scenarios find around them, whatever they say.
struct Surroundings: Sendable {
  /// The routes beside the features.
  var routes = RouteShelf()
  /// The answers of servers beside the features.
  var answers = AnswerShelf()
  /// The apps in processes of their own.
  var apps = AppShelf()
  /// The servers that are not simulated.
  var servers = RealServers()
}

/// The world and the steps that the command runs scenarios with.
///
/// The library is made only when a subcommand needs it: `--version` must not wait for it.
struct StepCollection<World: ScenarioWorld>: Sendable {
  let library: @Sendable (Surroundings) -> StepLibrary<World>
  /// The names of the apps that come with the command, as scenarios say them.
  var apps: [String] = []
  /// The profiles a scenario runs on, from its tags.
  let profiles: @Sendable ([String]) -> [String]
  /// The tags that choose profiles, with their at signs.
  let profileTags: [KnownTag]
}

/// The scenarios that take long and are played where somebody asks for them, such as at night.
enum Nightly {
  /// The tag that they have.
  static let tag = "@nightly"

  /// A selection without them, where it says nothing else: whoever says which scenarios are to be played means those.
  static func leftOut(of selection: Selection) -> Selection {
    guard !selection.namesScenarios else { return selection }
    var selection = selection
    selection.tags = try? TagExpression("not \(tag)")
    return selection
  }

  /// What the summary says of those that were left out.
  static func lines(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "\(count) scenario\(count == 1 ? "" : "s") tagged \(tag) left out; to play them: --tags \(tag)"
    ]
  }
}

extension Selection {
  /// Whether it says which scenarios are meant, and not only in which parts and order.
  var namesScenarios: Bool {
    tags != nil || !names.isEmpty || !matches.isEmpty || !lines.isEmpty || !(ids ?? []).isEmpty
  }
}
