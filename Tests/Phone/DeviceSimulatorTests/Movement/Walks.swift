import DeviceInterface
import DeviceSimulator

/// Ways and readings that the tests of movement share.
enum Walks {
  /// The time of the first point of a recorded route, long before any scenario.
  static let firstTime = WallTime(millisecondsSince1970: 1_500_000_000_000)

  /// A place so many metres east and north of where phones start.
  static func place(east: Int, north: Int) -> Position {
    let start = Phone(profile: .iOS, seed: 1).position
    return start.position(at: .meters(north), bearing: 0)
      .position(at: .meters(east), bearing: 90)
  }

  /// A route north with a point every so many metres, passed at the seconds; `nil` for no time.
  static func north(every meters: Int = 10, at seconds: [Int?]) -> Route {
    let points = seconds.enumerated().map { index, second in
      RoutePoint(
        place(east: 0, north: index * meters),
        time: second.map { firstTime + .seconds($0) })
    }
    return Route(name: "north", segments: [points])
  }

  /// The fixes among what an app was told.
  static func fixes(_ told: [Signal]) -> [Fix] {
    told.compactMap {
      if case .fix(let fix) = $0 { fix } else { nil }
    }
  }

  /// The judgements of the motion sensors among what an app was told.
  static func motions(_ told: [Signal]) -> [Motion] {
    told.compactMap {
      if case .motionChanged(let motion) = $0 { motion } else { nil }
    }
  }
}
