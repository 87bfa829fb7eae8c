import ScenarioRunner

/// How scenarios have ended that were played before, from whatever `--from` names.
enum PlayedBefore: Sendable {
  case record(RecordedRun)
  case messages(PlayedMessages)

  /// Understands files, one at least: records of a run, or Cucumber Messages; the first says which.
  ///
  /// - Throws: `ResultFile.Fault` where one cannot be used.
  init(_ files: [ResultFile]) throws(ResultFile.Fault) {
    if RecordFile.isMeant(by: files[0].bytes) {
      self = .record(try RecordedRun(files))
    } else {
      self = .messages(try PlayedMessages(files))
    }
  }

  /// Throws where the feature files, or files that they name, are not those that were played.
  func check(_ files: SuiteFiles) throws(ResultFile.Fault) {
    switch self {
    case .record(let run): try run.check(files)
    case .messages(let messages): try messages.check(files)
    }
  }

  /// Returns how a scenario has ended; skipped where nothing is told of it.
  func result(of scenario: PlannedScenario) -> ScenarioResult {
    switch self {
    case .record(let run):
      run.result(of: scenario) ?? ScenarioResult(scenario: scenario, status: .skipped, steps: [])
    case .messages(let messages): messages.result(of: scenario)
    }
  }
}
