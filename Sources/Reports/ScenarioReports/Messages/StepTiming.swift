import ScenarioRunner

/// When the steps of a scenario began and ended, on the clock of the run.
struct StepTiming {
  let start: Duration
  let end: Duration
  /// The beginnings of the steps and, behind them, the end of the scenario.
  private let marks: [Duration]

  init(_ result: ScenarioResult, from start: Duration) {
    self.start = start
    end = start + result.virtualDuration
    marks = result.steps.map { start + $0.startedAt } + [end]
  }

  func start(of index: Int) -> Duration { marks[index] }

  /// A step lasts until the next begins; for steps that were not run that is no time.
  func end(of index: Int) -> Duration { max(marks[index], marks[index + 1]) }

  func duration(of index: Int) -> Duration { end(of: index) - start(of: index) }
}
