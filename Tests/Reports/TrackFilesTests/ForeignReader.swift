import TestSupport

/// Readers of track files that others have written, in Python: `pip install gpxpy geojson`.
enum ForeignReader {
  /// What tests compare with by them.
  static let comparison = Comparison(
    isThere: (try? run("import gpxpy, geojson", on: [:])) != nil,
    absence: "python3 has no gpxpy and geojson (.ci/run installs them)")

  /// The program did not end well.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program in a folder with the files and returns what it prints.
  static func run(_ program: String, on files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    let (code, output) = try withExtendedLifetime(folder) {
      try Program.python(["-c", program], in: folder.url)
    }
    guard code == 0 else { throw Failure(description: output) }
    return output
  }
}
