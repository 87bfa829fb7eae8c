import Foundation
import Gherkin

/// The feature files of the repository.
enum ScenarioFiles {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all feature files below `Scenarios`, relative to the root, sorted.
  static let paths: [String] = {
    let base = root.appending(path: "Scenarios")
    let walker = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (walker?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }
      .map { "Scenarios" + $0.dropFirst(base.path.count) }
      .sorted()
  }()

  /// Reads a file by its path relative to the root.
  static func source(_ path: String) throws -> Source {
    Source(uri: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
  }
}
