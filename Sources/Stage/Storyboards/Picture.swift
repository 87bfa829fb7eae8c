public import DeviceInterface

/// A structured drawing of the device: all that is to be seen on it, so that each report can draw it in its own way.
public struct Picture: Hashable, Sendable {
  /// The family of devices, which decides the look.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case iOS
    /// An Android phone.
    case android
  }

  /// The thing that fills the screen.
  public enum Front: Hashable, Sendable {
    /// The app, frozen at that moment.
    case app(Screen)
    /// The home screen with the app's icon, where one is installed.
    case home(appName: String?)
    /// The device's settings, with the app's page where there is one.
    case settings(SettingsPicture?)
    /// Another app, which was opened with an address such as `tel:112`.
    case otherApp(address: String)
    /// No screen of this device, but a page that somebody else has before them elsewhere.
    case page(of: String, Screen)
    /// The lock screen.
    case locked
    /// A phone call, which rings until it is accepted.
    case call
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
  public var alert: AlertPicture?
  /// Whether a phone call comes in, above whatever fills the screen.
  public var isRinging: Bool
  /// The time to the second, which no status bar shows, such as `08:00:05`.
  public var time: String

  /// Creates a picture.
  public init(
    platform: Platform, statusBar: StatusBar, front: Front,
    notifications: [NotificationPicture] = [], alert: AlertPicture? = nil,
    isRinging: Bool = false, time: String = ""
  ) {
    (self.platform, self.statusBar, self.front) = (platform, statusBar, front)
    (self.notifications, self.alert, self.isRinging) = (notifications, alert, isRinging)
    self.time = time
  }
}

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
    (self.clock, self.isOnline, self.isInAirplaneMode) = (clock, isOnline, isInAirplaneMode)
    (self.batteryPercentage, self.isCharging) = (batteryPercentage, isCharging)
    (self.isSavingPower, self.locationSigns) = (isSavingPower, locationSigns)
  }
}

/// A question of the system above everything else.
public struct AlertPicture: Hashable, Sendable {
  /// What is asked, with the buttons that answer it.
  public var dialog: Dialog
  /// Whether precise location is chosen; nil where there is no such choice.
  public var isPrecise: Bool?

  /// Creates a question.
  public init(_ dialog: Dialog, isPrecise: Bool? = nil) {
    (self.dialog, self.isPrecise) = (dialog, isPrecise)
  }
}

/// A notification that is shown outside the app.
public struct NotificationPicture: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The text under it; empty where there is none.
  public var text: String

  /// Creates a notification.
  public init(title: String, text: String = "") { (self.title, self.text) = (title, text) }
}

/// The page of an app in the device's settings.
public struct SettingsPicture: Hashable, Sendable {
  /// The app's name.
  public var title: String
  /// The lines to choose from, in the order shown.
  public var choices: [String]
  /// The line that is ticked, from 0.
  public var selected: Int?
  /// The label of the switch for precise location.
  public var preciseLabel: String
  /// Whether that switch is on; nil where the page shows none.
  public var isPrecise: Bool?
  /// Whether the user can change anything.
  public var isEnabled: Bool

  /// Creates a page.
  public init(
    title: String, choices: [String], selected: Int?, preciseLabel: String = "",
    isPrecise: Bool? = nil, isEnabled: Bool = true
  ) {
    (self.title, self.choices, self.selected) = (title, choices, selected)
    (self.preciseLabel, self.isPrecise, self.isEnabled) = (preciseLabel, isPrecise, isEnabled)
  }
}
