package import Foundation

/// A program that a test runs to its end in a process of its own.
package enum Program {
  /// Runs a program in a folder; its output and its errors come together.
  package static func run(
    _ path: String, _ arguments: [String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs the Python that is installed, if any is.
  package static func python(
    _ arguments: [String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    try run("/usr/bin/env", ["python3"] + arguments, in: folder)
  }
}
