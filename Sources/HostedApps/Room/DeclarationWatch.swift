import DeviceSimulator
public import Rehearsal

/// Watches for requests that come to nothing as the app's own files do not declare what they need.
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
    guard case .ignored(let ignored) = moment,
      let lack = Self.lacks.first(where: { $0.0 == ignored })
    else { return nil }
    return InvariantViolation(rule: Self.rule, happened: "\(lack.1) (\(ignored)).")
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
