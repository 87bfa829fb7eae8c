import Processes

/// The folder in which an app keeps its files: it outlives the process, and goes with the installation.
struct HomeFolder: Sendable {
  /// Its path.
  let path: String

  /// Creates an empty folder in the folder of the run.
  init() throws(SystemError) { path = try RunFolder.shared().makeFolder(for: "home") }

  /// Deletes what is in it, and tells whether nothing is left.
  func empty() -> Bool { Self.deleteContents(of: path, depth: 0) }

  /// Deletes it with all that is in it; what cannot be deleted is left to the guard of the run.
  func remove() {
    _ = empty()
    rmdir(path)
  }

  /// How many bytes lie in its files, but for what frameworks keep there in the phone's place.
  var fileBytes: Int { Self.fileBytes(in: path, depth: 0) }

  private static func fileBytes(in path: String, depth: Int) -> Int {
    var sum = 0
    for name in names(in: path, depth: depth) ?? [] {
      if depth == 0, name.hasPrefix(".rehearsal.") { continue }
      let inner = path + "/" + name
      var status = stat()
      guard lstat(inner, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: sum += Int(status.st_size)
      case S_IFDIR: sum += fileBytes(in: inner, depth: depth + 1)
      default: break
      }
    }
    return sum
  }

  /// What lies in a folder; `nil` where it cannot be looked into, or lies too deep.
  private static func names(in path: String, depth: Int) -> [String]? {
    depth < depthMax ? SystemCall.names(in: path) : nil
  }

  /// How deep folders may lie in each other; what lies deeper is left to whoever empties the temporary folder.
  private static let depthMax = 100

  /// Deletes what is in a folder; links are deleted, not followed.
  private static func deleteContents(of path: String, depth: Int) -> Bool {
    // An app may have closed its folders even to itself.
    chmod(path, S_IRWXU)
    guard let names = names(in: path, depth: depth) else { return false }
    var isEmpty = true
    for inner in names.map({ path + "/" + $0 }) where unlink(inner) != 0 {
      let isInnerEmpty = deleteContents(of: inner, depth: depth + 1)
      isEmpty = rmdir(inner) == 0 && isInnerEmpty && isEmpty
    }
    return isEmpty
  }
}
