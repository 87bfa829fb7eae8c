public import Foundation

/// The subject of a measurement, which decides in which unit a locale writes it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// Its name in the tables of languages; nil for the unit as it is.
  let name: String?

  /// Whatever it is.
  public static var general: Self { Self(name: "default") }

  /// The unit as it is.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Somebody's size.
  public static var person: Self { Self(name: "person") }
  /// Somebody's size, in feet and inches where people say it so.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A way, as signposts tell it.
  public static var road: Self { Self(name: "road") }
  /// How far a lens reaches.
  public static var focalLength: Self { Self(name: "default") }
  /// Rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Somebody's temperature.
  public static var person: Self { Self(name: "person") }
  /// The air's.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Somebody's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension Measurement where UnitType: Dimension {
  /// A measurement as a text, such as "1.8 km".
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a unit's name.
    public enum UnitWidth: String, Hashable, Codable, Sendable {
      /// As in "3 kilometres".
      case wide = "unit-width-full-name"
      /// As in "3 km".
      case abbreviated = "unit-width-short"
      /// As in "3km".
      case narrow = "unit-width-narrow"
    }

    /// How long the unit's name is.
    public var width: UnitWidth
    /// The language and the preferred units.
    public var locale: Locale
    /// What writes the number; nil leaves it to what is measured.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Whether temperatures have no letter, as in "21°".
    public var hidesScaleName = false

    /// Makes a style; where no usage is named, the locale's general one is meant.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as a text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let unit = value.unit
      guard let name = UnitNames.name(of: unit) else {
        return "\((numberFormatStyle ?? .number).locale(locale).format(value.value)) \(unit.symbol)"
      }
      if hidesScaleName, unit is UnitTemperature { return bare(value) }
      let usage = usage?.name.map { " usage/\($0)" } ?? ""
      return text(value.value, "unit/\(name) \(width.rawValue)\(usage)") ?? value.description
    }

    /// The same for another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Degrees are those of the locale, as others are, but nobody reads of which scale.
    private func bare(_ value: Measurement<UnitType>) -> String {
      var degrees = value.value
      if let usage = usage?.name, let name = UnitNames.name(of: value.unit) {
        degrees =
          UnitText(degrees, skeleton: "unit/\(name) usage/\(usage)", locale: locale)?.number
          ?? degrees
      }
      return text(degrees, "measure-unit/temperature-generic \(width.rawValue)")
        ?? value.description
    }

    private func text(_ value: Double, _ skeleton: String) -> String? {
      guard let style = numberFormatStyle?.locale(locale) else {
        return UnitText(value, skeleton: skeleton, locale: locale)?.text
      }
      return UnitText.text(value, skeleton: skeleton, locale: locale) { style.format($0) }
    }
  }

  /// The measurement by a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in the phone's language and units, as in "1.8 km".
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Measurements as texts, such as "1.8 km".
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
