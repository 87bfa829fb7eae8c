public import DeviceInterface
public import ScenarioRunner

/// Ways for a check to say what it expected and what was there instead.
extension World {
  /// Throws unless both are equal.
  public func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ subject: String, notes: [Note] = []
  ) throws {
    guard actual != expected else { return }
    throw StepFailure(
      "\(subject) differs.", expected: "\(expected)", actual: "\(actual)", notes: notes)
  }

  /// Throws unless the condition holds.
  public func expect(
    _ holds: Bool, _ message: String, expected: String, actual: @autoclosure () -> String,
    notes: @autoclosure () -> [Note] = []
  ) throws {
    guard !holds else { return }
    throw StepFailure(message, expected: expected, actual: actual(), notes: notes())
  }

  /// Throws unless the value is the expected one; both are told by their words.
  public func expect<Value: RawRepresentable<String> & Equatable>(
    _ actual: Value, is expected: Value, _ message: String
  ) throws {
    try expect(
      actual == expected, message, expected: expected.rawValue, actual: actual.rawValue)
  }

  /// Throws unless a place is so near to another one.
  mutating func expect(
    _ place: Position, within tolerance: Distance, of position: Position, _ message: String
  ) throws {
    let distance = place.distance(to: position)
    try expect(
      distance <= tolerance, message, expected: "within \(tolerance) of \(position)",
      actual: "\(place), \(distance) away")
    note(distance, .atMost, tolerance)
  }

  /// Throws where there is something, and tells what.
  public func expectNone(
    _ found: String?, _ message: String, notes: @autoclosure () -> [Note] = []
  ) throws {
    try expect(found == nil, message, expected: "none", actual: found ?? "", notes: notes())
  }

  /// The words "1 listing query", "2 listing queries": a number with its noun.
  public static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Throws unless a distance is the expected one within a tolerance of at most its half.
  public mutating func expect(
    _ actual: Distance, isAbout expected: Distance, within tolerance: Distance, _ subject: String
  ) throws {
    let most =
      expected == .zero ? Self.mostBesideNoWay : Distance(centimeters: expected.centimeters / 2)
    guard tolerance <= most else {
      throw Self.tooTolerant(
        "\(expected)", "\(tolerance)", "\(expected + tolerance)", most: "\(most)")
    }
    let difference = abs(actual.centimeters - expected.centimeters)
    try expect(
      difference <= tolerance.centimeters, "\(subject) differs.",
      expected: "\(expected), give or take \(tolerance)", actual: "\(actual)")
    note(Distance(centimeters: difference), .atMost, tolerance)
  }

  /// Throws `InvalidStep` for a tolerance, as a scenario has written it, of more than half of the duration.
  public func requireMeaning(
    of tolerance: Duration, for expected: Duration
  ) throws(InvalidStep) {
    let most = expected == .zero ? Self.mostBesideNoTime : expected / 2
    guard tolerance <= most else {
      throw Self.tooTolerant(
        DurationText.render(expected), DurationText.render(tolerance),
        DurationText.render(expected + tolerance), most: DurationText.render(most))
    }
  }

  /// Throws `InvalidStep` for a longest time that is not shorter than the scenario so far, as nothing can have taken longer.
  public func requireMeaning(ofAtMost bound: Duration) throws(InvalidStep) {
    guard bound >= virtualTime else { return }
    throw InvalidStep(
      "Only \(DurationText.render(virtualTime)) have passed, so nothing can have taken longer than "
        + "\(DurationText.render(bound)).",
      notes: ["Write a shorter time, or let more time pass first."])
  }

  private static func tooTolerant(
    _ expected: String, _ tolerance: String, _ bound: String, most: String
  ) -> InvalidStep {
    InvalidStep(
      "\(expected), give or take \(tolerance), is true of nearly everything up to \(bound).",
      notes: ["Write a tolerance of at most \(most)."])
  }

  /// The greatest tolerance of a way of nothing, of which no half can be taken.
  private static let mostBesideNoWay = Distance.kilometers(1)

  /// The greatest tolerance of no time at all.
  private static let mostBesideNoTime = Duration.seconds(60)

  /// Throws unless a duration is the expected one within a tolerance of the check's own.
  public func expect(
    _ actual: Duration, isAbout expected: Duration, within tolerance: Duration, _ subject: String
  ) throws {
    try expect(
      actual <= expected + tolerance && actual >= expected - tolerance, "\(subject) differs.",
      expected: DurationText.render(expected), actual: DurationText.render(actual))
  }

  /// Throws unless a duration is the expected one within the tolerance that a scenario has written.
  public mutating func expect(
    _ actual: Duration, isAbout expected: Duration, giveOrTake tolerance: Duration,
    _ subject: String
  ) throws {
    try expect(actual, isAbout: expected, within: tolerance, subject)
    note(actual > expected ? actual - expected : expected - actual, .atMost, tolerance)
  }
}
