import ChildProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// How deep folders may lie in each other; what lies deeper is left to whoever empties the temporary folder.
  private static let depthMax = 100

  /// Deletes what is in a folder; links are deleted, not followed.
  private static func deleteContents(of path: String, depth: Int) -> Bool {
    // An app may have closed its folders even to itself.
    chmod(path, S_IRWXU)
    guard depth < depthMax, let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    var isEmpty = true
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let inner = path + "/" + name
      if unlink(inner) == 0 { continue }
      let isInnerEmpty = deleteContents(of: inner, depth: depth + 1)
      isEmpty = rmdir(inner) == 0 && isInnerEmpty && isEmpty
    }
    return isEmpty
  }
}
