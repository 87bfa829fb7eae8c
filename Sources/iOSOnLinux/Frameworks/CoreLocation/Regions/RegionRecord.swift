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

/// A circle that is watched, as it stands in a file of the app's home.
package struct RegionRecord: Codable {
  private let id: String
  private let circle: CircleRecord
  private let onEntry: Bool
  private let onExit: Bool

  /// Describes a circle.
  package init(_ region: CLCircularRegion) {
    (id, circle) = (region.identifier, CircleRecord(region.center, region.radius))
    (onEntry, onExit) = (region.notifyOnEntry, region.notifyOnExit)
  }

  /// The circle again.
  package var region: CLCircularRegion {
    let region = CLCircularRegion(center: circle.center, radius: circle.radius, identifier: id)
    (region.notifyOnEntry, region.notifyOnExit) = (onEntry, onExit)
    return region
  }
}

/// A circle on the earth, as it stands in a file of the app's home.
struct CircleRecord: Codable {
  private let latitude: Double
  private let longitude: Double
  let radius: Double

  init(_ center: CLLocationCoordinate2D, _ radius: Double) {
    (latitude, longitude, self.radius) = (center.latitude, center.longitude, radius)
  }

  var center: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
