import DeviceInterface
import Testing

@testable import AppParts
@testable import ClockInApp

struct ClockInFlowHistoryTests {
  @Test func `the route of a finished shift is two taps away, with the time of each point`() {
    var stage = ClockInStage()
    stage.clockIn()
    for _ in 0..<3 {
      stage.north += 400
      stage.pass(.seconds(300))
    }
    stage.clockOut()
    stage.tap("Shift history", "Mon 2026-01-05 08:00 – 08:15")
    let map = stage.flow.screen.map
    #expect(map?.points.map(\.number) == [1, 2, 3, 4])
    #expect(map?.lines.map(\.count) == [4])
    stage.give(.tappedPoint(2))
    #expect(
      stage.flow.screen.message == "Recorded Mon 2026-01-05 08:05:00 · accurate to 5 m")
    stage.tap("Back", "Back")
    #expect(stage.flow.screen.title == "Clock-in")
  }

  @Test func `a point chosen while the route is loading stays chosen`() throws {
    var flow = ClockInFlow()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    let place = try Position(text: "52.23, 21.01")
    flow.page = .route
    flow.routePage.open(
      ShiftSummary(id: "s-1", clockedInAtMilliseconds: 0),
      points: [TrackPoint(number: 2, timeMilliseconds: 9, position: place, accuracyMeters: 5)])
    flow.loadRoute(&platform)
    flow.tappedPoint(2)
    let points = (1...2).map {
      #"{"n":\#($0),"timeMs":\#($0 + 7),"lat":52.23,"lng":21.01,"accuracy":5,"speed":null}"#
    }
    let body = #"{"points":[\#(points.joined(separator: ","))]}"#
    flow.receiveRoute(ServerResponse(status: 200, body: body), &platform)
    #expect(flow.route?.points.map(\.number) == [1, 2])
    #expect(flow.route?.selected?.number == 2)
  }

  @Test func `offline, the history and the route of an unsent shift come from the phone`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.setOnline(false)
    stage.pass(.seconds(600))
    stage.clockOut()
    stage.kill()
    stage.open()
    stage.tap("Shift history")
    #expect(stage.flow.screen.items.map(\.detail) == ["3 points · not all sent yet"])
    stage.tap("Mon 2026-01-05 08:00 – 08:10")
    #expect(stage.flow.route?.points.count == 3)
  }

  @Test func `the server's shifts and the phone's are one list, the newest first`() {
    var stage = ClockInStage()
    stage.server.history = """
      {"shifts":[{"shift":"s-old","clockedInAtMs":1767000000000,"clockedOutAtMs":1767030000000,\
      "points":90,"review":"longShift"}]}
      """
    stage.clockIn()
    stage.tap("Shift history")
    #expect(
      stage.flow.screen.items.map(\.title) == [
        "Mon 2026-01-05 08:00 – in progress", "Mon 2025-12-29 09:20 – 17:40",
      ])
    #expect(stage.flow.screen.items.last?.detail == "90 points · for review")
  }

  @Test func `points go into the route as recorded, whatever order they come in`() throws {
    let place = try Position(text: "52, 21")
    // The phone's clock was set back meanwhile.
    let points = [4, 1, 2].map {
      TrackPoint(
        number: $0, timeMilliseconds: Int64(10 - $0), position: place, accuracyMeters: 5)
    }
    var route = ShiftRoute(ShiftSummary(id: "s", clockedInAtMilliseconds: 0), points: points)
    #expect(route.points.map(\.number) == [1, 2, 4])
    route.add(
      TrackPoint(number: 3, timeMilliseconds: 12, position: place, accuracyMeters: 5))
    #expect(route.mapPoints.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `a route of fifty thousand points is drawn without looking at them`() throws {
    let place = try Position(text: "52, 21")
    var stage = ClockInStage()
    stage.open()
    stage.tap("Shift history")
    stage.flow.page = .route
    stage.flow.routePage.open(
      ShiftSummary(id: "s", clockedInAtMilliseconds: 0),
      points: (1...50_000).map {
        TrackPoint(
          number: $0, timeMilliseconds: Int64($0), position: place, accuracyMeters: 5)
      })
    let start = ContinuousClock.now
    for _ in 0..<1_000 { #expect(stage.flow.screen.map?.points.count == 50_000) }
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test func `a route on the screen grows up to a bound, and shows the latest points`() throws {
    let summary = ShiftSummary(id: "s", clockedInAtMilliseconds: 0)
    var route = ShiftRoute(summary, pointsMax: 100)
    var most = [0, 0]
    for number in 1...10_000 {
      let position = try #require(Position(latitudeE7: Int32(number), longitudeE7: 0))
      route.add(
        TrackPoint(
          number: number, timeMilliseconds: Int64(number), position: position, accuracyMeters: 5,
          beginsStretch: number.isMultiple(of: 30)))
      if number == 20 { route.select(7) }
      let isLater = number > 1_000
      most[isLater ? 1 : 0] = max(most[isLater ? 1 : 0], route.points.count)
      #expect(route.mapPoints.count == route.points.count)
      #expect(route.lines.joined().count == route.points.count)
      #expect(route.points.last?.number == number)
    }
    #expect(most == [100, 100])
    #expect(route.selected?.number == 7)
  }
}
