import AppProtocol
public import DeviceInterface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The other end of the line, for an app in Swift that runs as a process of its own.
///
/// ```swift
/// @main enum Main {
///   static func main() { AppHost.run(NearMeFlow()) }
/// }
/// ```
public enum AppHost {
  /// Plays a flow until the phone hangs up: it is told what the phone says on standard input, and what it asks for is
  /// answered on standard output.
  public static func run(_ flow: some Flow) {
    var hosted = HostedFlow(flow)
    while let text = readLine() {
      guard writeAll(hosted.answer(to: text)) else { return }
    }
  }

  /// Writes all bytes to the line; false where nobody reads them any more.
  package static func writeAll(_ bytes: [UInt8], to line: Int32 = STDOUT_FILENO) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// A flow at the app's end of the line: each line it is told has one line as its answer.
public struct HostedFlow<Playing: Flow> {
  private var flow: Playing
  private var line = LineReader()
  private var shown: Screen?

  /// Takes a flow to the line.
  public init(_ flow: Playing) { self.flow = flow }

  /// Returns the line that answers a line of the phone, with its end.
  public mutating func answer(to text: String) -> [UInt8] {
    do {
      switch try line.read(text) {
      case .start: return begin()
      case .signal(let signal): return handle(signal)
      }
    } catch {
      return line.failure("\(error)")
    }
  }

  private mutating func begin() -> [UInt8] {
    let screen = flow.screen
    shown = screen
    return line.begun(showing: screen)
  }

  private mutating func handle(_ signal: Signal) -> [UInt8] {
    guard let facts = line.facts else { return line.failure("a signal came before the start") }
    var platform = Requests(facts)
    flow.handle(signal, &platform)
    line.record(platform.list)
    let screen = flow.screen
    let answer = Answer(requests: platform.list, screen: screen == shown ? nil : screen)
    shown = screen
    return line.answer(answer)
  }
}
