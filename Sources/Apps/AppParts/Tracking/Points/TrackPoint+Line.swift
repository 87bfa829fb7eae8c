public import DeviceInterface

extension TrackPoint {
  /// The point as one line of durable storage, without a line break.
  ///
  /// Number, time, latitude and longitude in 1e-7 degrees, accuracy, speed, length of the route in centimetres,
  /// letters for what is out of the ordinary, the circumstances where they are known, and a full stop, without which a
  /// line is torn.
  public var line: String {
    var writer = ByteWriter(capacity: 96)
    write(Int64(number), into: &writer)
    write(timeMilliseconds, into: &writer)
    write(Int64(position.latitudeE7), into: &writer)
    write(Int64(position.longitudeE7), into: &writer)
    write(Int64(accuracyMeters), into: &writer)
    if let speedMillimetersPerSecond { writer.write(Int64(speedMillimetersPerSecond)) }
    writer.write(UInt8(ascii: ";"))
    writer.write(routeLength.centimeters)
    writer.write(UInt8(ascii: ";"))
    if beginsStretch { writer.write(UInt8(ascii: "s")) }
    if isLowAccuracy { writer.write(UInt8(ascii: "a")) }
    if isLastKnown { writer.write(UInt8(ascii: "k")) }
    if isImpossible { writer.write(UInt8(ascii: "i")) }
    if refutesLast { writer.write(UInt8(ascii: "r")) }
    if isWithinScatter { writer.write(UInt8(ascii: "w")) }
    if let circumstances { circumstances.write(into: &writer) }
    writer.write(UInt8(ascii: "."))
    return writer.text
  }

  private func write(_ number: Int64, into writer: inout ByteWriter) {
    writer.write(number)
    writer.write(UInt8(ascii: ";"))
  }

  /// Reads a line of durable storage, or returns `nil` where it is torn or was never one.
  public init?(line: Substring) {
    guard line.utf8.last == UInt8(ascii: "."), line.utf8.count <= 200 else { return nil }
    var reader = LineReader(line.dropLast())
    guard let number = reader.integer(), number > 0, let time = reader.integer(),
      let latitude = reader.integer().flatMap({ Int32(exactly: $0) }),
      let longitude = reader.integer().flatMap({ Int32(exactly: $0) }),
      let position = Position(latitudeE7: latitude, longitudeE7: longitude),
      let accuracy = reader.integer(), let speed = reader.optionalInteger(),
      let length = reader.integer()
    else { return nil }
    let letters = reader.field()
    var circumstances: FixCircumstances?
    if !reader.isAtEnd {
      guard let read = FixCircumstances(&reader) else { return nil }
      circumstances = read
    }
    guard reader.isAtEnd, letters.allSatisfy({ "sakirw".utf8.contains($0) }) else { return nil }
    self.init(
      number: Int(number), timeMilliseconds: time, position: position,
      accuracyMeters: Int(accuracy), speedMillimetersPerSecond: speed.map { Int($0) },
      circumstances: circumstances, isLowAccuracy: letters.contains(UInt8(ascii: "a")),
      isLastKnown: letters.contains(UInt8(ascii: "k")),
      isImpossible: letters.contains(UInt8(ascii: "i")),
      isWithinScatter: letters.contains(UInt8(ascii: "w")),
      refutesLast: letters.contains(UInt8(ascii: "r")),
      beginsStretch: letters.contains(UInt8(ascii: "s")),
      routeLength: Distance(centimeters: length))
  }
}

extension FixCircumstances {
  /// Writes course, altitude, charge, "c" while charging, and the motion, each behind a semicolon.
  fileprivate func write(into writer: inout ByteWriter) {
    writer.write(UInt8(ascii: ";"))
    if let courseDegrees { writer.write(Int64(courseDegrees)) }
    writer.write(UInt8(ascii: ";"))
    if let altitudeMeters { writer.write(Int64(altitudeMeters)) }
    writer.write(UInt8(ascii: ";"))
    writer.write(Int64(battery.percentage))
    writer.write(battery.isCharging ? ";c;" : ";;")
    writer.write(motion.rawValue)
  }

  fileprivate init?(_ reader: inout LineReader) {
    guard let course = reader.optionalInteger(), let altitude = reader.optionalInteger(),
      let charge = reader.integer(), (0...100).contains(charge)
    else { return nil }
    let charging = reader.field()
    guard let motion = Motion(rawValue: String(Substring(reader.field()))),
      charging.isEmpty || charging.elementsEqual("c".utf8)
    else { return nil }
    self.init(
      courseDegrees: course.map { Int($0) }, altitudeMeters: altitude.map { Int($0) },
      battery: Battery(percentage: Int(charge), isCharging: !charging.isEmpty), motion: motion)
  }
}

extension TrackPoint: Packable {
  /// Writes the point down, given the one before it.
  public func pack(after previous: TrackPoint?, into packer: inout Packer) {
    packer.write(number, after: previous?.number)
    packer.write(timeMilliseconds, after: previous?.timeMilliseconds)
    packer.write(position, after: previous?.position)
    packer.write(accuracyMeters, after: previous?.accuracyMeters)
    packer.write(routeLength.centimeters, after: previous?.routeLength.centimeters)
    packer.write(
      flags: speedMillimetersPerSecond != nil, isLowAccuracy, isLastKnown, isImpossible,
      refutesLast, beginsStretch, circumstances != nil, isWithinScatter)
    if let speedMillimetersPerSecond {
      packer.write(speedMillimetersPerSecond, after: previous?.speedMillimetersPerSecond)
    }
    circumstances?.pack(after: previous?.circumstances, into: &packer)
  }

  /// Reads a point that was written after another one.
  public init(after previous: TrackPoint?, from reader: inout PackReader) {
    number = reader.number(after: previous?.number)
    timeMilliseconds = reader.number(after: previous?.timeMilliseconds)
    position = reader.position(after: previous?.position)
    accuracyMeters = reader.number(after: previous?.accuracyMeters)
    routeLength = Distance(
      centimeters: reader.number(after: previous?.routeLength.centimeters))
    let flags = reader.flags()
    speedMillimetersPerSecond =
      flags[0] ? reader.number(after: previous?.speedMillimetersPerSecond) : nil
    isLowAccuracy = flags[1]
    isLastKnown = flags[2]
    isImpossible = flags[3]
    refutesLast = flags[4]
    beginsStretch = flags[5]
    isWithinScatter = flags[7]
    circumstances = flags[6] ? FixCircumstances(after: previous?.circumstances, from: &reader) : nil
  }
}
