internal import DeviceInterface
internal import Synchronization

/// A session that says while it is held what the app needs, so that the user is asked for it where needed (`I-25`).
public final class CLServiceSession: Sendable {
  /// The app's needs.
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

  // MARK: What keeps a session from giving what the app has said it needs

  /// The state of a session's needs at one time.
  public struct Diagnostic: Hashable, Sendable {
    /// Whether the user is being asked (`I-25`).
    public fileprivate(set) var authorizationRequestInProgress = false
    /// Whether nobody can be asked, as the app is out of sight (`I-25`).
    public fileprivate(set) var insufficientlyInUse = false
    /// Whether the user has said no (`I-91`).
    public fileprivate(set) var authorizationDenied = false
    /// Whether Location Services are off (`I-05`).
    public fileprivate(set) var authorizationDeniedGlobally = false
    /// Whether a policy forbids it (`I-04`).
    public fileprivate(set) var authorizationRestricted = false
    /// Whether positions at any time were wanted, and are given only while the app is in use.
    public fileprivate(set) var alwaysAuthorizationDenied = false
    /// Whether full accuracy was wanted, and is not given (`I-43`).
    public fileprivate(set) var fullAccuracyDenied = false
    /// Whether no session is held, which can never be: this one is.
    public var serviceSessionRequired: Bool { false }
  }

  /// The reasons that keep a session from giving what it says, now and at each change, until the session ends.
  public struct Diagnostics: AsyncSequence, Sendable {
    /// How it is at one time.
    public typealias Element = Diagnostic
    fileprivate let needs: SessionNeeds

    /// The iterator that waits for the changes one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var changes: AsyncStream<Diagnostic>.Iterator

      /// Returns how it is after the next change; nil where the session has ended or the task was cancelled.
      public mutating func next() async throws -> Diagnostic? { await changes.next() }
    }

    /// Begins with how it is now.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(changes: needs.watch().makeAsyncIterator())
    }
  }

  /// What keeps the session from giving what it says.
  public var diagnostics: Diagnostics { Diagnostics(needs: needs) }
}

/// A session that keeps the app in use in the background as long as it is held (`I-57`, `I-65`).
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

/// The needs of a session, and whoever asks whether they are met; on the main thread alone, as its center is.
final class SessionNeeds: Sendable {
  private let kind: ServiceSessionKind?
  private let purposeKey: String?

  init(_ kind: ServiceSessionKind?, purposeKey: String?) {
    (self.kind, self.purposeKey) = (kind, purposeKey)
  }

  /// Tells how it is now, and then what differs from what was told last.
  fileprivate func watch() -> AsyncStream<CLServiceSession.Diagnostic> {
    AsyncStream { continuation in
      let center = LocationCenter.shared
      var told = diagnostic(center)
      continuation.yield(told)
      let number = center.listen(wantsPositions: false) { [weak self] signal in
        guard let self, case .authorizationChanged = signal else { return }
        let present = diagnostic(LocationCenter.shared)
        guard present != told else { return }
        told = present
        continuation.yield(present)
      }
      center.sessions.whenEnded(self) { continuation.finish() }
      continuation.onTermination = { _ in LocationCenter.shared.close(number) }
    }
  }

  private func diagnostic(_ center: LocationCenter) -> CLServiceSession.Diagnostic {
    var found = CLServiceSession.Diagnostic()
    let permission = center.facts.permission
    found.authorizationDeniedGlobally = !center.facts.locationServicesEnabled
    switch permission.status {
    case .denied: found.authorizationDenied = true
    case .restricted: found.authorizationRestricted = true
    case .notDetermined where kind != nil:
      // A session that is begun out of sight asks when the app is in front again.
      found.authorizationRequestInProgress = center.isInSight
      found.insufficientlyInUse = !center.isInSight
    case .whenInUse:
      found.alwaysAuthorizationDenied = kind == .always
      fallthrough
    case .always:
      found.fullAccuracyDenied = purposeKey != nil && permission.accuracy == .reduced
    case .notDetermined: break
    }
    return found
  }
}
