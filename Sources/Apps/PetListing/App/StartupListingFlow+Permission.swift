import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// Has the system ask the user (`startup:FR-003`).
  mutating func ask(_ platform: inout Requests) {
    appliedAccess = .undecided
    problem = nil
    // A question that is ignored ends too: the listings must not wait for ever (FR-007).
    state = .asking(
      PermissionQuestion(
        .whenInUse, timer: Self.alertTimer, grace: configuration.alertGrace, &platform))
  }

  /// The system was asked to put the question.
  mutating func handleAsking(
    _ asked: PermissionQuestion, _ event: Event, _ platform: inout Requests
  ) {
    var question = asked
    switch event {
    case .covered:
      // The alert is up: however long the user thinks about it, the app waits.
      question.covered(&platform)
      state = .asking(question)
    case .permissionTold:
      // The first report says "not determined" and is no answer (I-27).
      answerArrived(&platform)
    case .returned, .appeared:
      appearanceIsDue = false
      if LocationAccess(platform.facts) == .undecided {
        question.returned(&platform)
        state = .asking(question)
      } else {
        answerArrived(&platform)
      }
    case .questionFinished:
      // Android's last word; dismissed means undecided, which is asked again at the next appearance.
      stopAsking(&platform)
    case .alertGraceEnded:
      // An alert that is up has stopped the timer; one that just missed it is still there to be answered.
      if !question.isCovered { stopAsking(&platform) }
    case .disappeared:
      // The question outlives the screen, and so does its answer.
      break
    case .fix, .noFix, .fixDeadlinePassed, .answered, .unanswered:
      // It belongs to an attempt that has ended otherwise.
      break
    case .cancelTapped, .settingsTapped, .refreshAsked:
      // The question comes first; asking twice or querying beside it would only confuse.
      break
    }
  }

  /// Goes on when the user has decided, and waits when not.
  private mutating func answerArrived(_ platform: inout Requests) {
    // In the background a location is out of reach (I-54); the return comes here again.
    guard LocationAccess(platform.facts) != .undecided, presence != .background else { return }
    stopAsking(&platform)
  }

  /// Goes on with the answer there is; a refusal is not followed by a popup (US2.3).
  private mutating func stopAsking(_ platform: inout Requests) {
    platform.add(.cancel(timer: Self.alertTimer))
    proceed(&platform)
  }
}
