import Gherkin
import ScenarioRunner

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
