import Gherkin
import Processes
import ScenarioRunner

/// The scenarios that are new or different since a revision that git knows.
struct ChangedScenarios {
  /// The reason for which git is of no help.
  struct Fault: Error {
    let message: String
    let notes: [String]
  }

  private static let outputMax = 64 << 20
  private static let milliseconds: Int64 = 30_000

  private let revision: String
  private let folder: WorkingFolder
  private let git: String
  private let files: RepositoryFiles

  init(since revision: String, in folder: WorkingFolder) throws(Fault) {
    do throws(ProgramFault) {
      git = try Executable.find("git", path: ProcessEnvironment.value("PATH"))
    } catch {
      throw Fault(
        message: "the program \(error.words(for: "git"))",
        notes: error.notes + ["--since needs it"])
    }
    let start = folder.resolve("")
    let line = try Self.ask(git, ["rev-parse", "--show-toplevel"], start, revision)
    let top = FileCalls.destination(of: String(decoding: line.dropLast(), as: UTF8.self))
    let known = try Self.ask(
      git, ["ls-tree", "-r", "--full-tree", "--name-only", "-z", revision], top, revision)
    // A file that was moved is gone from where it was.
    let different = try Self.ask(
      git, ["diff", "--no-renames", "--name-only", "-z", revision, "--"], top, revision)
    // Of files that git was told to take for unchanged it does not say whether they are.
    let watched = try Self.ask(git, ["ls-files", "-v", "-z"], top, revision)
    let new = try Self.ask(
      git, ["ls-files", "--others", "--exclude-standard", "-z"], top, revision)
    (self.revision, self.folder) = (revision, folder)
    files = RepositoryFiles(top, known: known, different: different, marked: watched, new: new)
  }

  /// The plan with those of its scenarios that the revision has not in the same words, or that find something beside them
  /// or above which it has not so: phrases, routes, answers, requirements, and whatever lies beside a description of an app.
  ///
  /// What git does not know, because it is new, left out on purpose, elsewhere or behind a link, counts as changed.
  nonisolated(nonsending) func only(in plan: Plan, _ suite: SuiteFiles, _ planner: Planner) async
    -> Plan
  {
    let neighbours = ChangedNeighbours(files, suite, folder)
    var whole: Set<String> = []
    var changed: Set<String> = []
    var old: [Source] = []
    for source in suite.features.sources {
      let place = folder.resolve(source.uri)
      guard !neighbours.concern(source.uri), !files.isBehindLink(place) else {
        whole.insert(source.uri)
        continue
      }
      guard files.isChanged(place) else { continue }
      changed.insert(source.uri)
      guard let name = files.name(of: place),
        let bytes = try? Self.ask(git, ["show", "\(revision):\(name)"], files.top, revision)
      else { continue }
      old.append(Source(uri: source.uri, text: String(decoding: bytes, as: UTF8.self)))
    }
    // Lines, shards and conditions are about the files of today.
    var planner = planner
    planner.selection = Selection(tags: nil)
    let before = Set(await planner.plan(old, workers: 1).scenarios.map(Self.words))
    var changes = plan
    changes.scenarios.removeAll { scenario in
      guard !whole.contains(scenario.pickle.uri) else { return false }
      return !changed.contains(scenario.pickle.uri) || before.contains(Self.words(scenario))
    }
    return changes
  }

  /// What a scenario says, wherever it stands in its file, and by which chances it is played; byte by byte.
  private static func words(_ scenario: PlannedScenario) -> [UInt8] {
    let steps = scenario.steps.map { "\($0.text) \($0.argument.map { "\($0)" } ?? "")" }
    let tags = scenario.pickle.tags.map(\.name)
    let head = [scenario.pickle.uri, scenario.profile, scenario.pickle.name, "\(scenario.seed)"]
    return Array((head + tags + steps).joined(separator: "\n").utf8)
  }

  private static func ask(
    _ git: String, _ arguments: [String], _ folder: String, _ revision: String
  ) throws(Fault) -> [UInt8] {
    // Nothing is loaded, asked, locked or watched for this.
    let quiet = ["GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
    let environment = ["HOME", "PATH"].compactMap { name in
      ProcessEnvironment.value(name).map { "\(name)=\($0)" }
    }
    let launch = Launch(
      command: [git, "-c", "core.fsmonitor=false"] + arguments, environment: environment + quiet,
      folder: folder)
    let reasons: [String]
    do throws(FinishedProcess.Fault) {
      let done = try FinishedProcess(
        launch, input: [], outputMax: outputMax, milliseconds: milliseconds)
      if done.end == .exited(0) { return done.output }
      let words = String(decoding: done.errors, as: UTF8.self).split(separator: "\n").first
      reasons = [words.map(String.init) ?? "git \(done.end.words)"]
    } catch { reasons = words(for: error, launch) }
    throw Fault(
      message: "git does not say what has changed since \(revision)",
      notes: reasons + ["name a revision of this repository, such as main or HEAD~3"])
  }

  private static func words(for fault: FinishedProcess.Fault, _ launch: Launch) -> [String] {
    switch fault {
    case .notStarted(let error):
      let fault = Executable.fault(of: launch, refusedFor: error)
      return ["git could not be started: \(fault.reason)"] + fault.notes
    case .tooLate: return ["git was not ready within \(milliseconds / 1_000) seconds"]
    case .tooMuch: return ["git wrote more than \(outputMax >> 20) MiB"]
    }
  }
}
