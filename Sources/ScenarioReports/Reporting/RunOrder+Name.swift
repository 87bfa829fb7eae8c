import ScenarioRunner

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
