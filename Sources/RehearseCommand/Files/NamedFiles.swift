import HostedApps
import Rehearsal
import ScenarioRunner

/// The files beside the features that scenarios name: routes, apps in processes of their own, and phrases.
struct NamedFiles {
  private let phrases: PhraseFiles
  private let routes: RouteFiles
  private let apps: AppFiles

  init(for files: FeatureFiles, in folder: WorkingFolder) {
    phrases = PhraseFiles(for: files, in: folder)
    routes = RouteFiles(for: files, phrases, in: folder)
    apps = AppFiles(for: files, phrases, in: folder)
  }

  /// What sentences find by its name.
  var surroundings: Surroundings { Surroundings(routes: routes.shelf, apps: apps.shelf) }
  /// What is wrong with files that features name.
  var problems: [Problem] { phrases.problems + routes.problems + apps.problems }
  /// What is odd about files that can be used all the same.
  var warnings: [Problem] { routes.warnings }
  /// The files that were read.
  var paths: [String] { phrases.paths + routes.paths + apps.paths }

  /// The phrases that features may use beside the steps of a library.
  func phrases<World>(beside library: StepLibrary<World>) -> PhraseBook {
    PhraseBook(phrases.sources, beside: library)
  }
}
