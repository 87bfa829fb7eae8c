import DeviceInterface
import Rehearsal

/// The files that a watch looks at: features, and all that they find beside them and in the folders above.
struct WatchedFiles {
  /// The paths that the user names.
  private let places: [String]
  private let folder: WorkingFolder
  /// Where the run itself writes, and what is therefore no change.
  private let written: Set<String>
  /// The manifests and programs that descriptions of apps name, each with the folders of those; they may lie anywhere.
  private var owners: [String: [String]] = [:]

  init(_ places: [String], writing written: [String], in folder: WorkingFolder) {
    (self.places, self.folder) = (places, folder)
    self.written = Set(written.map { FileCalls.destination(of: folder.resolve($0)) })
    learn(look())
  }

  /// Reads anew what descriptions of apps name.
  private mutating func learn(_ stamps: FileStamps) {
    owners = [:]
    for description in stamps.descriptions {
      let files = AppFiles(at: [description], in: folder)
      for path in files.paths + files.programs where path != description {
        owners[path, default: []].append(FilePath.parent(of: description))
      }
    }
  }

  /// Returns what is there now.
  func look() -> FileStamps {
    var search = WatchSearch(in: folder)
    for place in places {
      guard let path = try? FeaturePath(place).path else { continue }
      search.add(path)
      for above in RequirementFiles.folders(from: FilePath.parent(of: path), within: []) {
        search.addShelves(of: above)
      }
    }
    for path in owners.keys { search.addFile(path) }
    for path in RequirementFiles.common(in: folder) { search.addFile(path) }
    return search.stamps
  }

  /// Returns what is to be played because of what has changed, and takes note of what features name now.
  mutating func changes(from before: FileStamps, to now: FileStamps) -> FileChanges {
    var changes = FileChanges()
    let features = now.features
    for path in now.changed(since: before)
    where !written.contains(FileCalls.destination(of: folder.resolve(path))) {
      if FilePath.isFeature(path) {
        if now.has(path) { changes.add(path, playing: [path]) } else { changes.addGone(path) }
        continue
      }
      let meant = self.features(concernedBy: path, among: features)
      guard !meant.isEmpty else { continue }
      changes.add(path, playing: meant)
      if meant.count == features.count { changes.isForAll = true }
    }
    learn(now)
    return changes
  }

  /// The features that may find a file.
  private func features(concernedBy path: String, among features: [String]) -> [String] {
    let parent = FilePath.parent(of: path)
    let folders: [String]
    switch WatchSearch.kind(of: FilePath.lastName(of: path), in: FilePath.lastName(of: parent)) {
    case .feature?: return [path]
    // Every feature may carry a requirement, wherever it lies.
    case .requirements?: return features
    case .besideFeatures?: folders = [parent]
    case .shelved?: folders = [FilePath.parent(of: parent)]
    case nil: folders = owners[path] ?? []
    }
    guard !folders.contains("") else { return features }
    return features.filter { feature in folders.contains { feature.hasPrefix($0 + "/") } }
  }
}

/// The search for the files that a watch looks at, with a bound on everything.
struct WatchSearch {
  enum Kind: Hashable, Sendable {
    case feature
    case requirements
    /// It lies beside the features that find it, or above them.
    case besideFeatures
    /// It lies in a folder of its own beside them.
    case shelved
  }

  private let folder: WorkingFolder
  private(set) var stamps = FileStamps()
  private var seen: Set<FileStatus.Identity> = []
  private var count = 0

  init(in folder: WorkingFolder) { self.folder = folder }

  /// The sort of a file by its name and that of its folder; nil for what no feature finds by its place.
  static func kind(of name: String, in parent: String) -> Kind? {
    if FilePath.isFeature(name) { return .feature }
    if [RequirementFiles.name, RequirementFiles.proofsName].contains(name) { return .requirements }
    if FilePath.isPhrases(name) || name == AppFiles.name { return .besideFeatures }
    let isShelved =
      parent == Route.folder && name.hasSuffix(Route.ending)
      || parent == AnswerText.folder && name.hasSuffix(AnswerText.ending)
    return isShelved ? .shelved : nil
  }

  /// Adds a file, or what lies in a folder and below it.
  mutating func add(_ path: String) {
    guard let status = status(of: path) else { return }
    guard status.kind == .folder else { return stamps.add(path, status) }
    addAll(below: path, status, depth: 0)
  }

  /// Adds a file that is there.
  mutating func addFile(_ path: String) {
    if let status = status(of: path), status.kind == .file { stamps.add(path, status) }
  }

  /// Adds what a feature below a folder finds in it, features apart.
  mutating func addShelves(of path: String) {
    for name in names(in: path) {
      let kind = Self.kind(of: name, in: FilePath.lastName(of: path))
      let isShelf = [Route.folder, AnswerText.folder].contains(name)
      if kind == .requirements || kind == .besideFeatures { addFile(FilePath.join(path, name)) }
      guard isShelf else { continue }
      let shelf = FilePath.join(path, name)
      for file in names(in: shelf) where Self.kind(of: file, in: name) == .shelved {
        addFile(FilePath.join(shelf, file))
      }
    }
  }

  private mutating func addAll(below path: String, _ status: FileStatus, depth: Int) {
    guard depth <= FeatureFinder.depthMax, seen.insert(status.identity).inserted else { return }
    for name in names(in: path) {
      let child = FilePath.join(path, name)
      let kind = Self.kind(of: name, in: FilePath.lastName(of: path))
      guard count < FeatureFinder.filesMax, let status = self.status(of: child) else { continue }
      if status.kind == .folder {
        addAll(below: child, status, depth: depth + 1)
      } else if status.kind == .file, kind != nil {
        count += 1
        stamps.add(child, status)
      }
    }
  }

  private func status(of path: String) -> FileStatus? {
    try? FileStatus(path: folder.resolve(path))
  }

  /// What cannot be looked into holds nothing; that it cannot be is told by who plays it.
  private func names(in path: String) -> [String] {
    (try? FolderListing.names(in: folder.resolve(path))) ?? []
  }
}
