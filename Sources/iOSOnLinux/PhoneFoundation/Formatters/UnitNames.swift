internal import Foundation
internal import _FoundationICU

/// The names of units in the tables of languages that Foundation brings along, by kind and symbol.
enum UnitNames {
  /// The name of a unit; nil for those that apps make themselves.
  static func name(of unit: Unit) -> String? {
    names.first { unit.isEqual($0.unit) }?.name
  }

  private typealias Named = (unit: Unit, name: String)

  // Foundation's units are shared objects that nobody changes; they are not declared so.
  private static var names: [Named] { lengths + masses + speeds + times + amounts }

  private static var lengths: [Named] {
    [
      (UnitLength.meters, "meter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
      (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
      (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
      (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
      (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var masses: [Named] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
      (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
      (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
      (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    ]
  }

  private static var speeds: [Named] {
    [
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
    ]
  }

  private static var times: [Named] {
    [
      (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
      (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
      (UnitAngle.revolutions, "revolution"),
    ]
  }

  private static var amounts: [Named] {
    [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"), (UnitPressure.hectopascals, "hectopascal"),
      (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.millibars, "millibar"),
      (UnitPressure.bars, "bar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"),
      (UnitEnergy.calories, "calorie"), (UnitEnergy.kilocalories, "kilocalorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.watts, "watt"),
      (UnitPower.kilowatts, "kilowatt"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareFeet, "square-foot"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"), (UnitVolume.liters, "liter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.pints, "pint"), (UnitVolume.cups, "cup"),
      (UnitVolume.fluidOunces, "fluid-ounce"),
    ]
  }
}

/// A number with a unit as a text, by the tables of languages that Foundation brings along.
struct UnitText {
  /// The whole text, as in "1.8 km".
  let text: String
  /// The number in it, which may be of another unit than what was given.
  let number: Double

  /// Writes a number by a skeleton of ICU, such as `unit/meter usage/road`; nil for a skeleton that is none.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    // What is above zero is a failure; below stand notes, such as that a text ends without a zero.
    guard status.rawValue <= 0 else { return nil }
    let length = swift_unumf_resultToString(result, nil, 0, &status)
    var characters = [UInt16](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    swift_unumf_resultToString(result, &characters, length, &status)
    var digits = [CChar](repeating: 0, count: 64)
    swift_unumf_resultToDecimalNumber(result, &digits, 63, &status)
    guard status.rawValue <= 0 else { return nil }
    text = String(decoding: characters, as: UTF16.self)
    number =
      Double(String(decoding: digits.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)) ?? value
  }

  /// A number with a unit, whose digits somebody else writes; the unit's word follows what is seen of the number.
  static func text(
    _ value: Double, skeleton: String, locale: Locale, digits: (Double) -> String
  ) -> String? {
    guard let exact = UnitText(value, skeleton: skeleton + " .#########", locale: locale) else {
      return nil
    }
    let shown = digits(exact.number)
    let precision = " ." + String(repeating: "0", count: fractionDigits(of: shown, locale))
    guard let whole = UnitText(value, skeleton: skeleton + precision, locale: locale),
      let plain = UnitText(exact.number, skeleton: precision, locale: locale)
    else { return nil }
    return whole.text.replacingOccurrences(of: plain.text, with: shown)
  }

  private static func fractionDigits(of text: String, _ locale: Locale) -> Int {
    let parts = text.components(separatedBy: locale.decimalSeparator ?? ".")
    return parts.count < 2 ? 0 : min(9, parts[parts.count - 1].prefix { $0.isNumber }.count)
  }
}
