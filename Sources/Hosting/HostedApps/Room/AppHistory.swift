import AppProtocol
import DeviceInterface

/// All that an app in a process of its own was told since it was installed, and the outcome of each.
///
/// The process is no value, but its history is: told the same again, the app is the same again.
struct AppHistory: Hashable, Sendable {
  /// Something that was done to the app.
  enum Entry: Hashable, Sendable {
    /// A process was started, and told the first message.
    case started([UInt8])
    /// It was told a message.
    case told([UInt8])
    /// The process was ended.
    case ended
    /// The scenario was over, and the process ended as its input did.
    case finished
    /// What the app had kept is gone: it was deleted and installed again.
    case emptied
  }

  /// The outcome of something that was done.
  enum Outcome: Hashable, Sendable {
    /// There was nothing to answer.
    case nothing
    /// The app answered.
    case answered(Answer)
    /// The line broke.
    case failed(LineFailure)

    /// A number that differs for different answers, whatever the order of their members on the line; that a line breaks in
    /// two ways is no difference, as it may depend on how busy the machine is.
    var fingerprint: Int {
      switch self {
      case .nothing: 0
      case .answered(let answer): answer.hashValue
      case .failed: 1
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// What came of each, as a fingerprint.
  private(set) var fingerprints: [Int] = []
  /// What came of each, where it is kept.
  private(set) var outcomes: [Outcome] = []
  /// Whether outcomes are kept, for a comparison with another history.
  var keepsOutcomes = false

  /// Whether a process is running, or has ended by itself and is still to be put away.
  var isRunning: Bool {
    switch entries.last {
    case .started, .told: true
    case .ended, .finished, .emptied, nil: false
    }
  }

  /// Adds what was done, with what came of it.
  mutating func append(_ entry: Entry, _ outcome: Outcome) {
    entries.append(entry)
    fingerprints.append(outcome.fingerprint)
    if keepsOutcomes { outcomes.append(outcome) }
  }
}

extension AppHistory.Entry {
  /// The message in words: "its start", "signal 7 (tapped)".
  func words(signalsBefore count: Int) -> String {
    guard case .told(let line) = self else { return "its start" }
    let message = try? JSONValue(parsing: String(decoding: line, as: UTF8.self))
    return "signal \(count + 1) (\(message?["params"]?["signal"]?["kind"]?.string ?? "unknown"))"
  }
}
