/// What on the phone takes or brings power now; as long as it is the same, the charge follows a straight line.
struct PowerDemand: Hashable, Sendable {
  /// Whether the phone is on.
  var isOn: Bool
  /// Whether a charger is connected.
  var isCharging: Bool
  /// Whether the charge falls at all.
  var isDraining: Bool
  /// Whether the screen is on.
  var isScreenOn: Bool
  /// Whether the power saver is on.
  var isSaving: Bool
  /// Whether the receiver measures without a break for a request of one fix.
  var isSeekingFix: Bool
  /// Whether updates are delivered one after the other.
  var isUpdating: Bool
  /// How often the app wants them; `nil` leaves it to the platform.
  var interval: Duration?
  /// How accurate the app wants them, in metres.
  var accuracyMeters: Int
  /// Whether sound is heard.
  var isPlaying: Bool
  /// Whether the phone looks for a network.
  var isSearching: Bool
}
