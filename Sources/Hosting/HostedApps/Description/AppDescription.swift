public import DeviceInterface
import DeviceSimulator
import Processes
import ScenarioRunner

/// An app in a process of its own, as its `app.json` describes it.
public struct AppDescription: Sendable {
  /// What sentences call it.
  public let name: String
  /// The path of the `app.json`, as reports have it.
  public let file: String
  /// What it declares, by platform; `nil` where there is no manifest for it.
  let manifests: Manifests
  /// Everything that it can say beside what it has shown.
  let words: AppWords
  /// The program and its arguments.
  package let command: [String]
  /// The variables that it gets beside those that every app gets.
  let environment: [String: String]
  /// The folder of the `app.json`, as the system knows it.
  let folder: String
  /// How long it may take to start, in seconds.
  let startSeconds: Int
  /// How long it may take for an answer, in seconds.
  let answerSeconds: Int
  /// How much of the machine's memory it may have, with all that it starts, in megabytes.
  let memoryMegabytes: Int

  /// The declarations of an app to each platform.
  struct Manifests: Sendable {
    var iOS: AppManifest?
    /// What it declares to an API level of Android.
    var android: (@Sendable (_ apiLevel: Int) -> AppManifest)?
  }

  /// Returns what it declares to a version of a platform; `nil` where there is no manifest for it.
  func manifest(for profile: Profile) -> AppManifest? {
    switch profile.platform {
    case .iOS: manifests.iOS
    case .android: manifests.android?(profile.apiLevel)
    }
  }

  /// What tells it from every other app of the machine.
  var identity: String { ([folder, file] + command).joined(separator: "\u{0}") }

  /// What starts the app, with the folder where it keeps its files.
  func launch(home: String) -> Launch {
    var variables = environment
    // The same on every machine; nothing else of the environment is passed on.
    variables["HOME"] = home
    // Foundation asks the list of users where a home is, unless it is told.
    variables["CFFIXED_USER_HOME"] = home
    variables["TMPDIR"] = home
    variables["TZ"] = "UTC"
    variables["LANG"] = "C.UTF-8"
    variables["PYTHONHASHSEED"] = "0"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return Launch(
      command: command,
      environment: variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      folder: folder)
  }
}

extension AppDescription {
  /// Describes an app that declares everything to both platforms, and says nothing beside what it shows.
  package init(name: String, command: [String], in folder: String) {
    let everything = AppManifest(name: name)
    self.init(
      name: name, file: folder + "/app.json",
      manifests: Manifests(iOS: everything, android: { _ in everything }), words: AppWords(),
      command: command, environment: [:], folder: folder, startSeconds: 30, answerSeconds: 10,
      memoryMegabytes: AppFile.usualMegabytes)
  }
}

/// The apps that scenarios can name, read before the run by whoever may read files.
///
/// An `app.json` lies beside the features, or above them; the nearest one with the name is meant.
public struct AppShelf: Sendable {
  private var apps: [(folder: String, app: AppDescription)] = []
  /// Files that are called so and describe no app, with the reason.
  private var others: [(folder: String, path: String, reason: String)] = []

  /// Whether the apps may be started; they are programs, which could do anything.
  private var isTrusted = true

  /// Creates an empty shelf.
  public init() {}

  /// The same apps, none of which can be put on a phone: whoever names one is told why.
  public var untrusted: AppShelf {
    var shelf = self
    shelf.isTrusted = false
    return shelf
  }

  /// Adds an app that lies in a folder; the path ends with a slash, or is empty.
  public mutating func add(_ app: AppDescription, in folder: String) { apps.append((folder, app)) }

  /// Notes that a file of the name describes no app, in words that follow "it".
  public mutating func passOver(_ path: String, in folder: String, because reason: String) {
    others.append((folder, path, reason.hasSuffix(".") ? reason : reason + "."))
  }

  /// Whether a scenario of a feature file that names the app means the one that the `app.json` describes.
  public func means(_ file: String, by name: String, for uri: String) -> Bool {
    (try? app(name, for: uri))?.file == file
  }

  /// The apps that declare something to Android, by name and `app.json`.
  public var androidApps: [(name: String, file: String)] {
    apps.filter { $0.app.manifests.android != nil }.map { ($0.app.name, $0.app.file) }
  }

  /// The platforms to which each app declares something, in the order of the apps, with its name and `app.json`.
  public var platforms: [(name: String, file: String, platforms: [PlatformKind])] {
    apps.map { _, app in
      let hasManifest: [(PlatformKind, Bool)] = [
        (.iOS, app.manifests.iOS != nil), (.android, app.manifests.android != nil),
      ]
      return (app.name, app.file, hasManifest.filter(\.1).map(\.0))
    }
  }

  /// The names of all apps.
  public var names: [String] { apps.map(\.app.name) }

  /// Returns the app that a scenario of a feature file names; throws `InvalidStep`, which says which apps there are.
  func app(_ name: String, for uri: String) throws(InvalidStep) -> AppDescription {
    let near = apps.filter { uri.hasPrefix($0.folder) }
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    if let found = near.first(where: { $0.app.name == name }) {
      guard isTrusted else {
        throw InvalidStep(
          "The app \"\(name)\" is a program of this folder, and is not trusted.",
          notes: [
            "A program may do anything, so none is started unasked. If you know what it does, start again with --trust."
          ])
      }
      return found.app
    }
    let passedOver = others.filter { uri.hasPrefix($0.folder) }.map { other in
      Note("There is \(other.path), but it \(other.reason)")
    }
    guard !near.isEmpty else {
      throw InvalidStep(
        "There is no app \"\(name)\".",
        notes: [
          "An app in a process of its own is described in an app.json beside the feature file, or above it."
        ] + passedOver)
    }
    let list = near.map { "\"\($0.app.name)\"" }.joined(separator: ", ")
    throw InvalidStep(
      "There is no app \"\(name)\".", notes: ["The apps here are \(list)."] + passedOver)
  }
}
