import Rehearsal
import ScenarioRunner

/// How steps bound what is measured.
extension World {
  /// Throws unless the percentage of the values is within the bound; says what the worst was and when.
  func expect(
    _ measure: Measure, _ values: Distribution, percentage: Int, atMost bound: Int64
  ) throws {
    try CountBound.atLeast.requireMeaning(percentage)
    guard !values.samples.isEmpty else { throw Self.nothingMeasured(measure.name) }
    if measure.isTime { try requireMeaning(ofAtMost: .milliseconds(bound)) }
    let good = values.count(atMost: bound)
    try expect(
      good * 100 >= percentage * values.count, "\(measure.name): too many are out of bounds.",
      expected: "\(percentage)% at most \(measure.text(max(0, bound)))",
      actual: FigureText.percent(permille: good * 1_000 / values.count)
        + " (\(good) of \(values.count))",
      notes: measure.worstNote(of: values))
  }

  /// What a step says where there is nothing to be bounded: a bound on nothing would prove nothing.
  static func nothingMeasured(_ name: String) -> StepFailure {
    StepFailure("\(name): nothing was measured.", expected: "a figure", actual: "none")
  }
}
