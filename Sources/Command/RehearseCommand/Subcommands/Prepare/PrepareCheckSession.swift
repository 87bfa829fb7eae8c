import Gherkin
import Processes
import ScenarioReports
import SourcePreparation

/// `rehearse prepare --check`: everything that stands in the way of an app on Linux, at once.
struct PrepareCheckSession {
  let paths: [String]
  /// Modules by the names of frameworks that the app has itself.
  let standIns: [String]
  /// Where the list of sources goes; standard output where nothing is said.
  let list: String?
  let console: Console
  let style: TextStyle

  /// Looks at the sources and tells what was found; returns the exit code.
  func run() -> Int32 {
    let choice = SourceChoice(paths, in: console.folder)
    let faults = choice.faults + [choice.infoPlist?.fault].compactMap(\.self)
    for fault in faults { console.report(fault, style) }
    guard !choice.files.isEmpty else { return ExitCode.invalid }
    let check = PreparationCheck(of: choice.files, standIns: standIns, in: console.folder)
    for problem in check.problems {
      console.report(Diagnostic(problem.message, place: problem.path), style)
    }
    if let app = choice.app { console.print(Self.text(of: app) + "\n") }
    console.print(PreparationCheckText(check: check, standIns: standIns).text)
    for hint in choice.hints { console.print("Note: \(hint)\n") }
    tellObstacles(check)
    let isWritten = writeList(check, choice)
    if !isWritten || !check.problems.isEmpty || !faults.isEmpty { return ExitCode.invalid }
    return check.isWhole ? ExitCode.success : ExitCode.failure
  }

  /// Tells what has to be changed in the app, line by line.
  private func tellObstacles(_ check: PreparationCheck) {
    for file in check.files where file.fate == .obstacles {
      for obstacle in file.preparation.obstacles {
        console.report(PrepareCommand.diagnostic(obstacle, file.path, file.bytes), style)
      }
    }
  }

  /// Writes the list of sources, never over what is there; returns whether that was possible.
  private func writeList(_ check: PreparationCheck, _ choice: SourceChoice) -> Bool {
    let folder = list.map(FilePath.parent)
    let text = SourceList(check, choice, standIns: standIns, in: folder).text
    guard let list else {
      console.print("\nPrepareSources.txt\n\n" + text)
      return true
    }
    guard !console.folder.isTaken(list) else {
      let note = "name a file that is not there yet"
      console.report(Diagnostic("something is there already", place: list, notes: [note]), style)
      return false
    }
    do throws(AtomicFile.Fault) {
      try AtomicFile(withFoldersOf: list, in: console.folder).write(Array(text.utf8))
    } catch {
      console.report(Diagnostic(FileProblem.unwritable(error).message, place: list), style)
      return false
    }
    console.print("\nwritten  \(list)\n")
    return true
  }

  private static func text(of app: XcodeApp) -> String {
    let rows: [(String, String?)] =
      [
        ("target", app.name), ("bundle identifier", app.bundleIdentifier),
        ("iOS", app.deploymentTarget.map { "\($0) and later" }), ("Info.plist", app.infoPlist),
      ] + app.infoKeys.map { ($0.key, $0.value) }
      + [("packages", app.packages.isEmpty ? nil : app.packages.joined(separator: ", "))]
    let told = rows.compactMap { name, value in value.map { (name, $0) } }
    let width = told.map(\.0.count).max() ?? 0
    return "Xcode project\n\n"
      + told.map { name, value in
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(value)\n"
      }.joined()
  }
}
