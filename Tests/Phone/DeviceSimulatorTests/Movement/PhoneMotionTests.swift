import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneMotionTests {
  private func listening(_ profile: Profile) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .whileInUse)
    played.ask(.startMotionUpdates)
    return played
  }

  @Test(arguments: [Profile.iOS, .android])
  func `the first judgement comes at once, the others when they have lasted`(
    _ profile: Profile
  ) throws {
    var played = try listening(profile)
    #expect(Walks.motions(played.told) == [.stationary])
    played.act {
      $0.move(along: [Walks.place(east: 0, north: 100)], millimetersPerSecond: 1_400)
    }
    played.pass(.seconds(9))
    #expect(Walks.motions(played.told) == [.stationary])
    played.pass(.seconds(1))
    #expect(Walks.motions(played.told) == [.stationary, .walking])
    played.pass(.seconds(600))
    #expect(Walks.motions(played.told) == [.stationary, .walking, .stationary])
  }

  @Test func `a short halt at the lights is no rest, a long one is`() throws {
    var played = try listening(.iOS)
    played.act {
      $0.move(along: [Walks.place(east: 0, north: 9_000)], millimetersPerSecond: 15_000)
    }
    played.pass(.seconds(60))
    try played.act { try $0.stopOnTheWay(for: .seconds(9)) }
    played.pass(.seconds(60))
    #expect(Walks.motions(played.told) == [.stationary, .driving])
    try played.act { try $0.stopOnTheWay() }
    played.pass(.seconds(10))
    #expect(Walks.motions(played.told).last == .stationary)
    try played.act { try $0.goOn() }
    played.pass(.seconds(10))
    #expect(Walks.motions(played.told).last == .driving)
  }

  @Test func `a suspended app is told the last change when it runs again`() throws {
    var played = try listening(.iOS)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    let points = [0, 100, 200, 210].map { RoutePoint(Walks.place(east: 0, north: $0)) }
    let times = [0, 100, 110, 111]
    let route = Route(segments: [
      zip(points, times).map {
        RoutePoint($0.position, time: Walks.firstTime + .seconds($1))
      }
    ])
    try played.act { try $0.follow(route) }
    played.pass(.seconds(600))
    #expect(played.told.isEmpty)
    played.act { $0.move(along: [Walks.place(east: 0, north: 0)], millimetersPerSecond: 1_000) }
    played.pass(.seconds(60))
    try played.act { try $0.openApp() }
    #expect(Walks.motions(played.told) == [.walking])
  }

  @Test func `nothing comes before the start, after the stop and to a new process`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    let way = [Walks.place(east: 0, north: 100)]
    played.act { $0.move(along: way, millimetersPerSecond: 1_000) }
    played.pass(.seconds(30))
    #expect(Walks.motions(played.told).isEmpty)
    played.ask(.startMotionUpdates)
    #expect(Walks.motions(played.told) == [.walking])
    played.ask(.stopMotionUpdates)
    played.pass(.seconds(600))
    #expect(Walks.motions(played.told) == [.walking])
    #expect(played.phone.awaitsOnlyMidnight)
  }
}
