/// The text of a `PrepareSources.txt` to start from.
struct SourceList {
  /// The lines, with their ends.
  let text: String

  /// Writes what belongs into the list, by paths from its own folder; packages for Linux are no part of the app.
  ///
  /// Where it has no folder yet, they are seen from where the user is.
  init(
    _ check: PreparationCheck, _ choice: SourceChoice, standIns: [String], in place: String?
  ) {
    let folder = place ?? ""
    let left = check.leftOut.map(\.path)
    let kept = Set(choice.files).subtracting(left)
    // What is left out as a whole need not be named first.
    let roots = choice.roots.filter { root in
      kept.contains { $0 == root || FilePath.lies($0, below: root) }
    }
    let without = FolderCover(of: left, among: choice.files, below: choice.searched).places
      .filter { place in roots.contains { FilePath.lies(place, below: $0) } }
    let own = choice.packages.filter { package in
      let place = choice.folder.whole(package)
      return roots.contains { FilePath.lies(place, below: choice.folder.whole($0)) }
    }
    let frameworks = Set(check.asked + standIns).sorted()
    let lines =
      [
        place == nil
          ? "# The app's sources: files or folders, from where you are; --write names them from the folder of the file."
          : "# The app's sources: files or folders, from the folder of this file."
      ]
      + roots.map { Self.path($0, from: folder, in: choice.folder) }
      + (without + own).map { "without \(Self.path($0, from: folder, in: choice.folder))" }
      + frameworks.map { "framework \($0)" }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// A path as it is seen from a folder; what was named by its whole path stays so.
  static func path(_ path: String, from folder: String, in here: WorkingFolder) -> String {
    guard !path.hasPrefix("/") else { return path }
    var parts = here.whole(path).split(separator: "/")[...]
    var above = here.whole(folder).split(separator: "/")[...]
    while let first = parts.first, first == above.first {
      parts = parts.dropFirst()
      above = above.dropFirst()
    }
    let all = above.map { _ in ".." } + parts.map(String.init)
    return all.isEmpty ? "." : all.joined(separator: "/")
  }
}
