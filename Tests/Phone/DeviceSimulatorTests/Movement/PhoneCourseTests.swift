import DeviceInterface
import DeviceSimulator
import Testing

/// Which way a phone moves and how high it is, as its fixes tell.
struct PhoneCourseTests {
  /// The last fix of a phone on its way for some seconds.
  private func fix(
    after seconds: Int, _ prepare: (inout Phone) throws -> Void
  ) throws -> Fix {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    try played.act { try prepare(&$0) }
    played.pass(.seconds(seconds))
    played.forget()
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    return try #require(Walks.fixes(played.told).last)
  }

  @Test(arguments: [
    (0, 100, 0), (100, 100, 45), (100, 0, 90), (100, -100, 135), (0, -100, 180), (-100, 0, 270),
    (-17, 1_000, 359), (-4, 1_000, 0),
  ])
  func `a moving phone tells its course`(east: Int, north: Int, course: Int) throws {
    let fix = try fix(after: 5) {
      $0.move(along: [Walks.place(east: east, north: north)], millimetersPerSecond: 1_000)
    }
    #expect(fix.courseDegrees == course)
    #expect(fix.altitudeMeters == nil, "waypoints have no height")
  }

  @Test func `the course is that of the leg, and back the other way round`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act {
      $0.move(
        along: [Walks.place(east: 0, north: 10), Walks.place(east: 10, north: 10)],
        millimetersPerSecond: 1_000)
    }
    var courses: [Int?] = []
    for step in 0..<4 {
      played.pass(.seconds(6))
      if step == 2 { try played.act { try $0.turnBack() } }
      played.forget()
      played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
      courses.append(try #require(Walks.fixes(played.told).last).courseDegrees)
    }
    #expect(courses == [0, 90, 270, 270])
  }

  @Test func `a phone at rest has no course`() throws {
    let walk = { (phone: inout Phone) in
      phone.move(along: [Walks.place(east: 0, north: 100)], millimetersPerSecond: 1_000)
    }
    #expect(try fix(after: 5) { _ in }.courseDegrees == nil)
    #expect(try fix(after: 200, walk).courseDegrees == nil)
    #expect(
      try fix(after: 5) {
        walk(&$0)
        try $0.stopOnTheWay()
      }.courseDegrees == nil)
  }

  @Test(arguments: [(SignalQuality.good, true), (.urbanCanyon, true), (.indoors, false)])
  func `course and height come with the speed`(quality: SignalQuality, isTold: Bool) throws {
    let fix = try fix(after: 5) {
      try $0.follow(Self.climb)
      $0.setSignal(quality)
    }
    #expect((fix.speedMillimetersPerSecond != nil) == isTold)
    #expect(fix.courseDegrees == (isTold ? 0 : nil))
    #expect(fix.altitudeMeters == (isTold ? 105 : nil))
  }

  /// From 100 m up to 110 m and down to 20 m below the sea, each in ten seconds, and on without a height.
  private static let climb: Route = {
    var route = Walks.north(at: [0, 10, 20, 30])
    for (index, height) in [10_000, 11_000, -2_000].enumerated() {
      route.segments[0][index].elevationCentimeters = height
    }
    return route
  }()

  @Test(
    arguments: [
      (0, 100), (3, 103), (10, 110), (16, 32), (20, -20), (25, nil), (60, nil),
    ] as [(Int, Int?)])
  func `the height lies between those of the route's points`(
    second: Int, height: Int?
  ) throws {
    #expect(try fix(after: second) { try $0.follow(Self.climb) }.altitudeMeters == height)
  }

  @Test func `reduced accuracy and repeated positions tell no course`() throws {
    let repeated = try fix(after: 5) {
      try $0.follow(Self.climb)
      try $0.repeatFix(for: .seconds(60))
    }
    #expect(repeated.courseDegrees == nil && repeated.altitudeMeters == 100)
    let coarse = try fix(after: 5) {
      try $0.preset(.whileInUse, accuracy: .reduced)
      try $0.follow(Self.climb)
    }
    #expect(coarse.courseDegrees == nil && coarse.altitudeMeters == nil)
  }
}
