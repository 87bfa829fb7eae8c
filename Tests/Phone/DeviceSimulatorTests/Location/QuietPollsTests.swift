import DeviceInterface
import DeviceSimulator
import TestSupport
import Testing

struct QuietPollsTests {
  /// A way of random legs: steps, drives, rests, doublings back, and now and then hundreds of kilometres.
  private func route(_ numbers: inout TestNumbers) -> Route {
    var here = Walks.place(east: 0, north: 0)
    var second: UInt64 = 0
    let points = (0..<60).map { index in
      let point = RoutePoint(here, time: Walks.firstTime + .milliseconds(Int64(second)))
      let meters: UInt64 =
        switch numbers.next() % 6 {
        case 0: 0
        case 1: numbers.next() % 12
        case 2, 3: numbers.next() % 300
        case 4: numbers.next() % 3_000
        default: index % 20 == 19 ? 400_000 : numbers.next() % 40
        }
      here = here.position(
        at: .meters(Int(meters)), bearing: Double(numbers.next() % 3_600) / 10)
      second += 1 + numbers.next() % (numbers.next() % 4 == 0 ? 3_000_000 : 90_000)
      return point
    }
    return Route(segments: [points])
  }

  private func phone(
    _ route: Route, _ request: UpdateRequest, _ profile: Profile
  ) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    try played.phone.follow(route)
    played.ask(.startUpdates(request))
    return played
  }

  /// Lets time pass in so many milliseconds at once, so that every update is played one by one.
  private func creep(_ played: inout PlayedPhone, _ duration: Duration, by step: Int64) {
    let end = played.phone.now + duration
    while played.phone.now < end {
      played.pass(min(.milliseconds(step), end - played.phone.now))
    }
  }

  @Test(.tags(.sweep), arguments: 1...(12 * Sweep.scale), [10, 100, 1_000])
  func `what is passed over is exactly what playing it would do`(
    _ seed: Int, _ askedMeters: Int
  ) throws {
    var numbers = TestNumbers(state: UInt64(seed))
    let way = route(&numbers)
    let filter = [2, 7, 10, 50, 1_000][seed % 5]
    let request = UpdateRequest(
      interface: seed % 7 == 0 ? .live : .standard, desiredAccuracyMeters: askedMeters,
      distanceFilter: .meters(filter), interval: seed % 3 == 0 ? .milliseconds(700) : nil,
      allowsBackground: true, pausesAutomatically: seed % 4 == 0)
    let profile = seed % 2 == 0 ? Profile.iOS : .android
    var quick = try phone(way, request, profile)
    var slow = quick
    for _ in 0..<6 {
      let stretch = Duration.milliseconds(Int64(numbers.next() % 3_000_000))
      quick.pass(stretch)
      creep(&slow, stretch, by: 500)
      #expect(quick.told == slow.told)
      #expect(quick.phone == slow.phone, "also inside")
      try disturb(&quick, &slow, numbers.next() % 4)
    }
    let mayBeQuiet = seed > 12 || askedMeters > 10
    #expect(mayBeQuiet || quick.told.count > 5, "only further ways may be as quiet as that")
  }

  private func disturb(
    _ quick: inout PlayedPhone, _ slow: inout PlayedPhone, _ choice: UInt64
  ) throws {
    func change(_ phone: inout Phone) {
      switch choice {
      case 0: try? phone.stopOnTheWay(for: .seconds(90))
      case 1: try? phone.turnBack()
      case 2: phone.setSignal(phone.signal == .good ? .weak : .good)
      default: try? phone.pressHome()
      }
    }
    quick.act(change)
    slow.act(change)
  }

  @Test func `a timer between updates does not disturb them`() throws {
    var numbers = TestNumbers(state: 99)
    let way = route(&numbers)
    let request = UpdateRequest(distanceFilter: .meters(10), pausesAutomatically: false)
    var bare = try phone(way, request, .iOS)
    var busy = bare
    bare.pass(.seconds(2_000))
    for second in stride(from: 0, to: 2_000, by: 8) {
      busy.ask(.schedule(timer: "t\(second)", after: .milliseconds(2_345)))
      busy.pass(.seconds(8))
    }
    #expect(Walks.fixes(bare.told) == Walks.fixes(busy.told))
  }

  @Test(arguments: [(10, 10), (100, 100)])
  func `a walk of thirty hours has no more deadlines than events`(
    _ asked: (meters: Int, filter: Int)
  ) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.phone.move(
      along: [Walks.place(east: 0, north: 151_200)], millimetersPerSecond: 1_400)
    played.ask(
      .startUpdates(
        UpdateRequest(
          desiredAccuracyMeters: asked.meters, distanceFilter: .meters(asked.filter),
          allowsBackground: true, pausesAutomatically: false)))
    played.forget()
    var deadlines = 0
    while let due = played.phone.nextDeadline, due.sinceStart <= .seconds(108_000) {
      played.phone.advance(to: due)
      played.settle()
      deadlines += 1
    }
    let count = Walks.fixes(played.told).count
    #expect(asked.meters == 10 ? count == 13_500 : (1_000...1_512).contains(count))
    // At the end of the way updates are played that need not bring a position of another cell.
    #expect((0...(asked.meters == 10 ? 0 : 2)).contains(deadlines - count))
  }
}
