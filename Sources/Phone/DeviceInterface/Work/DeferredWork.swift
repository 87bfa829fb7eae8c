/// Work that an app leaves to its platform to start later, also when the app does not run (`I-95`, `A-68`).
public struct DeferredWork: Hashable, Sendable {
  /// How long the work may take on iOS; Android gives all work the same ten minutes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Half a minute, as `BGAppRefreshTask` has.
    case refresh
    /// Some minutes, as `BGProcessingTask` has.
    case processing
  }

  /// The name by which the app knows it; work of the same name is replaced.
  public var name: String
  /// How long it may take.
  public var kind: Kind
  /// Whether it waits for a network.
  public var needsNetwork: Bool
  /// Whether it waits for the phone to be connected to power.
  public var needsCharging: Bool
  /// How long it waits at least.
  public var earliest: Duration

  /// Creates work that waits for nothing unless said otherwise.
  public init(
    name: String, kind: Kind = .processing, needsNetwork: Bool = false,
    needsCharging: Bool = false, earliest: Duration = .zero
  ) {
    self.name = name
    self.kind = kind
    self.needsNetwork = needsNetwork
    self.needsCharging = needsCharging
    self.earliest = earliest
  }
}

/// How an app's deferred work ended.
public enum WorkResult: String, Hashable, Sendable, CaseIterable {
  /// It is done.
  case succeeded
  /// It is to be tried again: Android does so after a while (`A-68`); on iOS the app must ask anew (`I-95`).
  case retry
}
