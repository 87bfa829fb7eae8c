import DeviceSimulator
import ScenarioRunner

/// The worlds in which scenarios begin, one for each profile: made once, and copied for each scenario.
///
/// Opening the servers of all apps takes longer than most scenarios take, and few scenarios need more than one of them.
final class WorldPrototypes: Sendable {
  private let iOS: World
  private let android: World

  /// Makes the worlds in which scenarios can name the apps.
  init(apps: [any App.Type], servers real: RealServers) {
    let servers = ([BareApp.self] + apps).map { $0.openServer() }
    iOS = World(.iOS, servers, real)
    android = World(.android, servers, real)
  }

  /// Returns a copy in which the scenario begins; every profile's name comes from `World.profiles(forTags:)`.
  func world(for setup: ScenarioSetup) -> World {
    var world = setup.profile == "Android" ? android : iOS
    world.begin(setup)
    return world
  }
}

extension Phone {
  /// A fresh phone of the profile, with the bare app.
  init(withBareAppOn profile: Profile) {
    self.init(profile: profile, seed: 0)
    do throws(PhoneError) {
      try install(BareApp.manifest)
    } catch {
      preconditionFailure("a fresh phone takes any app: \(error)")
    }
    // What was arranged before the scenario began is not part of what happens in it.
    _ = drainLog()
  }
}
