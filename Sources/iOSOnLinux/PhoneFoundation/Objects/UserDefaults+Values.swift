public import Foundation

/// Values by their keys, as every object has them on a phone.
extension UserDefaults {
  /// Returns what is kept under a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps something under a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NotificationCenter {
  /// Posts a notification without anything else; a protocol of the app's may ask for just this.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }
}

extension URL {
  /// Begins the use of a file of another app's; there are none here, and the app's own may always be used.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file of another app's.
  public func stopAccessingSecurityScopedResource() {}
}
