/// A set of Android's three location permissions (`A-01`).
public struct AndroidPermissions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `ACCESS_COARSE_LOCATION`: approximate location.
  public static let coarse = AndroidPermissions(rawValue: 1)
  /// `ACCESS_FINE_LOCATION`: precise location.
  public static let fine = AndroidPermissions(rawValue: 2)
  /// `ACCESS_BACKGROUND_LOCATION`: location at any time.
  public static let background = AndroidPermissions(rawValue: 4)
}
