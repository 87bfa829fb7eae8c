/// A package beside an app that was written here before.
struct WrittenPackage {
  /// Its folder.
  let folder: String
  /// The programs that have a list of sources in it, sorted.
  let programs: [String]

  /// Looks at a folder; `nil` where it is no such package, or has no program yet.
  init?(at path: String, in folder: WorkingFolder) {
    let sources = FilePath.join(path, "Sources")
    let names = (try? FolderListing.names(in: folder.resolve(sources))) ?? []
    programs = names.filter { folder.isTaken("\(sources)/\($0)/PrepareSources.txt") }
    guard !programs.isEmpty,
      ["Package.swift", "play"].allSatisfy({ folder.isTaken(FilePath.join(path, $0)) })
    else { return nil }
    self.folder = path
  }

  /// The package in which a path lies, or which it is; `nil` where there is none.
  static func around(_ path: String, in folder: WorkingFolder) -> WrittenPackage? {
    var place = folder.whole(path)
    while !place.isEmpty {
      if let package = WrittenPackage(at: place, in: folder) { return package }
      if place == "/" { break }
      place = FilePath.parent(of: place)
    }
    return nil
  }
}
