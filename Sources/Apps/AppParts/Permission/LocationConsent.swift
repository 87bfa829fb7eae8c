public import DeviceInterface

/// What the use of location waits for once the user has tapped what needs it.
///
/// It knows what the system's answers and its silence mean on each platform; what the tap was for is the flow's to say.
public enum LocationConsent: Hashable, Sendable {
  /// The user reads why location is needed.
  case explaining
  /// The system asks for the permission.
  case asking(PermissionQuestion)
  /// The system asks to turn the device's location on.
  case turningLocationOn

  /// What has happened to the app meanwhile.
  public enum Event: Hashable, Sendable {
    /// Something covers the app: an alert that was asked for, most likely.
    case covered
    /// The app is in front again.
    case returned
    /// The system has said what the permission is.
    case told
    /// Android has ended the question, which is its last word (`A-18`, `A-19`).
    case questionFinished
    /// Android's question whether to turn the device's location on has ended.
    case turningOnFinished
    /// No alert has covered the app in time, or no answer has come since it went.
    case graceEnded
  }

  /// What follows from it.
  public enum Outcome: Hashable, Sendable {
    /// It still waits.
    case waits(LocationConsent)
    /// The user has decided: what stands in the way is to be read anew.
    case decided
    /// The question was not put, or not answered; the user can tap again.
    case unanswered
    /// The user has refused, or location is out of reach.
    case blocked(LocationBlock)
  }

  /// Whether there is nothing left to explain: it was decided elsewhere, and the system would not ask any more (`I-10`).
  public func isExplainingInVain(_ facts: Facts) -> Bool {
    self == .explaining && LocationHurdle(facts) != .unasked
  }

  /// Takes in what has happened.
  public func take(_ event: Event, _ platform: inout Requests) -> Outcome {
    switch self {
    case .explaining:
      // Only a tap ends it.
      .waits(self)
    case .asking(let question):
      Self.take(event, question, &platform)
    case .turningLocationOn:
      event == .turningOnFinished ? .decided : .waits(self)
    }
  }

  private static func take(
    _ event: Event, _ asked: PermissionQuestion, _ platform: inout Requests
  ) -> Outcome {
    var question = asked
    let access = LocationAccess(platform.facts)
    switch event {
    case .covered:
      question.covered(&platform)
    case .returned, .told:
      // The first report says what was known already, and "not determined" is no answer (I-27).
      if access != .undecided {
        question.end(&platform)
        return .decided
      }
      if event == .returned { question.returned(&platform) }
    case .questionFinished:
      switch access {
      case .undecided:
        // Dismissed is not denied.
        return .unanswered
      case .blocked(let block):
        // Not asked a second time in a row, even where Android would allow it.
        return .blocked(block)
      case .allowed:
        return .decided
      }
    case .graceEnded:
      // An alert that came up just in time is there to be answered.
      if !question.isCovered { return .unanswered }
    case .turningOnFinished:
      // That question was put by an earlier process.
      break
    }
    return .waits(.asking(question))
  }
}

/// A question about permission that the system was asked to put, and whether its alert covers the app.
///
/// iOS ignores a question without a word (`I-11` to `I-15`) and tells nothing when the user leaves things as they are
/// (`I-14`): a timer decides. Android tells the end of every question (`A-17` to `A-20`), and the timer is not used.
public struct PermissionQuestion: Hashable, Sendable {
  /// What is asked for.
  let request: PermissionRequest
  /// The name of the timer.
  let timer: String
  /// How soon the alert must cover the app, and how soon after it the answer must have come.
  let grace: Duration
  /// Whether something covers the app, which is the alert most likely.
  public private(set) var isCovered = false
  /// Whether the alert has covered the app, now or before.
  public private(set) var alertCameUp = false

  /// Has the system put the question.
  public init(
    _ request: PermissionRequest, timer: String, grace: Duration, _ platform: inout Requests
  ) {
    self.request = request
    self.timer = timer
    self.grace = grace
    platform.add(.askForPermission(request))
    arm(&platform)
  }

  /// Takes note that something covers the app: however long it takes, the app waits.
  public mutating func covered(_ platform: inout Requests) {
    isCovered = true
    alertCameUp = true
    platform.add(.cancel(timer: timer))
  }

  /// Takes note that the app is in front again: the alert is about to cover it, or it has gone without an answer.
  public mutating func returned(_ platform: inout Requests) {
    isCovered = false
    arm(&platform)
  }

  /// Takes note that the question is over.
  public func end(_ platform: inout Requests) {
    platform.add(.cancel(timer: timer))
  }

  private func arm(_ platform: inout Requests) {
    guard platform.facts.platform == .iOS else { return }
    platform.add(.schedule(timer: timer, after: grace))
  }
}
