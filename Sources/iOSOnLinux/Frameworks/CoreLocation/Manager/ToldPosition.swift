internal import DeviceInterface

/// The newest position that the app was told, for the frameworks that show it.
package enum ToldPosition {
  /// The position; nil where there is none, or where the app may not know any more.
  package static var newest: CLLocation? {
    let center = LocationCenter.shared
    return center.facts.permission.status.allowsLocation ? center.newest : nil
  }
}
