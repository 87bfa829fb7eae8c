internal import Foundation

/// Notifications from servers, which reach no phone here: whoever registers for them is told so.
extension UIApplication {
  /// Whether servers can reach the app: false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Tells the delegate, a little later, that servers cannot reach the app.
  public func registerForRemoteNotifications() {
    // The number by which simulators have said so.
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "no server reaches the phone here"])
    Task { @MainActor in
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Ends what has never begun.
  public func unregisterForRemoteNotifications() {}
}
