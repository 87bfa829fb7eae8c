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
