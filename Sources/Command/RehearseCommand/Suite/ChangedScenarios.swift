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
  /// The folder of the repository.
  private let top: String
  /// The files that the revision has and that are the same now, by where they lie.
  private let unchanged: Set<String>
  /// The files that the revision has and that are others now, or gone, by where they lay.
  private let different: Set<String>

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
    let different = try Self.ask(git, ["diff", "--name-only", "-z", revision, "--"], top, revision)
    (self.revision, self.folder, self.top) = (revision, folder, top)
    self.different = Self.places(different, below: top)
    unchanged = Self.places(known, below: top).subtracting(self.different)
  }

  /// Where the files lie that git names, links followed.
  private static func places(_ names: [UInt8], below top: String) -> Set<String> {
    Set(
      names.split(separator: 0).map { name in
        FileCalls.destination(of: FilePath.join(top, String(decoding: name, as: UTF8.self)))
      })
  }

  /// The plan with those of its scenarios that the revision has not in the same words, or that find something beside them
  /// or above which it has not so: phrases, routes, answers, and what describes apps and what these consist of.
  ///
  /// What git does not know, because it is new, left out on purpose or elsewhere, counts as changed.
  nonisolated(nonsending) func only(in plan: Plan, _ files: SuiteFiles, _ planner: Planner) async
    -> Plan
  {
    let folders = files.named.owners.filter { isDifferent($0.path) }.map(\.folder)
    let whole = Set(
      files.features.sources.map(\.uri).filter { uri in
        folders.contains { $0.isEmpty || uri.hasPrefix($0 + "/") }
      })
    var changed: Set<String> = []
    var old: [Source] = []
    for source in files.features.sources where !whole.contains(source.uri) {
      guard isChanged(source.uri) else { continue }
      let place = FileCalls.destination(of: folder.resolve(source.uri))
      changed.insert(source.uri)
      guard place.hasPrefix(top + "/") else { continue }
      let name = String(decoding: place.utf8.dropFirst(top.utf8.count + 1), as: UTF8.self)
      guard let bytes = try? Self.ask(git, ["show", "\(revision):\(name)"], top, revision) else {
        continue
      }
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

  private func isChanged(_ path: String) -> Bool {
    !unchanged.contains(FileCalls.destination(of: folder.resolve(path)))
  }

  /// Whether a file of the repository is new, different or gone; not every word of a command is the name of one.
  private func isDifferent(_ path: String) -> Bool {
    let place = FileCalls.destination(of: folder.resolve(path))
    if different.contains(place) { return true }
    guard place.hasPrefix(top + "/"), !unchanged.contains(place) else { return false }
    return (try? FileStatus(path: place))?.kind == .file
  }

  /// What a scenario says, wherever it stands in its file.
  private static func words(_ scenario: PlannedScenario) -> String {
    let steps = scenario.steps.map { "\($0.text) \($0.argument.map { "\($0)" } ?? "")" }
    let tags = scenario.pickle.tags.map(\.name)
    return ([scenario.pickle.uri, scenario.profile, scenario.pickle.name] + tags + steps)
      .joined(separator: "\n")
  }

  private static func ask(
    _ git: String, _ arguments: [String], _ folder: String, _ revision: String
  ) throws(Fault) -> [UInt8] {
    let environment = ["HOME", "PATH"].compactMap { name in
      ProcessEnvironment.value(name).map { "\(name)=\($0)" }
    }
    let launch = Launch(command: [git] + arguments, environment: environment, folder: folder)
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
