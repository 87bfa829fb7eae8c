import Gherkin
import Processes
import ScenarioReports

/// The package that is written beside an iOS app: the app is found by its Xcode project, or is a folder of sources.
struct LinuxPackageSearch {
  /// What is to be written; `nil` where no app was found.
  private(set) var package: LinuxPackage?
  /// Why there is nothing to write, or what could not be read.
  private(set) var faults: [Diagnostic] = []
  /// The project or the folder in which the app was found; the working folder is the empty path.
  private(set) var found: String

  /// Looks for the app at a path: a project, a folder with one, or a folder of sources.
  init(_ path: String, _ console: Console) {
    found = path
    if !path.hasSuffix(".xcodeproj") {
      let projects = Self.projects(in: path, console)
      guard projects.count < 2 else {
        let note = "name one of them: \(projects.joined(separator: ", "))"
        faults.append(
          Diagnostic(
            "there are several projects", place: path.isEmpty ? "." : path, notes: [note]))
        return
      }
      if let project = projects.first { found = FilePath.join(path, project) }
    }
    let parent = FilePath.parent(of: found)
    // A folder without a name in the path has no place beside it here: the package lies in it.
    let hasName = !["", ".."].contains(FilePath.lastName(of: found))
    let folder = FilePath.join(hasName ? parent : found, Self.folder)
    var choice = SourceChoice([found], in: console.folder)
    choice.leaveOut(folder)
    faults = choice.faults
    guard !choice.files.isEmpty else { return }
    let check = PreparationCheck(of: choice.files, standIns: [], in: console.folder)
    faults += check.problems.map { Diagnostic($0.message, place: $0.path) }
    let plist = choice.app?.infoPlist.flatMap { file in
      infoPlist(file.hasPrefix("/") ? file : FilePath.join(parent, file), console)
    }
    package = LinuxPackage(
      title: choice.app?.name ?? Self.title(of: found), app: choice.app, check: check,
      choice: choice, folder: folder, infoPlist: plist)
  }

  /// The text of the app's Info.plist, without which its usage texts would be missing: where it cannot be had, that is told.
  private mutating func infoPlist(_ path: String, _ console: Console) -> String? {
    do throws(FileProblem) {
      let reader = FileReader(bytesMax: AppFiles.bytesMax)
      let bytes = try reader.read(console.folder.resolve(path))
      if let text = String(validating: bytes, as: UTF8.self), text.contains("<plist") {
        return text
      }
      let note = "`plutil -convert xml1` makes one of it"
      faults.append(Diagnostic("this is no property list in XML", place: path, notes: [note]))
    } catch {
      let note = "what the app's Info.plist says is missing in the package"
      faults.append(Diagnostic(error.message, place: path, notes: [note]))
    }
    return nil
  }

  /// The projects in a folder, or in the folders of one that holds no sources itself, as many repositories are.
  private static func projects(in path: String, _ console: Console) -> [String] {
    func names(_ folder: String) -> [String] {
      (try? FolderListing.names(in: console.folder.resolve(FilePath.join(path, folder)))) ?? []
    }
    func projects(_ names: [String]) -> [String] { names.filter { $0.hasSuffix(".xcodeproj") } }
    let own = names("")
    guard projects(own).isEmpty, !own.contains(where: { $0.hasSuffix(".swift") }) else {
      return projects(own)
    }
    return own.filter { !$0.hasPrefix(".") && $0 != "Pods" }.sorted()
      .flatMap { folder in projects(names(folder)).map { FilePath.join(folder, $0) } }
  }

  /// Where the package lies, beside the project.
  private static let folder = "Linux"

  private static func title(of path: String) -> String {
    let name = FilePath.lastName(of: path)
    return name.isEmpty || name == ".." ? "App" : name
  }
}
