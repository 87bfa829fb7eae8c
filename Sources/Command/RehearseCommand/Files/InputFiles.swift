import DeviceInterface
import Rehearsal
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

  /// Returns the first path that leads where an earlier one leads, however it is spelt.
  func firstRepeated(of paths: [String]) -> String? {
    var seen: Set<String> = []
    return paths.first { path in
      let resolved = folder.resolve(path)
      // What is no file, such as /dev/null, takes as many as come.
      if let status = try? FileStatus(path: resolved), status.kind != .file { return false }
      return !seen.insert(FileCalls.destination(of: resolved)).inserted
    }
  }

  /// Tells of the first of the paths that leads to one of them; returns whether there is none.
  func areApart(from written: [String], _ console: Console, _ style: TextStyle) -> Bool {
    let message: String
    let place: String
    if let clash = first(of: written) {
      (message, place) = ("the file would be written over, although this run reads it", clash)
    } else if let source = written.first(where: isSource) {
      (message, place) = ("the file would be written over, although scenarios read it", source)
    } else if let repeated = firstRepeated(of: written) {
      (message, place) = ("two reports would be written into one file", repeated)
    } else {
      return true
    }
    console.report(
      Diagnostic(message, place: place, notes: ["give the report a file of its own"]), style)
    return false
  }

  private func isShelved<Content: ShelvedContent>(
    _ parts: [Substring], as content: Content.Type
  ) -> Bool {
    parts.last?.hasSuffix(Content.ending) == true
      && parts.dropLast().last.map(String.init) == Content.folder
  }

  /// Whether there is a file that scenarios read by its place, even if none of this run does: requirements, a route or phrases.
  private func isSource(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, (try? FileStatus(path: folder.resolve(path))) != nil else {
      return false
    }
    return name == "requirements.md" || name == AppFiles.name || FilePath.isPhrases(String(name))
      || isShelved(parts, as: Route.self) || isShelved(parts, as: AnswerText.self)
  }
}
