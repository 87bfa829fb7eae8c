/// What the world looked like when its scenario ended.
public struct Evidence: Hashable, Sendable {
  /// The phone's screen drawn as lines of text.
  public var screen: [String]
  /// What happened, oldest first.
  public var events: [EvidenceEvent]
  /// Further facts, one line each.
  public var facts: [String]
  /// What the scenario looked like from its first step on; nil unless `RunOptions.storyboards` asked for it.
  public var storyboard: Storyboard?

  /// Creates evidence.
  public init(
    screen: [String] = [], events: [EvidenceEvent] = [], facts: [String] = [],
    storyboard: Storyboard? = nil
  ) {
    self.screen = screen
    self.events = events
    self.facts = facts
    self.storyboard = storyboard
  }
}
