import DeviceInterface
import DeviceSimulator
import Testing

/// Ways that no flat map shows: far ones, and those across the 180th meridian.
struct LongWayTests {
  /// The length of the way along the places where a phone is, minute by minute, until it rests.
  private func length(of played: inout PlayedPhone, step: Duration = .seconds(60)) -> Distance {
    var (sum, here) = (Distance.zero, played.phone.position)
    for _ in 0..<10_000 where played.phone.isMoving {
      played.pass(step)
      sum = sum + here.distance(to: played.phone.position)
      here = played.phone.position
    }
    return sum
  }

  @Test(arguments: [
    ("-17, 179.99", "-17.01, -179.99"), ("-17, -179.99", "-17.01, 179.99"), ("0, 180", "0, -179.9"),
    ("66.5, -180", "66.5, 179.95"), ("10, 180", "10.01, -180"), ("66, 179.5", "67, -179.5"),
  ])
  func `who crosses the 180th meridian goes the short way`(from: String, to: String) throws {
    var played = try PlayedPhone(.iOS)
    let (start, end) = (try Position(text: from), try Position(text: to))
    played.phone.setPosition(start)
    played.phone.move(along: [end], millimetersPerSecond: 10_000)
    let way = start.distance(to: end)
    let seen = length(of: &played)
    #expect(abs(seen.centimeters - way.centimeters) <= way.centimeters / 1_000 + 100)
    #expect(played.phone.position == end)
    #expect(played.phone.distanceTravelled == way)
  }

  @Test func `half of the way across the meridian lies on it`() throws {
    var phone = Phone(profile: .iOS, seed: 1)
    let points = try ["-17, 179.9", "-17.2, -179.9"].enumerated().map { index, text in
      RoutePoint(try Position(text: text), time: Walks.firstTime + .seconds(index * 100))
    }
    try phone.follow(Route(segments: [points]))
    phone.advance(to: Instant(sinceStart: .seconds(50)))
    #expect(phone.position.distance(to: try Position(text: "-17.1, 180")) < .meters(1))
    #expect(
      phone.distanceTravelled.centimeters == points[0].position.distance(to: points[1].position)
        .centimeters / 2)
    phone.advance(to: Instant(sinceStart: .seconds(75)))
    #expect(phone.position.distance(to: try Position(text: "-17.15, -179.95")) < .meters(10))
  }

  @Test(arguments: [
    ("52.2297, 21.0122", "40.7128, -74.006"), ("51.5, -0.1", "35.7, 139.7"),
    ("-33.8688, 151.2093", "-33.4489, -70.6693"), ("52.2297, 21.0122", "50.0647, 19.945"),
  ])
  func `a flight follows the shortest line`(from: String, to: String) throws {
    var played = try PlayedPhone(.iOS)
    let (start, end) = (try Position(text: from), try Position(text: to))
    played.phone.setPosition(start)
    played.phone.move(along: [end], millimetersPerSecond: 250_000)
    let way = start.distance(to: end)
    let seen = length(of: &played)
    #expect(abs(seen.centimeters - way.centimeters) <= way.centimeters / 500, "\(seen) of \(way)")
    #expect(played.phone.distanceTravelled == way)
  }

  @Test func `a silent gap across the meridian is silent to its end, and on the way back`() throws {
    let points = try ["0, 179.999", "0, -179.999"].enumerated().map { index, text in
      RoutePoint(try Position(text: text), time: Walks.firstTime + .seconds(index * 100))
    }
    var played = try PlayedPhone(.iOS)
    try played.act {
      try $0.follow(Route(segments: [[points[0]], [points[1]]]), gaps: .silent)
    }
    for second in [1, 49, 51, 98] {
      played.pass(.seconds(second) - played.phone.now.sinceStart)
      #expect(!played.phone.signal.hears, "after \(second) s")
    }
    try played.act { try $0.turnBack() }
    played.pass(.seconds(97))
    #expect(!played.phone.signal.hears)
    played.pass(.seconds(2))
    #expect(played.phone.position == points[0].position)
    #expect(played.phone.signal.hears)
  }
}
