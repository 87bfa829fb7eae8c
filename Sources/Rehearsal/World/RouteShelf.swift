import CucumberExpressions
public import DeviceInterface
public import ScenarioRunner

/// The routes that scenarios can name, read before the run by whoever may read files.
///
/// A scenario names a route as it lies beside its feature file, such as `routes/old-town.gpx`; where there is none,
/// the folders above are looked through, the nearest first.
public struct RouteShelf: Hashable, Sendable {
  /// What is known of a route file.
  public enum Entry: Hashable, Sendable {
    /// It was read.
    case route(Route)
    /// It cannot be used; its problems are reported elsewhere.
    case broken
    /// It is there, but nothing names it, so it was not read.
    case unread
  }

  private var entries: [String: Entry] = [:]
  /// The paths, in the order in which they were added.
  private var paths: [String] = []

  /// Creates an empty shelf.
  public init() {}

  /// Adds a file under its path as reports have it; a second one of the path replaces the first.
  public mutating func add(_ entry: Entry, at path: String) {
    if entries.updateValue(entry, forKey: path) == nil { paths.append(path) }
  }

  /// Returns the route that a scenario of a feature file names.
  ///
  /// - Throws: `InvalidStep`, which names the routes there are.
  public func route(_ name: String, for uri: String) throws(InvalidStep) -> Route {
    for folder in Self.folders(above: uri) {
      switch entries[folder + name] {
      case .route(let route): return route
      case .broken:
        throw InvalidStep(
          "The route \"\(name)\" cannot be read.",
          notes: ["What is wrong with \(folder + name) is told with the problems of the run."])
      case .unread:
        throw InvalidStep(
          "The route \"\(name)\" was not read.",
          notes: ["Write the name of \(folder + name) in full in the feature file."])
      case nil: continue
      }
    }
    throw missing(name, for: uri)
  }

  /// The most routes that a message names.
  private static let namesMax = 10

  private func missing(_ name: String, for uri: String) -> InvalidStep {
    let names = names(for: uri)
    var notes: [String] = []
    if let nearest = Self.nearest(to: name, in: names) {
      notes.append("Did you mean \"\(nearest)\"?")
    }
    if names.isEmpty {
      notes.append("There are no routes beside the feature file: expected them in routes/*.gpx.")
    } else {
      let more = names.count > Self.namesMax ? " and \(names.count - Self.namesMax) more" : ""
      let list = names.prefix(Self.namesMax).map { "\"\($0)\"" }.joined(separator: ", ")
      notes.append("The routes here are \(list)\(more).")
    }
    return InvalidStep("There is no route \"\(name)\".", notes: notes)
  }

  /// The names by which the scenarios of a feature file can call routes, the nearest folder's first.
  private func names(for uri: String) -> [String] {
    var names: [String] = []
    for folder in Self.folders(above: uri) {
      for path in paths where path.hasPrefix(folder) {
        let name = String(path.dropFirst(folder.count))
        // What lies deeper belongs to other features; what was found nearer hides what lies farther.
        if name.hasPrefix("routes/"), !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func nearest(to name: String, in names: [String]) -> String? {
    let wanted = Array(name.unicodeScalars.prefix(200))
    let best = names.map { ($0, EditDistance.between(wanted, Array($0.unicodeScalars))) }
      .min { $0.1 < $1.1 }
    // Each replaced letter counts twice.
    return best.flatMap { $0.1 <= max(4, wanted.count * 2 / 3) ? $0.0 : nil }
  }

  /// The folders of a path with a slash behind them, the nearest first; the last one is empty.
  private static func folders(above uri: String) -> [String] {
    var folders: [String] = []
    var rest = uri[...]
    while let slash = rest.lastIndex(of: "/") {
      folders.append(String(rest[...slash]))
      rest = rest[..<slash]
    }
    return uri.hasPrefix("/") ? folders : folders + [""]
  }
}
