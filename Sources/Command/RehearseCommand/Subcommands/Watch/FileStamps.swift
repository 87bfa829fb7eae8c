/// What tells that a file has been written: its length, its time and its number on the disk.
struct FileStamps: Hashable, Sendable {
  struct Stamp: Hashable, Sendable {
    let size: Int
    let modified: FileStatus.Modified
    let identity: FileStatus.Identity

    init(_ status: FileStatus) {
      (size, modified, identity) = (status.size, status.modified, status.identity)
    }
  }

  private(set) var stamps: [String: Stamp] = [:]

  /// Takes in a file that is there.
  mutating func add(_ path: String, _ status: FileStatus) { stamps[path] = Stamp(status) }

  func has(_ path: String) -> Bool { stamps[path] != nil }

  /// The feature files, in the order of their names' bytes.
  var features: [String] { paths(where: FilePath.isFeature) }

  /// The descriptions of apps, in the same order.
  var descriptions: [String] { paths { FilePath.lastName(of: $0) == AppFiles.name } }

  private func paths(where isWanted: (String) -> Bool) -> [String] {
    stamps.keys.filter(isWanted).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files that are others than before, or were not there, or are not there any more, by their names.
  func changed(since before: FileStamps) -> [String] {
    let now = stamps.filter { before.stamps[$0.key] != $0.value }.map(\.key)
    let gone = before.stamps.keys.filter { stamps[$0] == nil }
    return (now + gone).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Looks at files again and again, and tells of a change once it is over.
///
/// Editors write a file in pieces, or take it away and put another one in its place; other tools write many. So a change is told
/// when one look later nothing has changed any more or, where that does not end, after some looks.
struct StampWatch: Hashable, Sendable {
  /// How many looks a change may take.
  static let looksMax = 10

  private(set) var told: FileStamps
  private var latest: FileStamps
  /// Whether something has changed that is not told yet.
  var isUnsteady: Bool { unsteadyLooks > 0 }
  private var unsteadyLooks = 0

  init(_ stamps: FileStamps) { (told, latest) = (stamps, stamps) }

  /// Takes in what is there now; returns what was there when a change was told last, where there is one to be told now.
  mutating func look(_ now: FileStamps) -> FileStamps? {
    guard now != told else {
      (latest, unsteadyLooks) = (now, 0)
      return nil
    }
    unsteadyLooks += 1
    guard now == latest || unsteadyLooks >= Self.looksMax else {
      latest = now
      return nil
    }
    let before = told
    (told, latest, unsteadyLooks) = (now, now, 0)
    return before
  }
}
