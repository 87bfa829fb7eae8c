internal import Foundation

/// A file in the app's home that tells the next process what this one knew.
struct HomeFile<Value: Codable> {
  private let url: URL

  init(_ name: String) {
    url = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
  }

  /// Returns what was written last; nil where nothing was.
  func read() -> Value? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  func write(_ value: Value) {
    // Where a home cannot be written to, only the next process knows less than on a phone.
    try? JSONEncoder().encode(value).write(to: url, options: .atomic)
  }
}

/// A circle on the earth, as it stands in such a file.
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
