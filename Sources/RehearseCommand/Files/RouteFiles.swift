import Gherkin
import Rehearsal
import ScenarioRunner
import TrackFiles

/// The route files that belong to the chosen feature files and are named in one of them.
///
/// They are called `routes/*.gpx` and lie beside a feature or in a folder above it, as requirements documents do.
struct RouteFiles {
  /// The folder beside a feature that holds its routes.
  static let folderName = "routes"
  /// How the names of route files end.
  static let ending = ".gpx"
  /// The most files that are read in one run.
  static let filesMax = 1_000

  private(set) var shelf = RouteShelf()
  /// What is wrong with files that features name.
  private(set) var problems: [Problem] = []
  /// What is odd about files that can be used all the same.
  private(set) var warnings: [Problem] = []
  /// The tracks that were read.
  private(set) var paths: [String] = []

  init(for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder) {
    var textsByFolder: [String: [[UInt8]]] = [:]
    var order: [String] = []
    for source in files.sources {
      // Most features name no route, and a run must not wait for files that nothing needs.
      let texts = ([source.bytes] + phrases.texts(for: source.uri)).filter {
        ByteSearch.contains(Array(Self.ending.utf8), in: $0)
      }
      guard !texts.isEmpty else { continue }
      let parent = FilePath.parent(of: source.uri)
      for above in RequirementFiles.folders(from: parent, within: files.roots) {
        if textsByFolder[above] == nil { order.append(above) }
        textsByFolder[above, default: []] += texts
      }
    }
    for above in order {
      addRoutes(in: FilePath.join(above, Self.folderName), textsByFolder[above] ?? [], folder)
    }
  }

  private mutating func addRoutes(
    in path: String, _ texts: [[UInt8]], _ folder: WorkingFolder
  ) {
    // A feature without routes beside it is the usual case; what it names is missed when it is played.
    let names = (try? FolderListing.names(in: folder.resolve(path))) ?? []
    for name in names where name.hasSuffix(Self.ending) {
      let file = FilePath.join(path, name)
      let isNamed = texts.contains { Self.names(name, $0) }
      shelf.add(isNamed ? entry(file, folder) : .unread, at: file)
    }
  }

  /// Tells whether a feature may name a file: it holds the name, or one with a placeholder of an outline.
  private static func names(_ name: String, _ text: [UInt8]) -> Bool {
    ByteSearch.contains(Array(name.utf8), in: text)
      || ByteSearch.contains(Array((">" + ending).utf8), in: text)
  }

  private mutating func entry(_ path: String, _ folder: WorkingFolder) -> RouteShelf.Entry {
    do throws(FileProblem) {
      paths.append(path)
      guard paths.count <= Self.filesMax else { throw .tooManyFiles(bound: Self.filesMax) }
      let bytes = try FileReader(bytesMax: TrackLimits.standard.bytesMax).read(folder.resolve(path))
      let file = TrackFile(gpx: bytes)
      let route = file.isUsable ? file.route() : nil
      report(file, path)
      return route.map { .route($0) } ?? .broken
    } catch {
      problems.append(Self.problem(error, path))
      return .broken
    }
  }

  private mutating func report(_ file: TrackFile, _ path: String) {
    var errors = file.problems.filter { !$0.isWarning }.map { $0.problem(in: path) }
    var oddities = file.problems.filter(\.isWarning).map { $0.problem(in: path) }
    if file.unlistedProblemCount > 0 {
      let note = "the file has \(file.unlistedProblemCount) further problems"
      if let last = errors.indices.last {
        errors[last].notes.append(note)
      } else if let last = oddities.indices.last {
        oddities[last].notes.append(note)
      }
    }
    problems += errors
    warnings += oddities
  }

  private static func problem(_ error: FileProblem, _ path: String) -> Problem {
    guard case .tooLarge(let bytes, let bytesMax) = error else {
      return FeatureFiles.Fault(path: path, fault: error).problem
    }
    let fault = TrackFault.tooLarge(bytes: bytes, bytesMax: bytesMax)
    return Problem(.limit, uri: path, message: fault.message, notes: fault.notes)
  }
}

extension TrackProblem {
  /// Returns the problem as a run reports it.
  fileprivate func problem(in path: String) -> Problem {
    Problem(
      .unreadableFile, severity: isWarning ? .warning : .error, uri: path,
      location: Location(line: line, column: column),
      message: message, notes: notes, excerpt: excerpt)
  }
}
