import DeviceInterface
import DeviceSimulator
import Testing

/// A phone with an app that only listens: what it was told is kept, and the test asks on its behalf.
struct PlayedPhone: Hashable {
  var phone: Phone
  /// What the app was told, in order.
  var told: [Signal] = []
  /// Everything that happened, in order.
  var events: [PhoneEvent] = []

  /// A phone with the app installed.
  init(
    _ profile: Profile, seed: UInt64 = 1, manifest: AppManifest = AppManifest(name: "Pets")
  ) throws {
    phone = Phone(profile: profile, seed: seed)
    try phone.install(manifest)
    settle()
  }

  /// A phone with the app opened, and what it was told until then forgotten; its notifications are seen unless wanted otherwise.
  init(
    opened profile: Profile, permission: PresetPermission = .notAsked,
    manifest: AppManifest = AppManifest(name: "Pets"), notifies: Bool = true
  ) throws {
    try self.init(profile, manifest: manifest)
    try phone.preset(permission)
    if notifies { try phone.setNotificationsEnabled(true) }
    try phone.openApp()
    settle()
    forget()
  }

  /// Takes every event that is due.
  mutating func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<1_000 {
      guard let event = phone.nextEvent() else { return }
      events.append(event)
      if case .signal(let signal) = event { told.append(signal) }
    }
    Issue.record("the phone does not settle", sourceLocation: sourceLocation)
  }

  /// Forgets what the app was told so far.
  mutating func forget() {
    told = []
    events = []
  }

  /// Lets the app ask for something.
  mutating func ask(_ request: Request) {
    phone.perform(request)
    settle()
  }

  /// Lets time pass.
  mutating func pass(_ duration: Duration) {
    let target = phone.now + duration
    settle()
    while let due = phone.nextDeadline, due <= target {
      phone.advance(to: due)
      settle()
    }
    phone.advance(to: target)
    settle()
  }

  /// Does something to the phone, and takes every event that follows at once.
  mutating func act(_ change: (inout Phone) throws -> Void) rethrows {
    try change(&phone)
    settle()
  }
}
