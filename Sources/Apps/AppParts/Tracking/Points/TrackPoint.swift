public import DeviceInterface

/// One recorded position of an execution or a shift.
///
/// What it says never changes once it is recorded: not by a restart, a changed clock or an upload.
public struct TrackPoint: Hashable, Sendable {
  /// Its number among the points of its owner: 1, 2, 3 and so on, each used once.
  public var number: Int
  /// When it was measured, in milliseconds since 1970 by the phone's clock at that time.
  public var timeMilliseconds: Int64
  /// Where the phone was.
  public var position: Position
  /// The radius in metres within which the phone believed itself to be.
  public var accuracyMeters: Int
  /// How fast the phone was, in millimetres per second; `nil` where the receiver could not tell.
  public var speedMillimetersPerSecond: Int?
  /// What else the phone told at that moment, where the app asks for it.
  public var circumstances: FixCircumstances?
  /// Whether it is less accurate than the app wants, and was recorded for want of a better one.
  public var isLowAccuracy: Bool
  /// Whether it repeats an old position, as there was no new one.
  public var isLastKnown: Bool
  /// Whether it implies an impossible speed: it is kept as it was measured, and neither drawn nor counted.
  public var isImpossible: Bool
  /// Whether it lies no further from the way than positions scatter: it is kept as it was measured, and adds no way.
  public var isWithinScatter: Bool
  /// Whether it shows that the position before its stretch was the wrong one, which is not drawn any more.
  public var refutesLast: Bool
  /// Whether tracking was off before it, so that no line leads to it.
  public var beginsStretch: Bool
  /// The length of the recorded route up to it, gaps left out; servers are not told.
  public var routeLength: Distance

  /// Creates a point, of which nothing out of the ordinary is to be said unless said otherwise.
  public init(
    number: Int, timeMilliseconds: Int64, position: Position, accuracyMeters: Int,
    speedMillimetersPerSecond: Int? = nil, circumstances: FixCircumstances? = nil,
    isLowAccuracy: Bool = false, isLastKnown: Bool = false, isImpossible: Bool = false,
    isWithinScatter: Bool = false, refutesLast: Bool = false, beginsStretch: Bool = false,
    routeLength: Distance = .zero
  ) {
    self.number = number
    self.timeMilliseconds = timeMilliseconds
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    self.circumstances = circumstances
    self.isLowAccuracy = isLowAccuracy
    self.isLastKnown = isLastKnown
    self.isImpossible = isImpossible
    self.isWithinScatter = isWithinScatter
    self.refutesLast = refutesLast
    self.beginsStretch = beginsStretch
    self.routeLength = routeLength
  }
}

extension TrackPoint {
  /// Makes a point of a position; its number and its route length are the log's to give.
  public init(_ fix: Fix, isLowAccuracy: Bool = false, beginsStretch: Bool = false) {
    self.init(
      number: 0, timeMilliseconds: fix.timestamp.millisecondsSince1970, position: fix.position,
      accuracyMeters: fix.accuracyMeters, speedMillimetersPerSecond: fix.speedMillimetersPerSecond,
      isLowAccuracy: isLowAccuracy, beginsStretch: beginsStretch)
  }

  /// The point as servers get it: one JSON object without spaces.
  public var json: String {
    var writer = ByteWriter(capacity: 128)
    write(into: &writer, withNumber: true)
    return writer.text
  }

  /// The same without its number, as the position of a report.
  public var jsonWithoutNumber: String {
    var writer = ByteWriter(capacity: 128)
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
      isWithinScatter: json["scatter"]?.bool ?? false,
      refutesLast: json["refutesLast"]?.bool ?? false,
      beginsStretch: json["stretch"]?.bool ?? false)
  }

  /// Writes the point as an object; without a number it is a position and no part of a route.
  func write(into writer: inout ByteWriter, withNumber: Bool, as form: Form = .short) {
    writer.write("{")
    if withNumber {
      writer.write(#""n":"#)
      writer.write(Int64(number))
      writer.write(",")
    }
    let names = form.names
    writer.write(names.time)
    writer.write(timeMilliseconds)
    writer.write(names.latitude)
    writer.writeDegrees(position.latitudeE7)
    writer.write(names.longitude)
    writer.writeDegrees(position.longitudeE7)
    writer.write(#","accuracy":"#)
    writer.write(Int64(accuracyMeters))
    writer.write(#","speed":"#)
    if let speedMillimetersPerSecond {
      form.writeSpeed(speedMillimetersPerSecond, into: &writer)
    } else {
      writer.write("null")
    }
    if let circumstances { write(circumstances, into: &writer, as: form) }
    if isLowAccuracy { writer.write(#","low":true"#) }
    if isLastKnown { writer.write(#","lastKnown":true"#) }
    if isImpossible { writer.write(#","impossible":true"#) }
    // Where it stands in a route matters only to a point of one.
    if withNumber, beginsStretch { writer.write(#","stretch":true"#) }
    if withNumber, isWithinScatter { writer.write(#","scatter":true"#) }
    if withNumber, refutesLast { writer.write(#","refutesLast":true"#) }
    writer.write("}")
  }

  /// Writes what else the phone told, each member behind a comma.
  private func write(
    _ circumstances: FixCircumstances, into writer: inout ByteWriter, as form: Form
  ) {
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
    // The document has the member always.
    if form == .documented, !circumstances.battery.isCharging {
      writer.write(#","is_charging":false"#)
    }
  }
}
