import DeviceInterface

extension TrackPoint {
  /// The names that the members of an uploaded point have.
  public enum Form: String, Hashable, Sendable {
    /// Short ones: "timeMs", "lat", "lng", and the speed in millimetres per second.
    case short
    /// Those of the courier delivery's document (`delivery:API-1`): each point is the body of one update of the location,
    /// with its number and its time beside that.
    case documented
  }

  /// Writes the point as a body of the document, with its number and its time.
  func writeDocumented(into writer: inout StoredLineWriter) {
    writer.write(#"{"n":"#)
    writer.write(Int64(number))
    writer.write(#","recorded_at_ms":"#)
    writer.write(timeMilliseconds)
    writer.write(#","latitude":"#)
    writer.writeDegrees(position.latitudeE7)
    writer.write(#","longitude":"#)
    writer.writeDegrees(position.longitudeE7)
    writer.write(#","accuracy":"#)
    writer.write(Int64(accuracyMeters))
    writer.write(#","speed":"#)
    if let speedMillimetersPerSecond {
      Self.writeSpeed(speedMillimetersPerSecond, into: &writer)
    } else {
      writer.write("null")
    }
    if let circumstances {
      write(circumstances, into: &writer)
      if !circumstances.battery.isCharging { writer.write(#","is_charging":false"#) }
    }
    if isLowAccuracy { writer.write(#","low":true"#) }
    if isLastKnown { writer.write(#","lastKnown":true"#) }
    if isImpossible { writer.write(#","impossible":true"#) }
    if beginsStretch { writer.write(#","stretch":true"#) }
    if isWithinScatter { writer.write(#","scatter":true"#) }
    if refutesLast { writer.write(#","refutesLast":true"#) }
    writer.write("}")
  }

  /// Writes a speed in kilometres per hour: a millimetre per second is 0.0036.
  private static func writeSpeed(_ millimeters: Int, into writer: inout StoredLineWriter) {
    let (whole, rest) = (max(0, millimeters) * 36).quotientAndRemainder(dividingBy: 10_000)
    writer.write(Int64(whole))
    guard rest > 0 else { return }
    writer.write(".")
    // Behind a leading one, the zeros are written as well.
    writer.write(String(String(10_000 + rest).dropFirst()))
  }
}
