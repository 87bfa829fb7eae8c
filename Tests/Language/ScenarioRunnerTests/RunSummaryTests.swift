import ScenarioRunner
import Testing

struct RunSummaryTests {
  private func summary(
    _ statuses: [StepStatus], problems: Int = 0, isEmpty: Bool = false
  ) -> RunSummary {
    var counts = StatusCounts()
    for status in statuses { counts[status] += 1 }
    return RunSummary(scenarios: counts, problemCount: problems, isEmpty: isEmpty)
  }

  @Test(
    arguments: zip(
      [
        [.passed, .skipped], [.passed, .pending], [.undefined], [.ambiguous], [.invalid], [.failed],
      ]
        as [[StepStatus]],
      [0, 2, 2, 2, 2, 1] as [Int32]
    ))
  func `failed wins, then what cannot be run`(statuses: [StepStatus], exitCode: Int32) {
    #expect(summary(statuses).exitCode == exitCode)
  }

  @Test func `problems and an empty plan are 2, and failed still wins`() {
    #expect(summary([.passed], problems: 1).exitCode == 2)
    #expect(summary([], isEmpty: true).exitCode == 2)
    #expect(summary([.failed, .undefined], problems: 1).exitCode == 1)
  }

  @Test func `statuses are ordered from best to worst`() {
    #expect(StepStatus.allCases.shuffled().sorted() == StepStatus.allCases)
    #expect(summary([.failed, .passed, .passed]).scenarios.total == 3)
  }
}
