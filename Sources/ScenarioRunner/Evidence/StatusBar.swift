/// The row at the top of a device's screen.
public struct StatusBar: Hashable, Sendable {
  /// A sign that location is used.
  public enum LocationSign: String, Hashable, Sendable, CaseIterable {
    /// A hollow arrow: location may be used under conditions.
    case hollowArrow
    /// A solid arrow: location is used now.
    case solidArrow
    /// The blue pill around the clock: location is used in the background.
    case pill
    /// The dot of privacy: location is used now.
    case dot
  }

  /// The time, such as `08:00`.
  public var clock: String
  /// Whether there is a network.
  public var isOnline: Bool
  /// Whether airplane mode is on.
  public var isInAirplaneMode: Bool
  /// The charge of the battery, 0 to 100.
  public var batteryPercentage: Int
  /// Whether the battery is being charged.
  public var isCharging: Bool
  /// Whether the device saves energy.
  public var isSavingPower: Bool
  /// The signs that location is used.
  public var locationSigns: [LocationSign]

  /// Creates a status bar of a full battery and a network.
  public init(
    clock: String, isOnline: Bool = true, isInAirplaneMode: Bool = false,
    batteryPercentage: Int = 100, isCharging: Bool = false, isSavingPower: Bool = false,
    locationSigns: [LocationSign] = []
  ) {
    self.clock = clock
    self.isOnline = isOnline
    self.isInAirplaneMode = isInAirplaneMode
    self.batteryPercentage = batteryPercentage
    self.isCharging = isCharging
    self.isSavingPower = isSavingPower
    self.locationSigns = locationSigns
  }
}
