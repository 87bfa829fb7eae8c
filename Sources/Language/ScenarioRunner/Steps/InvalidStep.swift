/// Thrown by a step that cannot be done as it is written, such as on a platform that cannot do it.
public struct InvalidStep: Error, Hashable, Sendable {
  /// What is wrong, as one sentence.
  public var message: String
  /// Further lines: what is possible instead.
  public var notes: [String]
  /// The words of the step or the cell of its table that are at fault; nil where the message quotes them.
  public var part: FaultyPart?

  /// Creates an error.
  public init(_ message: String, notes: [String] = [], at part: FaultyPart? = nil) {
    self.message = message
    self.notes = notes
    self.part = part
  }
}
