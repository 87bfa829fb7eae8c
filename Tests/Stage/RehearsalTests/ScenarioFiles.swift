import Foundation
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import TrackFiles

/// The feature files of the repository.
enum ScenarioFiles {
  /// The folder that holds `Package.swift`.
  static let root = Checkout.root

  /// The paths of all feature files below `Scenarios`, relative to the root, sorted.
  static let paths = paths(endingIn: [".feature", ".feature.md"])

  /// The routes below `Scenarios`, read as the command reads them.
  static let routes: RouteShelf = {
    var shelf = RouteShelf()
    for path in paths(endingIn: [".gpx"]) {
      let bytes = (try? source(path).bytes) ?? []
      let route = TrackFile(gpx: bytes).route()
      shelf.add(route.map { .content($0) } ?? .broken, at: path)
    }
    return shelf
  }()

  /// The steps, which know the routes.
  static let library = StepVocabulary.library(apps: AllApps.rooms, routes: routes)

  private static func paths(endingIn endings: [String]) -> [String] {
    let base = root.appending(path: "Scenarios")
    let walker = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (walker?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.path }
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .map { "Scenarios" + $0.dropFirst(base.path.count) }
      .sorted()
  }

  /// Reads a file by its path relative to the root.
  static func source(_ path: String) throws -> Source {
    Source(uri: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
  }
}
