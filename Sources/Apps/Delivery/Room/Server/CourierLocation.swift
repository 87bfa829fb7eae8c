import BackendSimulator
public import DeviceInterface

/// A row of the table of locations: where a courier was, and what the phone told of that moment.
public struct CourierLocation: Hashable, Sendable {
  /// The courier's id.
  public let courierID: String
  /// The route's id; `nil` where the app named none.
  public let routeID: String?
  /// When it was recorded, in milliseconds since 1970.
  public let recordedAtMilliseconds: Int64
  /// When the server took it.
  public let uploadedAt: Instant
  /// Where.
  public let position: Position
  /// The radius within which the phone believed itself to be, in hundredths of a metre.
  public let accuracyHundredths: Int64
  /// How fast the courier was, in hundredths of a kilometre per hour; `nil` where the app did not say.
  public let speedHundredths: Int64?
  /// Which way the courier moved, in hundredths of a degree from north, 0 to 36,000.
  public let headingHundredths: Int64?
  /// How high above the sea, in hundredths of a metre.
  public let altitudeHundredths: Int64?
  /// The charge of the battery, 0 to 100.
  public let batteryLevel: Int?
  /// Whether the phone was connected to power.
  public let isCharging: Bool
  /// How the phone's sensors judged the movement.
  public let motion: Motion

  /// Whether the courier moved: the sensors' judgement, or the speed where they had none.
  public var isMoving: Bool {
    switch motion {
    case .stationary: false
    case .walking, .driving: true
    case .unknown: (speedHundredths ?? 0) > 0
    }
  }

  /// Reads a location in the documented form; what it does not say of its time is the server's (`delivery:API-1`).
  ///
  /// Numbers are rounded to what their columns hold, and then to be within the columns' bounds (`delivery:TRACK-7`).
  init(
    _ fields: RequestFields, of courierID: String, nowMilliseconds: Int64, at time: Instant
  ) throws(Refusal) {
    let metres: ClosedRange<Int64> = 0...9_999_999_999
    self.courierID = courierID
    routeID = try fields.identifierIfPresent("route_id")
    recordedAtMilliseconds =
      try fields.integerIfPresent("recorded_at_ms", in: RequestFields.times) ?? nowMilliseconds
    uploadedAt = time
    position = try fields.place()
    accuracyHundredths = try fields.hundredths("accuracy", in: metres)
    speedHundredths = try fields.hundredthsIfPresent("speed", in: metres)
    headingHundredths = try fields.hundredthsIfPresent("heading", in: 0...36_000)
    altitudeHundredths = try fields.hundredthsIfPresent(
      "altitude", in: -metres.upperBound...metres.upperBound)
    batteryLevel = try fields.integerIfPresent("battery_level", in: 0...100).map { Int($0) }
    isCharging = try fields.flagIfPresent("is_charging") ?? false
    motion = try fields.wordIfPresent("activity_type") ?? .unknown
  }

  /// Creates the row of a point that the phone had kept until it could send it.
  init(_ point: RecordedPoint, uploadedAt: Instant, of run: TrackedRun) {
    let fix = point.fix
    courierID = run.courierID
    routeID = run.routeID
    recordedAtMilliseconds = fix.timeMilliseconds
    self.uploadedAt = uploadedAt
    position = fix.position
    accuracyHundredths = Int64(fix.accuracyMeters) * 100
    // A millimetre per second is 0.0036 km/h.
    speedHundredths = fix.speedMillimetersPerSecond.map { (Int64($0) * 36 + 50) / 100 }
    headingHundredths = fix.circumstances?.courseDegrees.map { Int64($0) * 100 }
    altitudeHundredths = fix.circumstances?.altitudeMeters.map { Int64($0) * 100 }
    batteryLevel = fix.circumstances?.battery.percentage
    isCharging = fix.circumstances?.battery.isCharging ?? false
    motion = fix.circumstances?.motion ?? .unknown
  }
}

extension RequestFields {
  /// Returns the place that `latitude` and `longitude` name; throws 400 where that is none on the earth.
  func place() throws(Refusal) -> Position {
    let latitude = try number("latitude", upTo: 90)
    let longitude = try number("longitude", upTo: 180)
    guard let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude) else {
      throw Refusal(400, "latitude and longitude: expected a place on the earth", .invalid)
    }
    return position
  }
}
