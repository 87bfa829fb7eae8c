#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Testing

  /// Measurements as a phone tells them, in the units of a country.
  struct MeasurementTests {
    private static let america = Locale(identifier: "en_US")

    private static func metres(_ value: Double) -> Measurement<UnitLength> {
      Measurement(value: value, unit: .meters)
    }

    @Test(
      arguments: [
        (0.4, "40 cm"), (12.34, "12 m"), (850, "850 m"), (1780, "1.8 km"), (42_195, "42 km"),
        (-1780, "-1.8 km"),
      ] as [(Double, String)])
    func `a length is written in what people say`(value: Double, expected: String) {
      #expect(Self.metres(value).formatted() == expected)
    }

    @Test(
      arguments: [
        (.wide, "1.8 kilometres"), (.abbreviated, "1.8 km"), (.narrow, "1.8km"),
      ] as [(Measurement<UnitLength>.FormatStyle.UnitWidth, String)])
    func `units have names of three lengths`(
      width: Measurement<UnitLength>.FormatStyle.UnitWidth, expected: String
    ) {
      #expect(Self.metres(1780).formatted(.measurement(width: width)) == expected)
    }

    @Test func `what is measured decides on the unit`() {
      let way = Self.metres(1780)
      typealias Style = Measurement<UnitLength>.FormatStyle
      #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "1,780 m")
      #expect(way.formatted(.measurement(width: .abbreviated, usage: .road)) == "1.8 km")
      let american = Style(width: .abbreviated, locale: Self.america, usage: .road)
      #expect(american.format(way) == "1.1 mi")
      #expect(american.format(Self.metres(100)) == "350 ft")
      let height = Style(width: .narrow, locale: Self.america, usage: .personHeight)
      #expect(height.format(Self.metres(1.78)) == "5′ 10″")
    }

    @Test(
      arguments: [
        (1.04, 0, "1 kilometre"), (1.04, 1, "1.0 kilometres"), (2.5, 2, "2.50 kilometres"),
        (1234.5, 0, "1,234 kilometres"),
      ] as [(Double, Int, String)])
    func `a style of numbers writes the digits`(value: Double, digits: Int, expected: String) {
      let way = Measurement(value: value, unit: UnitLength.kilometers)
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits))
      let text = way.formatted(
        .measurement(width: .wide, usage: .asProvided, numberFormatStyle: style))
      #expect(text == expected)
    }

    @Test func `temperatures may go without a letter`() {
      let degrees = Measurement(value: 21.4, unit: UnitTemperature.celsius)
      var style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .weather)
      #expect(style.format(degrees) == "21°C")
      style.hidesScaleName = true
      #expect(style.format(degrees) == "21°")
      #expect(style.locale(Self.america).format(degrees) == "71°")
    }

    @Test(
      arguments: [(5000, "5 km"), (100, "0.1 km"), (1234.5678, "1.235 km")] as [(Double, String)])
    func `a formatter writes the locale's unit`(value: Double, expected: String) {
      #expect(MeasurementFormatter().string(from: Self.metres(value)) == expected)
      #expect(MeasurementFormatter().string(for: Self.metres(value)) == expected)
    }

    @Test func `a formatter obeys its options`() {
      let formatter = MeasurementFormatter()
      formatter.locale = Self.america
      #expect(formatter.string(from: Self.metres(5000)) == "3.107 mi")
      formatter.unitOptions = .providedUnit
      #expect(formatter.string(from: Self.metres(5000)) == "5,000 m")
      formatter.unitOptions = .naturalScale
      #expect(formatter.string(from: Self.metres(100)) == "328.084 ft")
      formatter.unitStyle = .long
      formatter.numberFormatter.maximumFractionDigits = 0
      #expect(formatter.string(from: Self.metres(100)) == "328 feet")
      formatter.unitStyle = .medium
      formatter.unitOptions = .temperatureWithoutUnit
      let degrees = Measurement(value: 21, unit: UnitTemperature.celsius)
      #expect(formatter.string(from: degrees) == "70°")
    }

    @Test func `units have names of their own`() {
      let formatter = MeasurementFormatter()
      #expect(formatter.string(from: UnitLength.kilometers) == "km")
      #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "km/h")
      formatter.unitStyle = .long
      #expect(formatter.string(from: UnitLength.meters) == "metres")
    }

    @Test func `units of an app's own are told by their symbols`() {
      let laps = UnitLength(symbol: "laps", converter: UnitConverterLinear(coefficient: 400))
      let way = Measurement(value: 2.5, unit: laps)
      #expect(way.formatted() == "2.5 laps")
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .providedUnit
      #expect(formatter.string(from: way) == "2.5 laps" && formatter.string(from: laps) == "laps")
      #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "pts"))) == "2 pts")
    }

    @Test(
      arguments: [
        (UnitSpeed.metersPerSecond, 3.0, "11 km/h"), (UnitSpeed.knots, 10, "19 km/h"),
      ] as [(UnitSpeed, Double, String)])
    func `a speed is one of vehicles`(unit: UnitSpeed, value: Double, expected: String) {
      #expect(Measurement(value: value, unit: unit).formatted() == expected)
    }
  }
#endif
