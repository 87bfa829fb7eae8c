package import DeviceInterface

extension Region {
  /// What a phone watches of a circle; nil for one that is not on the earth.
  package init?(_ circle: CLCircularRegion) {
    guard let center = Position(circle.center), let radius = Distance(meters: circle.radius) else {
      return nil
    }
    self.init(
      id: circle.identifier, center: center, radius: radius, notifiesOnEntry: circle.notifyOnEntry,
      notifiesOnExit: circle.notifyOnExit)
  }
}
