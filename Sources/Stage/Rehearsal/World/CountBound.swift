import DeviceInterface
public import ScenarioRunner

/// A bound on a number, as sentences write it before the number.
public enum CountBound: String, Hashable, Sendable, CaseIterable {
  /// No fewer.
  case atLeast = "at least"
  /// No more.
  case atMost = "at most"

  /// Whether a quantity keeps to the bound.
  func admits<Quantity: Comparable>(_ actual: Quantity, _ bound: Quantity) -> Bool {
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
        notes: ["Write at least 1, or \(leftOut: "leave the step out")."])
    case .atMost where bound >= greatest:
      throw InvalidStep(
        "At most \(bound) is true of every such number, so nothing would be checked.",
        notes: ["Write a smaller number, or \(leftOut: "leave the step out")."])
    case .atLeast, .atMost: break
    }
  }
}

extension World {
  /// Throws unless a number of things keeps to the bound.
  ///
  /// None at all is "at most 5" of everything: where some are allowed, there must be some to be counted.
  public mutating func expect(
    _ actual: Int, _ bound: CountBound, _ wanted: Int, _ message: String,
    noun: String, notes: @autoclosure () -> [Note] = []
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
    note(actual, bound, wanted)
  }
}

extension DataTableArgument {
  /// Throws where there is nothing under the heading, since the check would look at nothing.
  public func requireRows(orElse sentence: String) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep(
      "The table has no rows, so nothing would be checked.",
      notes: ["Where there is to be nothing, write: \(instead: sentence)"])
  }

  /// Throws where a column is none of those known; the subject is what then stands before its heading.
  public func requireColumns(
    _ known: some Collection<String>, _ subject: String
  ) throws(InvalidStep) {
    let other = header.first { !known.contains($0.lowercased()) }
    guard let other else { return }
    throw InvalidStep(
      "\(subject) “\(other)”.", notes: ["Its columns are: \(known.joined(separator: ", "))"])
  }

  /// Throws where there is nothing under the heading, since nothing would be arranged or happen.
  public func requireRows(_ advice: Note) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep("The table has no rows.", notes: [advice])
  }
}

// Whoever writes a wait of 0 seconds has meant another one, or nothing: it never says what it seems to.

extension Duration {
  /// Throws `InvalidStep` for a wait in which no time passes, however it is written; the note says what to write instead.
  func requireLength(
    _ advice: Note = "Write a longer time, or \(leftOut: "leave the step out")."
  ) throws(InvalidStep) {
    // A shorter time than a millisecond has become none when it was read.
    guard self < .milliseconds(1) else { return }
    throw InvalidStep("No time passes in it, so nothing is waited for.", notes: [advice])
  }

  /// Throws `InvalidStep` for a length of time that is none, where that arranges or changes nothing.
  func requireSome(_ what: String, _ advice: Note) throws(InvalidStep) {
    guard self < .milliseconds(1) else { return }
    throw InvalidStep(what, notes: [advice])
  }
}
