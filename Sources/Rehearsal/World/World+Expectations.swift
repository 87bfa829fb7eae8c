public import DeviceInterface
import ScenarioRunner

/// Ways for a check to say what it expected and what was there instead.
extension World {
  /// Throws unless both are equal.
  public func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ subject: String, notes: [String] = []
  ) throws {
    guard actual != expected else { return }
    throw StepFailure(
      "\(subject) differs.", expected: "\(expected)", actual: "\(actual)", notes: notes)
  }

  /// Throws unless the condition holds.
  public func expect(
    _ holds: Bool, _ message: String, expected: String, actual: @autoclosure () -> String,
    notes: @autoclosure () -> [String] = []
  ) throws {
    guard !holds else { return }
    throw StepFailure(message, expected: expected, actual: actual(), notes: notes())
  }

  /// The words "1 listing query", "2 listing queries": a number with its noun.
  public static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

extension World {
  /// Throws unless a distance is the expected one within a tolerance.
  public func expect(
    _ actual: Distance, isAbout expected: Distance, within tolerance: Distance, _ subject: String
  ) throws {
    guard expected == .zero || tolerance < expected else {
      throw InvalidStep(
        "\(expected), give or take \(tolerance), is true of 0 m as well.",
        notes: ["Write a tolerance that is smaller than the distance."])
    }
    let difference = abs(actual.centimeters - expected.centimeters)
    try expect(
      difference <= tolerance.centimeters, "\(subject) differs.",
      expected: "\(expected), give or take \(tolerance)", actual: "\(actual)")
  }

  /// Throws unless a duration is the expected one within a tolerance.
  public func expect(
    _ actual: Duration, isAbout expected: Duration, within tolerance: Duration, _ subject: String
  ) throws {
    try expect(
      actual <= expected + tolerance && actual >= expected - tolerance, "\(subject) differs.",
      expected: DurationText.render(expected), actual: DurationText.render(actual))
  }
}
