#if os(Linux)
  import Testing

  @testable import MapKit

  /// Distances in words.
  struct DistanceFormatterTests {
    private static func formatter(
      _ units: MKDistanceFormatter.Units, _ style: MKDistanceFormatter.DistanceUnitStyle,
      _ locale: String = "en_US"
    ) -> MKDistanceFormatter {
      let formatter = MKDistanceFormatter()
      (formatter.units, formatter.unitStyle) = (units, style)
      formatter.locale = Locale(identifier: locale)
      return formatter
    }

    @Test(arguments: [
      (0.0, "0 m"), (47.4, "47 m"), (999.4, "999 m"), (999.5, "1 km"), (1_234, "1.2 km"),
      (9_940, "9.9 km"), (9_950, "10 km"), (21_837, "22 km"), (1_234_567, "1,235 km"),
    ])
    func `near is in metres and far in kilometres`(distance: Double, text: String) {
      #expect(Self.formatter(.metric, .default).string(fromDistance: distance) == text)
    }

    @Test(arguments: [
      (MKDistanceFormatter.Units.imperial, 100.0, "328 ft"), (.imperial, 500, "0.3 mi"),
      (.imperialWithYards, 100, "109 yd"), (.imperial, 20_000, "12 mi"),
    ])
    func `feet, yards and miles are those of the units`(
      units: MKDistanceFormatter.Units, distance: Double, text: String
    ) {
      #expect(Self.formatter(units, .abbreviated).string(fromDistance: distance) == text)
    }

    @Test(arguments: [
      ("en_US", "0.6 mi"), ("en_GB", "0.6 mi"), ("pl_PL", "1 km"), ("de_DE", "1 km"),
    ])
    func `the region has its units`(locale: String, text: String) {
      #expect(Self.formatter(.default, .default, locale).string(fromDistance: 1_000) == text)
    }

    @Test(arguments: [
      (1.0, "1 meter"), (5, "5 meters"), (1_000, "1 kilometer"), (2_500, "2.5 kilometers"),
    ])
    func `units are written in full where that is asked for`(distance: Double, text: String) {
      #expect(Self.formatter(.metric, .full).string(fromDistance: distance) == text)
    }

    @Test(arguments: [
      ("1.5 km", 1_500.0), ("20 m", 20), ("2 miles", 3_218.688), ("many km", -1), ("5", -1),
    ])
    func `a distance is read in metres`(text: String, distance: Double) {
      #expect(abs(Self.formatter(.metric, .default).distance(from: text) - distance) < 1e-6)
    }
  }
#endif
