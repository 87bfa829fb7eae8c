/// One thing that happened in a scenario's world.
public struct EvidenceEvent: Hashable, Sendable {
  /// The virtual time since the scenario began.
  public var time: Duration
  /// Who caused it: `user`, `app`, `system`, `server` or `scenario`.
  public var cause: String
  /// What happened, in words.
  public var text: String

  /// Creates an event.
  public init(time: Duration, cause: String, text: String) {
    self.time = time
    self.cause = cause
    self.text = text
  }
}
