import Processes
import Requirements
import ScenarioReports

/// The surroundings of the command: everything it gets from its process, so that tests can give it something else.
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
  /// What keys are read from; nil where there is no terminal.
  var keyboard: Keyboard?
  /// The name by which this program was called.
  var program = ""

  /// Writes a message to standard error.
  func report(_ diagnostic: Diagnostic, _ style: TextStyle) {
    var sink = ByteSink()
    diagnostic.write(to: &sink, style)
    errors.write(sink.drain())
  }

  /// The columns for text that people read: those of the terminal, between 40 and a line that eyes still follow.
  var width: Int { min(max(output.columns ?? Self.widthMax, 40), Self.widthMax) }

  private static let widthMax = 100

  /// Writes to standard error what is no fault, and must be known of what follows.
  func note(_ text: String, _ style: TextStyle) {
    var sink = ByteSink()
    sink.write(text: "note:", .cyan, style)
    sink.write(" ")
    sink.write(line: text)
    errors.write(sink.drain())
  }

  /// Writes text to standard output.
  func print(_ text: String) { output.write(Array(text.utf8)) }
}

/// A place where bytes go: a descriptor of the process or, in tests, memory.
protocol ByteOutput: AnyObject {
  var isTerminal: Bool { get }

  /// Whether nobody reads any more, so that writing is of no use.
  var isClosed: Bool { get }

  /// The columns of the terminal; nil where there is none.
  var columns: Int? { get }

  /// Why not everything could be written; a reader that went away is no reason.
  var failure: SystemError? { get }

  func write(_ bytes: ArraySlice<UInt8>)
}

extension ByteOutput {
  func write(_ bytes: [UInt8]) { write(bytes[...]) }
}

/// A descriptor of the process, such as standard output.
///
/// A reader that goes away, as `head` does, is no error: what follows is dropped. Any other failure is kept,
/// so that the command can say that its report is not complete.
final class DescriptorOutput: ByteOutput {
  private let descriptor: Int32
  /// Bytes at the start that an earlier life of this process has written already.
  private var skip: Int
  private let didWrite: (Int) -> Void
  let isTerminal: Bool
  private(set) var isClosed = false
  private(set) var failure: SystemError?

  init(_ descriptor: Int32, skipping skip: Int = 0, didWrite: @escaping (Int) -> Void = { _ in }) {
    (self.descriptor, self.skip, self.didWrite) = (descriptor, skip, didWrite)
    isTerminal = isatty(descriptor) == 1
  }

  var columns: Int? { isTerminal ? TerminalSize.columns(descriptor) : nil }

  func write(_ bytes: ArraySlice<UInt8>) {
    let start = min(skip, bytes.count)
    skip -= start
    guard start < bytes.count, !isClosed else { return }
    bytes.withUnsafeBytes { buffer in write(buffer, from: start) }
  }

  private func write(_ buffer: UnsafeRawBufferPointer, from start: Int) {
    var offset = start
    while offset < buffer.count {
      let count = FileCalls.writeBytes(
        descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      if count > 0 {
        offset += count
        didWrite(count)
      } else if !canGoOn(after: SystemError.last) {
        isClosed = true
        return
      }
    }
  }

  private func canGoOn(after error: SystemError) -> Bool {
    if error.code == EINTR { return true }
    if error.code == EAGAIN {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    }
    if error != .brokenPipe { failure = error }
    return false
  }
}

/// The codes with which the process ends.
enum ExitCode {
  /// Everything passed.
  static let success: Int32 = 0
  /// A scenario failed, or a file is not formatted.
  static let failure: Int32 = 1
  /// Something cannot be done as it is written.
  static let invalid: Int32 = 2
  /// The command itself is at fault.
  static let internalError: Int32 = 70
}

/// The choice of colours: what the user says comes first, then the environment, then the terminal.
enum ColorChoice: Sendable {
  case always
  case never
  case automatic

  init(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuse("--no-color", with: "--color")
    if arguments.has("--color") {
      self = .always
    } else {
      self = arguments.has("--no-color") ? .never : .automatic
    }
  }

  /// The style for an output.
  ///
  /// NO_COLOR comes before FORCE_COLOR, as its own page asks; on a build server (CI) a terminal is not trusted.
  func style(for output: any ByteOutput, _ environment: [String: String]) -> TextStyle {
    TextStyle(isColored: isColored(isTerminal: output.isTerminal, environment))
  }

  private func isColored(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    switch self {
    case .always: return true
    case .never: return false
    case .automatic:
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return environment["FORCE_COLOR"] != "0" }
      if isSet("CI") || environment["TERM"] == "dumb" { return false }
      return isTerminal
    }
  }
}
