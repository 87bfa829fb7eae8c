import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// Where couriers are, as their phones say it.
struct LocationUpdateTests {
  private static func batch(
    _ points: String, run: String = "run-1", route: String = "r-1"
  ) -> String {
    #"{"route_id":"\#(route)","run":"\#(run)","points":[\#(points)]}"#
  }

  private static let circumstances =
    #","heading":90,"altitude":110,"battery_level":80,"is_charging":true,"activity_type":"driving""#

  @Test func `one location is kept with all that it says`() throws {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(5)
    desk.locate(
      "52.2297",
      #","speed":18.5,"heading":359.5,"altitude":-3.25,"battery_level":80,"is_charging":true,"#
        + #""activity_type":"driving","route_id":"r-1""#)
    let row = try #require(desk.server.locations.locations(of: "courier-1").first)
    #expect(row.position.latitudeE7 == 522_297_000)
    #expect(row.recordedAtMilliseconds == 1_767_600_005_000)
    #expect(row.accuracyHundredths == 500)
    #expect(row.speedHundredths == 1_850)
    #expect(row.headingHundredths == 35_950)
    #expect(row.altitudeHundredths == -325)
    #expect(row.batteryLevel == 80)
    #expect(row.isCharging)
    #expect(row.motion == .driving)
    #expect(row.routeID == "r-1")
    #expect(row.uploadedAt == desk.now)
  }

  @Test func `points that were kept come with their circumstances and are answered one by one`() {
    var desk = DeliveryDesk.underWay()
    let points = [
      Exchange.point(1, Self.circumstances),
      Exchange.point(2, #","heading":361,"battery_level":5"#),
      Exchange.point(3, #","battery_level":101"#), Exchange.point(4, #","heading":1"#),
      Exchange.point(5, #","activity_type":"flying","battery_level":5"#), Exchange.point(6),
    ]
    let answer = desk.post("location/update", Self.batch(points.joined(separator: ",")))
    let level = "battery_level: expected a whole number from 0 to 100, found"
    let motions = "“unknown” or “stationary” or “walking” or “driving”"
    #expect(
      answer
        == DeliveryDesk.receipt(
          [1, 6],
          refused: [
            (2, "heading: expected a whole number from 0 to 360, found 361"), (3, "\(level) 101"),
            (4, "\(level) nothing"), (5, "activity_type: expected \(motions), found “flying”"),
          ]))
    let stored = desk.server.points.inOrder(of: "run-1").map(\.record.fix.circumstances)
    #expect(
      stored == [
        FixCircumstances(
          courseDegrees: 90, altitudeMeters: 110,
          battery: Battery(percentage: 80, isCharging: true), motion: .driving), nil,
      ])
    let row = desk.server.locations.locations(of: "courier-1").first
    #expect(row?.speedHundredths == 500)
    #expect(row?.headingHundredths == 9_000)
  }

  @Test func `points with the document's names are those of the short ones`() throws {
    var desk = DeliveryDesk.underWay()
    let point =
      #"{"n":1,"recorded_at_ms":1767600001000,"latitude":52.2297,"longitude":21.0122,"accuracy":5,"#
      + #""speed":29.9988,"heading":90,"altitude":110,"battery_level":80,"is_charging":true,"#
      + #""activity_type":"driving"}"#
    #expect(desk.post("location/update", Self.batch(point)) == DeliveryDesk.receipt([1]))
    let stored = try #require(desk.server.points.inOrder(of: "run-1").first?.record.fix)
    #expect(stored.speedMillimetersPerSecond == 8_333)
    #expect(stored.timeMilliseconds == 1_767_600_001_000)
    #expect(stored.circumstances?.courseDegrees == 90)
    let worse = [
      (#""latitude":90.1,"longitude":21"#, "latitude"), (#""latitude":52,"longitude":181"#, "long"),
      (#""latitude":52,"longitude":21,"speed":-1"#, "speed"),
    ]
    for (index, (members, reason)) in worse.enumerated() {
      let bad = #"{"n":\#(index + 2),"recorded_at_ms":1,"accuracy":5,\#(members)}"#
      let answer = desk.post("location/update", Self.batch(bad))
      let refused = #""accepted":[],"refused":[{"n":\#(index + 2),"reason":"\#(reason)"#
      #expect(answer.body.contains(refused))
    }
  }

  @Test func `the document's own body is a batch of one`() {
    var desk = DeliveryDesk.underWay()
    let answer = desk.post("location/update", #"{"latitude":52,"longitude":21,"accuracy":5}"#)
    #expect(answer.body == #"{"success":true,"accepted":[1],"refused":[]}"#)
  }

  @Test func `without consent nothing is stored`() {
    var desk = DeliveryDesk()
    let single = #"{"latitude":52,"longitude":21,"accuracy":5}"#
    for _ in 1...2 {
      #expect(desk.post("location/update", single).status == 403)
      #expect(desk.post("location/update", Self.batch(Exchange.point(1))).status == 403)
      #expect(desk.server.locations.count(of: "courier-1") == 0)
      #expect(desk.server.locations.runs.isEmpty)
      desk.consent(true)
      desk.consent(false)
    }
    #expect(desk.server.consents.map(\.isGranted) == [true, false, true, false])
  }

  @Test(arguments: [
    ("run-1", "r-1", "courier-2", 403), ("run-1", "r-2", "courier-1", 403),
    ("run-1", "r-9", "courier-1", 404), ("run-1", "r-2", "courier-2", 403),
    ("run-2", "r-2", "courier-2", 200), ("run 1", "r-1", "courier-1", 400),
  ])
  func `a run belongs to one courier and one route`(
    run: String, route: String, user: String, status: Int
  ) {
    var desk = DeliveryDesk.underWay()
    desk.consent(true, by: "courier-2")
    #expect(desk.post("location/update", Self.batch(Exchange.point(1))).status == 200)
    let body = Self.batch(Exchange.point(7), run: run, route: route)
    #expect(desk.post("location/update", body, by: user).status == status)
    #expect(desk.server.points.inOrder(of: "run-1").map(\.record.number) == [1])
  }

  @Test func `what was sent before is accepted again, and other content is a conflict`() {
    var desk = DeliveryDesk.underWay()
    for _ in 1...2 {
      let answer = desk.post("location/update", Self.batch(Exchange.point(1, Self.circumstances)))
      #expect(answer == DeliveryDesk.receipt([1]))
    }
    let other = desk.post("location/update", Self.batch(Exchange.point(1)))
    #expect(other == DeliveryDesk.receipt([], refused: [(1, "conflict")]))
    #expect(desk.server.locations.count(of: "courier-1") == 1)
  }

  @Test func `what had to be thrown away is told once, and only of one's own runs`() {
    var desk = DeliveryDesk.underWay()
    for count in [3, 7, 5] {
      #expect(
        desk.post("route/run-1/pruned", #"{"route_id":"r-1","pruned":\#(count)}"#).status == 200)
    }
    #expect(desk.server.locations.run("run-1")?.prunedCount == 7)
    let foreign = desk.post(
      "route/run-1/pruned", #"{"route_id":"r-2","pruned":9}"#, by: "courier-2")
    #expect(foreign.status == 403)
    #expect(desk.server.locations.run("run-1")?.prunedCount == 7)
  }

  @Test func `the newest location is the one that was recorded last, and no guess`() {
    var desk = DeliveryDesk.underWay()
    func newest() -> Int32? {
      desk.server.locations.newest(of: "courier-1")?.location.position.latitudeE7
    }
    desk.now = .start + .seconds(100)
    desk.locate("52.1")
    #expect(newest() == 521_000_000)
    // Recorded before, arrived later: cached ones.
    desk.locate("52.2", #","recorded_at_ms":1767600050000"#)
    #expect(newest() == 521_000_000)
    let guesses = [
      Exchange.point(200, #","lastKnown":true"#), Exchange.point(201, #","impossible":true"#),
    ]
    _ = desk.post("location/update", Self.batch(guesses.joined(separator: ",")))
    #expect(newest() == 521_000_000)
    // A clock that runs a day ahead must not hide what comes after it has been set right.
    desk.locate("52.3", #","recorded_at_ms":1767686500000"#)
    #expect(newest() == 523_000_000)
    desk.now = .start + .seconds(130)
    desk.locate("52.4")
    #expect(newest() == 524_000_000)
  }
}
