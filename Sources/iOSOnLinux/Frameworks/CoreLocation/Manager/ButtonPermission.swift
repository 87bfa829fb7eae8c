internal import DeviceInterface

/// The permission that a button asks for without a manager of the app's, and every manager.
package enum ButtonPermission {
  /// Asks for positions while the app is in use; nothing happens where the user has answered (`I-08`).
  package static func ask() {
    let center = LocationCenter.shared
    if center.facts.permission.status == .notDetermined {
      center.ask(.askForPermission(.whenInUse))
    }
  }
}
