import ScenarioReports
import ScenarioRunner

/// The kinds of reports `--format` knows.
enum ReportKind: String, CaseIterable {
  case pretty
  case features
  case progress
  case junit
  case html
  case htmlFailures = "html-failures"
  case messages
  case gpx
  case geojson
  case github
  case summary
  case rerun
  case usage
  case usageJSON = "usage-json"
  case record

  func reporter(
    _ options: ReportOptions, isOnTerminal: Bool, _ head: @autoclosure () -> RunRecord.Head
  ) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(options)
    case .features: FeaturesReporter(options)
    case .progress: ProgressReporter(options)
    case .junit: JUnitReporter(options)
    case .html: HTMLReporter(options)
    case .htmlFailures: HTMLReporter(options, .failures)
    case .messages: MessagesReporter(options)
    case .gpx: GPXReporter()
    case .geojson: GeoJSONReporter()
    case .github: GitHubReporter(options)
    case .summary: SummaryReporter(options)
    case .rerun: RerunReporter(options)
    case .usage: UsageReporter(options)
    case .usageJSON: UsageReporter(options, .json)
    case .record: RecordReporter(head(), isPacked: !isOnTerminal)
    }
  }

  /// Whether people read it while it grows, so that messages and closing lines belong beside it.
  var isForPeople: Bool { [.pretty, .features, .progress, .github].contains(self) }

  /// Whether it is a page for a browser, which nobody can read among the lines of a terminal.
  var isPage: Bool { self == .html || self == .htmlFailures }

  /// Whether it tells of the steps that are declared, so that the library must be listed for it.
  var needsInventory: Bool { [.messages, .usage, .usageJSON].contains(self) }

  /// The scenarios of which a report must know what they looked like.
  enum FilmNeed {
    case everyScenario
    case failures
    case none
  }

  /// Filming takes about as long as playing, so it is done only where a report shows it.
  var filmNeed: FilmNeed {
    switch self {
    // A record serves every report.
    case .html, .gpx, .geojson, .record: .everyScenario
    case .messages, .htmlFailures: .failures
    case .pretty, .features, .progress, .junit, .github, .summary, .rerun, .usage, .usageJSON: .none
    }
  }

  /// What workers do for it while they still know what a scenario looked like.
  func preparations(
    _ options: ReportOptions, seed: UInt64
  ) -> [String: @Sendable (ScenarioResult) -> [UInt8]] {
    switch self {
    case .html: [HTMLReporter.preparationName: HTMLReporter.preparation(options, seed: seed)]
    case .htmlFailures:
      [
        HTMLReporter.failuresPreparationName:
          HTMLReporter.preparationOfFailures(options, seed: seed)
      ]
    case .messages: [MessagesReporter.trackPreparationName: ScenarioTrackPart.fileOfFailure]
    case .gpx: ScenarioTrackPart.preparations(GPXReporter.parts)
    case .geojson: ScenarioTrackPart.preparations(GeoJSONReporter.parts)
    case .record:
      // What a page shows of all serves the page of what did not pass.
      Self.allCases.filter { $0 != .record && $0 != .htmlFailures }.reduce(into: [:]) { all, kind in
        all.merge(kind.preparations(options, seed: seed)) { first, _ in first }
      }
    case .pretty, .features, .progress, .junit, .github, .summary, .rerun, .usage, .usageJSON: [:]
    }
  }
}
