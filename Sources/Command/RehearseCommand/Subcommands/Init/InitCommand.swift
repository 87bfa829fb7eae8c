import Processes
import Requirements
import ScenarioReports

/// `rehearse init`: what somebody begins with, never over what is there.
struct InitCommand {
  static let spec = CommandSpec(
    name: "init",
    summary: "Writes first files to begin with, never over what is there.",
    usage: "[scenarios|python|node|java] [FOLDER] | ios [PROJECT]",
    discussion: """
      Without a word, or with scenarios, these are a first feature and the settings, rehearse.json. With the name of a \
      language an app of some thirty lines comes with them, which runs on the phone as a process of its own, with its feature, \
      its manifests and the one file that connects it.

      FOLDER is where you are, unless another one is named; it is made if it is not there. What is there already is left as \
      it is, and told.

      With ios it is a package beside an app of iOS, in the folder Linux, in which the app is built and played: with the list \
      of its sources, a first feature, the Info.plist, and a container. PROJECT is the .xcodeproj, the folder that has it, or a \
      folder of sources.
      """,
    options: [],
    sections: [
      "Exit codes": [
        "0   every file is there now",
        "2   something could not be read or written, or the words mean nothing",
      ],
      "Examples": [
        "rehearse init", "rehearse init python", "rehearse init java my-app", "rehearse init ios",
      ],
    ])

  /// The kit; nothing where a package for an app of iOS is written.
  private let kit: StarterKit?
  private let folder: String
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    color = try ColorChoice(arguments)
    let operands = arguments.operands
    let names = StarterKit.allCases.map(\.rawValue)
    if operands.count > 2 { throw .unexpectedOperand(operands[2]) }
    guard let word = operands.first else {
      (kit, folder) = (.scenarios, "")
      return
    }
    let kit = StarterKit(rawValue: word.text)
    guard kit != nil || word.text == Self.ios else {
      throw .invalidValue(
        word, of: "init", expected: (names + [Self.ios]).joined(separator: ", "),
        similar: NearestNames.near(word.text, in: names + [Self.ios]))
    }
    (self.kit, folder) = (kit, FilePath.tidied(operands.dropFirst().first?.text ?? ""))
  }

  private static let ios = "ios"

  func run(_ console: Console) -> Int32 {
    guard let kit else { return writePackage(console) }
    let files = kit.files.map { file in
      let bytes = UnsafeBufferPointer(
        start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)
      return (path: file.path, bytes: Array(bytes))
    }
    guard write(files, in: folder, console) else { return ExitCode.invalid }
    tellNext(kit.next, in: folder, console)
    return ExitCode.success
  }

  /// Writes a package beside an app of iOS.
  private func writePackage(_ console: Console) -> Int32 {
    let search = LinuxPackageSearch(folder, console)
    let style = color.style(for: console.errors, console.environment)
    for fault in search.faults { console.report(fault, style) }
    guard let package = search.package else { return ExitCode.invalid }
    let files = package.files.map { (path: $0.path, bytes: Array($0.text.utf8)) }
    guard write(files, in: package.folder, console) else { return ExitCode.invalid }
    let check = package.check
    let missing = check.files { $0 != .prepared }.count + check.problems.count
    if missing > 0 {
      let count = check.files.count + check.problems.count
      console.print(
        "\n\(missing) of \(count) files cannot come along as they are; which, and why, says\n")
      let place = search.found.isEmpty ? "." : search.found
      console.print("  rehearse prepare --check \(Self.quoted(place))\n")
    }
    let notes = search.notes + package.choice.hints + package.notes
    if !notes.isEmpty { console.print("\n" + notes.map { "Note: \($0)\n" }.joined()) }
    // What is at fault comes first.
    guard search.faults.isEmpty else { return ExitCode.invalid }
    tellNext(["sh play"], in: package.folder, console)
    return ExitCode.success
  }

  private func tellNext(_ commands: [String], in folder: String, _ console: Console) {
    let lines = (folder.isEmpty ? [] : ["cd \(Self.quoted(folder))"]) + commands
    console.print("\nNext:\n" + lines.map { "  \($0)\n" }.joined())
  }

  /// Writes what is not there yet; returns whether that was possible.
  private func write(
    _ files: [(path: String, bytes: [UInt8])], in folder: String, _ console: Console
  ) -> Bool {
    for file in files {
      let path = FilePath.join(folder, file.path)
      // A folder, or whatever else has the name, is not the file that would be needed there.
      let status = try? FileStatus(path: console.folder.resolve(path))
      if let kind = status?.kind, kind != .file {
        tell(.notAFile(kind), path, console)
        return false
      }
      if console.folder.isTaken(path) {
        console.print("left as it is  \(path)\n")
        continue
      }
      do throws(AtomicFile.Fault) {
        try AtomicFile(withFoldersOf: path, in: console.folder).write(file.bytes)
        console.print("written        \(path)\n")
      } catch {
        tell(error, path, console)
        return false
      }
    }
    return true
  }

  private func tell(_ problem: AtomicFile.Fault, _ path: String, _ console: Console) {
    console.report(
      Diagnostic(FileProblem.unwritable(problem).message, place: path),
      color.style(for: console.errors, console.environment))
  }

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
    }
    return plain && !path.hasPrefix("-") ? path : CompletionScript.quoted(path)
  }
}
