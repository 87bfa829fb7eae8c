/// Where a scenario that was played a second time, in a world of its own, first went another way.
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
