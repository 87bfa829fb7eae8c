/// What is wrong with a scenario although each of its steps held: it does not show what it seems to show.
public struct Objection: Error, Hashable, Sendable {
  /// The step at fault, counted from 0; nil where it is the scenario as a whole.
  public let step: Int?
  /// What is wrong, as one sentence.
  public let message: String
  /// Further lines: what to do.
  public let notes: [String]
  /// How much it counts.
  public let weight: Weight

  /// How much an objection counts.
  public enum Weight: Hashable, Sendable, Codable {
    /// The scenario cannot stay as it is.
    case refusal
    /// Reports tell it, and who is strict refuses it.
    case warning
    /// A step of a background or an outline came to nothing here; it is refused where it does in every scenario of its file.
    case background
  }

  /// Creates an objection, which refuses the scenario unless said otherwise.
  public init(step: Int?, _ message: String, notes: [String], weight: Weight = .refusal) {
    self.step = step
    self.message = message
    self.notes = notes
    self.weight = weight
  }
}
