import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What locations and events come to in figures.
struct DeliveryFigureTests {
  @Test func `accuracy, pace and speeds are means over what was told`() throws {
    let summary = TrackSummary([
      try DeliveryPlaces.location(at: 0, accuracy: 5, speed: 0),
      try DeliveryPlaces.location(at: 10, accuracy: 10, speed: 10_000),
      try DeliveryPlaces.location(at: 40, accuracy: 6, speed: 5_000),
      try DeliveryPlaces.location(at: 50, accuracy: 7, speed: nil),
    ])
    #expect(summary.accuracyHundredths == 700)
    #expect(summary.averageGap == 16_667)
    // 36 and 18 km/h; standing and an unknown speed are none.
    #expect(summary.averageSpeedHundredths == 2_700)
    #expect(summary.topSpeedHundredths == 3_600)
  }

  @Test func `nothing comes of nothing`() {
    let summary = TrackSummary([])
    #expect(summary.accuracyHundredths == nil && summary.averageGap == nil)
    #expect(summary.averageSpeedHundredths == nil && summary.topSpeedHundredths == nil)
    #expect(summary.batteryPerHourHundredths == nil)
  }

  @Test func `the battery counts while it is not charging`() throws {
    let summary = TrackSummary([
      try DeliveryPlaces.location(at: 0, battery: 90),
      try DeliveryPlaces.location(at: 1_800, battery: 87),
      try DeliveryPlaces.location(at: 3_600, battery: 95, isCharging: true),
      try DeliveryPlaces.location(at: 5_400, battery: 95),
      try DeliveryPlaces.location(at: 7_200, battery: 94),
      try DeliveryPlaces.location(at: 7_300),
    ])
    #expect(summary.batteryPerHourHundredths == 400)
  }

  @Test(arguments: [
    (0, 500, true), (199, 500, true), (201, 500, false), (0, -150, true), (0, -250, false),
    (0, 1_150, true), (150, 1_150, false),
  ])
  func `a place keeps to the way within 200 metres of it`(
    east: Int, north: Int, keeps: Bool
  ) throws {
    let way = PlannedWay(
      from: try DeliveryPlaces.place(), along: [try DeliveryPlaces.place(north: 1_000)])
    let place = try DeliveryPlaces.place(east: east, north: north)
    #expect(way.adherencePermille([place]) == (keeps ? 1_000 : 0))
  }

  @Test func `two places off the way are a deviation, one is a wild position`() throws {
    let way = PlannedWay(
      from: try DeliveryPlaces.place(), along: [try DeliveryPlaces.place(north: 1_000)])
    let easts = [0, 900, 0, 300, 400, 500, 0, 250, 260]
    let places = try easts.map { try DeliveryPlaces.place(east: $0, north: 500) }
    #expect(way.deviationCount(places) == 2)
    #expect(way.deviationCount(Array(places.prefix(3))) == 0)
    #expect(way.adherencePermille(places) == 333)
    #expect(way.deviationCount([]) == nil && way.adherencePermille([]) == nil)
    #expect(PlannedWay(from: nil, along: []).deviationCount(places) == nil)
  }

  @Test func `rests away from stops are breaks from five minutes on`() throws {
    // At 30 km/h a kilometre takes two minutes.
    let rests = RestStretches(
      [
        try DeliveryPlaces.location(at: 0), try DeliveryPlaces.location(at: 120, north: 1_000),
        // Four minutes of rest in 6, five in 7, half a one in 2 and a half.
        try DeliveryPlaces.location(at: 480, north: 2_000),
        try DeliveryPlaces.location(at: 600, north: 3_000),
        try DeliveryPlaces.location(at: 901, north: 3_000, speed: 0),
        try DeliveryPlaces.location(at: 1_021, north: 4_000),
        try DeliveryPlaces.location(at: 1_171, north: 5_000),
        // At the stop that is work.
        try DeliveryPlaces.location(at: 1_300, north: 6_000, speed: 0),
        try DeliveryPlaces.location(at: 2_000, north: 6_000),
      ], stops: [try DeliveryPlaces.place(north: 6_049)])
    #expect(rests.lengths.map { $0 / 1_000 } == [240, 301])
    #expect(rests.idleTime / 1_000 == 240 && rests.breakTime / 1_000 == 301)
    #expect(RestStretches([], stops: []).lengths.isEmpty)
  }

  @Test func `who walks does not rest`() throws {
    let walk = try (0..<40).map {
      try DeliveryPlaces.location(at: Int64($0) * 20, north: $0 * 28, speed: 1_390)
    }
    #expect(RestStretches(walk, stops: []).lengths.isEmpty)
  }

  private func event(
    _ kind: String, at seconds: Int64, stop: String = "stop-1", radius: Int = 50, dwell: Int? = nil
  ) throws -> GeofenceEvent {
    let body =
      #"{"event_type":"\#(kind)","stop_id":"\#(stop)","latitude":52.2,"longitude":21,"#
      + #""geofence_radius":\#(radius),"event_time_ms":\#(DeliveryPlaces.start + seconds * 1_000)"#
      + (dwell.map { #","dwell_time_seconds":\#($0)}"# } ?? "}")
    return try GeofenceEvent(try RequestFields(body: body), of: "courier-1")
  }

  @Test func `the time at a stop is what the phone counted, or between its events`() throws {
    let times = StopTimes([
      try event("entered", at: 0, radius: 500), try event("entered", at: 60),
      try event("dwelling", at: 180, dwell: 120), try event("exited", at: 240, dwell: 175),
      try event("entered", at: 300, stop: "stop-2"), try event("exited", at: 425, stop: "stop-2"),
      try event("entered", at: 500, stop: "stop-3"),
    ])
    #expect(times.milliseconds(at: "stop-1") == 175_000)
    #expect(times.milliseconds(at: "stop-2") == 125_000)
    #expect(times.milliseconds(at: "stop-3") == nil, "the courier is still there")
    #expect(times.average == 150_000)
    #expect(StopTimes([]).average == nil)
  }

  @Test(arguments: DeliveryMetric.allCases)
  func `what a figure shows, a scenario can write`(metric: DeliveryMetric) throws {
    for value: Int64 in [0, 7, 10, 1_234, 90_000] {
      let text = metric.text(value)
      #expect(try metric.value(of: text) == value, "\(metric.rawValue): \(text)")
    }
    #expect(try metric.value(of: metric.example) > 0)
    for text in ["", "m", "5 apples", "1.2.3 km/h", "-3"] {
      #expect(throws: (any Error).self) { try metric.value(of: text) }
    }
  }
}
