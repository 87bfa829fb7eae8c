public import DeviceInterface

/// Leads the user to the precise location that an app tracks with: explains, has the system ask, and says what is missing.
///
/// What is started once location may be used is the flow's to know, which begins or goes on in its own way whatever the
/// user says to the rest.
public struct LocationGuide: Hashable, Sendable {
  /// How it asks.
  public struct Rules: Hashable, Sendable {
    /// Where it is stored how often the permission for the background was asked for.
    let alwaysKey: String
    /// The name of the timer that waits for the system's question.
    let timer: String
    /// How soon the question must cover the app after it was asked for (`I-11`, `I-12`); iOS only.
    let grace: Duration
    /// The purpose for which full accuracy is asked for (`I-46`).
    let purposeKey: String

    /// Takes the app's names and times.
    public init(alwaysKey: String, timer: String, grace: Duration, purposeKey: String) {
      self.alwaysKey = alwaysKey
      self.timer = timer
      self.grace = grace
      self.purposeKey = purposeKey
    }
  }

  /// What is said of the access to positions, above the page.
  private enum Notice: Hashable, Sendable {
    /// Location is out of reach, so nothing starts.
    case blocked(LocationBlock)
    /// Location is allowed in front only.
    case inFrontOnly
    /// Location is allowed only roughly.
    case imprecise
  }

  /// What the platform said last of the access to positions.
  public private(set) var access = TrackingAccess()
  /// Whether the latest start came to nothing as its question was not answered.
  public private(set) var isUnanswered = false

  private let rules: Rules
  private var alwaysQuestion: AlwaysQuestion
  /// What a start waits for.
  private var consent: LocationConsent?
  private var notice: Notice?

  /// Has led nobody yet.
  public init(_ rules: Rules) {
    self.rules = rules
    alwaysQuestion = AlwaysQuestion(key: rules.alwaysKey)
  }

  /// Whether a start waits for the user.
  public var isWaiting: Bool { consent != nil }

  /// Takes up what an earlier process has stored.
  public mutating func restore(_ storage: [String: String]) { alwaysQuestion.restore(storage) }

  /// Reads from the facts what the platform allows: Android tells an app of no change (`A-05`).
  public mutating func look(_ facts: Facts) { access = TrackingAccess(facts) }
}

// MARK: Starting

extension LocationGuide {
  /// Returns whether a start may begin now; otherwise the user reads why not, or why location is needed.
  public mutating func mayBegin(_ facts: Facts) -> Bool {
    giveUp()
    switch LocationHurdle(facts) {
    case .unasked: consent = .explaining
    case .blocked(let block): notice = .blocked(block)
    case nil: return true
    }
    return false
  }

  /// The start is not wanted any more; a question on its way changes the permission only.
  public mutating func giveUp() {
    consent = nil
    isUnanswered = false
  }

  /// Has the system ask for the permission, once the user has read why.
  public mutating func ask(_ platform: inout Requests) {
    // While in use first, as both platforms want it (I-13, A-27).
    consent = .asking(
      PermissionQuestion(.whenInUse, timer: rules.timer, grace: rules.grace, &platform))
  }

  /// Takes in what has happened, and returns whether the user has decided: then the start is to be begun anew.
  public mutating func hear(_ event: LocationConsent.Event, _ platform: inout Requests) -> Bool {
    switch consent?.take(event, &platform) {
    case nil: return false
    case .waits(let still): consent = still
    case .decided: return true
    case .unanswered:
      consent = nil
      isUnanswered = true
    case .blocked(let block):
      consent = nil
      notice = .blocked(block)
    }
    return false
  }

  /// Says after a start what will not work as it could.
  public mutating func sayWhatIsMissing() {
    if access.obstacle == .imprecise {
      notice = .imprecise
    } else if access.isInFrontOnly {
      notice = .inFrontOnly
    }
  }
}

// MARK: What the user reads and taps

extension LocationGuide {
  /// The dialog above the page, in the app's words.
  public func dialog(_ wording: LocationWording) -> Dialog? {
    switch notice {
    case .blocked(let block): wording.blocked(block, on: access.platform)
    case .inFrontOnly: wording.inFrontOnly(canAsk: alwaysQuestion.canAsk(on: access.platform))
    case .imprecise: wording.imprecise
    case nil: consent == .explaining ? wording.explanation : nil
    }
  }

  /// Whether there is a dialog.
  public var hasDialog: Bool { notice != nil || consent == .explaining }

  /// The user tapped a button of the dialog.
  public mutating func tapped(_ label: String, _ platform: inout Requests) {
    if notice == nil {
      consent = nil
      if label == LocationWording.carryOn { ask(&platform) }
      return
    }
    notice = nil
    switch label {
    case LocationWording.openSettings: platform.add(.openSettings)
    case LocationWording.turnLocationOn:
      consent = .turningLocationOn
      platform.add(.askToTurnLocationOn)
    // Whatever the user says, what was started goes on.
    case LocationWording.allowAlways: alwaysQuestion.ask(&platform)
    case LocationWording.allowPrecise: askForPrecision(&platform)
    default: break
    }
  }

  private func askForPrecision(_ platform: inout Requests) {
    switch platform.facts.platform {
    case .iOS:
      platform.add(.askForPermission(.temporaryFullAccuracy(purposeKey: rules.purposeKey)))
    // With approximate location granted this is the question to make it precise.
    case .android: platform.add(.askForPermission(.android([.coarse, .fine])))
    }
  }

  /// Keeps what is said of the access true when that has changed since.
  public mutating func revise(_ facts: Facts) {
    if consent?.isExplainingInVain(facts) == true {
      consent = nil
      if case .blocked(let block) = LocationHurdle(facts) { notice = .blocked(block) }
    }
    if access.obstacle == nil || consent != nil { isUnanswered = false }
    switch notice {
    case .blocked:
      if case .blocked(let block) = LocationAccess(facts) {
        notice = .blocked(block)
      } else {
        notice = nil
      }
    case .inFrontOnly where !access.isInFrontOnly: notice = nil
    case .imprecise where access.obstacle != .imprecise: notice = nil
    case .inFrontOnly, .imprecise, nil: break
    }
  }
}
