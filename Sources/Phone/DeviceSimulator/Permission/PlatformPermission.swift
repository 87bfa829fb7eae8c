import DeviceInterface

/// An app's location permission on the platform at hand.
enum PlatformPermission: Hashable, Sendable {
  /// The permission of an app on iOS.
  case iOS(IOSPermissionMachine)
  /// The permissions of an app on Android.
  case android(AndroidPermissionMachine)

  init(_ platform: PlatformKind) {
    switch platform {
    case .iOS: self = .iOS(IOSPermissionMachine())
    case .android: self = .android(AndroidPermissionMachine())
    }
  }

  /// The permission as the app sees it.
  var permission: Permission {
    switch self {
    case .iOS(let machine): machine.permission
    case .android(let machine): machine.permission
    }
  }

  /// Whether the app is advised to explain itself before asking (`A-21`); never on iOS.
  var shouldExplain: Bool {
    switch self {
    case .iOS: false
    case .android(let machine): machine.shouldExplain
    }
  }
}

/// A permission that a scenario puts in place as if the user or a policy had decided it earlier.
public enum PresetPermission: String, Hashable, Sendable, CaseIterable {
  /// Never asked.
  case notAsked
  /// A policy forbids location (`I-04`, `A-22`).
  case restricted
  /// A policy grants location, in the background too, and the user cannot change it (`A-22`); Android only.
  case grantedByPolicy
  /// Refused, so that the app cannot ask any more.
  case denied
  /// Refused once, so that the app may ask once more (`A-20`); Android only.
  case deniedOnce
  /// Allowed once; it lapses as every such grant does (`I-37`, `A-34`).
  case once
  /// Allowed while the app is in use.
  case whileInUse
  /// Always, with the question to the user still to come (`I-16`); iOS only.
  case provisionalAlways
  /// Allowed at any time.
  case always
}

/// The short time for which an app counts as in use after the last of what kept it so has ended (`I-36`).
///
/// The front keeps it in use, and so do updates in the background: an app that leaves the front with such updates
/// has its short time when they end, and one that starts and stops them again in that time has it once more.
struct InUseGrace: Hashable, Sendable {
  /// What an observation leads to.
  enum Change: Hashable, Sendable {
    /// The short time begins now.
    case begins
    /// It is over before its end, as something keeps the app in use again.
    case isCancelled
  }

  private(set) var isRunning = false
  private var wasKept = false

  /// Takes in whether something keeps the app in use now; returns what follows, if anything.
  mutating func observe(isKept: Bool) -> Change? {
    defer { wasKept = isKept }
    if isKept {
      guard isRunning else { return nil }
      isRunning = false
      return .isCancelled
    }
    guard wasKept else { return nil }
    isRunning = true
    return .begins
  }

  mutating func end() { isRunning = false }
}
