import ScenarioReports

/// The files that a run reads, which it must not write over.
struct InputFiles {
  private let identities: Set<FileStatus.Identity>
  private let folder: WorkingFolder

  init(_ paths: [String], in folder: WorkingFolder) {
    self.folder = folder
    identities = Set(paths.compactMap { try? FileStatus(path: folder.resolve($0)).identity })
  }

  /// Returns the first path that leads to one of them, by a link or another way as well.
  func first(of paths: [String]) -> String? {
    paths.first { path in
      (try? FileStatus(path: folder.resolve(path))).map { identities.contains($0.identity) }
        ?? false
    }
  }

  /// Tells of the first of the paths that leads to one of them; returns whether there is none.
  func areApart(from written: [String], _ console: Console, _ style: TextStyle) -> Bool {
    guard let clash = first(of: written) else { return true }
    console.report(
      Diagnostic(
        "the file would be written over, although this run reads it", place: clash,
        notes: ["give the report a file of its own"]), style)
    return false
  }
}
