import DeviceInterface
import Gherkin
import HostedApps
import Rehearsal
import ScenarioRunner

/// The files beside the features that scenarios name: routes, apps in processes of their own, and phrases.
struct NamedFiles {
  private let phrases: PhraseFiles
  private let routes: RouteFiles
  private let answers: AnswerFiles
  private let apps: AppFiles

  /// Finds and reads what features name, and routes that one is about to name.
  init(
    for files: FeatureFiles, in folder: WorkingFolder, appsIn start: String? = nil,
    naming routes: [String] = []
  ) {
    phrases = PhraseFiles(for: files, in: folder)
    self.routes = RouteFiles(for: files, phrases, in: folder, naming: routes)
    answers = AnswerFiles(for: files, phrases, in: folder)
    apps = AppFiles(for: files, phrases, in: folder, allIn: start)
  }

  /// What sentences find by its name.
  var surroundings: Surroundings {
    Surroundings(routes: routes.shelf, answers: answers.shelf, apps: apps.shelf)
  }
  /// Whether there is no description of an app in a process of its own.
  var describesNoApps: Bool { apps.paths.isEmpty }
  /// What is wrong with files that features name.
  var problems: [Problem] { phrases.problems + routes.problems + answers.problems + apps.problems }
  /// What is odd about files that can be used all the same.
  var warnings: [Problem] { routes.warnings + answers.warnings }
  /// The files that were read.
  var paths: [String] { phrases.paths + routes.paths + answers.paths + apps.paths }

  /// The files with the folders whose features find them; the working folder, which all are in, is the empty path.
  ///
  /// To apps belong the programs that their commands name.
  var owners: [(path: String, folder: String)] {
    paths.map { ($0, Self.owner(of: $0)) }
      + apps.owners.flatMap { app in
        app.files.map { ($0, app.folder) }
      }
  }

  /// The folders of the descriptions of apps; the working folder is the empty path.
  var appFolders: [String] { apps.owners.map(\.folder) }

  /// Whether a feature can find any of them beside it or in a folder above it, the working folder apart, which all are in.
  func isNeeded(by uri: String) -> Bool {
    paths.contains { path in
      let owner = Self.owner(of: path)
      return !owner.isEmpty && uri.hasPrefix(owner + "/")
    }
  }

  /// The folder whose features find a file: routes and answers lie in a folder of their own in it.
  private static func owner(of path: String) -> String {
    let folder = FilePath.parent(of: path)
    let isShelf = [Route.folder, AnswerText.folder].contains(FilePath.lastName(of: folder))
    return isShelf ? FilePath.parent(of: folder) : folder
  }

  /// The phrases that features may use beside the steps of a library.
  func phrases<World>(beside library: StepLibrary<World>) -> PhraseBook {
    PhraseBook(phrases.sources, beside: library)
  }
}

/// The files of phrases that belong to the chosen feature files.
///
/// They are called `*.phrases` and lie beside a feature or in a folder above it, as requirements documents do.
struct PhraseFiles {
  /// The most files that are read in one run.
  static let filesMax = 1_000
  /// The largest file that is read.
  static let bytesMax = 4 << 20

  /// The files, those of outer folders first, and by name within a folder.
  private(set) var sources: [Source] = []
  /// What keeps files from being read.
  private(set) var problems: [Problem] = []
  /// The files that were read, or should have been.
  private(set) var paths: [String] = []

  init(for files: FeatureFiles, in folder: WorkingFolder) {
    self.init(
      besides: files.sources.map { FilePath.parent(of: $0.uri) }, within: files.roots, in: folder)
  }

  /// Finds and reads the files that a feature in one of the folders may use.
  init(besides parents: [String], within roots: [String], in folder: WorkingFolder) {
    var seen: Set<String> = []
    for parent in parents where !seen.contains(parent) {
      for above in RequirementFiles.folders(from: parent, within: roots)
      where seen.insert(above).inserted {
        add(above, folder)
      }
    }
  }

  private mutating func add(_ above: String, _ folder: WorkingFolder) {
    // A folder that cannot be listed is told by those who look for features in it.
    let names = (try? FolderListing.names(in: folder.resolve(above))) ?? []
    for name in names where FilePath.isPhrases(name) {
      let path = FilePath.join(above, name)
      do throws(FileProblem) {
        guard paths.count < Self.filesMax else { throw .tooManyFiles(bound: Self.filesMax) }
        paths.append(path)
        let bytes = try FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
        sources.append(Source(uri: path, bytes: bytes))
      } catch {
        problems.append(FeatureFiles.Fault(path: path, fault: error).problem)
        if case .tooManyFiles = error { return }
      }
    }
  }

  /// The bytes of the files whose phrases a feature may use.
  func texts(for uri: String) -> [[UInt8]] {
    guard !sources.isEmpty else { return [] }
    return sources.filter { source in
      let parent = FilePath.parent(of: source.uri)
      return parent.isEmpty || uri.hasPrefix(parent + "/")
    }.map(\.bytes)
  }
}
