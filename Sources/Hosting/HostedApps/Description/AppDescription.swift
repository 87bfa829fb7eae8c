import DeviceInterface
import DeviceSimulator
import Processes

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
  let command: [String]
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

  /// What an app declares to each platform.
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
