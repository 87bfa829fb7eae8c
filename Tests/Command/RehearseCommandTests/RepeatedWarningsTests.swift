import ScenarioReports
import ScenarioRunner
import Testing

@testable import RehearseCommand

/// Warnings of which there are very many that say the same.
struct RepeatedWarningsTests {
  private func warning(_ message: String) -> Problem {
    Problem(.meaningless, severity: .warning, message: message)
  }

  @Test func `the first ten of a sort are told, and the others counted`() {
    var warnings = RepeatedWarnings()
    let told = (1...25).map {
      warnings.tells(warning("The scenario \"no. \($0)\" checks nothing."))
    }
    #expect(told == Array(repeating: true, count: 10) + Array(repeating: false, count: 15))
    #expect(
      warnings.rest.map(\.message) == [
        "… and 15 more like it: The scenario \"no. 1\" checks nothing."
      ])
    #expect(warnings.rest.map(\.isWarning) == [true])
  }

  @Test func `each sort is counted by itself, and errors are all told`() {
    var warnings = RepeatedWarnings()
    let mistake = Problem(.syntax, message: "The scenario \"x\" checks nothing.")
    let told = (1...10).flatMap { number in
      [
        warnings.tells(warning("The step “\(number) minutes pass” is not checked.")),
        warnings.tells(warning("The column \"\(number)\" is not used.")),
        warnings.tells(mistake), warnings.tells(mistake),
      ]
    }
    #expect(told == Array(repeating: true, count: 40))
    #expect(warnings.rest.isEmpty)
  }
}
