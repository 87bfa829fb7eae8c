import Explorer

/// The choice of scenarios to plan, and their order; a scenario must meet every condition that is set.
public struct Selection: Sendable {
  /// A condition on the tags a scenario has or inherits.
  public var tags: TagExpression?
  /// Parts of names, of which a scenario's must contain one in any case of letters; empty selects all.
  public var names: [String]
  /// Texts of which a scenario's name, its feature's or the path of the file must contain one; empty selects all.
  public var matches: [String] = []
  /// Marks of scenarios, by their files, that come before all others, as `RerunList` keeps them.
  public var first: [String: Set<String>] = [:]
  /// Lines of files, from 1, of which one must touch a scenario of the file; other files are whole.
  public var lines: [String: [Int]]
  /// Ids of planned scenarios, as `RerunList` keeps them; nil selects all.
  public var ids: Set<String>?
  /// What the wanted scenarios were known by, by their ids, so that others on their lines are not taken for them.
  public var marks: [String: String]
  /// The profiles to run on; nil runs a scenario on all its profiles.
  public var profiles: Set<String>?
  /// The part of the selected scenarios to plan.
  public var shard: Shard?
  /// The order.
  public var order: RunOrder

  /// Creates a selection, which selects everything unless told otherwise.
  public init(
    tags: TagExpression? = nil,
    names: [String] = [],
    lines: [String: [Int]] = [:],
    ids: Set<String>? = nil,
    marks: [String: String] = [:],
    profiles: Set<String>? = nil,
    shard: Shard? = nil,
    order: RunOrder = .defined
  ) {
    self.tags = tags
    self.names = names
    self.lines = lines
    self.ids = ids
    self.marks = marks
    self.profiles = profiles
    self.shard = shard
    self.order = order
  }
}

/// The order in which scenarios are run and reported.
public enum RunOrder: Hashable, Sendable {
  /// By file as given, then by line.
  case defined
  /// The other way round: the last scenario of the last file first.
  case reversed
  /// Shuffled; the same seed puts the same two scenarios in the same order, whatever else is selected.
  case random(seed: UInt64)
}

/// One of several equal parts of a plan.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The part, from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a shard; nil unless `1 ≤ index ≤ count`.
  public init?(index: Int, count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }
}

/// SplitMix64: a small generator of chance whose numbers are the same on every machine.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var choice: SeededChoice

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    choice = SeededChoice(seed: seed)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 { choice.next() }
}
