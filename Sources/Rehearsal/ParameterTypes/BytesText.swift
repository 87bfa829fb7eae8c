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
