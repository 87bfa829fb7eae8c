/// The files that have changed, and what is to be played because of it.
struct FileChanges: Hashable, Sendable {
  /// The feature files to be played, by their names.
  private(set) var features: [String] = []
  /// Whether everything is to be played.
  var isForAll = false
  /// The files that have changed, by their names.
  private(set) var files: [String] = []
  /// The feature files that are not there any more.
  private(set) var gone: [String] = []

  /// Whether nothing has changed that is played.
  var isEmpty: Bool { features.isEmpty && !isForAll && gone.isEmpty }

  /// Takes note of a change, and of the features that are played because of it.
  mutating func add(_ file: String, playing played: [String]) {
    files = Self.sorted(files, [file])
    features = Self.sorted(features, played)
    gone.removeAll { played.contains($0) }
  }

  /// Takes note of a feature that is not there any more.
  mutating func addGone(_ file: String) {
    gone = Self.sorted(gone, [file])
    features.removeAll { $0 == file }
    files.removeAll { $0 == file }
  }

  /// Takes note of later changes.
  mutating func add(_ later: FileChanges) {
    for file in later.gone { addGone(file) }
    gone.removeAll { later.features.contains($0) }
    features = Self.sorted(features, later.features)
    files = Self.sorted(files, later.files)
    isForAll = isForAll || later.isForAll
  }

  private static func sorted(_ some: [String], _ more: [String]) -> [String] {
    Set(some).union(more).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
