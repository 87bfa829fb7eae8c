import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Routes of any length, and what it costs to show them (`clock-in:SC-005`).
enum RouteSteps {
  /// The greatest number of points of a shift that a sentence can bring about.
  private static let pointsMax = 50_000

  static func add(to library: inout StepLibrary<World>) {
    library.given(
      "the history has a finished shift of {count} point(s)",
      "Puts a shift of the day before on the shift server, with a point for each minute of a walk from where the user is.",
      example: "the history has a finished shift of 500 points", about: .server
    ) { (world: inout World, count: Int) in
      guard (1...pointsMax).contains(count) else {
        throw InvalidStep(
          "A shift of \(count) points cannot be brought about.",
          notes: ["Write a number from 1 to \(pointsMax)."])
      }
      try world.addFinishedShift(points: count)
    }
    library.then(
      "the route is built within {duration} of computing",
      "Builds the route that is shown three times more, and its screen, and bounds the command's best time for it; none passes for the phone (clock-in:SC-005).",
      example: "the route is built within 3 seconds of computing"
    ) { (world: inout World, bound: Duration) in
      guard bound > .zero else {
        throw InvalidStep("Nothing is built in no time.", notes: ["Write a longer time."])
      }
      let flow = try world.requireClockInApp()
      guard flow.showsRoute, let route = flow.route else {
        throw StepFailure(
          "No route is on the screen.",
          notes: ["\(before: "When the employee opens shift 1 of the history")"])
      }
      let time = ComputingTime.needed {
        ShiftRoute(route.summary, points: route.points).mapPoints.count
          + (flow.screen.map?.points.count ?? 0)
      }
      try world.expect(
        time <= bound, "Building the route takes longer.",
        expected: "at most \(DurationText.render(bound))", actual: DurationText.render(time))
    }
  }
}

extension World {
  /// How many points an upload holds that brings a shift about.
  private static var batchSize: Int { 2_000 }

  /// Puts a shift of the day before on the server, by the requests that an app would have sent.
  fileprivate mutating func addFinishedShift(points count: Int) throws {
    _ = try requireClockInApp()
    let id = "s-before-\(self[serverOf: ClockInRoom.self].shifts.count + 1)"
    let ended: Int64 = 86_400_000
    let lasted = Int64(count) * 60_000
    let begin = phone.wallClock.millisecondsSince1970 - ended - lasted
    let walk = (1...count).map { number -> String in
      let place = phone.position.position(at: .meters(80 * number % 400_000), bearing: 0)
      return #"{"n":\#(number),"timeMs":\#(begin + Int64(number) * 60_000),"#
        + #""lat":\#(place.latitudeDegrees),"lng":\#(place.longitudeDegrees),"accuracy":5}"#
    }
    try tellServer(
      "", #"{"shift":"\#(id)","clockedInAtMs":\#(begin),"position":null}"#,
      ageMilliseconds: ended + lasted)
    for first in stride(from: 0, to: count, by: Self.batchSize) {
      let batch = walk[first..<min(count, first + Self.batchSize)].joined(separator: ",")
      try tellServer("/\(id)/points", #"{"points":[\#(batch)]}"#)
    }
    try tellServer(
      "/\(id)/clock-out",
      #"{"clockedOutAtMs":\#(begin + lasted),"position":null,"points":\#(count),"#
        + #""gaps":0,"pruned":0}"#, ageMilliseconds: ended)
  }

  private mutating func tellServer(
    _ path: String, _ body: String, ageMilliseconds: Int64? = nil
  ) throws {
    let age = ageMilliseconds.map { [ServerRequest.QueryItem("ageMs", String($0))] } ?? []
    let request = ServerRequest(
      id: 0, .post, "/api/shifts" + path, query: age, body: body)
    do throws(Refusal) {
      _ = try self[serverOf: ClockInRoom.self].perform(
        request, at: phone.now, acceptedCountMax: nil)
    } catch {
      throw InvalidStep("The shift server does not take such a shift: \(error)")
    }
  }
}
