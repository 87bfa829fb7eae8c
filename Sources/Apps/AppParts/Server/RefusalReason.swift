public import DeviceInterface

/// The reason for which a server will never do what it was asked for, as the body of its answer names it.
///
/// A status alone says nothing of what was sent: a proxy, a network that wants its user to sign in or a server that is being
/// put in order answers 403, 404 or 413 for a while as well (`design`). Whoever is told no reason tries again.
public enum RefusalReason: String, Hashable, Sendable, CaseIterable {
  /// A value is missing or impossible (`delivery:STATUS-7`, `TRACK-7`).
  case invalid
  /// It is about something that the server does not have, such as a campaign that is not assigned (`campaign:3.2`).
  case unknown
  /// It is about something of somebody else's (`delivery:ACCESS-1`).
  case notYours = "not-yours"
  /// Nobody has agreed to it (`delivery:PRIVACY-2`).
  case noConsent = "no-consent"
  /// It is by itself larger than the server takes.
  case tooLarge = "too-large"
  /// Its key was used for another request (`campaign:5.3`).
  case keyReused = "key-reused"
  /// Something else was reported before, which stays (`campaign:5.3`).
  case reportedOtherwise = "reported-otherwise"
  /// What it is about was ended on another device (`design`).
  case ended

  /// Reads an answer; `nil` where it is no refusal, or one that may pass.
  public init?(_ response: ServerResponse) {
    guard (400...499).contains(response.status),
      let reason = JSONValue.answer(response.body)?["reason"]?.string
    else { return nil }
    self.init(rawValue: reason)
  }
}
