import Requirements
import ScenarioReports

/// What the command talks to: everything it gets from its process, so that tests can give it something else.
struct Console {
  /// The words behind the program's name.
  let arguments: [String]
  let environment: [String: String]
  let folder: WorkingFolder
  let output: any ByteOutput
  let errors: any ByteOutput
  /// Reads standard input to its end, or to a number of bytes.
  let readInput: (_ bytesMax: Int) throws(FileProblem) -> [UInt8]
  /// The time on the wall since the start.
  let elapsed: @Sendable () -> Duration
  /// The terminal for a bar; nil where there is none.
  var progress: ProgressTerminal?

  /// Writes a message to standard error.
  func report(_ diagnostic: Diagnostic, _ style: TextStyle) {
    var sink = ByteSink()
    diagnostic.write(to: &sink, style)
    errors.write(sink.drain())
  }

  /// Writes text to standard output.
  func print(_ text: String) {
    output.write(Array(text.utf8))
  }
}
