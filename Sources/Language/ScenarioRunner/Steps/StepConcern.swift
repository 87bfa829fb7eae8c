/// What a step is about: who could make a difference to it.
///
/// What only the scenario and the platform decide says nothing of an app, however true it is.
public enum StepConcern: String, Hashable, Sendable, CaseIterable {
  /// The app: what happens to it and what it does, shows and holds now; nearly all steps are about it.
  case app
  /// What there has been until now, as the app has recorded, sent or logged it; only time or a deed adds to that.
  case history
  /// What has reached a server, and what the server has done about it; only what comes through the network adds to that.
  case server
  /// What lies around the app: the user's way, clock, switches, network, reception, servers.
  ///
  /// A step that brings such a thing about lets nothing else happen by itself; a check that looks at one looks at what
  /// the scenario itself has said.
  case surroundings

  /// Whether it is about what there has been until now, at the app or at a server.
  public var isPast: Bool { self == .history || self == .server }
}
