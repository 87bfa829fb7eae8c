public import DeviceInterface

extension TrackPoint {
  /// The point as servers get it: one JSON object without spaces.
  public var json: String {
    var writer = LineWriter(capacity: 128)
    write(into: &writer, withNumber: true)
    return writer.text
  }

  /// The same without its number, as the position of a report.
  public var jsonWithoutNumber: String {
    var writer = LineWriter(capacity: 128)
    write(into: &writer, withNumber: false)
    return writer.text
  }

  /// Reads a point of a server's answer, or returns `nil` where a part is missing or out of its range.
  ///
  /// Servers know nothing of lengths, so that its route length is zero.
  public init?(json: JSONValue) {
    guard let number = json["n"]?.integer.flatMap({ Int(exactly: $0) }), number > 0,
      let time = json["timeMs"]?.integer,
      let latitude = json["lat"]?.double, let longitude = json["lng"]?.double,
      let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude),
      let accuracy = json["accuracy"]?.integer.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.init(
      number: number, timeMilliseconds: time, position: position, accuracyMeters: accuracy,
      speedMillimetersPerSecond: json["speed"]?.integer.flatMap { Int(exactly: $0) },
      isLowAccuracy: json["low"]?.bool ?? false, isLastKnown: json["lastKnown"]?.bool ?? false,
      isImpossible: json["impossible"]?.bool ?? false,
      refutesLast: json["refutesLast"]?.bool ?? false,
      beginsStretch: json["stretch"]?.bool ?? false)
  }

  func write(into writer: inout LineWriter, withNumber: Bool) {
    if withNumber {
      writer.write(#"{"n":"#)
      writer.write(Int64(number))
      writer.write(",")
    } else {
      writer.write("{")
    }
    writer.write(#""timeMs":"#)
    writer.write(timeMilliseconds)
    writer.write(#","lat":"#)
    writer.writeDegrees(position.latitudeE7)
    writer.write(#","lng":"#)
    writer.writeDegrees(position.longitudeE7)
    writer.write(#","accuracy":"#)
    writer.write(Int64(accuracyMeters))
    writer.write(#","speed":"#)
    if let speedMillimetersPerSecond {
      writer.write(Int64(speedMillimetersPerSecond))
    } else {
      writer.write("null")
    }
    if let circumstances { write(circumstances, into: &writer) }
    if isLowAccuracy { writer.write(#","low":true"#) }
    if isLastKnown { writer.write(#","lastKnown":true"#) }
    if isImpossible { writer.write(#","impossible":true"#) }
    // Where it stands in a route matters only to a point of one.
    if withNumber, beginsStretch { writer.write(#","stretch":true"#) }
    if withNumber, refutesLast { writer.write(#","refutesLast":true"#) }
    writer.write("}")
  }

  private func write(_ circumstances: FixCircumstances, into writer: inout LineWriter) {
    if let course = circumstances.courseDegrees {
      writer.write(#","heading":"#)
      writer.write(Int64(course))
    }
    if let altitude = circumstances.altitudeMeters {
      writer.write(#","altitude":"#)
      writer.write(Int64(altitude))
    }
    writer.write(#","battery_level":"#)
    writer.write(Int64(circumstances.battery.percentage))
    if circumstances.battery.isCharging { writer.write(#","is_charging":true"#) }
    writer.write(#","activity_type":""#)
    writer.write(circumstances.motion.rawValue)
    writer.write("\"")
  }
}
