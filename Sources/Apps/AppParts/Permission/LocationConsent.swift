public import DeviceInterface

/// The consent that the use of location waits for once the user has tapped what needs it.
///
/// It knows what the system's answers and its silence mean on each platform; what the tap was for is the flow's to say.
public enum LocationConsent: Hashable, Sendable {
  /// The user reads why location is needed.
  case explaining
  /// The system asks for something.
  case asking(PermissionQuestion, for: Goal = .use)
  /// The system asks to turn the device's location on.
  case turningLocationOn

  /// The permission that the system is asked for.
  public enum Goal: Hashable, Sendable {
    /// The use of location, without which nothing starts.
    case use
    /// Precise location, without which nothing starts either.
    case precision
    /// Location in the background, for what goes on already.
    case background
  }

  /// An event that has happened to the app meanwhile.
  public enum Event: Hashable, Sendable {
    /// Something covers the app: an alert that was asked for, most likely.
    case covered
    /// The app is in front again.
    case returned
    /// The system has said what the permission is.
    case told
    /// Android has ended the question, which is its last word (`A-18`, `A-19`).
    case questionFinished
    /// iOS has ended the question about full accuracy, whatever the answer (`I-47`).
    case precisionFinished
    /// Android's question whether to turn the device's location on has ended.
    case turningOnFinished
    /// No alert has covered the app in time, or no answer has come since it went.
    case graceEnded
  }

  /// The consequence of an event.
  public enum Outcome: Hashable, Sendable {
    /// It still waits.
    case waits(LocationConsent)
    /// The user has decided: what stands in the way is to be read anew.
    case decided
    /// The question was not put, or not answered; the user can tap again.
    case unanswered
    /// The user has refused, or location is out of reach.
    case blocked(LocationBlock)
    /// Location is still known only roughly.
    case imprecise
    /// The question about the background is over, whatever the answer.
    case closed
    /// The question about the background was not put.
    case ignored
  }

  /// Whether there is nothing left to explain: it was decided elsewhere, and the system would not ask any more (`I-10`).
  public func isExplainingInVain(_ facts: Facts) -> Bool {
    self == .explaining && LocationHurdle(facts) != .unasked
  }

  /// Receives what has happened, and returns what follows.
  public func receive(_ event: Event, _ platform: inout Requests) -> Outcome {
    switch self {
    case .explaining:
      // Only a tap ends it.
      return .waits(self)
    case .turningLocationOn:
      return event == .turningOnFinished ? .decided : .waits(self)
    case .asking(var question, let goal):
      return goal.end(of: &question, event, &platform) ?? .waits(.asking(question, for: goal))
    }
  }
}

extension LocationConsent.Goal {
  /// Returns what follows where an event ends the question; `nil` where the question is still to be answered.
  fileprivate func end(
    of question: inout PermissionQuestion, _ event: LocationConsent.Event,
    _ platform: inout Requests
  ) -> LocationConsent.Outcome? {
    switch event {
    case .covered: question.covered(&platform)
    case .returned, .told:
      if isDecided(question, event, platform.facts) {
        question.end(&platform)
        return self == .background ? .closed : .decided
      }
      if event == .returned { question.returned(&platform) }
    case .questionFinished: return answer(question, &platform)
    case .precisionFinished: return self == .precision ? answer(question, &platform) : nil
    case .graceEnded:
      // An alert that came up just in time is there to be answered.
      return question.isCovered ? nil : silence(question, &platform)
    case .turningOnFinished:
      // That question was put by an earlier process.
      break
    }
    return nil
  }

  /// Whether what the platform says now is an answer.
  private func isDecided(
    _ question: PermissionQuestion, _ event: LocationConsent.Event, _ facts: Facts
  ) -> Bool {
    switch self {
    // The first report says what was known already, and "not determined" is no answer (I-27).
    case .use: LocationAccess(facts) != .undecided
    case .precision:
      // Decided otherwise in Settings, there is nothing left to be precise about. The report of the change may come before
      // the end of the question (I-47), which covers the app until then.
      LocationHurdle(facts) != nil
        || event == .returned && question.alertCameUp && facts.permission.accuracy == .full
    case .background: facts.permission.status != .whenInUse
    }
  }

  /// The system has ended the question, and what the platform says now is the answer.
  private func answer(
    _ question: PermissionQuestion, _ platform: inout Requests
  ) -> LocationConsent.Outcome {
    let facts = platform.facts
    switch (self, LocationAccess(facts)) {
    // Dismissed is not denied.
    case (.use, .undecided): return .unanswered
    // Not asked a second time in a row, even where Android would allow it.
    case (.use, .blocked(let block)): return .blocked(block)
    case (.use, .allowed): return .decided
    case (.precision, _):
      question.end(&platform)
      // Decided otherwise in Settings, the report of it may come after this (I-47).
      let isDecided = LocationHurdle(facts) != nil || facts.permission.accuracy == .full
      return isDecided ? .decided : .imprecise
    // Chosen or not: what is still missing can be said again.
    case (.background, _): return .closed
    }
  }

  /// No alert has covered the app in time, or no answer has come since it went.
  private func silence(
    _ question: PermissionQuestion, _ platform: inout Requests
  ) -> LocationConsent.Outcome {
    switch self {
    case .use: .unanswered
    case .precision: answer(question, &platform)
    // Kept at While Using is an answer (I-14); ignored, as after Allow Once (I-15), is not.
    case .background: question.alertCameUp ? .closed : .ignored
    }
  }
}
