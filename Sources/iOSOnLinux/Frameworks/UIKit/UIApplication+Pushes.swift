internal import DeviceInterface
internal import Foundation
internal import VirtualTime

/// The outcome of what the app has fetched for a push.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing.
  case noData = 1
  /// Nothing could be fetched.
  case failed = 2
}

/// Pushes of the app's server (`I-103`).
extension UIApplication {
  /// Whether the app is registered for pushes; kept over processes.
  public var isRegisteredForRemoteNotifications: Bool { PushRegistration().isThere }

  /// Registers the app for pushes, and hands the delegate the token of the phone a little later.
  ///
  /// Before the first unlock there is none, and the delegate is told so.
  public func registerForRemoteNotifications() {
    guard let vendor = UIDevice.current.identifierForVendor else {
      // The number by which simulators have said so.
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "the phone waits for its first unlock"])
      Task { @MainActor in
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
      return
    }
    PushRegistration().set(true)
    HostPhone.require(for: "UIKit").ask(.registerForPushes)
    let token = withUnsafeBytes(of: vendor.uuid) { Data($0) + Data($0) }
    Task { @MainActor in
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }
  }

  /// Lets no pushes reach the app any more; the phone still wakes it for those that are silent.
  public func unregisterForRemoteNotifications() { PushRegistration().set(false) }

  /// Hands a silent push to the delegate: the fields of a JSON object, or the text under `data`.
  func receivePush(_ text: String) {
    guard isRegisteredForRemoteNotifications, let delegate else { return }
    let fields = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    let content: [AnyHashable: Any] =
      fields ?? [
        "aps": ["content-available": 1], "data": text,
      ]
    delegate.application(self, didReceiveRemoteNotification: content) { _ in
      // The phone gives every push the same time.
    }
  }
}
