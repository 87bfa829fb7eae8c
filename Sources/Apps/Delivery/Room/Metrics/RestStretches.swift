import DeviceInterface

/// When a courier stood still away from the stops (`delivery:METRIC-4`): a long rest is a break, a short one is idle time.
struct RestStretches: Hashable, Sendable {
  /// Within what distance a courier stands still.
  static let reach = Distance.meters(30)
  /// How near to a stop standing still is work.
  static let atStop = Distance.meters(100)
  /// The shortest rest; less is a red light.
  static let shortest: Int64 = 60_000
  /// The shortest break.
  static let breakLength: Int64 = 300_000

  /// How long each rest was, in milliseconds.
  private(set) var lengths: [Int64] = []

  /// Looks for rests among locations in the order in which they were recorded.
  init(_ locations: [CourierLocation], stops: [Position]) {
    var start = 0
    while start < locations.count {
      let place = locations[start].position
      var end = start
      while end + 1 < locations.count,
        locations[end + 1].position.distance(to: place) <= Self.reach
      {
        end += 1
      }
      let length =
        locations[end].recordedAtMilliseconds - locations[start].recordedAtMilliseconds
      guard length >= Self.shortest else {
        start += 1
        continue
      }
      if !stops.contains(where: { $0.distance(to: place) <= Self.atStop }) {
        lengths.append(length)
      }
      start = end + 1
    }
  }

  /// The time of all breaks, in milliseconds.
  var breakTime: Int64 { lengths.filter { $0 >= Self.breakLength }.reduce(0, +) }

  /// The time of all shorter rests, in milliseconds.
  var idleTime: Int64 { lengths.filter { $0 < Self.breakLength }.reduce(0, +) }
}
