import DeviceInterface

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
