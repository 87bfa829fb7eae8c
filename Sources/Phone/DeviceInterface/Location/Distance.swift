/// A length on the ground in whole centimetres, so that every machine compares it alike.
public struct Distance: Hashable, Sendable, Comparable {
  /// The length in centimetres.
  public let centimeters: Int64

  /// Creates a distance from centimetres.
  public init(centimeters: Int64) {
    self.centimeters = centimeters
  }

  /// Creates a distance from metres, rounded to the nearest centimetre, or `nil` beyond ±1e12 metres.
  public init?(meters: Double) {
    guard abs(meters) <= 1e12 else { return nil }
    self.centimeters = DeterministicMath.nearestInteger(meters * 100)
  }

  /// No distance at all.
  public static let zero = Distance(centimeters: 0)

  /// Returns a distance of so many metres.
  public static func meters(_ meters: Int) -> Distance {
    Distance(centimeters: Int64(meters) * 100)
  }

  /// Returns a distance of so many kilometres.
  public static func kilometers(_ kilometers: Int) -> Distance {
    Distance(centimeters: Int64(kilometers) * 100_000)
  }

  /// The length in metres.
  public var meters: Double { Double(centimeters) / 100 }

  /// The length in metres, rounded to the nearest whole one.
  public var wholeMeters: Int64 {
    (centimeters + (centimeters < 0 ? -50 : 50)) / 100
  }

  /// Tells whether one distance is shorter than another.
  public static func < (left: Distance, right: Distance) -> Bool {
    left.centimeters < right.centimeters
  }

  /// Returns the sum of two distances.
  public static func + (left: Distance, right: Distance) -> Distance {
    Distance(centimeters: left.centimeters + right.centimeters)
  }

  /// Returns what is left of one distance when another is taken away.
  public static func - (left: Distance, right: Distance) -> Distance {
    Distance(centimeters: left.centimeters - right.centimeters)
  }
}

extension Distance {
  /// Creates a distance from a decimal number of kilometres, such as "50" or "2.5", or `nil` where it is none.
  public init?(kilometersText text: some StringProtocol) {
    guard let centimeters = DecimalText.parse(Substring(text), decimals: 5) else { return nil }
    self.init(centimeters: centimeters)
  }

  /// The length in kilometres as a decimal number without trailing zeros, such as "2.5".
  public var kilometersText: String { DecimalText.render(centimeters, decimals: 5) }
}

extension Distance: CustomStringConvertible {
  /// The distance as people write it: "7.25 m", "850 m", "2.5 km".
  public var description: String {
    abs(centimeters) < 100_000
      ? DecimalText.render(centimeters, decimals: 2) + " m"
      : kilometersText + " km"
  }
}
