public import DeviceInterface

/// A question about location that Android puts to the user for a request of the app.
public struct AndroidPrompt: Hashable, Sendable {
  /// Which question it is.
  public enum Kind: Hashable, Sendable {
    /// The first question; with the choice between precise and approximate or without (`A-11`, `A-12`, `A-14`).
    case foreground(choosesAccuracy: Bool)
    /// The question for precise location where approximate is granted for good (`A-16`).
    case preciseUpgrade
    /// The question for precise location where approximate is granted this time only (`A-16`).
    case preciseUpgradeOnce
    /// Not a dialog: the app's page in Settings, opened for the background permission (`A-28`).
    case backgroundInSettings
  }

  /// Which question it is.
  public var kind: Kind
  /// What the app asked for.
  public var requested: AndroidPermissions
  /// What an answer decides; less than was asked where the rest is settled (`A-16`, `A-23`).
  public var decides: AndroidPermissions
}
