import DeviceInterface

extension RecordedFix {
  /// The names that the members of a fix have.
  enum Form {
    /// Short ones, and the speed in millimetres per second.
    case short
    /// Long ones, and the speed in kilometres per hour (`delivery:API-1`).
    case documented

    /// The names of what is not called the same in both.
    var names: (time: String, latitude: String, longitude: String) {
      switch self {
      case .short: ("timeMs", "lat", "lng")
      case .documented: ("recorded_at_ms", "latitude", "longitude")
      }
    }

    /// Returns the speed in millimetres per second; `nil` where it is `null` or missing.
    func speed(in fields: RequestFields) throws(Refusal) -> Int? {
      switch self {
      case .short: return try fields.integerIfPresent("speed", in: 0...10_000_000).map { Int($0) }
      case .documented:
        if fields.isAbsent("speed") { return nil }
        let speed = try fields.number("speed", upTo: 36_000)
        guard speed >= 0 else {
          throw Refusal(400, "speed: expected a number from 0 to 36000, found \(speed)", .invalid)
        }
        // A kilometre per hour is 2,500 ninths of a millimetre per second.
        return Int((speed * 2_500 / 9).rounded())
      }
    }
  }
}
