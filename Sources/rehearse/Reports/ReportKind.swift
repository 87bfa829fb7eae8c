import ScenarioReports

/// The kinds of reports `--format` knows.
enum ReportKind: String, CaseIterable {
  case pretty
  case progress
  case junit
  case html

  func reporter(_ options: ReportOptions) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(options)
    case .progress: ProgressReporter(options)
    case .junit: JUnitReporter(options)
    case .html: HTMLReporter(options)
    }
  }

  /// Whether people read it while it grows, so that messages and closing lines belong beside it.
  var isForPeople: Bool {
    switch self {
    case .pretty, .progress: true
    case .junit, .html: false
    }
  }
}
