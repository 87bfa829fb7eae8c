import ScenarioRunner

extension StepStatus {
  /// Whether the world tells why; where a step is not understood, the phone has nothing to do with it.
  var isAboutThePhone: Bool {
    switch self {
    case .failed, .invalid: true
    case .passed, .skipped, .pending, .undefined, .ambiguous: false
    }
  }
}
