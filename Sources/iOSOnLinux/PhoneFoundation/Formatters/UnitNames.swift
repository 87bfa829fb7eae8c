internal import Foundation

/// What units are called in the tables of languages that Foundation brings along, by kind and symbol.
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
