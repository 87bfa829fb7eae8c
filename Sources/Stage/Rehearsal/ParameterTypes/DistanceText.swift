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
