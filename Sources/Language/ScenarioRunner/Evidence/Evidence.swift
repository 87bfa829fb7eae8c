/// The look of the world when its scenario ended.
public struct Evidence: Hashable, Sendable {
  /// The phone's screen drawn as lines of text.
  public var screen: [String]
  /// What happened, oldest first.
  public var events: [EvidenceEvent]
  /// Further facts, one line each.
  public var facts: [String]
  /// How many of the facts, the first ones, belong to a fingerprint; the others only explain.
  public private(set) var lastingFactCount: Int
  /// What the scenario looked like from its first step on; nil unless `RunOptions.storyboards` asked for it.
  public var exhibit: Exhibit?

  /// Creates evidence.
  ///
  /// - Parameter circumstances: Facts that only explain a failure: more of them make no play another one.
  public init(
    screen: [String] = [], events: [EvidenceEvent] = [], facts: [String] = [],
    circumstances: [String] = [], exhibit: Exhibit? = nil
  ) {
    self.screen = screen
    self.events = events
    self.facts = facts + circumstances
    lastingFactCount = facts.count
    self.exhibit = exhibit
  }
}

/// One thing that happened in a scenario's world.
public struct EvidenceEvent: Hashable, Sendable, Codable {
  /// The virtual time since the scenario began.
  public var time: Duration
  /// Who caused it: `user`, `app`, `system`, `server` or `scenario`.
  public var cause: String
  /// What happened, in words.
  public var text: String
  /// The step during which it happened, from 0; nil where nobody counted.
  public var step: Int?

  /// Creates an event.
  public init(time: Duration, cause: String, text: String, step: Int? = nil) {
    self.time = time
    self.cause = cause
    self.text = text
    self.step = step
  }
}

/// Something that a world shows, which the runner hands on without knowing what it is.
public struct Exhibit: Hashable, Sendable {
  private let shown: any Hashable & Sendable

  /// Takes what is shown.
  public init(_ shown: some Hashable & Sendable) { self.shown = shown }

  /// Returns what is shown to those who know what it is; nil where it is something else.
  public func value<Value>(as type: Value.Type) -> Value? { shown as? Value }

  /// Whether both show the same.
  public static func == (one: Exhibit, other: Exhibit) -> Bool {
    AnyHashable(one.shown) == AnyHashable(other.shown)
  }

  /// Feeds what is shown into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(shown)) }
}
