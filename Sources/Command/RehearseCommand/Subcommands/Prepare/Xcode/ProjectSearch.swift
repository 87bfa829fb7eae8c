import Processes

/// The Xcode projects below a folder, where somebody may have meant one of them.
struct ProjectSearch {
  /// Their paths, sorted by the bytes of their names within each folder.
  private(set) var projects: [String] = []
  private let folder: WorkingFolder
  /// How many folders may still be looked into: this is for advice, and a folder may hold a whole disk.
  private var foldersLeft = 2_000

  /// Folders with what tools have brought there.
  private static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
  private static let depthMax = 4
  private static let projectsMax = 10

  /// Looks below a folder.
  init(below path: String, in folder: WorkingFolder) {
    self.folder = folder
    search(path, depth: 0)
  }

  private mutating func search(_ path: String, depth: Int) {
    guard depth < Self.depthMax, foldersLeft > 0 else { return }
    foldersLeft -= 1
    let names = (try? FolderListing.names(in: folder.resolve(path))) ?? []
    for name in names where !Self.passedOver.contains(name) && projects.count < Self.projectsMax {
      let child = FilePath.join(path, name)
      if name.hasSuffix(".xcodeproj") {
        projects.append(child)
      } else if !name.contains("."), BrokenLink.target(of: folder.resolve(child)) == nil,
        (try? FileStatus(path: folder.resolve(child)))?.kind == .folder
      {
        search(child, depth: depth + 1)
      }
    }
  }

  /// The projects in a line of advice.
  var list: String {
    projects.joined(separator: ", ") + (projects.count == Self.projectsMax ? ", …" : "")
  }
}
