import DeviceInterface

/// An app's location permission on the platform at hand.
enum PlatformPermission: Hashable, Sendable {
  /// The permission of an app on iOS.
  case iOS(IOSPermissionMachine)
  /// The permissions of an app on Android.
  case android(AndroidPermissionMachine)

  /// Creates the permission of a newly installed app.
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
