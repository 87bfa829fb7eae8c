import Testing

@testable import SpeedGuard

struct TurnsTests {
  /// Runs of both programs that take as long as is said, and the order in which they were asked for.
  private struct Script {
    var sides: [Side] = []
    let seconds: (Side, Int) -> Double?

    mutating func run(_ side: Side) -> Took? {
      defer { sides.append(side) }
      return seconds(side, sides.count).map { Took(wallClock: $0, processors: $0 / 2) }
    }
  }

  private static func measure(
    _ seconds: @escaping (Side, Int) -> Double?, in turns: Turns = Turns()
  ) throws -> (measured: Measured, sides: [Side]) {
    var script = Script(seconds: seconds)
    let measured = try turns.measure { script.run($0) }
    return (measured, script.sides)
  }

  @Test func `both warm up, and then go before, now, now, before`() throws {
    let (measured, sides) = try Self.measure { side, _ in side == .before ? 0.5 : 0.25 }
    #expect(sides.prefix(2) == [.before, .now])
    #expect(sides[2..<10] == [.before, .now, .now, .before, .before, .now, .now, .before])
    #expect(measured.wallClock == PairedTimes(before: .six(0.5), now: .six(0.25)))
    #expect(measured.processors == PairedTimes(before: .six(0.25), now: .six(0.125)))
  }

  @Test func `what takes the same each time is measured six times`() throws {
    #expect(try Self.measure { _, _ in 0.01 }.measured.wallClock.count == 6)
  }

  @Test func `noise is measured until it is narrow`() throws {
    // The first ten pairs are noisy; the sign test leaves them out once there are enough others.
    let (measured, _) = try Self.measure { side, run in
      side == .now && run < 12 ? 0.02 : 0.01
    }
    #expect(measured.wallClock.count > 6)
    #expect(measured.wallClock.count < 40)
    #expect(measured.comparisons.map(\.ratio) == [1, 1])
  }

  @Test func `noise that stays is measured as often as is allowed`() throws {
    let noise = { @Sendable (side: Side, run: Int) -> Double? in Double(1 + run % 3) / 1_000 }
    #expect(try Self.measure(noise).measured.wallClock.count == 40)
    // Half of the pairs begin with either.
    #expect(try Self.measure(noise, in: Turns(pairsMax: 9)).measured.wallClock.count == 10)
    #expect(try Self.measure(noise, in: Turns(pairsMax: 1)).measured.wallClock.count == 6)
  }

  @Test func `what takes long is measured six times, and what takes too long less often`() throws {
    let noise = { @Sendable (factor: Double) in
      { @Sendable (side: Side, run: Int) -> Double? in factor * Double(1 + run % 3) }
    }
    #expect(try Self.measure(noise(10)).measured.wallClock.count == 6)
    #expect(try Self.measure(noise(100)).measured.wallClock.count == 2)
  }

  @Test func `what is slower is measured a second time, which counts`() throws {
    // Two runs to warm up and six pairs: the first fourteen are disturbed.
    let (disturbed, runs) = try Self.measure { side, run in side == .now && run < 14 ? 2 : 1 }
    #expect(disturbed.comparisons.map(\.ratio) == [1, 1])
    #expect(runs.count == 28)
    let (slower, twice) = try Self.measure { side, _ in side == .now ? 1.3 : 1 }
    #expect(slower.comparisons.map(\.change) == [.slower, .slower])
    #expect(twice.count == 28)
    let (faster, once) = try Self.measure { side, _ in side == .now ? 0.7 : 1 }
    #expect(faster.comparisons.map(\.change) == [.faster, .faster])
    #expect(once.count == 14)
  }

  @Test(arguments: [(0, Side.before), (1, .now), (6, .before), (7, .now)])
  func `a program that does not end well ends the turns`(run: Int, side: Side) throws {
    #expect(throws: Turns.Failure(side: side)) { try Self.measure { $1 == run ? nil : 1 } }
  }
}

extension [Double] {
  fileprivate static func six(_ seconds: Double) -> Self { Array(repeating: seconds, count: 6) }
}
