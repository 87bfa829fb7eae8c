import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioRunner
import TrackFiles

/// The files of one kind that belong to the chosen feature files and are named in one of them.
///
/// They lie in a folder beside a feature, such as `routes/*.gpx`, or in one above it, as requirements documents do.
struct ShelvedFiles<Content: ShelvedContent> {
  /// The result of reading a file.
  struct Reading {
    /// What stands in it; `nil` where it cannot be used.
    var content: Content?
    /// What is wrong with it.
    var problems: [Problem] = []
    /// What is odd about it although it can be used.
    var warnings: [Problem] = []
  }

  /// The most files that are read in one run.
  private static var filesMax: Int { 1_000 }

  private(set) var shelf = FileShelf<Content>()
  /// What is wrong with files that features name.
  private(set) var problems: [Problem] = []
  /// What is odd about files that can be used all the same.
  private(set) var warnings: [Problem] = []
  /// The files that were read.
  private(set) var paths: [String] = []

  private let bytesMax: Int
  private let read: ([UInt8], String) -> Reading
  private let tooLarge: (Int, String) -> Problem

  /// Finds the files, and reads those that a feature or a phrase names.
  ///
  /// What is larger than the bound is not read; the last closure says so, with the number of bytes and the path.
  ///
  /// - Parameter names: Files that a feature is about to name.
  init(
    for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder,
    naming names: [String] = [], bytesMax: Int,
    read: @escaping ([UInt8], String) -> Reading, tooLarge: @escaping (Int, String) -> Problem
  ) {
    (self.bytesMax, self.read, self.tooLarge) = (bytesMax, read, tooLarge)
    var textsByFolder: [String: [[UInt8]]] = [:]
    var order: [String] = []
    let named = names.map { Array($0.utf8) }
    for source in files.sources {
      // Most features name no such file, and a run must not wait for files that nothing needs.
      let texts = ([source.bytes] + phrases.texts(for: source.uri) + named).filter {
        ByteSearch.contains(Array(Content.ending.utf8), in: $0)
      }
      guard !texts.isEmpty else { continue }
      let parent = FilePath.parent(of: source.uri)
      for above in RequirementFiles.folders(from: parent, within: files.roots) {
        if textsByFolder[above] == nil { order.append(above) }
        textsByFolder[above, default: []] += texts
      }
    }
    for above in order {
      add(FilePath.join(above, Content.folder), textsByFolder[above] ?? [], folder)
    }
  }

  private mutating func add(_ path: String, _ texts: [[UInt8]], _ folder: WorkingFolder) {
    // A feature without such files beside it is the usual case; what it names is missed when it is played.
    let names = (try? FolderListing.names(in: folder.resolve(path))) ?? []
    for name in names where name.hasSuffix(Content.ending) {
      let file = FilePath.join(path, name)
      let isNamed = texts.contains { Self.names(name, $0) }
      shelf.add(isNamed ? entry(file, folder) : .unread, at: file)
    }
  }

  /// Tells whether a feature may name a file: it holds the name, or one with a placeholder of an outline.
  private static func names(_ name: String, _ text: [UInt8]) -> Bool {
    ByteSearch.contains(Array(name.utf8), in: text)
      || ByteSearch.contains(Array((">" + Content.ending).utf8), in: text)
  }

  private mutating func entry(_ path: String, _ folder: WorkingFolder) -> FileShelf<Content>.Entry {
    do throws(FileProblem) {
      paths.append(path)
      guard paths.count <= Self.filesMax else { throw .tooManyFiles(bound: Self.filesMax) }
      let bytes = try FileReader(bytesMax: bytesMax).read(folder.resolve(path))
      let reading = read(bytes, path)
      problems += reading.problems
      warnings += reading.warnings
      return reading.content.map { .content($0) } ?? .broken
    } catch {
      if case .tooLarge(let bytes, _) = error {
        problems.append(tooLarge(bytes, path))
      } else {
        problems.append(FeatureFiles.Fault(path: path, fault: error).problemBesideFeatures)
      }
      return .broken
    }
  }
}

/// The routes that features name, as `routes/*.gpx`.
typealias RouteFiles = ShelvedFiles<Route>

extension RouteFiles {
  init(
    for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder,
    naming names: [String] = []
  ) {
    self.init(
      for: files, phrases, in: folder, naming: names, bytesMax: TrackLimits.standard.bytesMax,
      read: { bytes, path in
        let file = TrackFile(gpx: bytes)
        return file.reading(in: path)
      },
      tooLarge: { bytes, path in
        let fault = TrackFault.tooLarge(bytes: bytes, bytesMax: TrackLimits.standard.bytesMax)
        return Problem(.limit, uri: path, message: fault.message, notes: fault.notes)
      })
  }
}

extension TrackFile {
  /// What the file gives, with its problems as a run reports them.
  fileprivate func reading(in path: String) -> RouteFiles.Reading {
    var reading = RouteFiles.Reading(content: isUsable ? route() : nil)
    reading.problems = problems.filter { !$0.isWarning }.map { $0.problem(in: path) }
    reading.warnings = problems.filter(\.isWarning).map { $0.problem(in: path) }
    guard unlistedProblemCount > 0 else { return reading }
    let note = "the file has \(unlistedProblemCount) further problems"
    if let last = reading.problems.indices.last {
      reading.problems[last].notes.append(note)
    } else if let last = reading.warnings.indices.last {
      reading.warnings[last].notes.append(note)
    }
    return reading
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

/// The answers of servers that features name, as `answers/*.json`.
typealias AnswerFiles = ShelvedFiles<AnswerText>

extension AnswerFiles {
  /// The largest answer that is read.
  static let answerBytesMax = 16 << 20

  init(for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder) {
    self.init(
      for: files, phrases, in: folder, bytesMax: Self.answerBytesMax, read: Self.reading,
      tooLarge: { bytes, path in
        Problem(
          .limit, uri: path, message: "the file has \(bytes) bytes, more than an answer may have",
          notes: ["an answer may have \(Self.answerBytesMax >> 20) MiB"])
      })
  }

  private static func reading(_ bytes: [UInt8], _ path: String) -> Reading {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONError) {
      _ = try JSONValue(parsing: text, limits: .init(bytesMax: Self.answerBytesMax))
      return Reading(content: AnswerText(text))
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      return Reading(problems: [
        Problem(
          .unreadableFile, uri: path, location: place.location,
          message: "this is no JSON: \(error.reason)",
          notes: ["an answer that is none stands in the feature file itself"],
          excerpt: place.excerpt)
      ])
    }
  }
}
