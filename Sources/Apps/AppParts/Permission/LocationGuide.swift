public import DeviceInterface

/// The guide that leads the user to the location that an app tracks with: it explains, asks, and says what is missing.
///
/// What is started once location may be used is the flow's to know, which begins or goes on in its own way whatever the
/// user says to the rest.
public struct LocationGuide: Hashable, Sendable {
  /// The rules by which it asks.
  public struct Rules: Hashable, Sendable {
    /// The policy for a location that is allowed, though not precisely or only in front.
    public enum Policy: Hashable, Sendable {
      /// Precise location is asked for before a start, and nothing starts without it.
      case precisionRequired
      /// What is missing is said after a start: precision first, which the system can be asked for.
      case precisionFirst
      /// What is missing is said after a start: the background first, whose question is waited for; precision is for Settings.
      case backgroundFirst
    }

    let policy: Policy
    /// Where it is stored how often the permission for the background was asked for.
    let alwaysKey: String
    /// The name of the timer that waits for the system's question.
    let timer: String
    /// How soon the question must cover the app after it was asked for (`I-11`, `I-12`); iOS only.
    let grace: Duration
    /// The purpose for which full accuracy is asked for (`I-46`).
    let purposeKey: String

    /// Takes the app's names and times; what is stored is `alwaysAsked` in the app's namespace unless said otherwise.
    public init(
      _ policy: Policy, namespace: String, alwaysKey: String? = nil, grace: Duration = .seconds(1),
      purposeKey: String = ""
    ) {
      self.policy = policy
      self.alwaysKey = alwaysKey ?? namespace + ".alwaysAsked"
      timer = namespace + ".alert"
      (self.grace, self.purposeKey) = (grace, purposeKey)
    }
  }

  /// A shortcoming without which tracking would be better.
  public enum Shortcoming: Hashable, Sendable {
    /// Location is allowed in front only; the system can still be asked for more, or not.
    case inFrontOnly(canAsk: Bool)
    /// Location is allowed only roughly.
    case imprecise

    /// One of each sort, for the sentences about them.
    public static let samples: [Shortcoming] = [
      .imprecise, .inFrontOnly(canAsk: true), .inFrontOnly(canAsk: false),
    ]
  }

  /// A message about the access to positions, above the page.
  public enum Message: Hashable, Sendable {
    /// Why location is needed, before the system asks.
    case explanation
    /// Location is out of reach, so nothing starts.
    case blocked(LocationBlock)
    /// What was started works less well than it could.
    case missing(Shortcoming)

    /// One of each sort, for the sentences about them.
    public static let samples: [Message] =
      [.explanation] + Shortcoming.samples.map { .missing($0) }
      + LocationBlock.allCases.map { .blocked($0) }
  }

  /// The reason for which the latest start came to nothing without a message that says so.
  public enum Failure: Hashable, Sendable {
    /// The question was not put, or not answered.
    case unanswered
    /// The user did not want to be asked.
    case declined
    /// The user did not allow precise location, which is required.
    case imprecise
  }

  /// What the platform said last of the access to positions.
  public private(set) var access = TrackingAccess()
  /// Why the latest start came to nothing; `nil` where it did not.
  public private(set) var failure: Failure?

  private let rules: Rules
  private var alwaysQuestion: AlwaysQuestion
  /// What a start waits for, or what the system is asked beside what goes on.
  private var consent: LocationConsent?
  private var notice: Message?

  /// Has led nobody yet.
  public init(_ rules: Rules) {
    self.rules = rules
    alwaysQuestion = AlwaysQuestion(key: rules.alwaysKey)
  }

  /// The name of the timer that waits for the system's question.
  public var timer: String { rules.timer }

  /// Whether an answer of the user is waited for.
  public var isWaiting: Bool { consent != nil }

  /// Whether the answer is one to the system.
  public var isAsking: Bool { consent != nil && consent != .explaining }

  /// Whether the system asks for precise location.
  public var isAskingForPrecision: Bool {
    if case .asking(_, for: .precision) = consent { true } else { false }
  }

  /// What would make tracking better now; `nil` where nothing would.
  public var shortcoming: Shortcoming? {
    let background = Shortcoming.inFrontOnly(canAsk: alwaysQuestion.canAsk(on: access.platform))
    switch rules.policy {
    case .precisionRequired, .precisionFirst:
      if access.obstacle == .imprecise { return .imprecise }
      return access.isInFrontOnly ? background : nil
    case .backgroundFirst:
      if access.isInFrontOnly { return background }
      let permission = access.permission
      return permission.status == .always && permission.accuracy == .reduced ? .imprecise : nil
    }
  }

  /// Takes up what an earlier process has stored.
  public mutating func restore(_ facts: Facts) {
    access.platform = facts.platform
    alwaysQuestion.restore(facts.storage)
  }

  /// Reads from the facts what the platform allows: Android tells an app of no change (`A-05`).
  public mutating func read(_ facts: Facts) { access = TrackingAccess(facts) }

  // MARK: Starting

  /// Returns whether a start may begin now; otherwise the user reads why not or why location is needed, or is asked.
  public mutating func mayBegin(_ platform: inout Requests) -> Bool {
    giveUp()
    switch LocationHurdle(platform.facts) {
    case .unasked: consent = .explaining
    case .blocked(let block): notice = .blocked(block)
    case nil
    where rules.policy == .precisionRequired && platform.facts.permission.accuracy == .reduced:
      let request = precisionRequest(on: platform.facts.platform)
      consent = .asking(question(request, &platform), for: .precision)
    case nil: return true
    }
    return false
  }

  /// The start is not wanted any more; a question on its way changes the permission only.
  public mutating func giveUp() {
    consent = nil
    failure = nil
  }

  /// What location was wanted for is over, and so is everything that was said of it.
  public mutating func reset() {
    giveUp()
    notice = nil
  }

  /// Says nothing of a start that came to nothing, as what it was for goes on already.
  public mutating func withdrawFailure() {
    failure = nil
    if case .blocked = notice { notice = nil }
  }

  /// Has the system ask for the permission, once the user has read why.
  public mutating func ask(_ platform: inout Requests) {
    failure = nil
    // While in use first, as both platforms want it (I-13, A-27).
    consent = .asking(question(.whenInUse, &platform))
  }

  /// Receives what has happened, and returns whether the user has decided: then the start is to be begun anew.
  public mutating func receive(
    _ event: LocationConsent.Event, _ platform: inout Requests
  ) -> Bool {
    guard let outcome = consent?.receive(event, &platform) else { return false }
    if outcome == .decided { return true }
    consent = nil
    switch outcome {
    case .waits(let still): consent = still
    case .unanswered: failure = .unanswered
    case .imprecise: failure = .imprecise
    case .blocked(let block): notice = .blocked(block)
    case .ignored: sayWhatIsMissing()
    case .decided, .closed: break
    }
    return false
  }

  /// Says what does not work as it could.
  public mutating func sayWhatIsMissing() { if let shortcoming { notice = .missing(shortcoming) } }

  private func question(
    _ request: PermissionRequest, _ platform: inout Requests
  ) -> PermissionQuestion {
    PermissionQuestion(request, timer: rules.timer, grace: rules.grace, &platform)
  }

  private func precisionRequest(on platform: PlatformKind) -> PermissionRequest {
    switch platform {
    case .iOS: .temporaryFullAccuracy(purposeKey: rules.purposeKey)
    // With approximate location granted this is the question to make it precise.
    case .android: .android([.coarse, .fine])
    }
  }

  // MARK: What the user reads and taps

  /// What the user reads above the page.
  public var message: Message? {
    if let notice { return notice }
    guard case .explaining = consent else { return nil }
    return .explanation
  }

  /// The dialog above the page, in the app's words.
  public func dialog(_ wording: LocationWording) -> Dialog? {
    message.map { wording.dialog($0, on: access.platform) }
  }

  /// The user tapped a button of the dialog: the first one helps, the last one puts it off, one between leads to Settings.
  public mutating func answer(_ label: String, in dialog: Dialog, _ platform: inout Requests) {
    let answered = message
    notice = nil
    if answered == .explanation { consent = nil }
    guard label != dialog.buttons.last else {
      if answered == .explanation { failure = .declined }
      return
    }
    guard label == dialog.buttons.first else { return platform.add(.openSettings) }
    switch answered {
    case .explanation: ask(&platform)
    case .blocked(let block) where block.endsInApp(on: access.platform):
      consent = .turningLocationOn
      platform.add(.askToTurnLocationOn)
    // Whatever the user says, what was started goes on.
    case .missing(.inFrontOnly(canAsk: true)): askForBackground(&platform)
    case .missing(.imprecise) where rules.policy != .backgroundFirst:
      platform.add(.askForPermission(precisionRequest(on: platform.facts.platform)))
    case .blocked, .missing, nil: platform.add(.openSettings)
    }
  }

  private mutating func askForBackground(_ platform: inout Requests) {
    alwaysQuestion.count(&platform)
    guard rules.policy == .backgroundFirst else { return platform.add(.askForPermission(.always)) }
    consent = .asking(question(.always, &platform), for: .background)
  }

  /// Keeps what is said of the access true when that has changed since.
  public mutating func revise(_ facts: Facts) {
    if consent?.isExplainingInVain(facts) == true {
      consent = nil
      if case .blocked(let block) = LocationHurdle(facts) { notice = .blocked(block) }
    }
    let isAllowed = LocationAccess(facts) == .allowed
    if isAllowed, failure != .imprecise || facts.permission.accuracy == .full { failure = nil }
    switch notice {
    case .blocked:
      if case .blocked(let block) = LocationAccess(facts) {
        notice = .blocked(block)
      } else {
        notice = nil
      }
    case .missing where rules.policy == .backgroundFirst: notice = shortcoming.map(Message.missing)
    case .missing(.inFrontOnly) where !access.isInFrontOnly: notice = nil
    case .missing(.imprecise) where access.obstacle != .imprecise: notice = nil
    case .missing, .explanation, nil: break
    }
  }
}
