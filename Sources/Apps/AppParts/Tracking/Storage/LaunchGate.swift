public import DeviceInterface

/// The start of a process, which waits for storage that can be read: unreadable is not empty (`I-96`, `A-69`).
///
/// ```swift
/// switch gate.take(signal, platform.facts) {
/// case .closed: return
/// case .opens: launch(&platform)   // takes up what the process before has left
/// case .open: break
/// }
/// ```
public struct LaunchGate: Hashable, Sendable {
  /// What may be done about a signal.
  public enum State: Hashable, Sendable {
    /// Nothing: what the process before has left is not known yet.
    case closed
    /// What it has left is to be taken up now, before anything else.
    case opens
    /// Everything: that was done before.
    case open
  }

  /// Whether the process has started and could not yet read what the one before has left.
  public private(set) var isOwed = false

  /// Waits for a process to start.
  public init() {}

  /// Takes in a signal; a launch closes the gate until storage can be read.
  public mutating func take(_ signal: Signal, _ facts: Facts) -> State {
    if case .launched = signal { isOwed = true }
    guard isOwed else { return .open }
    guard facts.storageIsReadable else { return .closed }
    isOwed = false
    return .opens
  }
}
