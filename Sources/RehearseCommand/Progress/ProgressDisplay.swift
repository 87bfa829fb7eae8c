import ScenarioRunner

/// The bar of a run on the terminal: drawn after a second, drawn anew ten times a second, and erased at the end.
///
/// It is not drawn where a report grows on a terminal at the same time: that one shows how far the run is.
struct ProgressDisplay {
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  /// To the start of the line, and away with what stands there.
  private static let erase = "\r\u{1B}[K"

  private let terminal: ProgressTerminal?
  private let elapsed: @Sendable () -> Duration
  private let start: Duration
  private var bar: ProgressBar
  private var lastDrawn: Duration?

  init(_ console: Console, scenarios: Int, isReportGrowing: Bool = false) {
    let isWanted = !isReportGrowing && scenarios > 1
    terminal = console.progress.flatMap { terminal in
      isWanted && terminal.isSuitable(console.environment) ? terminal : nil
    }
    elapsed = console.elapsed
    start = elapsed()
    bar = ProgressBar(total: scenarios)
  }

  /// Takes note of an event, and draws the bar if it is time.
  mutating func receive(_ event: RunEvent) {
    guard let terminal, case .scenarioFinished(let result) = event else { return }
    bar.done += 1
    if !result.status.isAcceptable { bar.failed += 1 }
    let now = elapsed()
    let isDue = lastDrawn.map { now - $0 >= Self.interval } ?? (now - start >= Self.delay)
    guard isDue else { return }
    lastDrawn = now
    // The last column stays free: some terminals begin a new line behind it.
    let line = bar.line(after: now - start, columns: terminal.columns() - 1)
    terminal.output.write(Array((Self.erase + line).utf8))
  }

  /// Erases the bar, before anything else is written.
  mutating func close() {
    guard let terminal, lastDrawn != nil else { return }
    lastDrawn = nil
    terminal.output.write(Array(Self.erase.utf8))
  }
}
