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

  private let kind: ServiceSessionKind?
  private let isOpen: Atomic<Bool>

  /// Begins a session.
  public init(authorization: AuthorizationRequirement) {
    kind =
      switch authorization {
      case .none: nil
      case .whenInUse: .whenInUse
      case .always: .always
      }
    isOpen = Atomic(kind != nil)
    if let kind { LocationCenter.shared.beginServiceSession(kind) }
  }

  deinit { invalidate() }

  /// Ends it; another call does nothing.
  public func invalidate() {
    guard let kind, isOpen.exchange(false, ordering: .relaxed) else { return }
    LocationCenter.shared.endServiceSession(kind)
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
