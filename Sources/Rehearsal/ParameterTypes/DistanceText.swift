public import DeviceInterface

/// The words in which scenarios write a distance: "10 m", "2.5 km", "300 metres".
public enum DistanceText {
  /// What has the shape of a distance.
  static let pattern = "\\d+(?:\\.\\d+)? ?(?:kilometres|kilometers|metres|meters|km|m)"
  /// How far something may be off for a check of it to mean anything.
  static let nearness = Distance(centimeters: 1)...Distance.kilometers(100)

  /// Reads a distance, or returns `nil` where the text is none or is longer than a million kilometres.
  public static func parse(_ text: String) -> Distance? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(String(number)), amount <= 1e9 else { return nil }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    return Distance(meters: unit.hasPrefix("k") ? amount * 1_000 : amount)
  }
}
