import ChildProcesses
import Gherkin
import ScenarioRunner

/// The scenarios that are new or different since a revision that git knows.
struct ChangedScenarios {
  /// Why git is of no help.
  struct Fault: Error {
    let message: String
    let notes: [String]
  }

  private static let outputMax = 64 << 20
  private static let milliseconds: Int64 = 30_000

  private let revision: String
  private let folder: WorkingFolder
  private let git: String
  /// The files that differ, as seen from the folder, and those that git does not know.
  private let changed: Set<String>

  init(since revision: String, in folder: WorkingFolder) throws(Fault) {
    guard let git = Executable.find("git", path: ProcessEnvironment.value("PATH")) else {
      throw Fault(message: "the program git is not in PATH", notes: ["--since needs it"])
    }
    self.revision = revision
    self.folder = folder
    self.git = git
    let known = try Self.ask(
      git, ["diff", "--relative", "--name-only", "-z", revision, "--"], folder, revision)
    let unknown = try Self.ask(
      git, ["ls-files", "--others", "--exclude-standard", "-z"], folder, revision)
    let names = (known + unknown).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    changed = Set(names)
  }

  /// The plan with those of its scenarios that the revision has not in the same words.
  nonisolated(nonsending) func only(
    in plan: Plan, _ sources: [Source], _ planner: Planner
  ) async throws(Fault) -> Plan {
    var old: [Source] = []
    for source in sources where changed.contains(Self.plain(source.uri)) {
      let path = "\(revision):./\(Self.plain(source.uri))"
      // What the revision does not have is new.
      guard let bytes = try? Self.ask(git, ["show", path], folder, revision) else { continue }
      old.append(Source(uri: source.uri, text: String(decoding: bytes, as: UTF8.self)))
    }
    let before = Set(await planner.plan(old, workers: 1).scenarios.map(Self.words))
    let scenarios = plan.scenarios.filter { scenario in
      changed.contains(Self.plain(scenario.pickle.uri)) && !before.contains(Self.words(scenario))
    }
    return Plan(
      scenarios: scenarios, problems: plan.problems, totalCount: plan.totalCount,
      selectedCount: plan.selectedCount, tagNames: plan.tagNames, lostIDs: plan.lostIDs,
      seed: plan.seed, order: plan.order, shard: plan.shard)
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// What a scenario says, wherever it stands in its file.
  private static func words(_ scenario: PlannedScenario) -> String {
    let steps = scenario.steps.map { "\($0.text) \($0.argument.map { "\($0)" } ?? "")" }
    let tags = scenario.pickle.tags.map(\.name)
    return ([scenario.pickle.uri, scenario.profile, scenario.pickle.name] + tags + steps)
      .joined(separator: "\n")
  }

  private static func ask(
    _ git: String, _ arguments: [String], _ folder: WorkingFolder, _ revision: String
  ) throws(Fault) -> [UInt8] {
    let environment = ["HOME", "PATH"].compactMap { name in
      ProcessEnvironment.value(name).map { "\(name)=\($0)" }
    }
    let launch = Launch(
      command: [git] + arguments, environment: environment, folder: folder.resolve(""))
    let done = try? FinishedProcess(
      launch, input: [], outputMax: outputMax, milliseconds: milliseconds)
    if let done, done.end == .exited(0) { return done.output }
    let reason = String(decoding: done?.errors ?? [], as: UTF8.self).split(separator: "\n").first
    throw Fault(
      message: "git does not say what has changed since \(revision)",
      notes: [reason.map(String.init)].compactMap(\.self)
        + ["name a revision of this repository, such as main or HEAD~3"])
  }
}
