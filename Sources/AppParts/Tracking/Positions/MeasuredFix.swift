public import DeviceInterface

/// A position, and the uptime at which it was measured: the wall clock orders nothing, as it may be turned back.
public struct MeasuredFix: Hashable, Sendable {
  /// What a position is to someone who has tracked for a while.
  public enum Timeliness: Hashable, Sendable {
    /// Too old, or from before the tracking began: it is not where the phone is now (`I-92`).
    case stale
    /// Measured before the latest one.
    case late
    /// The latest one once more.
    case repeated
    /// Newer than all before.
    case new
  }

  /// The position.
  public let fix: Fix
  /// The uptime at which it was measured.
  public let at: Duration

  /// Takes a fix with the uptime at which it was measured, by what the platform says now.
  public init(_ fix: Fix, _ facts: Facts) {
    self.fix = fix
    at = facts.uptime - fix.age
  }

  /// Returns what the position is to a flow that tracks since an uptime and knows one of another.
  public func timeliness(ageMax: Duration, since start: Duration, latest: Duration?) -> Timeliness {
    if fix.age > ageMax || at < start { return .stale }
    guard let latest else { return .new }
    if at < latest { return .late }
    return at == latest ? .repeated : .new
  }
}
