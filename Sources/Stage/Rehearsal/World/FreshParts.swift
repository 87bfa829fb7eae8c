import DeviceSimulator

/// What every world holds before its scenario has said anything: made once, and copied for each scenario.
///
/// Opening the servers of all apps takes longer than most scenarios take, and few scenarios need more than one of them.
struct FreshParts: Sendable {
  /// The servers of all apps, the bare one's first.
  let servers: [AppServer]
  /// The app that is there until a scenario names another one.
  let app = InstalledApp(BareApp.self)
  private let iPhone: Phone
  private let androidPhone: Phone

  /// Makes the parts of worlds in which scenarios can name the apps.
  init(apps: [any App.Type]) {
    servers = ([BareApp.self] + apps).map { $0.openServer() }
    iPhone = Self.phone(.iOS)
    androidPhone = Self.phone(.android)
  }

  /// A fresh phone of the profile, with the bare app, whose chances follow from the seed.
  ///
  /// Every name comes from `World.profiles(forTags:)`.
  func phone(named name: String, seed: UInt64) -> Phone {
    var phone = name == "Android" ? androidPhone : iPhone
    phone.seed(with: seed)
    return phone
  }

  private static func phone(_ profile: Profile) -> Phone {
    var phone = Phone(profile: profile, seed: 0)
    do throws(PhoneError) {
      try phone.install(BareApp.manifest)
    } catch {
      preconditionFailure("a fresh phone takes any app: \(error)")
    }
    // What was arranged before the scenario began is not part of what happens in it.
    _ = phone.drainLog()
    return phone
  }
}
