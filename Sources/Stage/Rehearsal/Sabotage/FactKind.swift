import DeviceInterface

/// A kind of fact that an app can go on reading as it was when its process began.
public enum FactKind: String, Hashable, Sendable, CaseIterable {
  /// The permission.
  case permission = "the permission"
  /// Location Services.
  case locationServices = "the switch of Location Services"
  /// The network.
  case network = "the network"
  /// The clocks.
  case clock = "the time"
  /// The battery and the saving of power.
  case power = "the battery"
  /// Whether the app's notifications are seen.
  case notifications = "the switch of notifications"
  /// What is stored.
  case storage = "what is stored"
  /// How much room there is.
  case room = "the room in storage"
  /// Where the audio is.
  case audio = "where the audio is"

  /// Puts back what was there when the process began.
  func age(_ facts: inout Facts, to first: Facts) {
    switch self {
    case .permission:
      facts.permission = first.permission
      facts.shouldExplainPermission = first.shouldExplainPermission
    case .locationServices: facts.locationServicesEnabled = first.locationServicesEnabled
    case .network: facts.isOnline = first.isOnline
    case .clock: (facts.uptime, facts.wallClock) = (first.uptime, first.wallClock)
    case .power: (facts.battery, facts.isSavingPower) = (first.battery, first.isSavingPower)
    case .notifications: facts.notificationsEnabled = first.notificationsEnabled
    case .storage: facts.storage = first.storage
    case .room: facts.storageFreeBytes = first.storageFreeBytes
    case .audio: facts.audioPosition = first.audioPosition
    }
  }

  /// Whether it has changed since then.
  func differs(_ facts: Facts, from first: Facts) -> Bool {
    var aged = facts
    age(&aged, to: first)
    return aged != facts
  }
}
