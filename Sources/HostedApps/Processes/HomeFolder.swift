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

  /// Creates an empty folder inside of another one.
  init(in folder: String) throws(SystemError) {
    var template = Array((folder + "/home-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Deletes what is in it.
  func empty() { Self.deleteContents(of: path, depth: 0) }

  /// Deletes it with all that is in it.
  func remove() { Self.delete(path) }

  /// Deletes a folder with all that is in it; links are deleted, not followed.
  static func delete(_ path: String) {
    deleteContents(of: path, depth: 0)
    rmdir(path)
  }

  /// How deep folders may lie in each other; what lies deeper is left to whoever empties the temporary folder.
  private static let depthMax = 100

  private static func deleteContents(of path: String, depth: Int) {
    guard depth < depthMax, let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let inner = path + "/" + name
      if unlink(inner) == 0 { continue }
      deleteContents(of: inner, depth: depth + 1)
      rmdir(inner)
    }
  }
}
