import DeviceInterface
import DeviceSimulator
import TestSupport
import Testing

/// Looks at regions that can see nothing are passed over, and nobody can tell.
struct PhoneQuietMotionTests {
  /// Something that the app was told, and when.
  private struct Told: Hashable {
    let at: Instant
    let signal: Signal
  }

  /// A phone, which looks every second if it is told to.
  private func phone(_ profile: Profile, looksAlways: Bool) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    guard looksAlways else { return played }
    switch profile.platform {
    case .iOS:
      // Stays are told by looks only.
      played.ask(.startVisits)
    case .android:
      // How accurate the next fix is, is known only when it comes.
      let far = played.phone.position.position(at: .kilometers(400), bearing: 0)
      try played.phone.addSignalZone(center: far, radius: .meters(1), quality: .weak)
    }
    return played
  }

  /// A phone on a long way through regions.
  private func playLongWay(
    _ profile: Profile, seed: Int, looksAlways: Bool
  ) throws -> [Told] {
    var played = try phone(profile, looksAlways: looksAlways)
    let start = played.phone.position
    for number in 1...6 {
      let center = start.position(
        at: .meters(number * (250 + seed * 20)), bearing: Double(60 + (seed + number) * 17 % 60))
      played.ask(
        .monitor(Region(id: "\(number)", center: center, radius: .meters(80 + number * 70))))
    }
    played.ask(.startSignificantChanges)
    let far = start.position(at: .kilometers(2 + seed), bearing: 75)
    let back = far.position(at: .kilometers(1), bearing: 250)
    played.act {
      $0.move(
        along: [far, back, start], millimetersPerSecond: [900, 1_400, 3_000, 6_000][seed % 4])
    }
    return hear(&played, for: .seconds(9_000))
  }

  /// A phone that comes and goes at the edges of regions, so that changes of state often do not hold.
  private func playWandering(
    _ profile: Profile, seed: Int, looksAlways: Bool
  ) throws -> [Told] {
    var played = try phone(profile, looksAlways: looksAlways)
    var numbers = SeededNumbers(seed: UInt64(seed))
    let start = played.phone.position
    for number in 1...3 {
      let radius = Distance.meters([60, 150, 700][number - 1])
      played.ask(.monitor(Region(id: "\(number)", center: start, radius: radius)))
    }
    played.ask(.startSignificantChanges)
    let places = (0..<60).map { _ in
      let meters = [40, 130, 160, 260, 560, 820][numbers.number(below: 6)]
      return start.position(
        at: .meters(meters + numbers.number(below: 30)), bearing: Double(numbers.number(below: 40)))
    }
    played.act { $0.move(along: places, millimetersPerSecond: 500 + seed % 5 * 400) }
    var told: [Told] = []
    for round in 0..<20 {
      // An accurate fix tells Android sooner that the phone has come or gone.
      played.act { $0.setAccuracy(meters: round.isMultiple(of: 2) ? 60 : 5) }
      told += hear(&played, for: .seconds(1_000))
    }
    return told
  }

  /// Lets the time pass, and returns what the app is told in it.
  private func hear(_ played: inout PlayedPhone, for duration: Duration) -> [Told] {
    var told: [Told] = []
    let end = played.phone.now + duration
    while let due = played.phone.nextDeadline, due <= end {
      played.phone.advance(to: due)
      while let event = played.phone.nextEvent() {
        if case .signal(let signal) = event {
          if case .visited = signal { continue }
          told.append(Told(at: played.phone.now, signal: signal))
        }
      }
    }
    played.phone.advance(to: end)
    return told
  }

  @Test(.tags(.sweep), arguments: 0..<(12 * Sweep.scale), [Profile.iOS, .android])
  func `what is about to be told is looked at as if every look was taken`(
    _ seed: Int, _ profile: Profile
  ) throws {
    let told = try playWandering(profile, seed: seed, looksAlways: false)
    #expect(told == (try playWandering(profile, seed: seed, looksAlways: true)))
    // Of further ways, some may miss every region.
    guard seed < 12 else { return }
    #expect(told.contains { if case .regionEntered = $0.signal { true } else { false } })
    #expect(told.contains { if case .regionExited = $0.signal { true } else { false } })
  }

  @Test(.tags(.sweep), arguments: 0..<(12 * Sweep.scale), [Profile.iOS, .android])
  func `regions and significant changes are reported as if every look was taken`(
    _ seed: Int, _ profile: Profile
  ) throws {
    let told = try playLongWay(profile, seed: seed, looksAlways: false)
    #expect(told == (try playLongWay(profile, seed: seed, looksAlways: true)))
    let crossings = told.count {
      switch $0.signal {
      case .regionEntered, .regionExited: true
      default: false
      }
    }
    #expect(seed == 8 || seed >= 12 || crossings > 0, "only the ninth way misses every region")
    let fixes = told.count { if case .fix = $0.signal { true } else { false } }
    #expect(fixes > 0 || profile.platform == .android, "only iOS reports significant changes")
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a phone far from every region looks seldom`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile, permission: .always)
    let center = played.phone.position.position(at: .kilometers(5), bearing: 0)
    played.ask(.monitor(Region(id: "far", center: center, radius: .meters(200))))
    let end = played.phone.position.position(at: .kilometers(3), bearing: 180)
    played.act { $0.move(along: [end], millimetersPerSecond: 1_000) }
    let deadline = try #require(played.phone.nextDeadline)
    #expect(deadline > played.phone.now + .seconds(1_000))
  }
}
