/// A fault of a scenario although each of its steps held: it does not show what it seems to show.
public struct Objection: Error, Hashable, Sendable, Annotated {
  /// The step at fault, counted from 0; nil where it is the scenario as a whole.
  public let step: Int?
  /// What is wrong, as one sentence.
  public let message: String
  /// Further lines: what to do.
  public var remarks: [Note]
  /// How much it counts.
  public let weight: Weight

  /// The weight of an objection.
  public enum Weight: Hashable, Sendable, Codable {
    /// The scenario cannot stay as it is.
    case refusal
    /// Reports tell it, and who is strict refuses it.
    case warning
    /// A step of a background or an outline came to nothing here; it is refused where it does in every scenario of its file.
    case background
  }

  /// Creates an objection, which refuses the scenario unless said otherwise.
  public init(step: Int?, _ message: String, notes: [Note], weight: Weight = .refusal) {
    self.step = step
    self.message = message
    remarks = notes
    self.weight = weight
  }
}

/// The reason for which a check of what is not shows nothing.
public struct EmptyCheck: Hashable, Sendable {
  /// What keeps it from failing, and what to write.
  public let reason: InvalidStep
  /// Whether it is of use where a later check tells what has become of it, as the state of things before that.
  public let isBaseline: Bool

  /// Creates the account of a check.
  public init(_ reason: InvalidStep, isBaseline: Bool) {
    self.reason = reason
    self.isBaseline = isBaseline
  }
}

/// The place where a scenario that was played a second time, in a world of its own, first went another way.
public struct Divergence: Hashable, Sendable {
  /// The step during which that was, counted from 0; nil where it is the scenario as a whole.
  public let step: Int?
  /// What went otherwise and when, as one sentence.
  public let message: String
  /// What was there the first time.
  public let first: String
  /// What was there the second time.
  public let second: String

  /// Creates a divergence.
  public init(step: Int?, _ message: String, first: String, second: String) {
    (self.step, self.message, self.first, self.second) = (step, message, first, second)
  }

  /// What a report says below the sentence: both ways, and what to do.
  var notes: [String] {
    [
      "The first time: \(first)", "The second time: \(second)",
      "What may differ from one playing to the next: real time, random numbers that are not drawn from the seed, "
        + "the order of hash tables, threads, files outside of HOME.",
    ]
  }
}

extension Evidence {
  /// Returns where the second of two worlds went another way, as far as their evidence tells.
  func divergence(from first: Evidence) -> Divergence? {
    for index in 0..<max(first.events.count, events.count) {
      let (one, other) = (first.events.element(at: index), events.element(at: index))
      guard one != other else { continue }
      return Divergence(
        step: nil, "Played a second time, something else has happened.",
        first: one?.text ?? "nothing more", second: other?.text ?? "nothing more")
    }
    let (one, other) = (first.screen + first.facts, screen + facts)
    for index in 0..<max(one.count, other.count)
    where one.element(at: index) != other.element(at: index) {
      return Divergence(
        step: nil, "Played a second time, the scenario has ended otherwise.",
        first: one.element(at: index) ?? "nothing", second: other.element(at: index) ?? "nothing")
    }
    return nil
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

/// The mark by which a world is recognised, so that worlds that have the same future are played once.
///
/// It is 128 bits long: of a million worlds, two different ones are taken for the same with a chance of one in 10^26.
public struct WorldFingerprint: Hashable, Sendable {
  private let first: Int
  private let second: Int

  /// Creates the fingerprint of what is fed: everything on which the world's future depends, and nothing else.
  public init(_ feed: (inout Hasher) -> Void) {
    var hasher = Hasher()
    feed(&hasher)
    // The same state goes on in two ways, so that the world is read once.
    var other = hasher
    hasher.combine(1)
    other.combine(2)
    (first, second) = (hasher.finalize(), other.finalize())
  }
}
