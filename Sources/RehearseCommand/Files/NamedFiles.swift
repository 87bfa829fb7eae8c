import HostedApps
import Rehearsal
import ScenarioRunner

/// The files beside the features that scenarios name: routes, and apps in processes of their own.
struct NamedFiles {
  /// What sentences find by its name.
  struct Shelves: Sendable {
    /// The routes.
    var routes = RouteShelf()
    /// The apps in processes of their own.
    var apps = AppShelf()
  }

  private let routes: RouteFiles
  private let apps: AppFiles

  init(for files: FeatureFiles, in folder: WorkingFolder) {
    routes = RouteFiles(for: files, in: folder)
    apps = AppFiles(for: files, in: folder)
  }

  /// What sentences find by its name.
  var shelves: Shelves { Shelves(routes: routes.shelf, apps: apps.shelf) }
  /// What is wrong with files that features name.
  var problems: [Problem] { routes.problems + apps.problems }
  /// What is odd about files that can be used all the same.
  var warnings: [Problem] { routes.warnings }
  /// The files that were read.
  var paths: [String] { routes.paths + apps.paths }
}
