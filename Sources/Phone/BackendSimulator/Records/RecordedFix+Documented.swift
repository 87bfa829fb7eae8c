import DeviceInterface

extension RecordedFix {
  /// Reads a fix whose members have long names (`delivery:API-1`): "latitude", "longitude" and "recorded_at_ms".
  ///
  /// The speed is in kilometres per hour there; it is kept to a millimetre per second.
  init(documented fields: RequestFields) throws(Refusal) {
    let latitude = try fields.number("latitude", upTo: 90)
    let longitude = try fields.number("longitude", upTo: 180)
    guard let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude) else {
      throw Refusal(
        400,
        "latitude and longitude: expected a place on the earth, found \(latitude), \(longitude)",
        .invalid)
    }
    self.init(
      timeMilliseconds: try fields.integer("recorded_at_ms", in: RequestFields.times),
      position: position,
      accuracyMeters: Int(try fields.integer("accuracy", in: 0...1_000_000)),
      speedMillimetersPerSecond: try fields.speed("speed"),
      circumstances: try FixCircumstances(ifPresentIn: fields),
      isLowAccuracy: try fields.flag("low"), isLastKnown: try fields.flag("lastKnown"),
      isImpossible: try fields.flag("impossible"))
  }
}

extension RequestFields {
  /// Returns a speed in kilometres per hour as millimetres per second; `nil` where it is `null` or missing.
  fileprivate func speed(_ name: String) throws(Refusal) -> Int? {
    if isAbsent(name) { return nil }
    let speed = try number(name, upTo: 36_000)
    guard speed >= 0 else {
      throw Refusal(400, "\(name): expected a number from 0 to 36000, found \(speed)", .invalid)
    }
    // A kilometre per hour is 2,500 ninths of a millimetre per second.
    return Int((speed * 2_500 / 9).rounded())
  }
}
