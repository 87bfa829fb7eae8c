public import ScenarioRunner

/// A bound on a number, as sentences write it before the number.
public enum CountBound: String, Hashable, Sendable, CaseIterable {
  /// No fewer.
  case atLeast = "at least"
  /// No more.
  case atMost = "at most"

  /// Whether a number keeps to the bound.
  func admits(_ actual: Int, _ bound: Int) -> Bool {
    switch self {
    case .atLeast: actual >= bound
    case .atMost: actual <= bound
    }
  }

  /// The greatest number of things of which sentences can speak.
  public static let greatest = 1_000_000

  /// Throws `InvalidStep` for two bounds between which nothing is, or which nothing at all keeps to as well.
  static func requireMeaning(between least: Int, and most: Int) throws(InvalidStep) {
    guard least <= most else {
      throw InvalidStep(
        "There is no number between \(least) and \(most).", notes: ["Write the smaller one first."])
    }
    guard least > 0 else {
      throw InvalidStep(
        "Between 0 and \(most) is true of none as well, so hardly anything would be checked.",
        notes: ["Write at most \(most), which wants one at least; or the number alone."])
    }
    try atMost.requireMeaning(most)
  }

  /// Throws `InvalidStep` for a bound that every number keeps to, since such a check cannot fail.
  public func requireMeaning(
    _ bound: Int, ofAtMost greatest: Int = greatest
  ) throws(InvalidStep) {
    switch self {
    case .atLeast where bound <= 0:
      throw InvalidStep(
        "At least \(bound) is true of every number, so nothing would be checked.",
        notes: ["Write at least 1, or leave the step out."])
    case .atMost where bound >= greatest:
      throw InvalidStep(
        "At most \(bound) is true of every such number, so nothing would be checked.",
        notes: ["Write a smaller number, or leave the step out."])
    case .atLeast, .atMost: break
    }
  }
}

extension World {
  /// Throws unless a number of things keeps to the bound.
  ///
  /// None at all is "at most 5" of everything: where some are allowed, there must be some to be counted.
  public func expect(
    _ actual: Int, _ bound: CountBound, _ wanted: Int, _ message: String,
    noun: String, notes: @autoclosure () -> [String] = []
  ) throws {
    try bound.requireMeaning(wanted)
    if bound == .atMost, actual == 0, wanted > 0 {
      throw StepFailure(
        "There is no \(noun), so nothing was checked.", expected: "1 to \(wanted)",
        actual: "none", notes: ["Where there is to be none, write 0 instead of at most \(wanted)."])
    }
    try expect(
      bound.admits(actual, wanted), message, expected: "\(bound.rawValue) \(wanted)",
      actual: "\(actual)", notes: notes())
  }
}
