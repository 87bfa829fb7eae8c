import Gherkin
import Processes
import ScenarioReports

/// The package that is written beside an iOS app: the app is found by its Xcode project, or is a folder of sources.
struct LinuxPackageSearch {
  /// What is to be written; `nil` where no app was found.
  private(set) var package: LinuxPackage?
  /// Why there is nothing to write, or what could not be read.
  private(set) var faults: [Diagnostic] = []

  /// Looks for the app at a path: a project, a folder with one, or a folder of sources.
  init(_ path: String, _ console: Console) {
    let place = path.isEmpty ? "." : path
    var found = place
    if !place.hasSuffix(".xcodeproj") {
      let names = (try? FolderListing.names(in: console.folder.resolve(place))) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      guard projects.count < 2 else {
        let note = "name one of them: \(projects.joined(separator: ", "))"
        faults.append(Diagnostic("there are several projects", place: place, notes: [note]))
        return
      }
      if let project = projects.first { found = FilePath.tidied(FilePath.join(place, project)) }
    }
    let choice = SourceChoice([found], in: console.folder)
    faults = choice.faults
    guard !choice.files.isEmpty else { return }
    let check = PreparationCheck(of: choice.files, standIns: [], in: console.folder)
    let parent = FilePath.parent(of: found)
    let folder = found == "." ? Self.folder : FilePath.join(parent, Self.folder)
    let plist = choice.app?.infoPlist.flatMap { file in
      try? FileReader(bytesMax: AppFiles.bytesMax).read(
        console.folder.resolve(FilePath.join(parent, file)))
    }
    package = LinuxPackage(
      title: choice.app?.name ?? Self.title(of: found), app: choice.app, check: check,
      choice: choice, folder: folder,
      infoPlist: plist.flatMap { String(validating: $0, as: UTF8.self) })
  }

  /// Where the package lies, beside the project.
  private static let folder = "Linux"

  private static func title(of path: String) -> String {
    let name = FilePath.lastName(of: path)
    return name.isEmpty || name == "." || name == ".." ? "App" : name
  }
}
