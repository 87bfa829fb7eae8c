import Requirements

/// A thing in a folder that was probably meant for a feature, but cannot be one.
struct PassedOver: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Its name ends in another way than a feature's; the name that was meant.
    case name(meant: String)
    /// It is a link to what cannot be looked at, or is not there.
    case brokenLink(BrokenLink)
    /// Its name is no text, and so cannot be written in any report.
    case strangeName
    case notAFile(FileStatus.Kind)
  }

  let path: String
  let reason: Reason
}

/// The search for feature files under the paths the user named.
///
/// Files come in the order the paths were named and, within a folder, sorted by the bytes of their names; none
/// comes twice. Hidden files and folders are skipped, as are links to a folder that was searched already.
struct FeatureFinder {
  /// The most files found under one path.
  static let filesMax = 100_000
  /// The deepest nesting of folders.
  static let depthMax = 64

  /// The sort of files that are looked for.
  enum Wanted: Hashable, Sendable {
    case features
    case featuresAndPhrases

    func includes(_ path: String) -> Bool {
      switch self {
      case .features: FilePath.isFeature(path)
      case .featuresAndPhrases: FilePath.isFeature(path) || FilePath.isPhrases(path)
      }
    }
  }

  private let folder: WorkingFolder
  private let wanted: Wanted
  /// The files that were found, whichever way leads to them, each with the path by which it was found first.
  private var found: [Entry: String] = [:]

  /// A name in a folder; a link is another file than what it leads to, as other files lie beside it.
  private struct Entry: Hashable {
    /// The folder; nil where it cannot be looked at any more.
    let folder: FileStatus.Identity?
    let name: String
  }

  /// Folders seen below the path being searched, so that links cannot lead in circles.
  private var seen: Set<FileStatus.Identity> = []

  /// What is found: paths as they are reported.
  private(set) var files: [String] = []
  /// What lies in the folders and was probably meant to be found.
  private(set) var passedOver: [PassedOver] = []

  init(_ folder: WorkingFolder, _ wanted: Wanted = .features) {
    (self.folder, self.wanted) = (folder, wanted)
  }

  /// Adds the file or all feature files below the folder at a tidied path.
  mutating func add(_ path: String) throws(FileProblem) {
    let status: FileStatus
    do { status = try FileStatus(path: folder.resolve(path)) } catch {
      let problem = FileProblem(error, at: folder.resolve(path))
      guard case .missing = problem else { throw problem }
      throw .missing(similar: similarPaths(to: path))
    }
    guard status.kind == .folder else {
      guard status.kind == .file else { throw .notAFile(status.kind) }
      guard wanted.includes(path) else {
        throw FilePath.isPhrases(path) ? .phrasesAreNotPlayed : .notAFeatureFile
      }
      return insert(path, in: try? FileStatus(path: folder.resolve(FilePath.parent(of: path))))
    }
    let before = files.count
    var known = 0
    seen = [status.identity]
    try addAll(below: path, status, depth: 0, &known)
    guard files.count > before || known > 0 else { throw .folderWithoutFeatures }
  }

  /// The path by which a file that was added was found first.
  func firstSpelling(of path: String) -> String {
    let parent = try? FileStatus(path: folder.resolve(FilePath.parent(of: path)))
    return found[Entry(folder: parent?.identity, name: FilePath.lastName(of: path))] ?? path
  }

  private mutating func insert(_ path: String, in parent: FileStatus?) {
    let entry = Entry(folder: parent?.identity, name: FilePath.lastName(of: path))
    guard found[entry] == nil else { return }
    found[entry] = path
    files.append(path)
  }

  private mutating func addAll(
    below path: String, _ folder: FileStatus, depth: Int, _ known: inout Int
  ) throws(FileProblem) {
    guard depth <= Self.depthMax else { throw .tooDeep(bound: Self.depthMax) }
    for name in try names(in: path, depth: depth) {
      let child = FilePath.join(path, name)
      guard let status = try status(of: child, named: name, in: path, depth: depth) else {
        continue
      }
      if status.kind == .folder {
        guard seen.insert(status.identity).inserted else { continue }
        try addAll(below: child, status, depth: depth + 1, &known)
      } else if status.kind == .file, wanted.includes(name) {
        known += 1
        guard known <= Self.filesMax else { throw .tooManyFiles(bound: Self.filesMax) }
        insert(child, in: folder)
      } else if status.kind == .file, let meant = FilePath.meantFeature(name) {
        passOver(child, .name(meant: meant))
      } else if FilePath.isFeature(name) {
        passOver(child, .notAFile(status.kind))
      }
    }
  }

  /// What is known of an entry of a folder; nil for one that is no file or folder, which is told if it was meant as one.
  private mutating func status(
    of child: String, named name: String, in path: String, depth: Int
  ) throws(FileProblem) -> FileStatus? {
    let refusal: SystemError
    do throws(SystemError) { return try FileStatus(path: folder.resolve(child)) } catch {
      refusal = error
    }
    let wasMeant = FilePath.isFeature(name) || FilePath.meantFeature(name) != nil
    if case .brokenLink(let link) = FileProblem(refusal, at: folder.resolve(child)) {
      // Folders have names without an ending, and everything in one would be missed.
      if wasMeant || !name.contains(".") { passOver(child, .brokenLink(link)) }
    } else if !refusal.isMissingFile {
      throw depth > 0 ? .refusedBelow(path, refusal) : .refused(refusal)
    } else if wasMeant, name.contains("\u{FFFD}") {
      // What stands in the place of bytes that are no text.
      passOver(child, .strangeName)
    }
    return nil
  }

  /// The names in a folder; one that nobody has named is told by its own name where it cannot be looked into.
  private func names(in path: String, depth: Int) throws(FileProblem) -> [String] {
    do { return try FolderListing.names(in: folder.resolve(path)) } catch {
      guard depth > 0, case .refused(let reason) = error else { throw error }
      throw .refusedBelow(path, reason)
    }
  }

  private mutating func passOver(_ path: String, _ reason: PassedOver.Reason) {
    let found = PassedOver(path: path, reason: reason)
    if !passedOver.contains(found) { passedOver.append(found) }
  }

  /// Names beside the missing one: in the deepest folder of the path that exists.
  private func similarPaths(to path: String) -> [String] {
    var parent = FilePath.parent(of: path)
    var missing = FilePath.lastName(of: path)
    for _ in 0..<Self.depthMax {
      if let names = try? FolderListing.names(in: folder.resolve(parent)) {
        let near = NearestNames.near(missing, in: names)
        // Where nothing is named, one of these is looked for; others have called theirs by the other name.
        let usual = ["features", "scenarios"]
        let isUsual = usual.contains(missing.lowercased())
        let others = isUsual ? names.filter { usual.contains($0.lowercased()) } : []
        return (near.isEmpty ? others : near).map { FilePath.join(parent, $0) }
      }
      guard !parent.isEmpty, parent != "/" else { return [] }
      missing = FilePath.lastName(of: parent)
      parent = FilePath.parent(of: parent)
    }
    return []
  }
}
