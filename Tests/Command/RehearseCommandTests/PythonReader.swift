import Foundation
import TestSupport

/// The readers of reports in `.ci/readers`, which stand on libraries of other people.
enum PythonReader {
  /// The folder of the protocol's schema.
  static let schema = Checkout.conformance.appendingPathComponent("messages/schema")

  static let messages = Comparison(
    isThere: FileManager.default.fileExists(atPath: schema.path) && has("jsonschema_rs"),
    absence: "the official schema or python3 with jsonschema_rs is not there")
  static let junit = library("junitparser")
  static let tracks = library("gpxpy, geojson")

  /// Runs a reader; what it prints says what is wrong if its code is not 0.
  static func run(
    _ reader: String, _ arguments: [String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    let script = Checkout.root.appendingPathComponent(".ci/readers/\(reader)").path
    return try Program.python([script] + arguments, in: folder)
  }

  private static func library(_ modules: String) -> Comparison {
    Comparison(
      isThere: has(modules), absence: "python3 has no \(modules) (.ci/run installs them)")
  }

  private static func has(_ module: String) -> Bool {
    let result = try? Program.python(
      ["-c", "import \(module)"], in: FileManager.default.temporaryDirectory)
    return result?.code == 0
  }
}
