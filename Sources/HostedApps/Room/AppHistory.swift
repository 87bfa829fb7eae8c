/// What an app in a process of its own was told since it was installed, and what became of it.
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
    /// What the app had kept is gone: it was deleted and installed again.
    case emptied
  }

  private(set) var entries: [Entry] = []
  /// What was answered to each, as a fingerprint; 0 where nothing is answered.
  private(set) var answers: [UInt64] = []

  /// Whether a process is running.
  var isRunning: Bool {
    switch entries.last {
    case .started, .told: true
    case .ended, .emptied, nil: false
    }
  }

  /// Adds what was done, with the answer.
  mutating func append(_ entry: Entry, _ answer: [UInt8] = []) {
    entries.append(entry)
    answers.append(Self.fingerprint(answer))
  }

  /// A number that differs for different answers (FNV-1a).
  static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    guard !bytes.isEmpty else { return 0 }
    return bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
