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
