import DeviceInterface

extension TrackPoint {
  /// The names that the members of an uploaded point have.
  public enum Form: String, Hashable, Sendable {
    /// Short ones: "timeMs", "lat", "lng", and the speed in millimetres per second.
    case short
    /// Those of the courier delivery's document (`delivery:API-1`): each point is the body of one update of the location,
    /// with its number and its time beside that, and the speed in kilometres per hour.
    case documented

    /// The names of what is not called the same in both, as they are written.
    var names: (time: String, latitude: String, longitude: String) {
      switch self {
      case .short: (#""timeMs":"#, #","lat":"#, #","lng":"#)
      case .documented: (#""recorded_at_ms":"#, #","latitude":"#, #","longitude":"#)
      }
    }

    /// Writes a speed in the form's unit: a millimetre per second is 0.0036 km/h.
    func writeSpeed(_ millimeters: Int, into writer: inout ByteWriter) {
      guard self == .documented else { return writer.write(Int64(millimeters)) }
      let (whole, rest) = (max(0, millimeters) * 36).quotientAndRemainder(dividingBy: 10_000)
      writer.write(Int64(whole))
      guard rest > 0 else { return }
      writer.write(".")
      // Behind a leading one, the zeros are written as well.
      writer.write(String(String(10_000 + rest).dropFirst()))
    }
  }
}
