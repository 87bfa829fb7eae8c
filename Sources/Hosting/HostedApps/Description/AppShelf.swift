import ScenarioRunner

/// The apps that scenarios can name, read before the run by whoever may read files.
///
/// An `app.json` lies beside the features, or above them; the nearest one with the name is meant.
public struct AppShelf: Sendable {
  private var apps: [(folder: String, app: AppDescription)] = []
  /// Files that are called so and describe no app, with the reason.
  private var others: [(folder: String, path: String, reason: String)] = []

  /// Creates an empty shelf.
  public init() {}

  /// Adds an app that lies in a folder; the path ends with a slash, or is empty.
  public mutating func add(_ app: AppDescription, in folder: String) { apps.append((folder, app)) }

  /// Notes that a file of the name describes no app, in words that follow "it".
  public mutating func passOver(_ path: String, in folder: String, because reason: String) {
    others.append((folder, path, reason))
  }

  /// Whether a scenario of a feature file that names the app means the one that the `app.json` describes.
  public func means(_ file: String, by name: String, for uri: String) -> Bool {
    (try? app(name, for: uri))?.file == file
  }

  /// The apps that declare something to Android, by name and `app.json`.
  public var androidApps: [(name: String, file: String)] {
    apps.filter { $0.app.manifests.android != nil }.map { ($0.app.name, $0.app.file) }
  }

  /// The names of all apps.
  public var names: [String] { apps.map(\.app.name) }

  /// Returns the app that a scenario of a feature file names; throws `InvalidStep`, which says which apps there are.
  func app(_ name: String, for uri: String) throws(InvalidStep) -> AppDescription {
    let near = apps.filter { uri.hasPrefix($0.folder) }
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    if let found = near.first(where: { $0.app.name == name }) { return found.app }
    guard !near.isEmpty else {
      throw InvalidStep(
        "There is no app \"\(name)\".",
        notes: [
          "An app in a process of its own is described in an app.json beside the feature file, or above it."
        ]
          + others.filter { uri.hasPrefix($0.folder) }.map {
            "There is \($0.path), but it \($0.reason)."
          })
    }
    let list = near.map { "\"\($0.app.name)\"" }.joined(separator: ", ")
    throw InvalidStep("There is no app \"\(name)\".", notes: ["The apps here are \(list)."])
  }
}
