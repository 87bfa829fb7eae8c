import DeviceInterface

/// For what a region is watched, which tells two regions of one name apart.
enum WatchedRegion: Hashable, Sendable {
  /// For the app, which is told under the region's name.
  case ofApp(id: String)
  /// For the notification with the id, which the system shows.
  case ofNotification(id: String)
}
