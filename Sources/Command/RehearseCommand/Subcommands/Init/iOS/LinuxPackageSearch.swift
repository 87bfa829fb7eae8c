import Gherkin
import HostedApps
import Processes
import ScenarioReports

/// The package that is written beside an iOS app: the app is found by its Xcode project, or is a folder of sources.
struct LinuxPackageSearch {
  /// What is to be written; `nil` where no app was found.
  private(set) var package: LinuxPackage?
  /// Why there is nothing to write, or what could not be read.
  private(set) var faults: [Diagnostic] = []
  /// What would be better to know of a package that is there already.
  private(set) var notes: [String] = []
  /// The project or the folder in which the app was found; the working folder is the empty path.
  private(set) var found: String

  /// Looks for the app at a path: a project, a folder with one, or a folder of sources.
  init(_ path: String, _ console: Console) {
    found = path
    if let fault = findProject(path, console.folder) {
      faults.append(fault)
      return
    }
    let parent = FilePath.parent(of: found)
    // A folder without a name in the path has no place beside it here: the package lies in it.
    let hasName = !["", ".."].contains(FilePath.lastName(of: found))
    let folder = FilePath.join(hasName ? parent : found, Self.folder)
    var choice = SourceChoice([found], in: console.folder)
    choice.leaveOut(folder)
    faults = choice.faults
    guard !choice.files.isEmpty else { return }
    let title = choice.app?.name ?? LinuxPackage.title(of: found)
    if let fault = Self.otherApp(LinuxPackage.name(of: title), folder, console.folder) {
      faults.append(fault)
      return
    }
    let check = PreparationCheck(of: choice.files, standIns: [], in: console.folder)
    faults += check.problems.map { Diagnostic($0.message, place: $0.path) }
    let package = LinuxPackage(
      title: title, app: choice.app, check: check, choice: choice, folder: folder)
    self.package = package
    let information = package.informationPath
    if choice.app == nil, choice.infoPlist == nil, !console.folder.isTaken(information) {
      notes.append(
        "there is no Info.plist: what the app asks for has to be described in \(information)")
    }
    if var fault = choice.infoPlist?.fault {
      fault.notes.append(
        console.folder.isTaken(information)
          ? "\(information) stays as it is: delete it when this is mended, and say `rehearse init ios` again"
          : "\(information) is not written: when this is mended, say `rehearse init ios` again")
      faults.append(fault)
    } else {
      compare(package, console.folder)
    }
  }

  /// Looks for the project that a path means; returns why it means none and is no folder of sources either.
  private mutating func findProject(_ path: String, _ folder: WorkingFolder) -> Diagnostic? {
    let place = path.isEmpty ? "." : path
    if let package = WrittenPackage.around(path, in: folder) {
      return Diagnostic(
        "this is the package that `rehearse init ios` has written, and no app", place: place,
        notes: ["say it where the app is, as in \(FilePath.parent(of: package.folder))"])
    }
    guard !path.hasSuffix(".xcodeproj"), !path.hasSuffix(".xcworkspace") else { return nil }
    let names = (try? FolderListing.names(in: folder.resolve(path))) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    guard projects.count < 2 else {
      let paths = projects.map { FilePath.join(path, $0) }
      let note = "name one of them: \(paths.joined(separator: ", "))"
      return Diagnostic("there are several projects", place: place, notes: [note])
    }
    if let project = projects.first {
      found = FilePath.join(path, project)
      return nil
    }
    let below = ProjectSearch(below: path, in: folder)
    guard !below.projects.isEmpty else { return nil }
    // As in many repositories, which hold no sources themselves.
    if below.projects.count == 1, hasSources(path, onlyBeside: below.projects[0], folder) {
      found = below.projects[0]
      notes.append("the app is that of \(found)")
      return nil
    }
    return Diagnostic(
      "the folder has projects in folders of its own, and their files are no single app",
      place: place,
      notes: ["name one of them, or a folder with sources alone: \(below.list)"])
  }

  /// Whether all Swift files below a path lie beside a project, or below its folder.
  private func hasSources(
    _ path: String, onlyBeside project: String, _ folder: WorkingFolder
  ) -> Bool {
    var search = SwiftFileSearch(folder)
    search.search(path, mayBeEmpty: true)
    let place = FilePath.parent(of: project)
    return search.files.allSatisfy { FilePath.lies($0, below: place) }
  }

  /// Why an app cannot have its package where there is one of another app, or of its own by an older name.
  private static func otherApp(
    _ name: String, _ path: String, _ folder: WorkingFolder
  ) -> Diagnostic? {
    guard let package = WrittenPackage(at: path, in: folder), !package.programs.contains(name)
    else { return nil }
    return Diagnostic(
      "this is the package of \(package.programs.joined(separator: ", ")) already, and not of \(name)",
      place: path,
      notes: [
        "move it elsewhere first; where the app has another name now, delete it, but for the features that you have written"
      ])
  }

  /// Notes what the project says and an Info.plist that is there already does not.
  private mutating func compare(_ package: LinuxPackage, _ folder: WorkingFolder) {
    let path = package.informationPath
    guard let information = package.information, folder.isTaken(path) else { return }
    do throws(FileProblem) {
      let bytes = try FileReader(bytesMax: AppFiles.bytesMax).read(folder.resolve(path))
      do throws(AppFileFault) {
        let written = try InfoPlistFile(path, bytes)
        let keys = try InfoPlistFile(path, Array(information.text.utf8)).keysNot(saidBy: written)
          .filter { !information.guesses.contains($0) }
        guard !keys.isEmpty else { return }
        notes.append(
          "\(path) does not say what the project says of \(keys.joined(separator: ", ")):"
            + " change it by hand, or delete it and say `rehearse init ios` again")
      } catch {
        var fault = Diagnostic(error)
        fault.notes.append("delete it, and say `rehearse init ios` again")
        faults.append(fault)
      }
    } catch { faults.append(Diagnostic(error.message, place: path)) }
  }

  /// Where the package lies, beside the project.
  private static let folder = "Linux"
}
