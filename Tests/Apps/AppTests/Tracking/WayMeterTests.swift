import DeviceInterface
import Testing

@testable import AppParts

/// What way somebody has gone, by positions that scatter and speeds that are told.
struct WayMeterTests {
  private var meter = WayMeter()
  /// What the errors are drawn from, the same every time.
  private var seed: UInt64 = 7
  /// The length of the legs that were counted, in centimetres.
  private var counted: Int64 = 0

  private func fix(
    east: Int = 0, north: Int = 0, accuracy: Int = 5, speed: Int? = 0
  ) throws -> Fix {
    // On the equator 1e-7 degrees are 1.11319 cm either way, to half a hundredth.
    let scale = 1 / 1.11319491
    return Fix(
      position: try #require(
        Position(
          latitudeE7: Int32((Double(north) * scale).rounded()),
          longitudeE7: Int32((Double(east) * scale).rounded()))),
      accuracyMeters: accuracy, timestamp: .scenarioStart, speedMillimetersPerSecond: speed)
  }

  /// Shows a position so many centimetres away, and counts it where that is a way; returns what it means.
  @discardableResult
  private mutating func show(
    east: Int = 0, north: Int = 0, at seconds: Int, accuracy: Int = 5, speed: Int? = 0,
    motion: Motion = .unknown, isLeap: Bool = false
  ) throws -> WayMeter.Step {
    let shown = try fix(east: east, north: north, accuracy: accuracy, speed: speed)
    meter.observe(shown, at: .seconds(seconds), motion: motion, isLeap: isLeap)
    let step = meter.step(to: shown)
    switch step {
    case .first: meter.count(shown)
    case .within: break
    case .moved(let leg):
      counted += leg.centimeters
      meter.count(shown)
    }
    return step
  }

  /// An error in centimetres, as a receiver that claims so many metres has it in one direction.
  private mutating func error(_ accuracy: Int) -> Int {
    var sum = 0
    for _ in 0..<12 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sum += Int((seed >> 33) % 1_000)
    }
    return (sum - 5_994) * accuracy * 66 / 1_000
  }

  /// Shows a phone for some seconds as it goes north, by a receiver that scatters.
  private mutating func go(
    _ seconds: Range<Int>, from start: Int, speed: Int, scatter: Int, tells: Bool = true
  ) throws {
    for second in seconds {
      let north = start + (second - seconds.lowerBound) * speed / 10
      try show(
        east: error(scatter), north: north + error(scatter), at: second, accuracy: scatter,
        speed: tells ? speed : nil)
    }
  }

  @Test mutating func `the first place begins a way`() throws {
    #expect(try show(at: 0) == .first)
    meter.begin()
    #expect(try show(at: 1) == .first)
  }

  @Test(arguments: [3, 8, 20, 45], [true, false])
  mutating func `standing still is no way, whatever the scatter`(
    _ scatter: Int, _ tells: Bool
  ) throws {
    try go(0..<7_200, from: 0, speed: 0, scatter: scatter, tells: tells)
    #expect(counted <= 5_000)
  }

  @Test(arguments: [3, 8, 15, 25], [833, 1_389, 13_889])
  mutating func `a way is as long as it is, whatever the scatter`(
    _ scatter: Int, _ speed: Int
  ) throws {
    try go(0..<1_800, from: 0, speed: speed, scatter: scatter)
    let truth = Int64(1_800 * speed / 10)
    #expect(abs(counted - truth) <= truth / 10)
  }

  @Test(arguments: [8, 20])
  mutating func `without speeds a walk is about as long as it is`(_ scatter: Int) throws {
    try go(0..<1_800, from: 0, speed: 1_389, scatter: scatter, tells: false)
    #expect(abs(counted - 250_000) <= 35_000)
  }

  @Test mutating func `a rest in the middle adds nothing`() throws {
    try go(0..<600, from: 0, speed: 833, scatter: 8)
    try go(600..<2_400, from: 50_000, speed: 0, scatter: 8)
    try go(2_400..<3_000, from: 50_000, speed: 833, scatter: 8)
    #expect(abs(counted - 100_000) <= 10_000)
  }

  @Test mutating func `positions that go as their speeds say are counted step by step`() throws {
    try show(at: 0)
    for second in 1...20 {
      #expect(
        try show(north: second * 200, at: second, speed: 2_000) != .within)
    }
    #expect(abs(counted - 4_000) <= 60)
  }

  @Test(arguments: [(900, 9, true), (914, 9, true), (925, 9, false), (500, 9, true), (0, 9, true)])
  mutating func `a leg is no longer than the speeds lead`(
    _ centimeters: Int, _ seconds: Int, _ isMoved: Bool
  ) throws {
    try show(at: 0, speed: 1_000)
    let step = try show(north: centimeters, at: seconds, speed: 1_000)
    #expect((step != .within) == isMoved)
  }

  @Test mutating func `a step that nobody saw is believed of a receiver that has not scattered`()
    throws
  {
    try show(at: 0)
    #expect(try show(north: 1_000, at: 20) != .within)
    // From now on it may be scatter.
    #expect(try show(at: 40) == .within)
    #expect(try show(north: 1_000, at: 60) != .within)
    #expect(try show(at: 61) == .within)
  }

  @Test(arguments: [
    (Motion.stationary, 250, true), (.stationary, 300, false), (.walking, 250, false),
  ])
  mutating func `sensors that feel a rest are a speed of zero`(
    _ motion: Motion, _ speed: Int, _ isAtRest: Bool
  ) throws {
    try show(at: 0)
    for second in 1...9 {
      try show(north: second * speed / 10, at: second, speed: speed, motion: motion)
    }
    #expect((counted == 0) == isAtRest)
  }

  @Test mutating func `a leap that others agree with is a way where nobody looked`() throws {
    try show(at: 0)
    try show(at: 1)
    #expect(try show(north: 30_000, at: 31, isLeap: true) != .within)
    #expect(try show(north: 60_000, at: 32, isLeap: true) == .within)
  }

  @Test mutating func `a receiver that always tells a rest does not hide a way for ever`() throws {
    try show(at: 0)
    for second in 1...60 { try show(north: second * 200, at: second, speed: 0) }
    #expect(counted >= 8_000)
  }

  @Test mutating func `a point is marked by what it means`() throws {
    var point = try TrackPointTests.point()
    let here = try fix()
    meter.observe(here, at: .zero)
    #expect(meter.put(.first, on: &point, of: here) == nil)
    #expect(point.beginsStretch && !point.isWithinScatter)
    #expect(meter.put(.within, on: &point, of: here) == nil)
    #expect(!point.beginsStretch && point.isWithinScatter)
    #expect(meter.put(.moved(.meters(3)), on: &point, of: here) == .meters(3))
    #expect(!point.beginsStretch && !point.isWithinScatter)
  }

  @Test mutating func `how far one has gone counts from the last record`() throws {
    var point = try TrackPointTests.point()
    try show(at: 0, speed: 1_000)
    try show(north: 100, at: 10, speed: 1_000)
    #expect(meter.goneSinceRecorded == .meters(10))
    _ = meter.put(.within, on: &point, of: try fix())
    #expect(meter.goneSinceRecorded == .zero)
  }
}
