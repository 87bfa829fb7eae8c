import Requirements
import ScenarioReports

/// `rehearse init`: what somebody begins with, never over what is there.
struct InitCommand {
  static let spec = CommandSpec(
    name: "init",
    summary: "Writes first files to begin with, never over what is there.",
    usage: "[scenarios|python|node|java] [FOLDER]",
    discussion: """
      Without a word, or with scenarios, these are a first feature and the settings, rehearse.json. With the name of a \
      language an app of some thirty lines comes with them, which runs on the phone as a process of its own, with its feature, \
      its manifests and the one file that connects it.

      FOLDER is where you are, unless another one is named; it is made if it is not there. What is there already is left as \
      it is, and told.
      """,
    options: [],
    sections: [
      "Exit codes": [
        "0   every file is there now", "2   a file could not be written, or the words mean nothing",
      ],
      "Examples": ["rehearse init", "rehearse init python", "rehearse init java my-app"],
    ])

  private let kit: StarterKit
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
    guard let kit = StarterKit(rawValue: word.text) else {
      throw .invalidValue(
        word, of: "init", expected: names.joined(separator: ", "),
        similar: NearestNames.near(word.text, in: names))
    }
    (self.kit, folder) = (kit, FilePath.tidied(operands.dropFirst().first?.text ?? ""))
  }

  func run(_ console: Console) -> Int32 {
    for file in kit.files {
      let path = FilePath.join(folder, file.path)
      if isThere(path, console) {
        console.print("left as it is  \(path)\n")
        continue
      }
      do throws(AtomicFile.Fault) {
        try write(file.text, to: path, console)
        console.print("written        \(path)\n")
      } catch {
        let problem = FileProblem.unwritable(error)
        console.report(
          Diagnostic(problem.message, place: path, notes: problem.notes),
          color.style(for: console.errors, console.environment))
        return ExitCode.invalid
      }
    }
    let lines = (folder.isEmpty ? [] : ["cd \(Self.quoted(folder))"]) + kit.next
    console.print("\nNext:\n" + lines.map { "  \($0)\n" }.joined())
    return ExitCode.success
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  private func isThere(_ path: String, _ console: Console) -> Bool {
    let place = console.folder.resolve(path)
    return (try? FileStatus(path: place)) != nil || BrokenLink.target(of: place) != nil
  }

  private func write(
    _ text: StaticString, to path: String, _ console: Console
  ) throws(AtomicFile.Fault) {
    if let refusal = FileCalls.makeFolders(of: path, in: console.folder) { throw .refused(refusal) }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    try AtomicFile(path: path, in: console.folder).write(Array(bytes))
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
