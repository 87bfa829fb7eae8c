import BackendSimulator
import CucumberExpressions
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The traffic on the ways of the courier's route: it slows who drives there, and moves the times of arrival.
enum TrafficSteps {
  /// How sentences say how the traffic is.
  static let parameterType = StepVocabulary.words(
    "traffic", RouteTraffic.Level.allCases.map { ($0.rawValue, $0) }, "how the traffic is",
    example: "heavy")

  static func add(to library: inout StepLibrary<World>) {
    library.subject("Traffic on the way")
    library.given(
      "the traffic between stop {stop} and stop {stop} is {traffic}",
      "Arranges the traffic on the way from a stop to the next one: light, heavy (it takes twice as long) or jammed (four times); the courier's app is told.",
      example: "the traffic between stop 1 and stop 2 is heavy"
    ) { (world: inout World, from: NumberOrName, to: NumberOrName, level: RouteTraffic.Level) in
      let from = try world.stopNumber(from, onServer: true)
      let to = try world.stopNumber(to, onServer: true)
      try world.arrangeTraffic(from: from, to: to, level)
    }
    library.given(
      "the traffic on the way to stop {stop} is {traffic}",
      "Arranges the traffic on the way to a stop, wherever the courier comes from.",
      example: "the traffic on the way to stop 1 is jammed"
    ) { (world: inout World, stop: NumberOrName, level: RouteTraffic.Level) in
      let stop = try world.stopNumber(stop, onServer: true)
      try world.arrangeTraffic(from: stop - 1, to: stop, level)
    }
    library.given(
      "the traffic between stop {stop} and stop {stop} is {traffic} from {time} to {time}",
      "Arranges the same for a time of the present day, in UTC.",
      example: "the traffic between stop 1 and stop 2 is heavy from 08:10 to 08:40"
    ) {
      (
        world: inout World, from: NumberOrName, to: NumberOrName, level: RouteTraffic.Level,
        begin: TimeOfDay,
        end: TimeOfDay
      ) in
      let from = try world.stopNumber(from, onServer: true)
      let to = try world.stopNumber(to, onServer: true)
      try world.arrangeTraffic(from: from, to: to, level, between: begin, and: end)
    }
    addChecks(to: &library)
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the courier's map shows {traffic} traffic to stop {stop} and nowhere else",
      "Checks which way the map draws in the colour of its traffic: yellow for heavy, red for jammed.",
      example: "the courier's map shows heavy traffic to stop 2 and nowhere else"
    ) { (world: inout World, level: RouteTraffic.Level, number: NumberOrName) in
      let number = try world.stopNumber(number, onServer: true)
      try world.expectTraffic(level, toStop: number, atMost: 1)
    }
    library.then(
      "the courier's map shows {traffic} traffic to stop {stop}",
      "Checks the same of one way, whatever the map draws of others.",
      example: "the courier's map shows jammed traffic to stop 3"
    ) { (world: inout World, level: RouteTraffic.Level, number: NumberOrName) in
      let number = try world.stopNumber(number, onServer: true)
      try world.expectTraffic(level, toStop: number)
    }
    library.then(
      "the courier's map shows light traffic",
      "Checks that no way is drawn in the colour of heavy or jammed traffic.", about: .history
    ) { (world: inout World) in
      let map = try world.requireScreen().map
      try world.expect(map != nil, "There is no map.", expected: "a map", actual: "none")
      let lines = map?.coloredLines ?? []
      try world.expect(
        lines.isEmpty, "The map shows traffic.", expected: "none",
        actual: lines.map(\.title).joined(separator: ", "))
    }
  }
}

extension World {
  /// Arranges the traffic on a way, and has the courier's app told of it.
  fileprivate mutating func arrangeTraffic(
    from: Int, to stop: Int, _ level: RouteTraffic.Level, between begin: TimeOfDay? = nil,
    and end: TimeOfDay? = nil
  ) throws {
    guard from + 1 == stop else {
      throw InvalidStep(
        "No way leads from stop \(from) straight to stop \(stop).",
        notes: ["Write two stops that follow one another: stop 1 and stop 2."])
    }
    let server = self[serverOf: DeliveryRoom.self]
    _ = try server.order(ofStop: stop)
    let today = WallTime(millisecondsSince1970: server.clock.milliseconds(at: phone.now))
    let from = begin.map { today.setting($0).millisecondsSince1970 } ?? 0
    let until = end.map { today.setting($0).millisecondsSince1970 } ?? .max
    guard from < until else {
      throw InvalidStep(
        "The time ends before it begins.", notes: ["Write for example 08:10 to 08:40."])
    }
    self[serverOf: DeliveryRoom.self].tell(
      .init(toStop: stop, level, from: from, until: until), ofCourier: DeliveryActor.courierID,
      at: phone.now)
    if app.room == DeliveryRoom.self { pushFromServer("route changed") }
  }

  /// How long the way to a stop takes now, in percent of what it takes in light traffic.
  func trafficPercent(toStop number: Int) -> Int64 {
    let server = self[serverOf: DeliveryRoom.self]
    let traffic = server.currentRoute(of: DeliveryActor.courierID)?.route.traffic
    return traffic?.level(
      toStop: number, atMilliseconds: server.clock.milliseconds(at: phone.now)
    ).percent ?? 100
  }
}

extension World {
  /// Throws unless the courier's map draws the way to a stop in the colour of its traffic, and no more ways than so many.
  fileprivate mutating func expectTraffic(
    _ level: RouteTraffic.Level, toStop number: Int, atMost count: Int = .max
  ) throws {
    guard level != .light else {
      throw InvalidStep(
        "Light traffic is not drawn.",
        notes: ["Write: \(instead: "the courier's map shows light traffic")"])
    }
    let stop = try requireShownStop(number)
    let lines = try requireScreen().map?.coloredLines ?? []
    let color: Badge.Color = level == .heavy ? .yellow : .red
    let isDrawn = lines.contains {
      $0.positions.last == stop.position && $0.color == color && $0.title == level.words
    }
    try expect(
      isDrawn && lines.count <= count, "The map shows other traffic.",
      expected: "\(level.words) to \(stop.position)",
      actual: lines.isEmpty
        ? "none"
        : lines.map { "\($0.title) to \($0.positions.last.map { "\($0)" } ?? "nowhere")" }
          .joined(separator: ", "))
  }
}
