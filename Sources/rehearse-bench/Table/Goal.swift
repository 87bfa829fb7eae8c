/// What a figure is to reach.
struct Goal {
  /// The goal in words, such as `≥ 1/7`.
  let text: String
  let isMet: Bool

  init(_ figure: Double, atLeast goal: Double, _ text: String) {
    self.text = "≥ \(text)"
    isMet = figure >= goal
  }

  init(_ figure: Double, atMost goal: Double, _ text: String) {
    self.text = "≤ \(text)"
    isMet = figure <= goal
  }
}
