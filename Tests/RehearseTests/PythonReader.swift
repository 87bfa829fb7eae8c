import Foundation

/// The readers of reports in `.ci/readers`, which stand on libraries of other people.
enum PythonReader {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  /// The folder of the protocol's schema.
  static var schema: URL {
    let named = ProcessInfo.processInfo.environment["REHEARSAL_CONFORMANCE"].map {
      URL(fileURLWithPath: $0)
    }
    let beside = root.appendingPathComponent("../shared/conformance").standardizedFileURL
    return (named ?? beside).appendingPathComponent("messages/schema")
  }

  static let canReadMessages =
    FileManager.default.fileExists(atPath: schema.path) && has("jsonschema")
  static let canReadJUnit = has("junitparser")
  static let canReadTracks = has("gpxpy") && has("geojson")

  /// Runs a reader; what it prints says what is wrong if its code is not 0.
  static func run(
    _ reader: String, _ arguments: [String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    let script = root.appendingPathComponent(".ci/readers/\(reader)").path
    return try python([script] + arguments, in: folder)
  }

  private static func has(_ module: String) -> Bool {
    let result = try? python(
      ["-c", "import \(module)"], in: FileManager.default.temporaryDirectory)
    return result?.code == 0
  }

  private static func python(
    _ arguments: [String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
