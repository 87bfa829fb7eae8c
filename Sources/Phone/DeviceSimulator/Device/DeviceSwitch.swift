/// Something on the device that is on or off.
public enum DeviceSwitch: String, Hashable, Sendable, CaseIterable {
  /// Low Power Mode (`I-76`) or Battery Saver (`A-46`).
  case powerSaving = "power saving"
  /// Background App Refresh (`I-75`).
  case backgroundRefresh = "Background App Refresh"
  /// The app's notifications, on its page in Settings.
  case notifications = "the app's notifications"
  /// The app's right to set exact alarms (`A-74`).
  case exactAlarms = "exact alarms"
  /// Airplane mode (`I-05`).
  case airplaneMode = "airplane mode"
  /// The binding of a visible process to the app (`A-37`).
  case binding = "binding by a visible process"
  /// Android's location accuracy: whether networks tell where the phone is (`A-81`).
  case networkLocation = "Location Accuracy"
  /// Android's search for networks and beacons around (`A-81`).
  case wiFiScanning = "Wi-Fi scanning"
}
