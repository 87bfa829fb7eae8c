public import DeviceInterface

/// The distance travelled is the length of the recorded route (`campaign:7.2`).
public enum DistanceEqualsRoute {
  static let rule = "The distance equals the length of the recorded route."

  /// Compares a distance that the app gives with the way along the points, a centimetre of rounding for each.
  public static func check(
    _ distance: Distance, length: Distance, pointCount: Int
  ) -> InvariantViolation? {
    let difference = abs(distance.centimeters - length.centimeters)
    guard difference > Int64(pointCount) + 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app counts \(distance), and the recorded route is \(length) long.")
  }
}
