/// The permission to use location as an app sees it: a status and an accuracy, always delivered together (`I-32`).
public struct Permission: Hashable, Sendable {
  /// The app's authorization status.
  public var status: AuthorizationStatus
  /// The accuracy the user allows; meaningless until the status allows location (`I-41`).
  public var accuracy: AccuracyAuthorization

  /// Creates a permission, with full accuracy unless said otherwise.
  public init(_ status: AuthorizationStatus, accuracy: AccuracyAuthorization = .full) {
    self.status = status
    self.accuracy = accuracy
  }
}

/// What an app may learn about its permission to use the phone's location.
///
/// The names are CoreLocation's (`I-01`); an Android host maps its three permissions onto them. What the
/// platforms hide from an app (Allow Once, provisional Always, counted denials) has no case here.
public enum AuthorizationStatus: String, Hashable, Sendable, CaseIterable {
  /// The user has not been asked, or a temporary grant has lapsed.
  case notDetermined
  /// A policy forbids location and the user cannot change that (`I-04`, `A-22`).
  case restricted
  /// The user said no, or on iOS the device's Location Services are off (`I-05`).
  case denied
  /// The app may use location while it is in use (`I-36`, `A-02`).
  case whenInUse
  /// The app may use location at any time.
  case always

  /// Whether the status lets the app receive locations while it is in use.
  public var allowsLocation: Bool {
    switch self {
    case .notDetermined, .restricted, .denied: false
    case .whenInUse, .always: true
    }
  }
}

/// How precise the positions are that the user lets an app receive (`I-41`, `A-63`).
public enum AccuracyAuthorization: String, Hashable, Sendable, CaseIterable {
  /// The receiver's own accuracy.
  case full
  /// An area of kilometres: iOS's reduced accuracy, Android's approximate location.
  case reduced
}

/// A set of Android's three location permissions (`A-01`).
public struct AndroidPermissions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `ACCESS_COARSE_LOCATION`: approximate location.
  public static let coarse = AndroidPermissions(rawValue: 1)
  /// `ACCESS_FINE_LOCATION`: precise location.
  public static let fine = AndroidPermissions(rawValue: 2)
  /// `ACCESS_BACKGROUND_LOCATION`: location at any time.
  public static let background = AndroidPermissions(rawValue: 4)
}

/// What an app asks the user for.
public enum PermissionRequest: Hashable, Sendable {
  /// Location while the app is in use (`I-08`; on Android fine and coarse together, `A-12`).
  case whenInUse
  /// Location at any time (`I-13`; on Android the background permission, `A-28`).
  case always
  /// Full accuracy for a while, for the purpose named by the key (`I-46`); iOS only.
  case temporaryFullAccuracy(purposeKey: String)
  /// Exactly these Android permissions, in one request (`A-12` to `A-17`, `A-26`); Android only.
  case android(AndroidPermissions)
}

/// How an Android permission request ended, as its result callback tells the app (`A-18`).
public enum PermissionResult: Hashable, Sendable {
  /// The request was answered: these of the requested permissions are now granted, the rest are not.
  case answered(granted: AndroidPermissions)
  /// The request was interrupted: both arrays were empty.
  case cancelled
}
