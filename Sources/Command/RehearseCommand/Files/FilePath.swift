import Processes

/// Paths as text.
enum FilePath {
  /// Returns a path without `.` components, doubled slashes and a slash at the end, else as it was written.
  static func tidied(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// Returns the path of a name in a folder; the working folder is the empty path.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the folder a path stands in; empty for the working folder.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path in which `..` stands at the beginning alone, as text: links on the way are not looked at.
  static func straightened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path leads from a folder into it, and nowhere above it; the working folder is the empty path.
  static func lies(_ path: String, below folder: String) -> Bool {
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let rest = path.dropFirst(start.count)
    return path.hasPrefix(start) && !rest.isEmpty && rest != ".." && !rest.hasPrefix("../")
      && !rest.hasPrefix("/")
  }

  static func lastName(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  static func isFeature(_ path: String) -> Bool {
    path.hasSuffix(".feature") || path.hasSuffix(".feature.md")
  }

  static func isPhrases(_ path: String) -> Bool { path.hasSuffix(".phrases") }

  /// The name that a file was probably meant to have; nil unless an editor or a system has changed it.
  ///
  /// Editors add an ending of their own, such as `.txt`, and systems that hide endings hide that they did.
  static func meantFeature(_ path: String) -> String? {
    guard !isFeature(path) else { return nil }
    let added = addedEndings.first { path.lowercased().hasSuffix($0) } ?? ""
    let bare = path.dropLast(added.count)
    let ending = meantEndings.first { bare.lowercased().hasSuffix($0.written) }
    return ending.map { String(bare.dropLast($0.written.count)) + $0.meant }
  }

  private static let meantEndings: [(written: String, meant: String)] = [
    (".feature", ".feature"), (".feature.md", ".feature.md"), (".features", ".feature"),
    (".gherkin", ".feature"), (".feature.markdown", ".feature.md"),
  ]

  private static let addedEndings = [".txt", ".rtf", ".doc", ".docx", ".odt", ".pages", ".html"]
}

/// The folder that relative paths start from; tests use one of their own.
struct WorkingFolder: Sendable {
  /// The folder's path; nil for the process's own.
  let path: String?

  /// The path to open for a path as the user wrote it.
  func resolve(_ written: String) -> String {
    guard let path, !written.hasPrefix("/") else { return written.isEmpty ? "." : written }
    return written.isEmpty ? path : "\(path)/\(written)"
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  func isTaken(_ written: String) -> Bool {
    let place = resolve(written)
    return (try? FileStatus(path: place)) != nil || BrokenLink.target(of: place) != nil
  }

  /// The path from the root, without `..`, as text: of links on the way nothing is known.
  func whole(_ written: String) -> String {
    let here = written.hasPrefix("/") ? "" : FileCalls.destination(of: resolve(""))
    return FilePath.straightened(FilePath.join(here, written))
  }
}

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
