import AppProtocol
public import DeviceInterface

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
