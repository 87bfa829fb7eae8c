/// What is wrong with a scenario although each of its steps held: it does not show what it seems to show.
public struct Objection: Error, Hashable, Sendable {
  /// The step at fault, counted from 0; nil where it is the scenario as a whole.
  public let step: Int?
  /// What is wrong, as one sentence.
  public let message: String
  /// Further lines: what to do.
  public let notes: [String]

  /// Creates an objection.
  public init(step: Int?, _ message: String, notes: [String]) {
    self.step = step
    self.message = message
    self.notes = notes
  }
}
