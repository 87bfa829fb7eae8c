/// What may happen in a world, as somebody is offered it who writes a scenario.
public struct OfferedDeeds: Hashable, Sendable {
  /// Sentences of what is likely to matter here, in the order in which they are offered.
  public let first: [String]
  /// Sentences of what may happen as well.
  public let further: [String]

  /// Creates an offer; each sentence is in it once.
  public init(_ first: [String], further: [String] = []) {
    var seen: Set<String> = []
    self.first = first.filter { seen.insert($0).inserted }
    self.further = further.filter { seen.insert($0).inserted }
  }
}

/// Something that happens by itself if nothing else is done.
public struct DueEvent: Hashable, Sendable {
  /// How long that takes, as people write it: "4 min 30 s".
  public let time: String
  /// What happens, in words: "the alarm “look again” rings".
  public let words: String
  /// The sentence that lets the time pass until then.
  public let sentence: String

  /// Creates an event.
  public init(in time: String, _ words: String, sentence: String) {
    (self.time, self.words, self.sentence) = (time, words, sentence)
  }
}
