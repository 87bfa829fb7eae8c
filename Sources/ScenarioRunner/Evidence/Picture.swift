/// A structured drawing of the device: all that is to be seen on it, so that each report can draw it in its own way.
public struct Picture: Hashable, Sendable {
  /// The family of devices, which decides the look.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case iOS
    /// An Android phone.
    case android
  }

  /// What fills the screen.
  public enum Front: Hashable, Sendable {
    /// The app.
    case app(AppPicture)
    /// The home screen with the app's icon, where one is installed.
    case home(appName: String?)
    /// The app's page in the device's settings.
    case settings(SettingsPicture)
    /// The lock screen.
    case locked
    /// A phone call, which rings until it is accepted.
    case call(isAccepted: Bool)
    /// Nothing, as the device is off.
    case off
  }

  /// The family of devices.
  public var platform: Platform
  /// The row at the top of the screen.
  public var statusBar: StatusBar
  /// What fills the screen.
  public var front: Front
  /// The notifications that are shown outside the app, oldest first.
  public var notifications: [NotificationPicture]
  /// The system's question above everything else, if there is one.
  public var alert: DialogPicture?

  /// Creates a picture.
  public init(
    platform: Platform, statusBar: StatusBar, front: Front,
    notifications: [NotificationPicture] = [], alert: DialogPicture? = nil
  ) {
    self.platform = platform
    self.statusBar = statusBar
    self.front = front
    self.notifications = notifications
    self.alert = alert
  }
}
