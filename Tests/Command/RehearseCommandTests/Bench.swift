import Foundation
import ScenarioRunner
import TestSupport

@testable import RehearseCommand

/// A folder and streams of its own for a command that runs in the test's process.
final class Bench {
  /// How a command ended and what it wrote.
  struct Outcome: Sendable {
    let code: Int32
    let outputBytes: [UInt8]
    let errors: String

    var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// All of it, as a snapshot keeps it.
    var text: String { "exit code \(code)\n--- output\n\(output)--- errors\n\(errors)" }
  }

  private let temporary: TemporaryFolder
  var environment: [String: String] = [:]
  /// The folder in which commands are run, from the bench's own.
  var place = ""
  var isTerminal = false
  var columns: Int?
  var input = ""
  /// The time that has passed for a command since its start.
  var elapsed: @Sendable () -> Duration = { .milliseconds(120) }

  init(_ files: [String: String] = [:], name: String = UUID().uuidString) throws {
    temporary = try TemporaryFolder(files, name: name)
  }

  /// A bench with the files of another one.
  convenience init(contents: [String: Data]) throws {
    try self.init()
    for (path, data) in contents { try write(data, to: path) }
  }

  var folder: URL { temporary.url }

  private var workingFolder: WorkingFolder {
    WorkingFolder(path: place.isEmpty ? folder.path : folder.appending(path: place).path)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    try temporary.write(data, to: path)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) }
  }

  /// The paths of all files, hidden ones too.
  var files: [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// The files with what is in them, so that a bench like this one can be had again without the work.
  var contents: [String: Data] {
    var contents: [String: Data] = [:]
    for path in files {
      contents[path] = try? Data(contentsOf: folder.appendingPathComponent(path))
    }
    return contents
  }

  func run(_ arguments: String...) async -> Outcome {
    await run(arguments)
  }

  func run(_ arguments: [String]) async -> Outcome {
    await run(arguments, steps: DemoWorld.steps)
  }

  /// Runs the command with a world of its own.
  func run<World: ScenarioWorld>(
    _ arguments: [String], steps: StepCollection<World>
  ) async -> Outcome {
    let output = MemoryOutput(isTerminal: isTerminal, columns: columns)
    let errors = MemoryOutput(isTerminal: isTerminal, columns: columns)
    let input = Array(self.input.utf8)
    let console = Console(
      arguments: arguments, environment: environment, folder: workingFolder,
      output: output, errors: errors, readInput: { _ in input }, elapsed: elapsed)
    let command = RehearseCommand(steps: steps)
    let code = await command.run(console)
    return Outcome(code: code, outputBytes: output.bytes, errors: errors.text)
  }
}
