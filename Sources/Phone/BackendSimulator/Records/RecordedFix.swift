public import DeviceInterface

/// Where somebody was and when, as an app recorded it.
public struct RecordedFix: Hashable, Sendable {
  /// When it was recorded, in milliseconds since 1970-01-01 00:00 UTC.
  public var timeMilliseconds: Int64
  /// Where.
  public var position: Position
  /// The radius in metres within which the phone believed itself to be.
  public var accuracyMeters: Int
  /// How fast the phone was, in millimetres per second; `nil` where the app did not say.
  public var speedMillimetersPerSecond: Int?
  /// What else the phone told at that moment; `nil` where the app did not say.
  public var circumstances: FixCircumstances?
  /// Whether the app flagged it as inaccurate.
  public var isLowAccuracy: Bool
  /// Whether it repeats the last known position because there was no newer one.
  public var isLastKnown: Bool
  /// Whether the app marked it as impossible, by the speed that it implies.
  public var isImpossible: Bool

  /// Creates a fix.
  public init(
    timeMilliseconds: Int64, position: Position, accuracyMeters: Int,
    speedMillimetersPerSecond: Int? = nil, circumstances: FixCircumstances? = nil,
    isLowAccuracy: Bool = false, isLastKnown: Bool = false, isImpossible: Bool = false
  ) {
    self.timeMilliseconds = timeMilliseconds
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    self.circumstances = circumstances
    self.isLowAccuracy = isLowAccuracy
    self.isLastKnown = isLastKnown
    self.isImpossible = isImpossible
  }

  /// Reads a fix; coordinates are kept to a ten-millionth of a degree.
  ///
  /// One that says its latitude by that name has long names.
  init(_ fields: RequestFields) throws(Refusal) {
    let form: Form = fields.isAbsent("latitude") ? .short : .documented
    let names = form.names
    timeMilliseconds = try fields.integer(names.time, in: RequestFields.times)
    let latitude = try fields.number(names.latitude, upTo: 90)
    let longitude = try fields.number(names.longitude, upTo: 180)
    guard let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude) else {
      throw Refusal(
        400,
        "\(names.latitude) and \(names.longitude): expected a place on the earth, found \(latitude), \(longitude)",
        .invalid)
    }
    self.position = position
    accuracyMeters = Int(try fields.integer("accuracy", in: 0...1_000_000))
    speedMillimetersPerSecond = try form.speed(in: fields)
    circumstances = try FixCircumstances(ifPresentIn: fields)
    isLowAccuracy = try fields.flag("low")
    isLastKnown = try fields.flag("lastKnown")
    isImpossible = try fields.flag("impossible")
  }

  /// The members of the fix in the server's answers.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("timeMs", .integer(timeMilliseconds)),
      .init("lat", .double(position.latitudeDegrees)),
      .init("lng", .double(position.longitudeDegrees)),
      .init("accuracy", .integer(Int64(accuracyMeters))),
      .init("speed", speedMillimetersPerSecond.map { .integer(Int64($0)) } ?? .null),
    ]
    if let circumstances { members += circumstances.members }
    if isLowAccuracy { members.append(.init("low", .bool(true))) }
    if isLastKnown { members.append(.init("lastKnown", .bool(true))) }
    if isImpossible { members.append(.init("impossible", .bool(true))) }
    return members
  }
}

extension RequestFields {
  /// Returns the fix, or `nil` where it is `null` or missing.
  public func fixIfPresent(_ name: String) throws(Refusal) -> RecordedFix? {
    guard let fields = try fieldsIfPresent(name) else { return nil }
    return try RecordedFix(fields)
  }
}

extension RecordedFix: Packable {
  /// Writes the fix down, given the one before it.
  public func pack(after previous: RecordedFix?, into packer: inout Packer) {
    packer.write(timeMilliseconds, after: previous?.timeMilliseconds)
    packer.write(position, after: previous?.position)
    packer.write(accuracyMeters, after: previous?.accuracyMeters)
    packer.write(
      flags: speedMillimetersPerSecond != nil, isLowAccuracy, isLastKnown, isImpossible,
      circumstances != nil)
    if let speedMillimetersPerSecond {
      packer.write(speedMillimetersPerSecond, after: previous?.speedMillimetersPerSecond)
    }
    circumstances?.pack(after: previous?.circumstances, into: &packer)
  }

  /// Reads a fix that was written after another one.
  public init(after previous: RecordedFix?, from reader: inout PackReader) {
    timeMilliseconds = reader.number(after: previous?.timeMilliseconds)
    position = reader.position(after: previous?.position)
    accuracyMeters = reader.number(after: previous?.accuracyMeters)
    let flags = reader.flags()
    speedMillimetersPerSecond =
      flags[0] ? reader.number(after: previous?.speedMillimetersPerSecond) : nil
    circumstances =
      flags[4] ? FixCircumstances(after: previous?.circumstances, from: &reader) : nil
    isLowAccuracy = flags[1]
    isLastKnown = flags[2]
    isImpossible = flags[3]
  }
}

extension FixCircumstances {
  /// Reads circumstances from the members of a fix; `nil` where there are none of them (`delivery:TRACK-7`).
  ///
  /// Throws 400 where one is out of its range. Who says any of it says how full the battery was.
  init?(ifPresentIn fields: RequestFields) throws(Refusal) {
    let course = try fields.integerIfPresent("heading", in: 0...360)
    let altitude = try fields.integerIfPresent("altitude", in: -100_000...100_000)
    let motion = try fields.wordIfPresent("activity_type", Motion.self)
    let isCharging = try fields.flagIfPresent("is_charging")
    if course == nil, altitude == nil, motion == nil, isCharging == nil,
      fields.isAbsent("battery_level")
    {
      return nil
    }
    let percentage = try fields.integer("battery_level", in: 0...100)
    self.init(
      courseDegrees: course.map { Int($0) }, altitudeMeters: altitude.map { Int($0) },
      battery: Battery(percentage: Int(percentage), isCharging: isCharging ?? false),
      motion: motion ?? .unknown)
  }

  /// The members of the circumstances in the server's answers.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let courseDegrees { members.append(.init("heading", .integer(Int64(courseDegrees)))) }
    if let altitudeMeters { members.append(.init("altitude", .integer(Int64(altitudeMeters)))) }
    members.append(.init("battery_level", .integer(Int64(battery.percentage))))
    if battery.isCharging { members.append(.init("is_charging", .bool(true))) }
    members.append(.init("activity_type", .string(motion.rawValue)))
    return members
  }
}
