import DeviceInterface

/// When a courier stood still away from the stops (`delivery:METRIC-4`): a long rest is a break, a short one is idle time.
///
/// A phone at rest records nothing, so a rest is what is left of the time between two locations when the way between them
/// is taken off, at the speed that the courier had.
struct RestStretches: Hashable, Sendable {
  /// How near to a stop standing still is work.
  static let atStop = Distance.meters(100)
  /// The shortest rest in milliseconds; less is a red light.
  static let shortest: Int64 = 60_000
  /// The shortest break in milliseconds.
  static let breakLength: Int64 = 300_000
  /// The speed of somebody on foot, in hundredths of a kilometre per hour: nobody gets on more slowly.
  private static let slowest: Int64 = 500

  /// How long each rest was, in milliseconds.
  private(set) var lengths: [Int64] = []

  /// Looks for rests among locations in the order in which they were recorded.
  init(_ locations: [CourierLocation], stops: [Position]) {
    var length: Int64 = 0
    for (before, after) in zip(locations, locations.dropFirst()) {
      let rest = Self.rest(from: before, to: after)
      let isWork = [before, after].contains { location in
        stops.contains { $0.distance(to: location.position) <= Self.atStop }
      }
      if isWork || rest * 2 < after.recordedAtMilliseconds - before.recordedAtMilliseconds {
        end(&length)
      } else {
        length += rest
      }
    }
    end(&length)
  }

  /// The time of all breaks, in milliseconds.
  var breakTime: Int64 { lengths.filter { $0 >= Self.breakLength }.reduce(0, +) }

  /// The time of all shorter rests, in milliseconds.
  var idleTime: Int64 { lengths.filter { $0 < Self.breakLength }.reduce(0, +) }

  private mutating func end(_ length: inout Int64) {
    if length >= Self.shortest { lengths.append(length) }
    length = 0
  }

  /// How much of the time between two locations the way does not explain, in milliseconds.
  private static func rest(from before: CourierLocation, to after: CourierLocation) -> Int64 {
    let speed = max(before.speedHundredths ?? 0, after.speedHundredths ?? 0, slowest)
    let way = before.position.distance(to: after.position).centimeters
    // A centimetre at a hundredth of a kilometre per hour takes 3.6 seconds.
    let driving = way * 3_600 / speed
    return max(0, after.recordedAtMilliseconds - before.recordedAtMilliseconds - driving)
  }
}
