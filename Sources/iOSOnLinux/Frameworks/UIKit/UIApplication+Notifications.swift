public import Foundation
internal import VirtualTime

/// What is posted about the app's life.
///
/// Whoever asks for one of these names wants to hear of it, and so the phone is listened to from then on.
extension UIApplication {
  /// The address of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The address of the page in Settings on the app's notifications.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The app's start is told.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    heard("UIApplicationDidFinishLaunchingNotification")
  }

  /// The app is in front, with the user's touches.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    heard("UIApplicationDidBecomeActiveNotification")
  }

  /// Something is about to cover the app.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    heard("UIApplicationWillResignActiveNotification")
  }

  /// The app is out of sight.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    heard("UIApplicationDidEnterBackgroundNotification")
  }

  /// The app is about to come to the front again; not at its start.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    heard("UIApplicationWillEnterForegroundNotification")
  }

  /// The clock was set; here, a new day alone is no such change.
  public nonisolated class var significantTimeChangeNotification: Notification.Name {
    heard("UIApplicationSignificantTimeChangeNotification")
  }

  /// The phone was unlocked for the first time, and files can be read (`I-96`).
  public nonisolated class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    heard("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// The app is about to be ended, which the simulated phone does without a word.
  @available(*, deprecated, message: "never posted: the phone ends an app without a word")
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// The phone is short of memory, of which the simulated phone says nothing before it ends an app.
  @available(*, deprecated, message: "never posted: the phone ends an app without a word")
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  nonisolated static func heard(_ name: String) -> Notification.Name {
    attachment
    return Notification.Name(name)
  }

  private nonisolated static let attachment: Void = { Task { @MainActor in attach() } }()

  /// Has the app and the device hear what the phone tells.
  static func attach() {
    HostPhone.listen(for: "UIKit") {
      UIApplication.shared.receive($0)
      UIDevice.current.receive($0)
    }
  }
}
