public import DeviceInterface

/// One line of the phone's diary: what happened, when, and who caused it.
public struct PhoneLogEntry: Hashable, Sendable {
  /// Who caused it.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The user did it.
    case user
    /// The app asked for it.
    case app
    /// The platform did it.
    case system
    /// The scenario arranged it.
    case scenario
  }

  /// When it happened.
  public let instant: Instant
  /// Who caused it.
  public let cause: Cause
  /// What happened.
  public let what: PhoneLogItem
}
