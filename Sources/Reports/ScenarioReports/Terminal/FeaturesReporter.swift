import Gherkin
package import ScenarioRunner

/// A report of many files for people: one line for each feature, and in full what did not pass.
///
/// A line is written when the next feature begins; in a shuffled run all of them are written at the end.
package struct FeaturesReporter: Reporter {
  /// The ends of the scenarios of one file.
  private struct Feature {
    let name: String
    let uri: String
    var counts = StatusCounts()
    var worst = StepStatus.passed
  }

  private let options: ReportOptions
  private var closing: ClosingPart
  private var features: [Feature] = []
  private var placeByFile: [String: Int] = [:]
  /// How many of them are written.
  private var writtenCount = 0
  private var isShuffled = false

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = options
    closing = ClosingPart(options: options)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info):
      if case .random = info.order { isShuffled = true }
    case .problem: break
    case .scenarioFinished(let result):
      let place = place(of: result.scenario.pickle)
      if !isShuffled { write(upTo: place, to: &sink) }
      features[place].counts[result.status] += 1
      features[place].worst = max(features[place].worst, result.status)
    case .runFinished:
      write(upTo: features.count, to: &sink)
      if !features.isEmpty { sink.endLine() }
    }
    closing.report(event, to: &sink)
  }

  private mutating func place(of pickle: Pickle) -> Int {
    let uri = pickle.uri
    if let place = placeByFile[uri] { return place }
    placeByFile[uri] = features.count
    features.append(Feature(name: pickle.featureName, uri: uri))
    return features.count - 1
  }

  private mutating func write(upTo end: Int, to sink: inout ByteSink) {
    while writtenCount < end {
      write(features[writtenCount], to: &sink)
      writtenCount += 1
    }
  }

  private func write(_ feature: Feature, to sink: inout ByteSink) {
    guard options.detail != .quiet || !feature.worst.isAcceptable else { return }
    let style = options.style
    sink.write(text: feature.worst.mark, feature.worst.tint, style)
    sink.write(" ")
    sink.write(text: feature.name.isEmpty ? feature.uri : feature.name, .bold, style)
    for status in StepStatus.allCases where feature.counts[status] > 0 {
      sink.write("  ")
      sink.write(text: "\(feature.counts[status]) \(status.rawValue)", status.tint, style)
    }
    sink.write(line: "  \(feature.uri)", .dim, style)
  }
}

/// A short report: one letter for each scenario, then the failures and the summary.
package struct ProgressReporter: Reporter {
  /// The letters on one line.
  private static let lineLength = 80

  private let options: ReportOptions
  private var closing: ClosingPart
  private var column = 0

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = options
    closing = ClosingPart(options: options)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted, .problem: break
    case .scenarioFinished(let result): writeLetter(of: result.status, to: &sink)
    case .runFinished: if column > 0 { sink.write("\n\n") }
    }
    closing.report(event, to: &sink)
  }

  private mutating func writeLetter(of status: StepStatus, to sink: inout ByteSink) {
    guard options.detail != .quiet else { return }
    if column == Self.lineLength {
      sink.endLine()
      column = 0
    }
    column += 1
    guard options.style.isColored else { return sink.write(status.letter) }
    sink.write(text: "\(status.letter)", status.tint, options.style)
  }
}

/// A list of the scenarios that did not pass, one `file:line` per line with its name behind it, as `--rerun-failed` reads it.
///
/// What a run that stopped early did not come to has not passed either.
package struct RerunReporter: Reporter {
  private static let head: StaticString = "# The scenarios that did not pass, for --rerun-failed.\n"

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {}

  /// Appends what an event adds to the list.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted: sink.write(Self.head)
    case .scenarioFinished(let result):
      guard !result.status.isAcceptable || result.wasNotReached else { return }
      sink.write(bytes: RerunList.line(result.scenario).utf8)
    case .problem, .runFinished: break
    }
  }
}
