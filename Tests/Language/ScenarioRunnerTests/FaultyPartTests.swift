import Gherkin
import Testing

@testable import ScenarioRunner

/// Where a fault inside a step's body is marked.
struct FaultyPartTests {
  private static func problem(_ error: any Error, _ text: String, cells: [[String]] = [])
    -> StepProblem
  {
    let table = PickleTable(
      rows: cells.map { PickleTableRow(cells: $0.map { PickleTableCell(value: $0) }) })
    let step = PickleStep(
      id: 1, text: text, type: .outcome, arguments: cells.isEmpty ? [] : [.dataTable(table)],
      keyword: "Then", location: Location(line: 1), nodeID: 1)
    return StepProblem.classified(error, in: step).1
  }

  @Test func `words that the message quotes or that were expected are marked`() {
    let quoted = Self.problem(
      InvalidStep("There is no route \"a.gpx\"."), "the user follows \"a.gpx\"")
    #expect(quoted.fault == 18..<23)
    let expected = Self.problem(StepFailure("It differs.", expected: "2"), "the count is 2, not 12")
    #expect(expected.fault == 13..<14)
    let named = Self.problem(InvalidStep("Too many.", at: .words("7")), "7 batches of 17")
    #expect(named.fault == 0..<1)
  }

  @Test func `what may be meant in two places is not marked`() {
    #expect(Self.problem(StepFailure("No.", expected: "2"), "2 of 2").fault == nil)
    #expect(Self.problem(StepFailure("No.", expected: "two"), "twofold").fault == nil)
  }

  @Test func `a cell of the table is marked`() {
    let cells = [["name", "length"], ["Spring", "abc"]]
    let quoted = Self.problem(
      InvalidStep("“abc” is no length."), "the campaigns are:", cells: cells)
    #expect(quoted.cell == FaultyCell(row: 1, column: 1))
    let named = Self.problem(
      InvalidStep("No.", at: .cell(row: 0, column: 1)), "the campaigns are:", cells: cells)
    #expect(named.cell == FaultyCell(row: 0, column: 1))
  }
}
