import DeviceInterface
import Testing

@testable import AppParts

/// Which positions are believed, by the way to them from the last trusted one.
struct PlausibilityCheckTests {
  private var check = PlausibilityCheck()

  /// A position so many metres east of one place, measured at so many seconds.
  private static func measured(
    _ meters: Int, at seconds: Int, accuracy: Int = 0, speed: Int? = nil
  ) throws -> MeasuredFix {
    // On the equator 1e-7 degrees are 1.11319 cm.
    let longitude = Int32((Double(meters) * 100 / 1.11319491).rounded())
    let position = try #require(Position(latitudeE7: 0, longitudeE7: longitude))
    let facts = Facts(
      platform: .iOS, permission: Permission(.always), uptime: .seconds(seconds))
    return MeasuredFix(
      Fix(
        position: position, accuracyMeters: accuracy, timestamp: .scenarioStart,
        speedMillimetersPerSecond: speed), facts)
  }

  private mutating func judge(
    _ meters: Int, at seconds: Int, accuracy: Int = 0, speed: Int? = nil
  ) throws -> PlausibilityCheck.Verdict {
    check.judge(
      try Self.measured(meters, at: seconds, accuracy: accuracy, speed: speed),
      speedMaxKilometersPerHour: 300)
  }

  /// Lets a receiver tell twice that the phone rests at one place.
  private mutating func rest() throws {
    for second in 0...1 { #expect(try judge(0, at: second, accuracy: 5, speed: 0) == .trusted) }
  }

  @Test(arguments: [(20, true), (21, false), (300, false)])
  mutating func `at rest one is where positions scatter, and a stray is elsewhere`(
    _ meters: Int, _ isTrusted: Bool
  ) throws {
    try rest()
    let verdict = try judge(meters, at: 31, accuracy: 5, speed: 0)
    #expect(verdict == (isTrusted ? .trusted : .stray))
    #expect(check.isUndecided == !isTrusted)
    #expect(try judge(0, at: 32, accuracy: 5, speed: 0) == .trusted)
    #expect(!check.isUndecided)
  }

  @Test(arguments: [(130, true), (131, false)])
  mutating func `the told speed leads so far, with a tenth more and the scatter`(
    _ meters: Int, _ isTrusted: Bool
  ) throws {
    try rest()
    let verdict = try judge(meters, at: 11, accuracy: 5, speed: 10_000)
    #expect(verdict == (isTrusted ? .trusted : .stray))
  }

  @Test(arguments: [
    (31, [Int](), false), (32, [33, 34], false), (31, [36], false),
    (31, [33, 36], true), (31, [33, 35], false),
  ])
  mutating func `a leap is believed when three agree for five seconds`(
    _ first: Int, _ later: [Int], _ isBelieved: Bool
  ) throws {
    try rest()
    #expect(try judge(300, at: first, accuracy: 5, speed: 0) == .stray)
    var last = PlausibilityCheck.Verdict.stray
    for second in later { last = try judge(301, at: second, accuracy: 5, speed: 0) }
    #expect(last == (isBelieved ? .trusted : .stray))
    #expect(check.hasLeapt == isBelieved)
  }

  @Test mutating func `strays all around agree with nothing`() throws {
    try rest()
    for (index, meters) in [300, -300, 600, 120, -60].enumerated() {
      #expect(try judge(meters, at: 100 + index * 3, accuracy: 5, speed: 0) == .stray)
    }
    #expect(try judge(1, at: 120, accuracy: 5, speed: 0) == .trusted)
  }

  @Test mutating func `a first position that nothing agreed with was the stray`() throws {
    #expect(try judge(300, at: 0, accuracy: 5, speed: 0) == .trusted)
    for second in [20, 23] { #expect(try judge(0, at: second, accuracy: 5, speed: 0) == .stray) }
    #expect(try judge(0, at: 26, accuracy: 5, speed: 0) == .corrected(refutesLast: true))
  }

  @Test mutating func `without speeds, who is back was never away`() throws {
    for second in 0...1 { #expect(try judge(0, at: second, accuracy: 5) == .trusted) }
    #expect(try judge(300, at: 21, accuracy: 5) == .trusted)
    #expect(try judge(0, at: 22, accuracy: 5) == .trusted)
    #expect(!check.hasLeapt)
  }

  @Test mutating func `the truth is not a leap from two strays that agreed`() throws {
    try rest()
    #expect(try judge(1_000, at: 2, accuracy: 5, speed: 0) == .doubted)
    #expect(try judge(1_000, at: 3, accuracy: 5, speed: 0) == .corrected(refutesLast: false))
    #expect(try judge(0, at: 4, accuracy: 5, speed: 0) == .doubted)
    #expect(try judge(0, at: 34, accuracy: 5, speed: 0) == .corrected(refutesLast: false))
  }

  @Test mutating func `two doubted ones at which nobody moves must lie together`() throws {
    try rest()
    #expect(try judge(1_000, at: 2, accuracy: 5, speed: 0) == .doubted)
    #expect(try judge(1_050, at: 3, accuracy: 5, speed: 0) == .doubted)
    #expect(try judge(1_051, at: 4, accuracy: 5, speed: 0) == .corrected(refutesLast: false))
  }

  @Test mutating func `whoever looked away may have gone anywhere`() throws {
    try rest()
    check.lookAway()
    #expect(try judge(2_000, at: 600, accuracy: 5, speed: 0) == .trusted)
    #expect(try judge(2_300, at: 630, accuracy: 5, speed: 0) == .stray)
  }

  @Test(arguments: [(830, true), (840, false)])
  mutating func `300 km/h are believed, and no more`(_ meters: Int, _ isTrusted: Bool) throws {
    #expect(try judge(0, at: 0) == .trusted)
    #expect(try judge(meters, at: 10) == (isTrusted ? .trusted : .doubted))
  }

  @Test mutating func `a wrong one among right ones is doubted, and the next right one is not`()
    throws
  {
    #expect(try judge(0, at: 0) == .trusted)
    #expect(try judge(2, at: 1) == .trusted)
    #expect(try judge(5_000, at: 2) == .doubted)
    #expect(!check.isUndecided)
    #expect(try judge(4, at: 3) == .trusted)
  }

  @Test
  mutating func
    `a second one that agrees is trusted, and refutes a first that nothing agreed with`() throws
  {
    #expect(try judge(0, at: 0) == .trusted)
    #expect(try judge(5_000, at: 1) == .doubted)
    #expect(check.isUndecided)
    #expect(try judge(5_001, at: 2) == .corrected(refutesLast: true))
    #expect(try judge(5_002, at: 3) == .trusted)
  }

  @Test mutating func `what others have agreed with is not refuted by a jump`() throws {
    for second in 0..<3 { #expect(try judge(second, at: second) == .trusted) }
    #expect(try judge(5_000, at: 3) == .doubted)
    #expect(try judge(5_001, at: 4) == .corrected(refutesLast: false))
  }

  @Test mutating func `the same measurement once more agrees with nothing`() throws {
    #expect(try judge(0, at: 0) == .trusted)
    #expect(try judge(5_000, at: 1) == .doubted)
    for _ in 0..<3 { #expect(try judge(5_000, at: 1) == .doubted) }
  }

  @Test mutating func `positions may be off by as much as they claim`() throws {
    #expect(try judge(0, at: 0, accuracy: 1_000) == .trusted)
    #expect(try judge(2_000, at: 1, accuracy: 1_000) == .trusted)
  }

  private mutating func asks(regardless: Bool = false) throws -> Bool {
    check.mayAsk(regardless: regardless)
  }

  @Test mutating func `for one doubt one asks five times and no more`() throws {
    _ = try judge(0, at: 0)
    #expect(try !asks())
    for second in 1...5 {
      #expect(try judge(second * 10_000, at: second) == .doubted)
      #expect(try asks())
    }
    #expect(try judge(90_000, at: 6) == .doubted)
    #expect(try !asks())
    _ = try judge(90_000, at: 7)
    _ = try judge(0, at: 8)
    #expect(try asks(regardless: true))
  }
}
