import DeviceInterface
import DeviceSimulator

/// The words for permissions: the platforms' own, and those that users of other tools type.
///
/// The first word for a value is the one that documentation uses.
enum PermissionWords {
  /// What can be decided about an app.
  static let presets: [(word: String, value: PresetPermission)] = [
    ("not determined", .notAsked), ("notDetermined", .notAsked), ("not asked", .notAsked),
    ("never asked", .notAsked), ("unset", .notAsked),
    ("while using", .whileInUse), ("while using the app", .whileInUse),
    ("when in use", .whileInUse), ("whenInUse", .whileInUse), ("inuse", .whileInUse),
    ("always", .always), ("allowed all the time", .always),
    ("denied", .denied), ("never", .denied), ("not allowed", .denied),
    ("denied once", .deniedOnce), ("restricted", .restricted),
    ("granted by policy", .grantedByPolicy),
    ("allowed once", .once), ("once", .once), ("only this time", .once),
    ("provisional always", .provisionalAlways),
  ]

  /// What an app can read.
  static let statuses: [(word: String, value: AuthorizationStatus)] = [
    ("not determined", .notDetermined), ("notDetermined", .notDetermined),
    ("while using", .whenInUse), ("when in use", .whenInUse), ("whenInUse", .whenInUse),
    ("inuse", .whenInUse), ("always", .always), ("denied", .denied), ("restricted", .restricted),
  ]

  /// How precise positions may be.
  static let accuracies: [(word: String, value: AccuracyAuthorization)] = [
    ("full", .full), ("precise", .full), ("reduced", .reduced), ("approximate", .reduced),
  ]

  /// One or more of Android's three permissions.
  static let androidPattern = "(?:\(oneAndroid))(?:(?:, | and )(?:\(oneAndroid)))*"

  private static let oneAndroid = "coarse|fine|background"

  /// The set that the words name.
  static func androidPermissions(_ text: String) -> AndroidPermissions {
    var permissions: AndroidPermissions = []
    if text.contains("coarse") { permissions.insert(.coarse) }
    if text.contains("fine") { permissions.insert(.fine) }
    if text.contains("background") { permissions.insert(.background) }
    return permissions
  }
}
