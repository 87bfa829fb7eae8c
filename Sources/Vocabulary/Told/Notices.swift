import DeviceInterface
import DeviceSimulator

/// What the app was told and no step has looked at yet.
///
/// A check takes away what it saw, so that the next one can say "nothing else".
struct Notices: Hashable, Sendable {
  private(set) var pending: [Signal] = []

  /// Adds a signal that the app was told.
  mutating func add(_ signal: Signal) {
    pending.append(signal)
  }

  /// Sets everything aside that the app was told so far.
  mutating func setAside() {
    pending = []
  }

  /// The notices about the topic, in order; all of them without a topic.
  func notices(about topic: NoticeTopic?) -> [String] {
    pending.filter { topic == nil || NoticeTopic($0) == topic }.map(\.notice)
  }

  /// Takes the first notice with the words away and returns whether there was one.
  mutating func take(_ words: String) -> Bool {
    guard let index = pending.firstIndex(where: { $0.notice.isSaid(by: words) }) else {
      return false
    }
    pending.remove(at: index)
    return true
  }

  /// Takes all notices about the topic away.
  mutating func takeAll(about topic: NoticeTopic?) {
    pending.removeAll { topic == nil || NoticeTopic($0) == topic }
  }
}

extension String {
  /// Whether a person means this notice who writes the words.
  func isSaid(by words: String) -> Bool {
    foldedForComparison == words.foldedForComparison
  }
}
