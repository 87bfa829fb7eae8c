import DeviceInterface

extension StartupListingFlow {
  /// Has the system ask the user (`startup:FR-003`).
  mutating func ask(_ platform: inout Requests) {
    appliedAccess = .undecided
    problem = nil
    state = .asking(Asking())
    platform.add(.askForPermission(.whenInUse))
    switch platform.facts.platform {
    case .iOS:
      // iOS ignores a question without a word (I-11, I-12), and the listings must not wait for ever (FR-007).
      platform.add(.schedule(timer: Self.alertTimer, after: configuration.alertGrace))
    case .android:
      // Every request has its result, shown or not.
      break
    }
  }

  /// The system was asked to put the question.
  mutating func handleAsking(_ asking: Asking, _ event: Event, _ platform: inout Requests) {
    switch event {
    case .covered:
      // The alert is up: however long the user thinks about it, the app waits.
      state = .asking(Asking(alertIsUp: true))
      platform.add(.cancel(timer: Self.alertTimer))
    case .permissionTold:
      // The first report says "not determined" and is no answer (I-27).
      answerArrived(&platform)
    case .returned, .appeared:
      appearanceIsDue = false
      if LocationAccess(platform.facts) == .undecided {
        // The app is in front without an answer: either the alert is about to cover it again, or it is gone.
        state = .asking(Asking())
        platform.add(.schedule(timer: Self.alertTimer, after: configuration.alertGrace))
      } else {
        answerArrived(&platform)
      }
    case .questionFinished:
      // Android's last word; dismissed means undecided, which is asked again at the next appearance.
      stopAsking(&platform)
    case .alertGraceEnded:
      // An alert that is up has stopped the timer; one that just missed it is still there to be answered.
      if !asking.alertIsUp { stopAsking(&platform) }
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
    goOn(&platform)
  }
}
