/// The bounds of a search.
public struct SearchBounds: Sendable {
  /// The most different states that are kept.
  public var states: Int
  /// The most events one after the other.
  public var depth: Int
  /// The most memory.
  public var memory: MemoryBound
  /// Asked before each event that is tried whether to end with what is known so far; by several at once where several try.
  public var shouldStop: @Sendable () -> Bool

  /// Creates bounds; what is not said is not bounded.
  public init(
    states: Int = .max, depth: Int = .max, memory: MemoryBound = MemoryBound(),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.states, self.depth, self.memory) = (states, depth, memory)
    self.shouldStop = shouldStop
  }

  /// Returns what keeps a search of so many states, in so many bytes, from going on; nil where nothing does.
  func reached(states: Int, bytes: Int) -> SearchBound? {
    filled(states: states, bytes: bytes) ?? (shouldStop() ? .stopped : nil)
  }

  /// The same without asking whether to end.
  func filled(states: Int, bytes: Int) -> SearchBound? {
    if states >= self.states { return .states }
    return bytes >= memory.bytes ? .bytes : nil
  }
}

/// The memory that a search may use.
public struct MemoryBound: Sendable {
  /// The most bytes.
  public var bytes: Int
  /// Tells how many bytes are used; nil where a search counts those of its states, without what these refer to.
  public var used: (@Sendable () -> Int)?

  /// Creates a bound; what is not said is not bounded.
  public init(bytes: Int = .max, used: (@Sendable () -> Int)? = nil) {
    (self.bytes, self.used) = (bytes, used)
  }
}

/// The bound that has ended a search before it had seen everything.
public enum SearchBound: String, Hashable, Sendable {
  /// The most states were there.
  case states
  /// Nothing was looked at behind so many events.
  case depth
  /// The memory was used up.
  case bytes
  /// Whoever had asked for it wanted no more.
  case stopped
}

/// The extent of what a search has seen.
public enum Coverage: Hashable, Sendable {
  /// Every state that can be reached, the farthest behind so many events.
  case complete(depth: Int)
  /// Every state that so many events can reach, and no more than a part of what lies behind.
  case cut(by: SearchBound, completeDepth: Int)

  /// The number of events behind which every state was seen.
  public var depth: Int {
    switch self {
    case .complete(let depth), .cut(_, let depth): depth
    }
  }
}
