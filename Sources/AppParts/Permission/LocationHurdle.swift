public import DeviceInterface

/// What stands before the use of location, for an app that explains itself before the system asks.
public enum LocationHurdle: Hashable, Sendable {
  /// The system can ask, and the user reads why first.
  case unasked
  /// Nothing but a change elsewhere helps.
  case blocked(LocationBlock)

  /// Reads the hurdle from what the platform says now, or returns `nil` where location may be used.
  public init?(_ facts: Facts) {
    switch LocationAccess(facts) {
    case .undecided:
      self = .unasked
    case .blocked(.denied) where facts.shouldExplainPermission:
      // Denied once: Android asks again, after an explanation.
      self = .unasked
    case .blocked(let block):
      self = .blocked(block)
    case .allowed:
      return nil
    }
  }
}
