import ScenarioReports
import ScenarioRunner

/// A report on its way to standard output, piece by piece, or to a file, whole at the end.
struct ReportOutput {
  /// What is gathered before it is written to an output that is no terminal.
  private static let chunkBytes = 16 << 10

  let request: ReportRequest
  private var reporter: any Reporter
  private var sink = ByteSink()
  private let file: AtomicFile?

  init(_ request: ReportRequest, _ reporter: any Reporter, file: AtomicFile?) {
    self.request = request
    self.reporter = reporter
    self.file = file
  }

  mutating func receive(_ event: RunEvent, _ console: Console) {
    reporter.report(event, to: &sink)
    guard file == nil else { return }
    let enough = console.output.isTerminal ? 1 : Self.chunkBytes
    if sink.bytes.count >= enough { console.output.write(sink.drain()) }
  }

  /// Appends lines that only people need.
  mutating func close(with lines: [String]) {
    guard request.kind.isForPeople else { return }
    for line in lines {
      sink.write(text: line)
      sink.endLine()
    }
  }

  mutating func finish(_ console: Console) throws(AtomicFile.Fault) {
    let bytes = sink.drain()
    if let file { try file.write(bytes) } else { console.output.write(bytes) }
  }
}
