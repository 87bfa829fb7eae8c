/// The folder that relative paths start from; tests use one of their own.
struct WorkingFolder: Sendable {
  /// The folder's path; nil for the process's own.
  let path: String?

  /// The path to open for a path as the user wrote it.
  func resolve(_ written: String) -> String {
    guard let path, !written.hasPrefix("/") else { return written.isEmpty ? "." : written }
    return written.isEmpty ? path : "\(path)/\(written)"
  }
}
