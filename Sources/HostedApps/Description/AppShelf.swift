import ScenarioRunner

/// The apps that scenarios can name, read before the run by whoever may read files.
///
/// An `app.json` lies beside the features, or above them; the nearest one with the name is meant.
public struct AppShelf: Sendable {
  private var apps: [(folder: String, app: AppDescription)] = []

  /// Creates an empty shelf.
  public init() {}

  /// Adds an app that lies in a folder; the path ends with a slash, or is empty.
  public mutating func add(_ app: AppDescription, in folder: String) { apps.append((folder, app)) }

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
        ])
    }
    let list = near.map { "\"\($0.app.name)\"" }.joined(separator: ", ")
    throw InvalidStep("There is no app \"\(name)\".", notes: ["The apps here are \(list)."])
  }
}
