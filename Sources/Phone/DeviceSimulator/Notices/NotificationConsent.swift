import DeviceInterface

/// What the user has said to the app's notifications, and the question about them that is up (`I-98`, `A-71`).
struct NotificationConsent: Hashable, Sendable {
  /// What was decided so far.
  enum State: Hashable, Sendable {
    /// Nobody has been asked.
    case notAsked
    /// They come quietly, which nobody was asked about; iOS only.
    case provisional
    /// The user has refused them once, and can be asked again; Android only.
    case deniedOnce
    /// The user has refused them for good.
    case denied
    /// The user wants them.
    case allowed
  }

  /// Where the question stands.
  enum Question: Hashable, Sendable {
    /// It is up.
    case up
    /// It waits until another question is answered.
    case waiting
  }

  /// What a request comes to.
  enum Outcome: Hashable, Sendable {
    /// The user is asked.
    case asks
    /// It is decided without a question.
    case decided
    /// A question is up already.
    case underWay
  }

  private(set) var state = State.notAsked
  private(set) var question: Question?

  /// Whether notifications are seen; where no permission is needed, they are unless the user has turned them off.
  func allows(needsPermission: Bool) -> Bool {
    switch state {
    case .notAsked: !needsPermission
    case .provisional, .allowed: true
    case .deniedOnce, .denied: false
    }
  }

  /// What an app can read of it.
  func permission(on platform: PlatformKind, needsPermission: Bool) -> NotificationPermission {
    switch (platform, state) {
    case (.iOS, .notAsked): .notDetermined
    case (.iOS, .provisional): .provisional
    case (_, .allowed), (_, .provisional): .authorized
    case (_, .deniedOnce), (_, .denied): .denied
    case (.android, .notAsked): needsPermission ? .denied : .authorized
    }
  }

  /// Takes in a request of the app.
  mutating func request(
    provisional: Bool, on platform: PlatformKind, needsPermission: Bool
  ) -> Outcome {
    if question != nil { return .underWay }
    switch state {
    case .notAsked where provisional && platform == .iOS:
      state = .provisional
      return .decided
    case .notAsked: return needsPermission ? .asks : .decided
    // Who has got them quietly can still be asked for more.
    case .provisional: return provisional ? .decided : .asks
    // two refusals are final; on iOS there is no state after one.
    case .deniedOnce: return needsPermission ? .asks : .decided
    case .denied, .allowed: return .decided
    }
  }

  mutating func put(_ question: Question?) { self.question = question }

  /// Takes in the user's answer to the question.
  mutating func answer(isAllowed: Bool, on platform: PlatformKind) {
    question = nil
    switch (isAllowed, platform, state) {
    case (true, _, _): state = .allowed
    case (false, .android, .notAsked): state = .deniedOnce
    case (false, .android, _), (false, .iOS, _): state = .denied
    }
  }

  /// Takes in the switch on the app's page in Settings.
  ///
  /// - Parameter canAskAgain: Whether the app can ask after it was turned off: where Android takes a permission away (`A-71`).
  mutating func set(_ isOn: Bool, canAskAgain: Bool) {
    state = isOn ? .allowed : canAskAgain ? .deniedOnce : .denied
  }
}
