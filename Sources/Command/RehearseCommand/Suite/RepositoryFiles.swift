/// The files of a repository: those that a revision has, and what has become of them.
///
/// Paths are compared byte by byte: to a file system two names may differ that are the same text.
struct RepositoryFiles {
  /// The folder of the repository, links followed.
  let top: String
  /// The files that the revision has and that are the same now, by their names below the folder.
  private let unchanged: Set<[UInt8]>
  /// The names of files that are others now, new, or gone.
  let different: [String]

  /// Reads what git has listed, each name with a zero byte behind it.
  ///
  /// - Parameters:
  ///   - marked: The files of the index, each behind a letter that tells how git looks at it, and a blank.
  init(_ top: String, known: [UInt8], different: [UInt8], marked: [UInt8], new: [UInt8]) {
    self.top = top
    func names(_ list: [UInt8]) -> [[UInt8]] { list.split(separator: 0).map(Array.init) }
    let unseen = names(marked).filter { line in
      let letter = line.first ?? 0
      return letter == UInt8(ascii: "S") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    }.map { Array($0.dropFirst(2)) }
    let others = Set(names(different) + unseen)
    unchanged = Set(names(known)).subtracting(others)
    self.different = (Array(others) + names(new)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of a place below the folder; nil for what lies elsewhere.
  func name(of path: String) -> String? {
    let place = FileCalls.destination(of: path)
    guard place.utf8.starts(with: (top + "/").utf8) else { return nil }
    return String(decoding: place.utf8.dropFirst(top.utf8.count + 1), as: UTF8.self)
  }

  /// Whether a file is new, different, or none that git knows.
  func isChanged(_ path: String) -> Bool {
    guard let name = name(of: path) else { return true }
    return !unchanged.contains(Array(name.utf8))
  }

  /// Whether a link in the repository stands on the way to a place, so that git does not say what is behind it.
  func isBehindLink(_ path: String) -> Bool {
    var way = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      let parent = way.isEmpty ? "." : way
      way = FilePath.join(way, String(part))
      guard BrokenLink.target(of: way) != nil else { continue }
      let folder = FileCalls.destination(of: parent)
      if folder == top || folder.hasPrefix(top + "/") { return true }
    }
    return false
  }
}

/// The folders in which something has changed that features find beside them or above.
struct ChangedNeighbours {
  private let folder: WorkingFolder
  /// The folders of the repository, links followed.
  private var folders: [String] = []
  /// Whether every feature is concerned.
  private var concernAll = false

  init(_ files: RepositoryFiles, _ suite: SuiteFiles, _ folder: WorkingFolder) {
    self.folder = folder
    let apps = suite.named.appFolders.map { FileCalls.destination(of: folder.resolve($0)) }
    for name in files.different {
      let place = FilePath.join(files.top, name)
      add(place)
      // An app is all that lies beside its description, whatever its command calls.
      folders += apps.filter { place.hasPrefix($0 + "/") && !FilePath.isFeature(place) }
    }
    for owner in suite.named.owners {
      let path = folder.resolve(owner.path)
      let isFile = (try? FileStatus(path: path))?.kind == .file
      guard isFile, files.isBehindLink(path) || isUnknown(path, files) else { continue }
      folders.append(FileCalls.destination(of: folder.resolve(owner.folder)))
    }
  }

  /// Whether a file lies in the repository and is none that the revision has so: ignored ones, for example.
  private func isUnknown(_ path: String, _ files: RepositoryFiles) -> Bool {
    files.name(of: path) != nil && files.isChanged(path)
  }

  private mutating func add(_ place: String) {
    let parent = FilePath.parent(of: place)
    switch WatchSearch.kind(of: FilePath.lastName(of: place), in: FilePath.lastName(of: parent)) {
    case .feature?, nil: break
    case .requirements?: concernAll = true
    case .besideFeatures?: folders.append(parent)
    case .shelved?: folders.append(FilePath.parent(of: parent))
    }
  }

  /// Whether a feature may find what has changed.
  func concern(_ uri: String) -> Bool {
    guard !concernAll else { return true }
    let place = FileCalls.destination(of: folder.resolve(uri))
    return folders.contains { place.hasPrefix($0 + "/") }
  }
}
