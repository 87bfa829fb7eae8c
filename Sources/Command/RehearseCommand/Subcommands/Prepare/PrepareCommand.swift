import Processes
import ScenarioReports
import SourcePreparation

/// `rehearse prepare`: an iOS app's sources, so changed that they compile on Linux.
struct PrepareCommand {
  static let spec = CommandSpec(
    name: "prepare",
    summary: "Writes an iOS app's sources so that they compile on Linux.",
    usage: "[OPTION]... (--output FOLDER FOLDER | --check PATH...)",
    discussion: """
      All Swift files below the FOLDER are written below the other one, and nothing else is. Conditions of #if, \
      imports and attributes of Objective-C are changed, each in its own line, and previews are left out; the originals \
      are left alone. What cannot be prepared is told, with its line, and its file is not written.

      With --check nothing is prepared: everything that stands in the way is told at once, for folders or for the first app \
      of an Xcode project, with the frameworks that the app needs, and a PrepareSources.txt to start from.
      """,
    options: [
      OptionSpec(
        "--output", short: "-o", value: .required("FOLDER"), "Where the prepared files go."),
      OptionSpec(
        "--frameworks", value: .required("NAME,..."), repeats: true,
        "Frameworks of iOS that have a module of yours by their name."),
      OptionSpec("--check", "Tells what can be prepared, what cannot, and what is missing."),
      OptionSpec(
        "--write", value: .required("FILE"),
        "Where the list of --check goes, never over what is there; else it is printed."),
      OptionSpec("--quiet", short: "-q", "Names no files."),
    ],
    sections: [
      "Exit codes": [
        "0   every file is prepared; with --check, every one but tests and manifests can be",
        "1   something cannot be prepared, or is left out for a framework",
        "2   something cannot be read or written",
      ],
      "Examples": [
        "rehearse prepare --check App.xcodeproj --write Linux/Sources/App/PrepareSources.txt",
        "rehearse prepare App --output Prepared --frameworks UIKit",
      ],
    ])

  /// What is looked at; nothing where one folder is prepared.
  private var checked: [String] = []
  private var list: String?
  private var folder = ""
  private var output = ""
  private let names: [String]
  private let isQuiet: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let paths = try arguments.wholePaths()
    guard let first = paths.first else {
      throw .missingOperand(arguments.has("--check") ? "PATH" : "FOLDER")
    }
    names = arguments.values("--frameworks").flatMap { $0.text.split(separator: ",") }
      .map(String.init)
    isQuiet = arguments.has("--quiet")
    color = try ColorChoice(arguments)
    if arguments.has("--check") {
      try arguments.refuse(["--output", "--quiet"], with: "--check")
      checked = paths.map { FilePath.tidied($0) }
      list = arguments.value("--write").map { FilePath.tidied($0.text) }
      return
    }
    guard !arguments.has("--write") else { throw .missingOperand("--check") }
    guard paths.count == 1 else { throw .unexpectedOperand(arguments.operands[1]) }
    guard let output = arguments.value("--output") else { throw .missingOperand("--output FOLDER") }
    folder = FilePath.tidied(first)
    self.output = FilePath.tidied(output.text)
    // What is written among the originals would be prepared again, or replace them.
    guard self.output != folder, !self.output.hasPrefix(folder + "/"), !folder.isEmpty else {
      throw .invalidValue(
        output, of: "--output", expected: "a folder that is not in \(first)", similar: [])
    }
  }

  private var platform: Platform { Platform(frameworks: Platform.ownFrameworks + names) }

  func run(_ console: Console) -> Int32 {
    let style = color.style(for: console.errors, console.environment)
    guard checked.isEmpty else {
      return PrepareCheckSession(
        paths: checked, standIns: names, list: list, console: console, style: style
      ).run()
    }
    var search = SwiftFileSearch(console.folder)
    search.search(folder)
    var code = search.faults.isEmpty ? ExitCode.success : ExitCode.invalid
    for fault in search.faults { console.report(fault, style) }
    let own = ownRequirements(of: search.files, console)
    var names: Set<String> = []
    for path in search.files {
      let written = output(of: path, &names)
      let result = prepare(path, to: written, own, console)
      for diagnostic in result.diagnostics { console.report(diagnostic, style) }
      // What cannot be read weighs more than what cannot be prepared.
      code = max(code, result.code)
    }
    return code
  }

  /// What protocols of all files need not have: what one file declares, another one calls.
  private func ownRequirements(of paths: [String], _ console: Console) -> OwnRequirements {
    let reader = FileReader(bytesMax: Preparation.bytesMax)
    return paths.reduce(OwnRequirements()) { known, path in
      let bytes = try? reader.read(console.folder.resolve(path))
      return bytes.map { known.union(OwnRequirements(in: $0)) } ?? known
    }
  }

  /// Where a file is written; the compiler wants another name for each, so the second of a name bears those of its folders.
  private func output(of path: String, _ names: inout Set<String>) -> String {
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    var count = 1
    var name = parts.last.map(String.init) ?? ""
    while names.contains(name) {
      count += 1
      // Folders may be called so that all of their names together are taken as well.
      name =
        count > parts.count ? "\(count)-\(name)" : parts.suffix(count).joined(separator: "-")
    }
    names.insert(name)
    return FilePath.join(output, (parts.dropLast() + [Substring(name)]).joined(separator: "/"))
  }

  /// Prepares one file; returns what went wrong, and the exit code for it.
  private func prepare(
    _ path: String, to written: String, _ own: OwnRequirements, _ console: Console
  ) -> (diagnostics: [Diagnostic], code: Int32) {
    do throws(FileProblem) {
      let reader = FileReader(bytesMax: Preparation.bytesMax)
      let bytes = try reader.read(console.folder.resolve(path))
      guard String(validating: bytes, as: UTF8.self) != nil else {
        let note = "save it as UTF-8, as the compiler wants it"
        return ([Diagnostic("the file is not UTF-8", place: path, notes: [note])], ExitCode.invalid)
      }
      let preparation = Preparation(of: bytes, for: platform, own: own)
      guard preparation.obstacles.isEmpty else {
        let told = preparation.obstacles.map { Self.diagnostic($0, path, bytes) }
        return (told, ExitCode.failure)
      }
      try write(preparation.text, to: written, console)
      if !isQuiet { console.print(written + "\n") }
      return ([], ExitCode.success)
    } catch { return ([Diagnostic(error.message, place: path)], ExitCode.invalid) }
  }

  /// An obstacle as the command tells it.
  static func diagnostic(
    _ obstacle: Obstacle, _ path: String, _ bytes: [UInt8]
  ) -> Diagnostic {
    let place = SourcePlace(of: obstacle.offset, in: bytes)
    return Diagnostic(
      obstacle.message, place: "\(path):\(place.line):\(place.column)",
      excerpt: TextPlace(of: obstacle.offset, in: bytes).excerpt, notes: [obstacle.advice])
  }

  private func write(_ bytes: [UInt8], to path: String, _ console: Console) throws(FileProblem) {
    do throws(AtomicFile.Fault) {
      try AtomicFile(withFoldersOf: path, in: console.folder).write(bytes)
    } catch { throw .unwritable(error) }
  }
}
