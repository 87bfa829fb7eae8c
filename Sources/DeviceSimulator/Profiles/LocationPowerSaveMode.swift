/// What Battery Saver does to locations on Android; a device uses one of five modes (`A-46`).
public enum LocationPowerSaveMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case noChange = "no change"
  /// No satellites while the screen is off; what is left is coarse.
  case satellitesOffWithScreen = "satellites off with screen"
  /// No locations while the screen is off.
  case allOffWithScreen = "all off with screen"
  /// Locations only to apps in front and to foreground services.
  case foregroundOnly = "foreground only"
  /// Rare locations while the screen is off.
  case throttledWithScreenOff = "throttled with screen off"
}
