public import DeviceInterface

/// The words in which scenarios write a distance: "10 m", "2.5 km", "300 metres".
public enum DistanceText {
  /// What has the shape of a distance.
  static let pattern = "\\d+(?:\\.\\d+)? ?(?:kilometres|kilometers|metres|meters|km|m)"
  /// How far something may be off for a check of it to mean anything.
  static let nearness = Distance(centimeters: 1)...Distance.kilometers(100)
  /// The longest distance: half the way around the earth, from where every way leads back.
  static let longest = Distance.kilometers(20_000)
  /// The longest way, which may lead around the earth more than once.
  static let longestWay = Distance.kilometers(1_000_000)
  /// What a distance is, for what is none.
  static let expected =
    "a distance such as \"2.5 km\", at most \(longest): half the way around the earth"

  /// Reads a distance, or returns `nil` where the text is none or is longer than half the way around the earth.
  public static func parse(_ text: String) -> Distance? { parse(text, atMost: longest) }

  /// Reads the length of a way, or returns `nil` where the text is none or is longer than a million kilometres.
  public static func parseWay(_ text: String) -> Distance? { parse(text, atMost: longestWay) }

  private static func parse(_ text: String, atMost longest: Distance) -> Distance? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(String(number)) else { return nil }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    let distance = Distance(meters: unit.hasPrefix("k") ? amount * 1_000 : amount)
    return distance.flatMap { $0 <= longest ? $0 : nil }
  }
}

/// A speed in whole millimetres per second, so that every machine moves alike.
struct Speed: Hashable, Sendable {
  /// The speed in millimetres per second, more than zero.
  let millimetersPerSecond: Int

  /// Reads "5 km/h" or "1.5 m/s", or returns `nil` where the text is no speed between walking and flying.
  init?(text: String) {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(String(number)), amount > 0, amount <= 10_000 else { return nil }
    let isPerHour = text.hasSuffix("km/h")
    let millimeters = amount * 1_000 * (isPerHour ? 1_000.0 / 3_600.0 : 1) + 0.5
    guard millimeters >= 1 else { return nil }
    millimetersPerSecond = Int(millimeters)
  }
}

/// A direction of the compass.
enum Direction: String, Hashable, Sendable, CaseIterable {
  case north
  case northeast
  case east
  case southeast
  case south
  case southwest
  case west
  case northwest

  /// The angle from north in degrees, clockwise.
  var bearingDegrees: Double {
    switch self {
    case .north: 0
    case .northeast: 45
    case .east: 90
    case .southeast: 135
    case .south: 180
    case .southwest: 225
    case .west: 270
    case .northwest: 315
    }
  }
}

/// The words in which scenarios write an amount of storage: "200 kB", "10 MB".
enum BytesText {
  private static let units: [(name: String, bytes: Double)] = [
    ("byte", 1), ("kB", 1e3), ("MB", 1e6), ("GB", 1e9),
  ]

  /// Reads an amount in bytes, or returns `nil` where the text is none or is more than 1000 GB.
  static func parse(_ text: String) -> Int? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let amount = Double(String(number)), amount <= 1e12,
      let factor = units.first(where: { unit.hasPrefix($0.name) })?.bytes
    else { return nil }
    let bytes = amount * factor + 0.5
    return bytes <= 1e12 + 1 ? Int(bytes) : nil
  }
}

extension TimeOfDay {
  /// Reads "08:15" or "08:15:30", or returns `nil` where the text is no time of day.
  init?(text: String) {
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard parts.count == 2 || parts.count == 3 else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: parts.count == 3 ? parts[2] : 0)
  }
}

/// The words in which scenarios write a time zone: "UTC+2", "UTC-05:30".
enum TimeZoneText {
  /// Reads the distance from UTC in seconds, or returns `nil` where there is no such zone.
  static func parse(_ text: String) -> Int? {
    let rest = text.dropFirst(3)
    guard let sign = rest.first else { return 0 }
    let parts = rest.dropFirst().split(separator: ":").map { Int($0) ?? -1 }
    guard let hours = parts.first, hours >= 0 else { return nil }
    let minutes = parts.count > 1 ? parts[1] : 0
    guard (0...59).contains(minutes) else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    let offset = sign == "-" ? -seconds : seconds
    return (-12 * 3_600...14 * 3_600).contains(offset) ? offset : nil
  }

  /// Writes the zone as it is read: "UTC", "UTC+2", "UTC-05:30".
  static func render(_ offset: Int) -> String {
    guard offset != 0 else { return "UTC" }
    let (hours, minutes) = (abs(offset) / 3_600, abs(offset) / 60 % 60)
    let rest = minutes == 0 ? "" : ":" + (minutes < 10 ? "0" : "") + String(minutes)
    return "UTC" + (offset < 0 ? "-" : "+") + String(hours) + rest
  }
}

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
  static var names: [String] { all.map(\.name) }

  /// Returns the position of the named place.
  static func position(of name: String) -> Position? {
    all.first { $0.name == name }.flatMap {
      Position(latitudeE7: $0.latitudeE7, longitudeE7: $0.longitudeE7)
    }
  }
}
