import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// Places and locations that the tests of figures share.
enum DeliveryPlaces {
  /// When everything begins, in milliseconds since 1970.
  static let start = WallTime.scenarioStart.millisecondsSince1970

  /// A place so many metres east and north of the middle of Warsaw.
  static func place(east: Int = 0, north: Int = 0) throws -> Position {
    let middle = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    return middle.position(at: .meters(north), bearing: 0)
      .position(at: .meters(east), bearing: 90)
  }

  /// A location of a courier so many seconds after the start.
  static func location(
    at seconds: Int64, east: Int = 0, north: Int = 0, accuracy: Int = 5, speed: Int? = 8_333,
    battery: Int? = nil, isCharging: Bool = false
  ) throws -> CourierLocation {
    var fix = RecordedFix(
      timeMilliseconds: start + seconds * 1_000,
      position: try place(east: east, north: north), accuracyMeters: accuracy,
      speedMillimetersPerSecond: speed)
    fix.circumstances = battery.map {
      FixCircumstances(
        courseDegrees: nil, altitudeMeters: nil,
        battery: Battery(percentage: $0, isCharging: isCharging), motion: .driving)
    }
    return CourierLocation(
      RecordedPoint(number: 1, fix: fix), uploadedAt: Instant(sinceStart: .seconds(seconds)),
      of: TrackedRun(id: "run-1", courierID: "courier-1", routeID: "r-1"))
  }
}
