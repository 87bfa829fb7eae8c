import DeviceInterface
import DeviceSimulator
import Testing

/// Looks at regions that can see nothing are passed over, and nobody can tell.
struct PhoneQuietMotionTests {
  /// Something that the app was told, and when.
  private struct Told: Hashable {
    let at: Instant
    let signal: Signal
  }

  /// A phone on a long way through regions; one that reports stays too looks every second.
  private func play(seed: Int, looksAlways: Bool) throws -> [Told] {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    let start = played.phone.position
    for number in 1...6 {
      let center = start.position(
        at: .meters(number * (250 + seed * 20)), bearing: Double(60 + (seed + number) * 17 % 60))
      played.ask(
        .monitor(Region(id: "\(number)", center: center, radius: .meters(80 + number * 70))))
    }
    played.ask(.startSignificantChanges)
    if looksAlways { played.ask(.startVisits) }
    let far = start.position(at: .kilometers(2 + seed), bearing: 75)
    let back = far.position(at: .kilometers(1), bearing: 250)
    played.act {
      $0.move(
        along: [far, back, start], millimetersPerSecond: [900, 1_400, 3_000, 6_000][seed % 4])
    }
    var told: [Told] = []
    let end = played.phone.now + .seconds(9_000)
    while let due = played.phone.nextDeadline, due <= end {
      played.phone.advance(to: due)
      while let event = played.phone.nextEvent() {
        if case .signal(let signal) = event {
          if case .visited = signal { continue }
          told.append(Told(at: played.phone.now, signal: signal))
        }
      }
    }
    return told
  }

  @Test(arguments: 0..<12)
  func `regions and significant changes are reported as if every look was taken`(
    _ seed: Int
  ) throws {
    let told = try play(seed: seed, looksAlways: false)
    #expect(told == (try play(seed: seed, looksAlways: true)))
    let crossings = told.count {
      switch $0.signal {
      case .regionEntered, .regionExited: true
      default: false
      }
    }
    #expect(seed == 8 || crossings > 0, "only the ninth way misses every region")
    #expect(told.contains { if case .fix = $0.signal { true } else { false } })
  }

  @Test func `a phone far from every region looks seldom`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    let center = played.phone.position.position(at: .kilometers(5), bearing: 0)
    played.ask(.monitor(Region(id: "far", center: center, radius: .meters(200))))
    let end = played.phone.position.position(at: .kilometers(3), bearing: 180)
    played.act { $0.move(along: [end], millimetersPerSecond: 1_000) }
    let deadline = try #require(played.phone.nextDeadline)
    #expect(deadline > played.phone.now + .seconds(1_000))
  }
}
