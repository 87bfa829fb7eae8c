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

  /// Asks as well, and does something when the user has answered, whatever the answer is; at once where that is so already.
  package static func ask(then action: @escaping () -> Void) {
    let center = LocationCenter.shared
    guard center.facts.permission.status == .notDetermined else { return action() }
    center.afterAnswer.append(action)
    ask()
  }
}
