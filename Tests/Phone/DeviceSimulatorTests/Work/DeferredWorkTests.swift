import DeviceInterface
import DeviceSimulator
import Testing

struct DeferredWorkTests {
  private func phone(_ profile: Profile, _ work: DeferredWork) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile)
    played.ask(.deferWork(work))
    try played.act { try $0.pressHome() }
    return played
  }

  @Test func `the delay between two tries doubles and ends at five hours`() throws {
    var played = try phone(.android, DeferredWork(name: "send"))
    var delay = Duration.seconds(30)
    for _ in 1...14 {
      #expect(played.phone.stateOfWork("send") == .running)
      played.ask(.finishWork(name: "send", .retry))
      played.pass(delay - .seconds(1))
      #expect(played.phone.stateOfWork("send") == .waiting)
      played.pass(.seconds(1))
      delay = min(delay + delay, .seconds(18_000))
    }
    #expect(delay == .seconds(18_000))
  }

  @Test func `work that is finished before it was started goes on waiting`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.deferWork(DeferredWork(name: "send")))
    played.ask(.finishWork(name: "send", .succeeded))
    #expect(played.phone.stateOfWork("send") == .waiting)
  }

  @Test func `an earliest time below zero is none`() throws {
    var profile = Profile.iOS
    try profile.set("deferred work delay", to: .zero)
    let played = try phone(profile, DeferredWork(name: "send", earliest: .seconds(-60)))
    #expect(played.phone.stateOfWork("send") == .running)
  }

  @Test func `on iOS what runs keeps its time while the next of its name waits already`() throws {
    var played = try phone(.iOS, DeferredWork(name: "send"))
    played.pass(.seconds(900))
    played.forget()
    played.ask(.deferWork(DeferredWork(name: "send")))
    #expect(played.phone.stateOfWork("send") == .running)
    played.pass(.seconds(300))
    #expect(played.told.contains(.workExpired(name: "send")))
    #expect(played.phone.stateOfWork("send") == .waiting)
    played.pass(.seconds(901))
    #expect(played.told.contains(.workStarted(name: "send")))
  }

  @Test func `on iOS taking back what waits leaves what runs its time`() throws {
    var played = try phone(.iOS, DeferredWork(name: "send"))
    played.pass(.seconds(900))
    played.ask(.deferWork(DeferredWork(name: "send")))
    played.ask(.cancelWork(name: "send"))
    #expect(played.phone.stateOfWork("send") == .running)
    played.ask(.finishWork(name: "send", .succeeded))
    #expect(played.phone.stateOfWork("send") == nil)
  }

  @Test func `on Android asking anew or taking back stops what runs`() throws {
    var played = try phone(.android, DeferredWork(name: "send"))
    #expect(played.phone.stateOfWork("send") == .running)
    played.ask(.cancelWork(name: "send"))
    #expect(played.phone.stateOfWork("send") == nil)
  }

  @Test func `a phone that waits for work is the same whatever was deferred and taken back before`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS)
    let before = played.phone.stateOfWork("other")
    played.ask(.deferWork(DeferredWork(name: "other")))
    played.ask(.cancelWork(name: "other"))
    #expect(played.phone.stateOfWork("other") == before)
    #expect(played.phone.awaitsOnlyMidnight)
  }
}
