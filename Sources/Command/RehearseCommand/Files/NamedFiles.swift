import DeviceInterface
import HostedApps
import Rehearsal
import ScenarioRunner

/// The files beside the features that scenarios name: routes, apps in processes of their own, and phrases.
struct NamedFiles {
  private let phrases: PhraseFiles
  private let routes: RouteFiles
  private let answers: AnswerFiles
  private let apps: AppFiles

  init(for files: FeatureFiles, in folder: WorkingFolder) {
    phrases = PhraseFiles(for: files, in: folder)
    routes = RouteFiles(for: files, phrases, in: folder)
    answers = AnswerFiles(for: files, phrases, in: folder)
    apps = AppFiles(for: files, phrases, in: folder)
  }

  /// What sentences find by its name.
  var surroundings: Surroundings {
    Surroundings(routes: routes.shelf, answers: answers.shelf, apps: apps.shelf)
  }
  /// What is wrong with files that features name.
  var problems: [Problem] { phrases.problems + routes.problems + answers.problems + apps.problems }
  /// What is odd about files that can be used all the same.
  var warnings: [Problem] { routes.warnings + answers.warnings }
  /// The files that were read.
  var paths: [String] { phrases.paths + routes.paths + answers.paths + apps.paths }

  /// Whether a feature can find any of them beside it or in a folder above it, the working folder apart, which all are in.
  func isNeeded(by uri: String) -> Bool {
    paths.contains { path in
      let owner = Self.owner(of: path)
      return !owner.isEmpty && uri.hasPrefix(owner + "/")
    }
  }

  /// The folder whose features find a file: routes and answers lie in a folder of their own in it.
  private static func owner(of path: String) -> String {
    let folder = FilePath.parent(of: path)
    let isShelf = [Route.folder, AnswerText.folder].contains(FilePath.lastName(of: folder))
    return isShelf ? FilePath.parent(of: folder) : folder
  }

  /// The phrases that features may use beside the steps of a library.
  func phrases<World>(beside library: StepLibrary<World>) -> PhraseBook {
    PhraseBook(phrases.sources, beside: library)
  }
}
