import Processes

/// The names in a folder.
enum FolderListing {
  /// The most names read from one folder.
  static let namesMax = 100_000

  /// Returns the names in a folder, sorted by their bytes; hidden ones are left out.
  ///
  /// - Throws: `FileProblem` where it cannot be looked into, or holds more names than are read: none is lost silently.
  static func names(
    in path: String, atMost namesMax: Int = namesMax
  ) throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw FileProblem(.last, at: path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      guard names.count < namesMax else { throw .tooManyFiles(bound: namesMax) }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
