import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneRoutesTests {
  /// Where a phone is that follows the route, second by second: metres north of the start.
  private func metersNorth(
    _ route: Route, pace: RoutePace = .recorded(), at seconds: [Int]
  ) throws -> [Int64] {
    var played = try PlayedPhone(.iOS)
    try played.phone.follow(route, pace: pace)
    let start = Walks.place(east: 0, north: 0)
    return seconds.map { second in
      played.pass(.seconds(second) - played.phone.now.sinceStart)
      return start.distance(to: played.phone.position).wholeMeters
    }
  }

  @Test func `points are passed at their times after the first`() throws {
    let route = Walks.north(at: [0, 10, 60, 70])
    #expect(
      try metersNorth(route, at: [0, 5, 10, 35, 60, 65, 70, 500]) == [
        0, 5, 10, 15, 20, 25, 30, 30,
      ])
  }

  @Test(arguments: [(200, 35), (50, 140), (100, 70)])
  func `another pace takes as much less or more time`(_ percent: Int, _ seconds: Int) throws {
    var played = try PlayedPhone(.iOS)
    try played.phone.follow(
      Walks.north(at: [0, 10, 60, 70]), pace: .recorded(percent: percent))
    played.pass(.seconds(seconds) - .milliseconds(1))
    #expect(played.phone.isMoving)
    played.pass(.milliseconds(1))
    #expect(!played.phone.isMoving)
    #expect(played.phone.position == Walks.place(east: 0, north: 30))
  }

  @Test(arguments: [
    ("no time", [0, nil, nil, 30] as [Int?]), ("equal times", [0, 0, 0, 30]),
    ("a time that runs backwards", [0, -500, 5, 30]), ("a leap ahead", [0, 9_999, 9_998, 30]),
  ])
  func `a point without a usable time is passed by its share of the way`(
    _ what: String, _ times: [Int?]
  ) throws {
    var expected: [Int64] = [0, 10, 20, 30]
    // The third point keeps its time here, and the second lies half way to it.
    if times[2] == 5 { expected = [0, 22, 26, 30] }
    let found = try metersNorth(Walks.north(at: times), at: [0, 10, 20, 30])
    #expect(found == expected, "\(what)")
  }

  @Test func `a clock set back for good loses no geometry and no time of the longer part`() throws {
    let times = [0, 1, 2, 3] + (0..<20).map { -3_600 + $0 }
    let route = Walks.north(at: times)
    var played = try PlayedPhone(.iOS)
    try played.phone.follow(route)
    played.pass(.seconds(60))
    #expect(!played.phone.isMoving)
    #expect(played.phone.distanceTravelled == route.length)
  }

  @Test func `before the first and after the last time a point's own speed counts`() throws {
    var route = Walks.north(at: [nil, 0, 10, nil])
    route.segments[0][3].speedMillimetersPerSecond = 500
    #expect(try metersNorth(route, at: [0, 10, 20, 30, 40]) == [0, 10, 20, 25, 30])
  }

  @Test func `a route without times needs speeds or a pace`() throws {
    let route = Walks.north(at: [nil, nil, nil])
    var phone = Phone(profile: .iOS, seed: 1)
    #expect(throws: PhoneError.self) { try phone.follow(route) }
    #expect(throws: PhoneError.self) { try phone.follow(Route(name: "empty")) }
    #expect(throws: PhoneError.self) {
      try phone.follow(route, pace: .constant(millimetersPerSecond: 0))
    }
    #expect(phone == Phone(profile: .iOS, seed: 1), "a refused route changes nothing")
    #expect(
      try metersNorth(route, pace: .constant(millimetersPerSecond: 2_000), at: [0, 5, 9])
        == [0, 10, 18])
  }

  @Test func `a route whose points all have one time does not say how fast`() throws {
    let route = Walks.north(at: [7, 7, 7])
    #expect(!route.saysHowFast)
    var phone = Phone(profile: .iOS, seed: 1)
    let error = #expect(throws: PhoneError.self) { try phone.follow(route) }
    #expect(
      error.map { "\($0)" }?.contains("a time that helps") == true, "\(String(describing: error))")
  }

  @Test func `speeds carry points without a time where nobody moved at the times`() throws {
    var route = Walks.north(at: [0, nil, nil])
    route.segments[0].insert(RoutePoint(Walks.place(east: 0, north: 0)), at: 1)
    route.segments[0][1].time = Walks.firstTime + .seconds(5)
    route.segments[0][2].speedMillimetersPerSecond = 2_000
    route.segments[0].append(RoutePoint(Walks.place(east: 0, north: 40)))
    // Five seconds of rest, then 10 m at the point's own speed and 30 m at the only one there is.
    #expect(try metersNorth(route, at: [5, 10, 15, 20, 25]) == [0, 10, 20, 30, 40])
  }

  @Test(arguments: [
    RoutePace.recorded(), .recorded(percent: 1), .constant(millimetersPerSecond: 1),
  ])
  func `a way that is too long to be timed is refused`(_ pace: RoutePace) throws {
    let far = try [Position(text: "0, 0"), Position(text: "0, 180")]
    let points = (0..<60_000).map {
      RoutePoint(far[$0 % 2], speedMillimetersPerSecond: 1)
    }
    var phone = Phone(profile: .iOS, seed: 1)
    let error = #expect(throws: PhoneError.self) {
      try phone.follow(Route(segments: [points]), pace: pace)
    }
    #expect(error.map { "\($0)" }?.contains("30,000 years") == true, "\(String(describing: error))")
  }

  @Test func `a single point is a place to be`() throws {
    var phone = Phone(profile: .iOS, seed: 1)
    let there = Walks.place(east: 500, north: 500)
    try phone.follow(Route(segments: [[RoutePoint(there)]]))
    #expect(phone.position == there)
    #expect(!phone.isMoving)
    #expect(phone.distanceTravelled == .zero, "being put somewhere is not going")
  }

  @Test func `a phone can follow routes of a whole day, and the length agrees`() throws {
    var generator = TestNumbers(state: 7)
    var here = Walks.place(east: 0, north: 0)
    let points = (0..<50_000).map { second in
      here = here.position(
        at: Distance(centimeters: Int64(generator.next() % 300)),
        bearing: Double(generator.next() % 360))
      return RoutePoint(here, time: Walks.firstTime + .seconds(second))
    }
    let route = Route(segments: [points])
    var phone = Phone(profile: .iOS, seed: 1)
    try phone.follow(route)
    for second in stride(from: 0, to: 50_000, by: 7) {
      phone.advance(to: Instant(sinceStart: .seconds(second)))
      #expect(phone.position == points[second].position)
    }
    phone.advance(to: Instant(sinceStart: .seconds(60_000)))
    #expect(phone.distanceTravelled == route.length)
  }

  @Test(arguments: [(RouteGaps.travelled, true), (.silent, false)])
  func `a gap is travelled, and heard in or not`(_ gaps: RouteGaps, _ hears: Bool) throws {
    let points = Walks.north(at: [0, 10, 20, 30]).segments[0]
    let route = Route(segments: [Array(points[..<2]), Array(points[2...])])
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.follow(route, gaps: gaps) }
    played.pass(.seconds(11))
    played.forget()
    #expect(played.phone.signal.hears == hears)
    played.pass(.seconds(5))
    #expect(Walks.fixes(played.told).isEmpty != hears)
    // What lies between two points is cut to whole units of a centimetre.
    let middle = Walks.place(east: 0, north: 16)
    #expect(middle.distance(to: played.phone.position) <= Distance(centimeters: 3))
    played.pass(.seconds(14))
    #expect(Walks.fixes(played.told).last?.position == Walks.place(east: 0, north: 30))
    #expect(played.phone.distanceTravelled.wholeMeters == 30)
  }

  @Test func `a stop delays a silent gap, and turning back meets it again`() throws {
    let points = Walks.north(at: [0, 10, 20, 30]).segments[0]
    let route = Route(segments: [Array(points[..<2]), Array(points[2...])])
    var played = try PlayedPhone(.iOS)
    try played.act { try $0.follow(route, gaps: .silent) }
    played.pass(.seconds(5))
    try played.act { try $0.stopOnTheWay(for: .seconds(60)) }
    played.pass(.seconds(60))
    for (wait, hears) in [(4, true), (2, false), (8, false), (2, true)] {
      played.pass(.seconds(wait))
      #expect(played.phone.signal.hears == hears)
    }
    try played.act { try $0.turnBack() }
    for (wait, hears) in [(0, true), (2, false), (8, false), (2, true)] {
      played.pass(.seconds(wait))
      #expect(played.phone.signal.hears == hears)
    }
    played.act { $0.move(along: [Walks.place(east: 0, north: 20)], millimetersPerSecond: 1_000) }
    played.pass(.seconds(8))
    #expect(played.phone.signal == .good, "another way has no gaps")
  }
}
