import DeviceInterface
import DeviceSimulator
import Testing

/// What a phone says that comes by itself.
struct PhoneAgendaTests {
  private static func opened(_ profile: Profile = .android) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.pass(.seconds(60))
    return played
  }

  private static func seconds(_ item: DueItem, after phone: Phone) -> Int64 {
    (item.instant - phone.now).components.seconds
  }

  @Test func `what the app has set comes in the order of its times`() throws {
    var played = try Self.opened()
    played.ask(.setAlarm(Alarm(name: "wake", delay: .seconds(600))))
    played.ask(.schedule(timer: "tick", after: .seconds(270)))
    let items = played.phone.agenda(atMost: 10)
    let kinds = items.map(\.kind).filter { [.alarm("wake"), .timer("tick")].contains($0) }
    #expect(kinds == [.timer("tick"), .alarm("wake")])
    #expect(items.first.map { Self.seconds($0, after: played.phone) } == 270)
    #expect(played.phone.agenda(atMost: 1).map(\.kind) == [.timer("tick")])
  }

  @Test func `a phone that nobody uses goes to rest, and then has windows`() throws {
    var played = try Self.opened()
    try played.act { try $0.lock() }
    #expect(played.phone.agenda(atMost: 10).contains { $0.kind == .restBegins })
    try played.act { try $0.fallIntoDoze(.light) }
    let window = try #require(
      played.phone.agenda(atMost: 10).first { $0.kind == .windowOpens })
    #expect(Self.seconds(window, after: played.phone) == 300)
    played.pass(.seconds(300))
    #expect(played.phone.agenda(atMost: 10).contains { $0.kind == .windowCloses })
  }

  @Test(arguments: [1_000, 20_000])
  func `the way says when a region is reached and left, to the second`(speed: Int) throws {
    var played = try Self.opened(.iOS)
    played.phone.setPosition(Walks.place(east: 0, north: 0))
    let region = Region(
      id: "shop", center: Walks.place(east: 0, north: 2_000), radius: .meters(200))
    played.ask(.monitor(region))
    played.phone.move(
      along: [Walks.place(east: 0, north: 4_000)], millimetersPerSecond: speed)
    played.settle()
    let reached = try #require(
      played.phone.agenda(atMost: 20).first { $0.kind == .regionReached("shop") })
    let expected = Int64(1_800_000 / speed)
    #expect(abs(Self.seconds(reached, after: played.phone) - expected) <= expected / 100 + 1)
    played.pass(reached.instant - played.phone.now)
    #expect(region.center.distance(to: played.phone.position) <= region.radius)
    let items = played.phone.agenda(atMost: 20)
    #expect(items.contains { $0.kind == .regionLeft("shop") })
    #expect(items.contains { $0.kind == .arrival })
  }

  @Test func `a region beside the way, and one at rest, are crossed by nobody`() throws {
    var played = try Self.opened(.iOS)
    played.phone.setPosition(Walks.place(east: 0, north: 0))
    played.ask(
      .monitor(
        Region(id: "far", center: Walks.place(east: 900, north: 500), radius: .meters(200))))
    #expect(!played.phone.agenda(atMost: 20).contains { $0.kind == .regionReached("far") })
    played.phone.move(along: [Walks.place(east: 0, north: 1_000)], millimetersPerSecond: 1_500)
    #expect(!played.phone.agenda(atMost: 20).contains { $0.kind == .regionReached("far") })
  }
}
