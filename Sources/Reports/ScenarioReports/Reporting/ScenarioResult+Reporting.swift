import Gherkin
import ScenarioRunner

extension ScenarioResult {
  /// Whether the run ended before it came to the scenario.
  var wasNotReached: Bool {
    status == .skipped && problem == nil
      && steps.allSatisfy { $0.definition == nil && $0.problem == nil }
  }

  /// The command that runs just this scenario again, so that the same is found.
  func command(seed: UInt64) -> String {
    let arguments = [scenario.place, "--seed", "\(seed)"] + repeatArguments
    return "rehearse run " + arguments.map(ShellWord.quoted).joined(separator: " ")
  }
}

extension StepStatus {
  /// Whether the world tells why; where a step is not understood, the phone has nothing to do with it.
  var isAboutThePhone: Bool {
    switch self {
    case .failed, .invalid: true
    case .passed, .skipped, .pending, .undefined, .ambiguous: false
    }
  }
}

extension StepResult {
  /// The column of the words at fault in the feature file, from 1; nil where they are not known or stand nowhere so.
  var faultColumn: Int? {
    guard let fault = problem?.fault, let column = step.textColumn else { return nil }
    return column + fault.lowerBound
  }

  /// Where the step stands, or the words of it that are at fault.
  var faultLocation: Location {
    Location(line: step.location.line, column: faultColumn ?? step.location.column)
  }
}

extension PlannedScenario {
  /// Whether the scenario runs on other profiles too, so that its own must be named.
  var namesProfile: Bool {
    // An id is `file:line`, and only such a profile stands after it.
    id.utf8.last == UInt8(ascii: ")")
  }

  /// `file:line`, which the command takes as a path.
  var place: String {
    "\(pickle.uri):\(pickle.location.line)"
  }
}

extension RunOrder {
  /// The order as the command takes it; nil for the usual one.
  var name: String? {
    switch self {
    case .defined: nil
    case .reversed: "reversed"
    case .random(let seed): "random:\(seed)"
    }
  }
}

extension Figure {
  /// The figure in words, without its name: `97.5% better than 50 m; 95th percentile 31 m; worst 64 m at 1 h; 120 values`.
  var words: String { ([value] + details).joined(separator: "; ") }

  /// What is known beyond the value.
  var details: [String] {
    var parts: [String] = []
    if let percentile95 { parts.append("95th percentile \(percentile95)") }
    if let worst {
      parts.append("worst \(worst)" + (worstAt.map { " at \(DurationFormat.length($0))" } ?? ""))
    }
    if count > 0 { parts.append(count == 1 ? "1 value" : "\(count) values") }
    return parts
  }
}
