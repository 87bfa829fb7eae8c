import CucumberExpressions
public import DeviceInterface
public import ScenarioRunner

/// The contents of files that scenarios can name.
public protocol ShelvedContent: Hashable, Sendable {
  /// The folder in which such files lie, beside features or above them.
  static var folder: String { get }
  /// How the names of such files end, with the dot.
  static var ending: String { get }
  /// What messages call one of them, and several.
  static var nouns: (one: String, many: String) { get }
}

extension Route: ShelvedContent {
  /// Routes lie together.
  public static var folder: String { "routes" }
  /// They are tracks of GPS receivers.
  public static var ending: String { ".gpx" }
  /// Routes.
  public static var nouns: (one: String, many: String) { ("route", "routes") }
}

/// The routes that scenarios can name.
public typealias RouteShelf = FileShelf<Route>

/// The files of one kind that scenarios can name, read before the run by whoever may read files.
///
/// A scenario names a file as it lies beside its feature file, such as `routes/old-town.gpx`; where there is none,
/// the folders above are looked through, the nearest first.
public struct FileShelf<Content: ShelvedContent>: Hashable, Sendable {
  /// The knowledge of a file.
  public enum Entry: Hashable, Sendable {
    /// It was read.
    case content(Content)
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

  /// Returns what stands in the file that a scenario of a feature file names.
  ///
  /// - Throws: `InvalidStep`, which names the files there are.
  public func content(_ name: String, for uri: String) throws(InvalidStep) -> Content {
    for folder in Self.folders(above: uri) {
      switch entries[folder + name] {
      case .content(let content): return content
      case .broken:
        throw InvalidStep(
          "The \(Content.nouns.one) \"\(name)\" cannot be read.",
          notes: ["What is wrong with \(folder + name) is told with the problems of the run."])
      case .unread:
        throw InvalidStep(
          "The \(Content.nouns.one) \"\(name)\" was not read.",
          notes: ["Write the name of \(folder + name) in full in the feature file."])
      case nil: continue
      }
    }
    throw missing(name, for: uri)
  }

  /// The most files that a message names.
  private static var namesMax: Int { 10 }

  private func missing(_ name: String, for uri: String) -> InvalidStep {
    let names = names(for: uri)
    var notes: [Note] = []
    if let nearest = Self.nearest(to: name, in: names) {
      notes.append("Did you mean \(named: nearest)?")
    }
    if names.isEmpty {
      notes.append(
        "There are no \(Content.nouns.many) beside the feature file: expected them in \(Content.folder)/*\(Content.ending)."
      )
    } else {
      let more = names.count > Self.namesMax ? " and \(names.count - Self.namesMax) more" : ""
      let list = names.prefix(Self.namesMax).map { "\"\($0)\"" }.joined(separator: ", ")
      notes.append("The \(Content.nouns.many) here are \(list)\(more).")
    }
    return InvalidStep("There is no \(Content.nouns.one) \"\(name)\".", notes: notes)
  }

  /// The names by which the scenarios of a feature file can call files, the nearest folder's first.
  private func names(for uri: String) -> [String] {
    var names: [String] = []
    for folder in Self.folders(above: uri) {
      for path in paths where path.hasPrefix(folder) {
        let name = String(path.dropFirst(folder.count))
        // What lies deeper belongs to other features; what was found nearer hides what lies farther.
        if name.hasPrefix(Content.folder + "/"), !names.contains(name) { names.append(name) }
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

/// The body of a server's answer, as it lies in a file beside a feature.
public struct AnswerText: ShelvedContent {
  /// The JSON.
  let text: String

  /// Takes the text of a file, which is JSON.
  public init(_ text: String) { self.text = text }

  /// Answers lie together.
  public static var folder: String { "answers" }
  /// They are JSON.
  public static var ending: String { ".json" }
  /// Answers.
  public static var nouns: (one: String, many: String) { ("answer", "answers") }
}

/// The answers of servers that scenarios can name.
public typealias AnswerShelf = FileShelf<AnswerText>
