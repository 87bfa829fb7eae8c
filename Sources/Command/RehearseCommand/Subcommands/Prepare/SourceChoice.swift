import Gherkin
import Processes
import ScenarioReports

/// The sources that are looked at: those of folders, or those of an app's target in an Xcode project.
struct SourceChoice {
  /// The Swift files, each once.
  private(set) var files: [String] = []
  /// What a list of sources begins with: folders, and files that are no whole folder.
  private(set) var roots: [String] = []
  /// The folders that were looked through.
  private(set) var searched: [String] = []
  /// The app of a project.
  private(set) var app: XcodeApp?
  /// The Info.plist that the app has as a file, read whole.
  private(set) var infoPlist: AppInfoPlist?
  /// The packages for Linux that lie among the sources and are no part of the app.
  private(set) var packages: [String] = []
  private(set) var faults: [Diagnostic] = []
  /// What would be better to know.
  private(set) var hints: [String] = []
  /// Where paths are seen from.
  let folder: WorkingFolder

  /// Finds the sources that operands name.
  init(_ paths: [String], in folder: WorkingFolder) {
    self.folder = folder
    for path in paths {
      if path.hasSuffix(".xcodeproj") {
        addProject(path)
      } else if path.hasSuffix(".xcworkspace") {
        addWorkspace(path)
      } else {
        addFolder(path, besides: paths)
      }
    }
    var seen: Set<String> = []
    files = files.filter { seen.insert($0).inserted }
  }

  /// Tells that a workspace names projects alone, of which one is to be named.
  private mutating func addWorkspace(_ path: String) {
    let projects = ProjectSearch(below: FilePath.parent(of: path), in: folder)
    let note =
      projects.projects.isEmpty
      ? "name the .xcodeproj that has the app" : "name one of them: \(projects.list)"
    faults.append(
      Diagnostic("a workspace holds no app: its projects do", place: path, notes: [note]))
  }

  private mutating func addFolder(_ path: String, besides named: [String]) {
    var search = SwiftFileSearch(folder)
    search.search(path)
    files += search.files
    faults += search.faults
    roots.append(path)
    searched.append(path)
    for manifest in search.files where FilePath.lastName(of: manifest) == "Package.swift" {
      let place = FilePath.parent(of: manifest)
      // Who names it wants it looked at.
      guard !named.contains(where: { folder.whole($0) == folder.whole(place) }),
        WrittenPackage(at: place, in: folder) != nil
      else { continue }
      leaveOut(place)
      hints.append("\(place) is the package for Linux, and no part of the app")
    }
    let plist = FilePath.join(path, "Info.plist")
    if infoPlist == nil, folder.isTaken(plist) {
      infoPlist = AppInfoPlist(plist, of: nil, titled: LinuxPackage.title(of: path), in: folder)
    }
    let names = (try? FolderListing.names(in: folder.resolve(path))) ?? []
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
      hints.append("\(FilePath.join(path, project)) says which files are the app's: name that")
    }
  }

  private mutating func addProject(_ path: String) {
    let file = FilePath.join(path, "project.pbxproj")
    do throws(FileProblem) {
      let bytes = try FileReader(bytesMax: ProjectText.bytesMax).read(folder.resolve(file))
      do throws(ProjectText.Fault) {
        addApp(of: try ProjectText.value(of: bytes), path)
      } catch {
        let place = TextPlace(of: error.offset, in: bytes)
        faults.append(
          Diagnostic(
            "this is no Xcode project: \(error.message)", place: "\(file):\(place.location.line)",
            excerpt: place.excerpt))
      }
    } catch { faults.append(Diagnostic(error.message, place: file)) }
  }

  private mutating func addApp(of project: ProjectValue, _ path: String) {
    let apps = XcodeApp.all(
      in: project, named: FilePath.lastName(of: path).replacing(".xcodeproj", with: ""))
    guard let app = apps.first(where: \.isForPhones) ?? apps.first else {
      faults.append(Diagnostic("the project has no target that is an app", place: path))
      return
    }
    if apps.count > 1 {
      let others = apps.map(\.name).filter { $0 != app.name }.joined(separator: ", ")
      hints.append(
        "the project's first app for phones is looked at, \(app.name), and not \(others)")
    }
    self.app = app
    hints += app.settingsFiles.map { "the settings in \($0) are not read" }
    let parent = FilePath.parent(of: path)
    searched.append(parent)
    func place(_ path: String) -> String {
      path.hasPrefix("/") ? path : FilePath.join(parent, FilePath.straightened(path))
    }
    let leftOut = Set(app.leftOut.map(place))
    infoPlist = app.infoPlist.map {
      AppInfoPlist(place($0), of: app, titled: app.name, in: folder)
    }
    var own = app.files.map(place)
    for path in app.folders {
      let search = search(below: place(path))
      own += search.files.filter { !leftOut.contains($0) }
      faults += search.faults.filter { !leftOut.contains($0.place ?? "") }
    }
    files += own
    // Where all Swift files of a folder belong to the app, the folder says it. What cannot be looked into beside the app's
    // folders is not the app's.
    let all = search(below: parent).files
    roots += FolderCover(of: own, among: all, below: [parent]).places
    if own.isEmpty {
      faults.append(Diagnostic("the app \(app.name) has no Swift files", place: path))
    }
  }

  /// Leaves out what lies in a folder that is no part of the app.
  mutating func leaveOut(_ other: String) {
    let place = folder.whole(other)
    if !packages.contains(where: { folder.whole($0) == place }) { packages.append(other) }
    let isThere = !files.isEmpty
    files.removeAll { FilePath.lies(folder.whole($0), below: place) }
    if files.isEmpty, isThere {
      faults.append(Diagnostic("there are no Swift files but those in it", place: other))
    }
  }

  private func search(below path: String) -> SwiftFileSearch {
    var search = SwiftFileSearch(folder)
    // A folder of an app may have pictures alone.
    search.search(path, mayBeEmpty: true)
    return search
  }
}

/// The fewest folders and files that stand for a set of files among all that there are.
struct FolderCover {
  /// Folders with nothing else in them, and files of other folders.
  private(set) var places: [String] = []

  /// Looks for the folders of which every file is among those that are wanted, below folders that were looked through.
  init(of wanted: [String], among all: [String], below roots: [String]) {
    let chosen = Set(wanted)
    var others: Set<String> = []
    for file in all where !chosen.contains(file) {
      others.formUnion(Self.folders(above: file, below: roots))
    }
    var seen: Set<String> = []
    for file in wanted {
      let folders = Self.folders(above: file, below: roots)
      let place = folders.first { !others.contains($0) } ?? file
      if seen.insert(place).inserted { places.append(place) }
    }
  }

  /// The folders around a file, the outermost first; what was looked through is not among them, as other things lie there.
  private static func folders(above file: String, below roots: [String]) -> [String] {
    // Of what lies elsewhere nobody knows what else is there.
    guard let root = roots.first(where: { FilePath.lies(file, below: $0) }) else { return [] }
    var folders: [String] = []
    var folder = FilePath.parent(of: file)
    while folder != root, !folder.isEmpty, folders.count < 100 {
      folders.insert(folder, at: 0)
      folder = FilePath.parent(of: folder)
    }
    return folders
  }
}
