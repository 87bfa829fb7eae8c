import ScenarioRunner

/// How scenarios have ended that were played before, from whatever `--from` names.
enum PlayedBefore: Sendable {
  case record(RecordedRun)
  case messages(PlayedMessages)

  /// Reads the files: records of a run, or Cucumber Messages; the first says which.
  ///
  /// - Throws: `RecordedRun.Fault` where one cannot be used.
  init(_ paths: [String], in folder: WorkingFolder) throws(RecordedRun.Fault) {
    if let first = paths.first, (try? RecordFile(first, in: folder)) != nil {
      self = .record(try RecordedRun(paths, in: folder))
    } else {
      self = .messages(try PlayedMessages(paths, in: folder))
    }
  }

  /// Throws where the feature files are not those that were played.
  func check(_ features: FeatureFiles) throws(RecordedRun.Fault) {
    switch self {
    case .record(let run): try run.check(features)
    case .messages(let messages): try messages.check(features)
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
