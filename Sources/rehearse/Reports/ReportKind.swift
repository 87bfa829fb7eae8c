import ScenarioReports

/// The kinds of reports `--format` knows.
enum ReportKind: String, CaseIterable {
  case pretty
  case progress
  case junit
  case html
  case messages
  case github
  case summary
  case rerun
  case usage
  case usageJSON = "usage-json"

  func reporter(_ options: ReportOptions) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(options)
    case .progress: ProgressReporter(options)
    case .junit: JUnitReporter(options)
    case .html: HTMLReporter(options)
    case .messages: MessagesReporter(options)
    case .github: GitHubReporter(options)
    case .summary: SummaryReporter(options)
    case .rerun: RerunReporter(options)
    case .usage: UsageReporter(options)
    case .usageJSON: UsageReporter(options, .json)
    }
  }

  /// Whether people read it while it grows, so that messages and closing lines belong beside it.
  var isForPeople: Bool {
    switch self {
    case .pretty, .progress, .github: true
    case .junit, .html, .messages, .summary, .rerun, .usage, .usageJSON: false
    }
  }

  /// Whether it tells of the steps that are declared, so that the library must be listed for it.
  var needsInventory: Bool {
    switch self {
    case .messages, .usage, .usageJSON: true
    case .pretty, .progress, .junit, .html, .github, .summary, .rerun: false
    }
  }
}
