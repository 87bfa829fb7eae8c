public import Foundation

/// Measurements as texts, such as "3.1 km", by the preferred units of a locale.
open class MeasurementFormatter: Formatter {
  /// The choice of the unit that is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Takes the options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement itself.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit in which the number is neither large nor small, as in "800 m".
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without a letter, as in "21°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written; where nothing is said, lengths, speeds, masses and temperatures are those of the locale,
  /// as in "0.8 km".
  open var unitOptions: UnitOptions = []
  /// How long the unit's name is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the preferred units.
  open var locale: Locale = PhoneLanguage.locale
  /// What writes the number: three digits behind the point at most, unless it is changed.
  open var numberFormatter: NumberFormatter = PhoneLanguage.numberFormatter()

  /// Makes a formatter that writes the locale's units by their symbols.
  public override init() { super.init() }

  /// Nobody archives a formatter here.
  public required init?(coder: NSCoder) { nil }

  /// A measurement as a text.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
    let unit: Unit = measurement.unit
    guard let dimension = unit as? Dimension else { return text(measurement.value, unit) }
    let value = Measurement(value: measurement.value, unit: dimension)
    if unitOptions.contains(.providedUnit) { return text(value.value, dimension) }
    if unitOptions.contains(.naturalScale) { return text(value.value, dimension, " usage/default") }
    let preferred = value.converted(to: preferredUnit(dimension))
    return text(preferred.value, preferred.unit)
  }

  /// The name of a unit, as in "km".
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit),
      let text = UnitText.text(
        0, skeleton: "unit/\(name) \(width)", locale: locale, digits: { _ in "" })
    else { return unit.symbol }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// A measurement as a text; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let length as Measurement<UnitLength>: string(from: length)
    case let speed as Measurement<UnitSpeed>: string(from: speed)
    case let any as Measurement<Unit>: string(from: any)
    case let any as Measurement<Dimension>: string(from: any)
    default: nil
    }
  }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .medium: "unit-width-short"
    case .long: "unit-width-full-name"
    @unknown default: "unit-width-short"
    }
  }

  private func text(_ value: Double, _ unit: Unit, _ usage: String = "") -> String {
    let digits = { (number: Double) in
      self.numberFormatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
    let isBare = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
    let name = UnitNames.name(of: unit).map { "unit/\($0)\(usage)" }
    return (isBare ? "measure-unit/temperature-generic" : name).flatMap {
      UnitText.text(value, skeleton: "\($0) \(width)", locale: locale, digits: digits)
    } ?? "\(digits(value)) \(unit.symbol)"
  }

  /// What people of the locale measure in; other kinds stay as they are.
  private func preferredUnit(_ unit: Dimension) -> Dimension {
    let system = locale.measurementSystem
    return switch unit {
    case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
    case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitMass: system == .us ? UnitMass.pounds : UnitMass.kilograms
    case is UnitTemperature: system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    default: unit
    }
  }
}
