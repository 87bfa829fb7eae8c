import ScenarioRunner

extension StepStatus {
  /// The mark in front of a step or scenario.
  var mark: String {
    switch self {
    case .passed: "✓"
    case .skipped: "-"
    case .pending: "…"
    case .undefined: "?"
    case .ambiguous: "≈"
    case .invalid: "!"
    case .failed: "✗"
    }
  }

  /// The one letter that stands for a scenario; the letters are those of other Cucumber tools.
  var letter: StaticString {
    switch self {
    case .passed: "."
    case .skipped: "-"
    case .pending: "P"
    case .undefined: "U"
    case .ambiguous: "A"
    case .invalid: "!"
    case .failed: "F"
    }
  }

  var tint: TextStyle.Tint {
    switch self {
    case .passed: .green
    case .skipped: .dim
    case .pending, .undefined, .ambiguous, .invalid: .yellow
    case .failed: .red
    }
  }
}
