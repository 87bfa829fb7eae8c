import AppParts
import DeviceSimulator

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

  /// What an app declares to each platform.
  struct Manifests: Sendable {
    var iOS: AppManifest?
    var android: AppManifest?
  }

  /// What tells it from every other app of the machine.
  var identity: String { ([folder, file] + command).joined(separator: "\u{0}") }

  /// What starts the app, with the folder where it keeps its files.
  func launch(home: String) -> Launch {
    var variables = environment
    // The same on every machine; nothing else of the environment is passed on.
    variables["HOME"] = home
    variables["TMPDIR"] = home
    variables["TZ"] = "UTC"
    variables["LANG"] = "C.UTF-8"
    variables["PYTHONHASHSEED"] = "0"
    return Launch(
      command: command,
      environment: variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      folder: folder)
  }
}
