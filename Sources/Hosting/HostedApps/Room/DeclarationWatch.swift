import DeviceInterface
import DeviceSimulator
public import Rehearsal

/// A watch for requests that come to nothing as the app's own files do not declare what they need.
///
/// For a flow a missing key is no fault of its own: there is no build. Here the files are those that ship.
public struct DeclarationWatch: AppObserver {
  /// The line to the app.
  public typealias Process = HostedProcess

  static let rule = "An app asks only for what its Info.plist or AndroidManifest.xml declares."

  /// Begins to watch.
  public init() {}

  /// Finds a request that the platform ignores for want of a declaration.
  public mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    switch moment {
    case .ignored(let ignored):
      Self.lacks.first { $0.0 == ignored }
        .map { InvariantViolation(rule: Self.rule, happened: "\($0.1) (\(ignored)).") }
    case .undeclared(let declaration):
      InvariantViolation(rule: Self.rule, happened: Self.words(declaration))
    case .sessionBegan, .told, .requested, .dialogAppeared:
      // Nothing was refused.
      nil
    }
  }

  private static func words(_ missing: Declaration) -> String {
    switch missing {
    case .foregroundService, .locationService:
      "The app started a foreground service, but its AndroidManifest.xml has no <uses-permission> for "
        + "android.permission.\(missing) (A-66)."
    case .locationServiceType:
      "The app started a foreground service of type location, but its AndroidManifest.xml has no <service> with "
        + "\(missing) (A-66)."
    case .activityRecognition:
      "The app asked how the phone moves, but its AndroidManifest.xml has no <uses-permission> for "
        + "android.permission.\(missing)."
    case .notifications:
      "The app posted a notification, but its AndroidManifest.xml has no <uses-permission> for "
        + "android.permission.\(missing)."
    case .exactAlarms:
      "The app set an exact alarm, but its AndroidManifest.xml has no <uses-permission> for "
        + "android.permission.\(missing) (A-74)."
    case .motionUsage:
      "The app asked how the phone moves, but its Info.plist does not say what for: \(missing)."
    case .workIdentifier(let name):
      "The app deferred the work \"\(name)\", but BGTaskSchedulerPermittedIdentifiers of its Info.plist does not "
        + "have it (I-95)."
    case .workMode(let kind):
      "The app deferred work, but UIBackgroundModes of its Info.plist has no "
        + (kind == .refresh ? "fetch (I-95)." : "processing (I-95).")
    }
  }

  private static let lacks: [(RuleID, String)] = [
    (
      .iOS(12),
      "The app asked for permission, but its Info.plist does not say what for: "
        + "NSLocationWhenInUseUsageDescription, for Always also NSLocationAlwaysAndWhenInUseUsageDescription"
    ),
    (
      .iOS(46),
      "The app asked for full accuracy for a purpose that is not under "
        + "NSLocationTemporaryUsageDescriptionDictionary in its Info.plist"
    ),
    (
      .iOS(50),
      "The app asked for updates in the background, but UIBackgroundModes of its Info.plist has no location"
    ),
    (
      .android(1),
      "The app asked for a permission for which its AndroidManifest.xml has no <uses-permission>"
    ),
  ]
}
