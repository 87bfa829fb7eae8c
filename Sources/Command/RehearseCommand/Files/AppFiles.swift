import Gherkin
import HostedApps
import ScenarioRunner

/// The descriptions of apps in processes of their own that belong to the chosen feature files.
///
/// They are called `app.json` and lie beside a feature or in a folder above it, as requirements documents do. Nothing is
/// started here: a description is only read.
struct AppFiles {
  static let name = "app.json"
  /// The largest description or manifest that is read.
  static let bytesMax = 4 << 20
  /// How sentences name such an app; without it in a feature, no description is looked for.
  private static let mention = Array("the app \"".utf8)

  private(set) var shelf = AppShelf()
  /// What is wrong with the descriptions.
  private(set) var problems: [Problem] = []
  /// The descriptions that were read, each with the manifests that it names.
  private(set) var paths: [String] = []
  /// What the words of their commands are if they are paths, as `near_me.py` is one: the programs, and what these read.
  var programs: [String] { owners.flatMap(\.programs) }
  /// The folders of descriptions, with the files that these name: manifests, programs, and what programs read.
  private(set) var owners: [Owner] = []

  /// A folder with a description of an app.
  struct Owner {
    let folder: String
    let manifests: [String]
    let programs: [String]
    var files: [String] { manifests + programs }
  }

  /// Finds and reads the descriptions that features need.
  ///
  /// - Parameter start: A folder in which and in whose features' folders all are wanted, be they named or not.
  init(
    for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder,
    allIn start: String? = nil
  ) {
    var seen: Set<String> = []
    let naming = files.sources.filter { source in
      start != nil
        || ([source.bytes] + phrases.texts(for: source.uri))
          .contains(where: { ByteSearch.contains(Self.mention, in: $0) })
    }
    for parent in [start].compactMap(\.self) + naming.map({ FilePath.parent(of: $0.uri) }) {
      for above in RequirementFiles.folders(from: parent, within: files.roots)
      where seen.insert(above).inserted {
        add(FilePath.join(above, Self.name), above, folder)
      }
    }
  }

  /// Reads descriptions that are known to be there.
  init(at places: [String], in folder: WorkingFolder) {
    for path in places { add(path, FilePath.parent(of: path), folder) }
  }

  private mutating func add(_ path: String, _ above: String, _ folder: WorkingFolder) {
    let reader = FileReader(bytesMax: Self.bytesMax)
    do throws(FileProblem) {
      let bytes = try reader.read(folder.resolve(path))
      // Other tools call their files so as well; what names no command is not meant for this one.
      guard ByteSearch.contains(Array("\"command\"".utf8), in: bytes) else {
        shelf.passOver(path, in: Self.prefix(above), because: AppFile.reasonItIsNone(bytes))
        return
      }
      paths.append(path)
      add(path, bytes, above, folder)
    } catch {
      if case .missing = error { return }
      problems.append(FeatureFiles.Fault(path: path, fault: error).problemBesideFeatures)
    }
  }

  private mutating func add(
    _ path: String, _ bytes: [UInt8], _ above: String, _ folder: WorkingFolder
  ) {
    var read: [String] = []
    var programs: [String] = []
    defer {
      paths += read
      owners.append(Owner(folder: above, manifests: read, programs: programs))
    }
    let surroundings = AppFile.Surroundings(
      read: { path throws(UnreadableFile) in
        read.append(path)
        do throws(FileProblem) {
          return try FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
        } catch {
          throw UnreadableFile(error.message, notes: error.notesBesideFeatures)
        }
      },
      resolve: { FileCalls.destination(of: folder.resolve($0)) },
      variable: ProcessEnvironment.value)
    do throws(AppFileFault) {
      let app = try AppFile.read(path, bytes, surroundings)
      shelf.add(app, in: Self.prefix(above))
      programs = app.command.map { $0.hasPrefix("/") ? $0 : FilePath.join(above, $0) }
    } catch {
      problems.append(Self.problem(error))
      // Whoever misses the app in a scenario is told there as well.
      shelf.passOver(
        path, in: Self.prefix(above),
        because: "cannot be used: \(error.file == path ? "" : "\(error.file): ")\(error.message)")
    }
  }

  /// How the paths of all files in a folder begin.
  private static func prefix(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

  private static func problem(_ fault: AppFileFault) -> Problem {
    let place = fault.offset.map { TextPlace(of: $0, in: fault.text) }
    return Problem(
      .unreadableFile, uri: fault.file, location: place?.location, message: fault.message,
      notes: fault.notes, excerpt: place?.excerpt ?? [])
  }
}

/// A hint at apps that declare something to Android although none of their scenarios runs there.
///
/// A scenario without a tag runs on iOS; that a tag was forgotten is seen by nobody, as everything passes.
struct ForgottenPlatform {
  private let shelf: AppShelf
  private let plan: Plan
  private let leftOutCount: Int

  /// Looks at a whole run; of a part of the scenarios nothing follows.
  ///
  /// - Parameter leftOutCount: How many scenarios nobody has left out by a choice of their own.
  init(_ shelf: AppShelf, _ plan: Plan, leftOutCount: Int) {
    (self.shelf, self.plan, self.leftOutCount) = (shelf, plan, leftOutCount)
  }

  /// A warning for each such app.
  var warnings: [Problem] {
    guard plan.selectedCount + leftOutCount == plan.totalCount, plan.shard == nil else { return [] }
    return shelf.androidApps.compactMap { warning(of: $0.name, $0.file) }
  }

  private func warning(of name: String, _ file: String) -> Problem? {
    let sentence = "the app \"\(name)\" is installed"
    let scenarios = plan.scenarios.filter { scenario in
      scenario.steps.contains { $0.text == sentence }
        && shelf.means(file, by: name, for: scenario.pickle.uri)
    }
    guard scenarios.contains(where: Self.isUntagged),
      !scenarios.contains(where: { $0.profile == "Android" })
    else { return nil }
    return Problem(
      .meaningless, severity: .warning, uri: file,
      message:
        "The app \"\(name)\" has an \"androidManifest\", and none of its scenarios runs on Android.",
      notes: ["A scenario without a tag runs on iOS: write @android, or @ios where that is meant."])
  }

  private static func isUntagged(_ scenario: PlannedScenario) -> Bool {
    scenario.pickle.tags.allSatisfy { $0.name != "@ios" && $0.name != "@android" }
  }
}
