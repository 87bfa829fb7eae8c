import TestSupport

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
    let folder = try TemporaryFolder(files)
    let (code, output) = try withExtendedLifetime(folder) {
      try Program.python(["-c", program], in: folder.url)
    }
    guard code == 0 else { throw Failure(description: output) }
    return output
  }
}
