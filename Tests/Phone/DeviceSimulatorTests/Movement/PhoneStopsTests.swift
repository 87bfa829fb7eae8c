import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneStopsTests {
  /// A phone on its way 100 m north at a metre a second, ten seconds after it set out.
  private func walking() throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.move(
      along: [50, 100].map { Walks.place(east: 0, north: $0) }, millimetersPerSecond: 1_000)
    played.pass(.seconds(10))
    return played
  }

  private func north(_ phone: Phone) -> Int64 {
    Walks.place(east: 0, north: 0).distance(to: phone.position).wholeMeters
  }

  @Test func `a stop for a time ends by itself`() throws {
    var played = try walking()
    try played.act { try $0.stopOnTheWay(for: .seconds(300)) }
    #expect(played.phone.speedMillimetersPerSecond == 0)
    played.pass(.seconds(299))
    #expect(north(played.phone) == 10)
    #expect(played.phone.isMoving, "it goes on by itself")
    played.pass(.seconds(11))
    #expect(north(played.phone) == 20)
    #expect(played.phone.speedMillimetersPerSecond == 1_000)
    played.pass(.seconds(80))
    #expect(played.phone.position == Walks.place(east: 0, north: 100))
    #expect(played.phone.distanceTravelled.wholeMeters == 100)
  }

  @Test func `a stop until further notice ends when the user goes on`() throws {
    var played = try walking()
    #expect(throws: PhoneError.notStopped) { try played.phone.goOn() }
    try played.act { try $0.stopOnTheWay() }
    #expect(!played.phone.isMoving)
    #expect(throws: PhoneError.stoppedAlready) { try played.phone.stopOnTheWay() }
    played.pass(.seconds(1_000))
    #expect(north(played.phone) == 10)
    try played.act { try $0.goOn() }
    played.pass(.seconds(45))
    #expect(north(played.phone) == 55)
    #expect(played.phone.distanceTravelled.wholeMeters == 55)
  }

  @Test func `a phone that rests cannot stop`() throws {
    var phone = Phone(profile: .iOS, seed: 1)
    #expect(throws: PhoneError.self) { try phone.stopOnTheWay() }
    #expect(throws: PhoneError.self) { try phone.turnBack() }
  }

  @Test func `the user turns back the way they came, and the way adds up`() throws {
    var played = try walking()
    played.pass(.seconds(50))
    try played.act { try $0.stopOnTheWay(for: .seconds(100)) }
    played.pass(.seconds(120))
    #expect(north(played.phone) == 80)
    try played.act { try $0.turnBack() }
    played.pass(.seconds(30))
    #expect(north(played.phone) == 50, "without the rest")
    played.pass(.seconds(60))
    #expect(north(played.phone) == 0)
    #expect(!played.phone.isMoving)
    #expect(played.phone.distanceTravelled.wholeMeters == 160)
  }

  @Test func `the way goes on over being put somewhere and setting out again`() throws {
    var played = try walking()
    played.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
    #expect(played.phone.distanceTravelled.wholeMeters == 10)
    played.act {
      $0.move(along: [Walks.place(east: 5_000, north: 20)], millimetersPerSecond: 1_000)
    }
    played.pass(.seconds(60))
    #expect(played.phone.distanceTravelled.wholeMeters == 30)
  }
}
