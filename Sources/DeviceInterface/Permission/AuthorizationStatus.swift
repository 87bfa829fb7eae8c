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
