import DeviceInterface

/// The places that scenarios can call by name.
enum Places {
  /// Names with latitude and longitude in 1e-7 degrees, in alphabetical order.
  private static let all: [(name: String, latitudeE7: Int32, longitudeE7: Int32)] = [
    ("Berlin", 525_200_000, 134_050_000),
    ("Gdańsk", 543_520_000, 186_466_000),
    ("Kraków", 500_614_000, 199_366_000),
    ("Lublin", 512_465_000, 225_684_000),
    ("Poznań", 524_064_000, 169_252_000),
    ("Warsaw", 522_297_000, 210_122_000),
    ("Wrocław", 511_079_000, 170_385_000),
    ("Zakopane", 492_992_000, 199_496_000),
    ("Łódź", 517_592_000, 194_560_000),
  ]

  /// The names, in alphabetical order of their code points.
  static var names: [String] {
    all.map(\.name)
  }

  /// Returns the position of the named place.
  static func position(of name: String) -> Position? {
    all.first { $0.name == name }.flatMap {
      Position(latitudeE7: $0.latitudeE7, longitudeE7: $0.longitudeE7)
    }
  }
}
