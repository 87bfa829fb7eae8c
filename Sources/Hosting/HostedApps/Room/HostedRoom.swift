public import BackendSimulator
public import DeviceInterface
public import DeviceSimulator
import Processes
public import Rehearsal
public import ScenarioRunner

/// The room of all apps in processes of their own; which of them is meant, a sentence says by its name.
public enum HostedRoom: App {
  /// The line to the app.
  public typealias Process = HostedProcess
  /// What only an app with its real manifests can get wrong.
  public typealias Observer = DeclarationWatch

  /// What stands for the name of any of them.
  public static let name = "app in a process of its own"
  /// What scenarios call its server.
  public static let serverName = "app's server"
  /// What an app declares stands in its own files.
  public static let manifest = AppManifest(name: "App")
  /// What an app says stands in its `app.json`.
  public static let words = AppWords()
  /// The sentence that puts one on the phone.
  public static let installation = "Given the app \"…\" is installed"
  /// It is installed by its name.
  public static let isInstalledByName = false

  /// A server that knows nothing by itself.
  public static func makeServer() -> ScriptedServer { ScriptedServer() }
}

/// The sentences about apps in processes of their own.
public enum HostedSteps {
  /// Adds them, with the apps that they can name.
  public static func add(to library: inout StepLibrary<World>, _ shelf: AppShelf) {
    library.subject("Apps in processes of their own")
    library.given(
      "the app {string} is installed",
      "Puts the app on the phone that an app.json beside the feature file, or above it, describes.",
      example: "the app \"Near me\" is installed"
    ) { (world: inout World, name: String) in
      try install(shelf.app(name, for: world.uri), in: &world)
    }
    library.given(
      "the app may end by itself",
      "Takes an end of the app's process that nobody but itself has brought about for a crash, not for a fault.",
      example: "the app may end by itself"
    ) { (world: inout World) in
      try world.configure(HostedRoom.self) { $0.mayEnd = true }
    }
  }

  private static func install(_ app: AppDescription, in world: inout World) throws {
    let profile = world.phone.profile
    guard let manifest = app.manifest(for: profile) else {
      let file = profile.platform == .iOS ? "infoPlist" : "androidManifest"
      throw InvalidStep(
        "The app \"\(app.name)\" declares nothing to \(profile.name).",
        notes: [
          "Name its file as \"\(file)\" in \(app.file), or tag the scenario for the other platform."
        ])
    }
    try world.install(
      HostedRoom.self,
      configured: HostedProcess.Configuration(
        app, seed: world.seed, keepsAnswers: world.isCompared), manifest)
  }
}

/// The processes of all apps that have one of their own.
public enum HostedApps {
  /// Ends what was started for whoever comes next: an app has changed, and they are of before.
  public static func endSpares() { ProcessPool.drain() }

  /// Ends every process that is left, and deletes their homes; does nothing where none was started.
  public static func close() {
    ProcessPool.drain()
    RunFolder.close()
  }
}
