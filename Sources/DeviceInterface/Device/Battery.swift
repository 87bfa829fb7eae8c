/// The battery as an app can read it.
public struct Battery: Hashable, Sendable {
  /// The charge, 0 to 100.
  public var percentage: Int
  /// Whether the phone is connected to power.
  public var isCharging: Bool

  /// Creates a battery; full and not connected unless said otherwise.
  public init(percentage: Int = 100, isCharging: Bool = false) {
    self.percentage = percentage
    self.isCharging = isCharging
  }
}
