import ScenarioReports
import ScenarioRunner

/// A report on its way to standard output, piece by piece, or to a file, which takes its name only when it is whole.
struct ReportOutput {
  /// What is gathered before it is written to an output that is no terminal.
  private static let chunkBytes = 16 << 10

  let request: ReportRequest
  private var reporter: any Reporter
  private var sink = ByteSink()
  private let file: AtomicFile?
  private let spool: Spool?

  init(
    _ request: ReportRequest, _ reporter: any Reporter, file: AtomicFile?, _ console: Console
  ) {
    self.request = request
    self.reporter = reporter
    self.file = file
    let spool = file.map { Spool(beside: $0) }
    self.spool = spool
    sink.overflow =
      if let spool { { spool.append($0) } } else {
        { [output = console.output] in output.write($0) }
      }
  }

  mutating func receive(_ event: RunEvent, _ console: Console) {
    reporter.report(event, to: &sink)
    guard spool == nil else { return sink.spill() }
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
    guard let file, let spool else { return console.output.write(bytes) }
    spool.append(bytes)
    try file.write(spool)
  }
}
