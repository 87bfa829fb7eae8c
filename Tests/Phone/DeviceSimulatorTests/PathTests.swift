import DeviceInterface
import DeviceSimulator
import Testing

/// Where the phone was, as someone sees it who watches the simulation.
struct PathTests {
  private static func position(_ north: Int32, _ east: Int32) throws -> Position {
    try #require(
      Position(latitudeE7: 522_297_000 + north * 1_000, longitudeE7: 210_122_000 + east * 1_000))
  }

  private static func phone() throws -> Phone {
    var phone = Phone(profile: .iOS, seed: 1)
    phone.setPosition(try position(0, 0))
    return phone
  }

  @Test func `a phone at rest is at one place`() throws {
    var phone = try Self.phone()
    phone.advance(to: phone.now + .seconds(60))
    let path = phone.path(since: .start)
    #expect(path.map(\.position) == [try Self.position(0, 0), try Self.position(0, 0)])
    #expect(path.map(\.instant) == [.start, phone.now])
  }

  @Test func `a way has its corners, and ends where the phone is now`() throws {
    var phone = try Self.phone()
    let corners = [try Self.position(10, 0), try Self.position(10, 10), try Self.position(0, 10)]
    phone.move(along: corners, millimetersPerSecond: 1_000)
    phone.advance(to: phone.now + .seconds(150))
    let path = phone.path(since: .start)
    #expect(path.map(\.position) == [try Self.position(0, 0), corners[0], phone.position])
    #expect(path.map(\.instant) == path.map(\.instant).sorted())
  }

  @Test func `what is asked for twice goes on where it ended`() throws {
    var phone = try Self.phone()
    phone.move(along: [try Self.position(10, 0)], millimetersPerSecond: 1_000)
    phone.advance(to: phone.now + .seconds(30))
    let first = phone.path(since: .start)
    let middle = phone.now
    phone.advance(to: phone.now + .seconds(300))
    let second = phone.path(since: middle)
    #expect(second.first?.position == first.last?.position)
    #expect(second.map(\.position).suffix(2) == [try Self.position(10, 0), phone.position])
  }
}
