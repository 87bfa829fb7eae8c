import DeviceInterface
import Testing

@testable import AppParts

/// Which positions are believed, by the way to them from the last trusted one.
struct PlausibilityCheckTests {
  private var check = PlausibilityCheck()

  /// A position so many metres east of one place, measured at so many seconds.
  private static func measured(
    _ meters: Int, at seconds: Int, accuracy: Int = 0
  ) throws -> MeasuredFix {
    // On the equator 1e-7 degrees are 1.11319 cm.
    let longitude = Int32((Double(meters) * 100 / 1.11319491).rounded())
    let position = try #require(Position(latitudeE7: 0, longitudeE7: longitude))
    let facts = Facts(
      platform: .iOS, permission: Permission(.always), uptime: .seconds(seconds))
    return MeasuredFix(
      Fix(position: position, accuracyMeters: accuracy, timestamp: .scenarioStart), facts)
  }

  private mutating func judge(
    _ meters: Int, at seconds: Int, accuracy: Int = 0
  ) throws -> PlausibilityCheck.Verdict {
    check.judge(
      try Self.measured(meters, at: seconds, accuracy: accuracy), speedMaxKilometersPerHour: 300)
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
