/// What an app on iOS declares to do in the background, in `UIBackgroundModes`.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Location updates (`I-50`).
  public static let location = BackgroundModes(rawValue: 1)
  /// Sound that goes on in the background.
  public static let audio = BackgroundModes(rawValue: 2)
}
