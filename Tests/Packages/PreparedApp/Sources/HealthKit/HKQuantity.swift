/// Stands in for HealthKit: of its classes the app uses only this one, and its unit.
public final class HKQuantity: CustomStringConvertible {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// The number and its unit.
  public var description: String { "\(Int(value.rounded())) \(unit.name)" }
}

/// A unit of length.
public final class HKUnit {
  let name: String

  private init(_ name: String) { self.name = name }

  /// Metres.
  public static func meter() -> HKUnit { HKUnit("m") }
}
