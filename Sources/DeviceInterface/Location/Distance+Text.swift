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
