internal import DeviceInterface
internal import Synchronization

/// Says as long as it is held what the app needs, so that the user is asked for it where needed (`I-25`).
public final class CLServiceSession: Sendable {
  /// What the app needs.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Positions while the app is in use.
    case whenInUse = 1
    /// Positions at any time.
    case always = 2
  }

  /// What it needs, for those who want to know whether it is given.
  let needs: SessionNeeds
  private let kind: ServiceSessionKind?
  private let isOpen = Atomic(true)

  /// Begins a session.
  public convenience init(authorization: AuthorizationRequirement) {
    self.init(authorization: authorization, purposeKey: nil)
  }

  /// Begins a session that needs full accuracy too, for which the user is asked once there is a permission (`I-46`).
  public convenience init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String
  ) {
    self.init(authorization: authorization, purposeKey: fullAccuracyPurposeKey)
    LocationCenter.shared.wantFullAccuracy(fullAccuracyPurposeKey)
  }

  private init(authorization: AuthorizationRequirement, purposeKey: String?) {
    kind =
      switch authorization {
      case .none: nil
      case .whenInUse: .whenInUse
      case .always: .always
      }
    needs = SessionNeeds(kind, purposeKey: purposeKey)
    if let kind { LocationCenter.shared.beginServiceSession(kind) }
  }

  deinit { invalidate() }

  /// Ends it; another call does nothing.
  public func invalidate() {
    guard isOpen.exchange(false, ordering: .relaxed) else { return }
    LocationCenter.shared.endServiceSession(kind, needs)
  }
}

/// Keeps the app in use in the background as long as it is held (`I-57`, `I-65`).
public final class CLBackgroundActivitySession: Sendable {
  private let isOpen = Atomic(true)

  /// Begins a session, or rejoins the one of an earlier process.
  public init() { LocationCenter.shared.beginBackgroundSession() }

  deinit { invalidate() }

  /// Ends it; another call does nothing.
  public func invalidate() {
    if isOpen.exchange(false, ordering: .relaxed) {
      LocationCenter.shared.endBackgroundSession()
    }
  }
}
