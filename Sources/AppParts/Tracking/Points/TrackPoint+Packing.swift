public import DeviceInterface

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
      refutesLast, beginsStretch, circumstances != nil)
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
    circumstances =
      flags[6] ? FixCircumstances(after: previous?.circumstances, from: &reader) : nil
  }
}
