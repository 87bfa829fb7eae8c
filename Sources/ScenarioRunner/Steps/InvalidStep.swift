/// Thrown by a step that cannot be done as it is written, such as on a platform that cannot do it.
public struct InvalidStep: Error, Hashable, Sendable {
  /// What is wrong, as one sentence.
  public var message: String
  /// Further lines: what is possible instead.
  public var notes: [String]

  /// Creates an error.
  public init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }
}
