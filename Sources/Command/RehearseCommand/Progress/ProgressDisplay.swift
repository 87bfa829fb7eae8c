import Processes
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

/// A terminal that a bar can be drawn on.
struct ProgressTerminal {
  /// Where the bar goes; not the console's errors, whose bytes are counted for a second life after a crash.
  let output: any ByteOutput
  /// The width of the terminal at this moment.
  let columns: () -> Int

  /// Whether a bar is of use here: on a terminal that can erase a line, and that somebody looks at.
  func isSuitable(_ environment: [String: String]) -> Bool {
    let isBuildServer = !(environment["CI"] ?? "").isEmpty
    return output.isTerminal && !isBuildServer && environment["TERM"] != "dumb"
  }
}

/// The size of a terminal.
enum TerminalSize {
  /// What terminals have had since there were any.
  private static let standard = 80

  /// Returns the columns of the terminal behind a descriptor.
  static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return standard }
    return Int(size.ws_col)
  }
}
