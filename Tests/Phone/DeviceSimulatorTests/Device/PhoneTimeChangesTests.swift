import DeviceInterface
import DeviceSimulator
import Testing

/// Who is told that the phone shows another time, another day or another zone.
struct PhoneTimeChangesTests {
  private func changes(_ signals: [Signal]) -> [ClockChange] {
    signals.compactMap { if case .clockChanged(let change) = $0 { change } else { nil } }
  }

  @Test func `a running app of iOS is told of every midnight, one of Android of none`() throws {
    for profile in [Profile.iOS, .android] {
      var played = try PlayedPhone(opened: profile)
      played.pass(.seconds(16 * 3_600 - 1))
      #expect(changes(played.told) == [])
      played.pass(.seconds(1 + 86_400))
      #expect(changes(played.told) == (profile.platform == .iOS ? [.newDay, .newDay] : []))
    }
  }

  @Test func `a suspended app of iOS is told once, however often it changed, I-100`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.pass(.seconds(3 * 86_400))
    played.act { $0.setClock(to: $0.wallClock + .seconds(60)) }
    played.act { $0.setTimeZone(offsetSeconds: 7_200) }
    #expect(played.told == [])
    try played.act { try $0.openApp() }
    #expect(changes(played.told) == [.zone])
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    try played.act { try $0.openApp() }
    #expect(changes(played.told) == [])
  }

  @Test func `Android wakes an app for it, or starts one, A-74`() throws {
    var played = try PlayedPhone(opened: .android)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.act { $0.setClock(to: $0.wallClock + .seconds(-60)) }
    #expect(played.told == [.resumed, .clockChanged(.set)])
    try played.act { try $0.killBySystem() }
    played.forget()
    played.act { $0.setTimeZone(offsetSeconds: 3_600) }
    #expect(played.told == [.launched(.clock), .clockChanged(.zone)])
  }

  @Test func `neither one without a receiver, one that was stopped, nor one never opened`() throws {
    var manifest = AppManifest(name: "Pets")
    manifest.receivesClock = false
    var deaf = try PlayedPhone(opened: .android, manifest: manifest)
    try deaf.act { try $0.killBySystem() }
    var stopped = try PlayedPhone(opened: .android)
    try stopped.act { try $0.forceStop() }
    let fresh = try PlayedPhone(.android)
    for var played in [deaf, stopped, fresh] {
      played.forget()
      played.act { $0.setClock(to: $0.wallClock + .seconds(60)) }
      #expect(played.told == [])
    }
  }

  @Test func `a change of motion wakes an app of Android, or starts it, A-75`() throws {
    for ends in [false, true] {
      var played = try PlayedPhone(opened: .android, permission: .always)
      played.ask(.startMotionUpdates)
      try played.act { try $0.pressHome() }
      played.pass(.seconds(60))
      if ends { try played.act { try $0.killBySystem() } }
      played.forget()
      played.act {
        $0.move(along: [Walks.place(east: 0, north: 9_000)], millimetersPerSecond: 14_000)
      }
      played.pass(.seconds(10))
      #expect(played.told == [ends ? .launched(.motion) : .resumed, .motionChanged(.driving)])
      played.ask(.startForegroundService)
      #expect(played.phone.indicators.serviceNotification)
    }
  }

  @Test func `what was never told starts no app that has ended, a change does`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.phone.perform(.startMotionUpdates)
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(600))
    #expect(!played.told.contains(.launched(.motion)))
    played.act {
      $0.move(along: [Walks.place(east: 0, north: 9_000)], millimetersPerSecond: 14_000)
    }
    played.pass(.seconds(10))
    #expect(played.told.suffix(2) == [.launched(.motion), .motionChanged(.driving)])
  }

  @Test func `a force stop and a restart end the watch for motion`() throws {
    for end: (inout Phone) throws -> Void in [{ try $0.forceStop() }, { $0.reboot() }] {
      var played = try PlayedPhone(opened: .android, permission: .always)
      played.ask(.startMotionUpdates)
      try played.act(end)
      played.forget()
      played.act {
        $0.move(along: [Walks.place(east: 0, north: 9_000)], millimetersPerSecond: 14_000)
      }
      played.pass(.seconds(60))
      #expect(played.told == [])
    }
  }
}
