import Foundation

/// Readers of track files that others have written, in Python: `pip install gpxpy geojson`.
enum ForeignReader {
  /// Whether they can be used here.
  static let isInstalled = (try? run("import gpxpy, geojson", on: [:])) != nil

  /// The program did not end well.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program in a folder with the files and returns what it prints.
  static func run(_ program: String, on files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tracks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: text) }
    return text
  }
}
