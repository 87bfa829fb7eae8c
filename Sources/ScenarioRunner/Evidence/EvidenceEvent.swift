/// One thing that happened in a scenario's world.
public struct EvidenceEvent: Hashable, Sendable {
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
