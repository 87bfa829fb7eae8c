import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneReceptionTests {
  /// An opened app with updates every second on a phone that walks 200 m north at a metre a second.
  private func walking(
    filter: Distance = .zero, _ prepare: (inout Phone) throws -> Void
  ) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    try played.act(prepare)
    played.act {
      $0.move(along: [Walks.place(east: 0, north: 200)], millimetersPerSecond: 1_000)
    }
    played.ask(.startUpdates(UpdateRequest(distanceFilter: filter)))
    return played
  }

  private func tunnel(_ phone: inout Phone) throws {
    try phone.addSignalZone(
      center: Walks.place(east: 0, north: 100), radius: Distance(centimeters: 2_050),
      quality: .tunnel)
  }

  @Test(arguments: [Distance.zero, .meters(5)])
  func `nothing comes out of a tunnel, which is told once, and all goes on behind it`(
    _ filter: Distance
  ) throws {
    var played = try walking(filter: filter) { try tunnel(&$0) }
    played.pass(.seconds(200))
    let north = Walks.fixes(played.told).map {
      Walks.place(east: 0, north: 0).distance(to: $0.position).wholeMeters
    }
    #expect(!north.contains { (80...120).contains($0) })
    #expect(north.contains { $0 < 80 && $0 >= 74 })
    #expect(north.contains(121))
    #expect(played.told.count { $0 == .locationFailed(.locationUnknown) } == 1)
  }

  @Test func `the receiver needs its time behind a tunnel`() throws {
    var played = try walking {
      try tunnel(&$0)
      $0.setReacquireTime(.seconds(15))
    }
    played.pass(.seconds(130))
    #expect(Walks.fixes(played.told).count == 80, "the seconds 0 to 79")
    played.pass(.seconds(70))
    #expect(Walks.fixes(played.told).count == 80 + 65, "the seconds 136 to 200")
    #expect(played.told.count { $0 == .locationFailed(.locationUnknown) } == 1)
  }

  @Test func `a request for one fix is answered behind the tunnel, if that is in time`() throws {
    for (timeout, isAnswered) in [(120, true), (20, false)] {
      var played = try PlayedPhone(opened: .android, permission: .whileInUse)
      try played.act { try tunnel(&$0) }
      played.act {
        $0.setPosition(Walks.place(east: 0, north: 90))
        $0.move(along: [Walks.place(east: 0, north: 200)], millimetersPerSecond: 1_000)
      }
      played.ask(.requestFix(FixRequest(timeout: .seconds(timeout))))
      played.pass(.seconds(200))
      #expect(Walks.fixes(played.told).count == (isAnswered ? 1 : 0))
      #expect(played.told.count == 1)
    }
  }

  @Test(arguments: [
    (SignalQuality.good, 5, true), (.urbanCanyon, 15, true), (.indoors, 40, false),
    (.weak, 1_500, false),
  ])
  func `each quality has its accuracy, and a speed where satellites are heard`(
    _ quality: SignalQuality, _ accuracy: Int, _ tellsSpeed: Bool
  ) throws {
    var played = try walking { $0.setSignal(quality) }
    played.pass(.seconds(10))
    let fix = try #require(Walks.fixes(played.told).last)
    #expect(fix.accuracyMeters == accuracy)
    #expect(fix.speedMillimetersPerSecond == (tellsSpeed ? 1_000 : nil))
  }

  @Test func `the speed is nought at rest and unknown where accuracy is reduced`() throws {
    var played = try walking { _ in }
    played.pass(.seconds(300))
    #expect(Walks.fixes(played.told).last?.speedMillimetersPerSecond == 0)
    try played.phone.preset(.whileInUse, accuracy: .reduced)
    played.settle()
    played.forget()
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    #expect(Walks.fixes(played.told).map(\.speedMillimetersPerSecond) == [nil])
  }

  @Test func `of zones the last counts, and a stretch of time before a zone`() throws {
    var phone = Phone(profile: .iOS, seed: 1)
    let here = phone.position
    try phone.addSignalZone(center: here, radius: .meters(500), quality: .urbanCanyon)
    #expect(phone.signal == .urbanCanyon)
    try phone.addSignalZone(center: here, radius: .meters(50), quality: .indoors)
    #expect(phone.signal == .indoors)
    phone.addSignalStretch(.weak, after: .seconds(10), for: .seconds(5))
    #expect(phone.signal == .indoors)
    phone.setPosition(Walks.place(east: 0, north: 501))
    #expect(phone.signal == .good)
    phone.setPosition(Walks.place(east: 0, north: 499))
    #expect(phone.signal == .urbanCanyon)
    for (second, quality) in [(9, SignalQuality.urbanCanyon), (10, .weak), (15, .urbanCanyon)] {
      while phone.now < Instant(sinceStart: .seconds(second)) {
        _ = phone.nextEvent()
        phone.advance(to: Instant(sinceStart: .seconds(second)))
      }
      #expect(phone.signal == quality)
    }
    phone.clearSignalZones()
    #expect(phone.signal == .good)
    #expect(throws: PhoneError.self) {
      try phone.addSignalZone(center: here, radius: .zero, quality: .none)
    }
  }

  @Test func `a stretch without signal at rest ends with a fix`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(10))))
    played.forget()
    played.act { $0.addSignalStretch(.none, for: .seconds(60)) }
    #expect(played.told == [.locationFailed(.locationUnknown)])
    played.act { $0.setPosition(Walks.place(east: 0, north: 50)) }
    played.pass(.seconds(59))
    #expect(Walks.fixes(played.told).isEmpty)
    played.pass(.seconds(1))
    #expect(Walks.fixes(played.told).map(\.position) == [Walks.place(east: 0, north: 50)])
  }

  @Test func `a repeated fix stays where it was and grows old, I-92`() throws {
    var played = try walking { _ in }
    played.pass(.seconds(10))
    let place = played.phone.position
    try played.act { try $0.repeatFix(for: .seconds(30)) }
    played.forget()
    played.pass(.seconds(29))
    let stale = Walks.fixes(played.told)
    #expect(Set(stale.map(\.position)) == [place])
    #expect(stale.last?.age == .seconds(29))
    #expect(stale.last?.speedMillimetersPerSecond == nil)
    #expect(Set(stale.map(\.timestamp)).count == 1, "its timestamp is its own")
    played.pass(.seconds(1))
    let fresh = try #require(Walks.fixes(played.told).last)
    #expect(fresh.position == played.phone.position && fresh.position != place)
    #expect(fresh.age == .zero)
  }

  @Test func `a place reached behind a repeated fix is told when it ends`() throws {
    var played = try walking(filter: .meters(10)) { _ in }
    played.pass(.seconds(190))
    try played.act { try $0.repeatFix(for: .seconds(60)) }
    played.forget()
    played.pass(.seconds(100))
    #expect(Walks.fixes(played.told).map(\.position) == [Walks.place(east: 0, north: 200)])
  }
}
