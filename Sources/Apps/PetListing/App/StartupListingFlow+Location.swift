import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// Looks for the phone's position, within the time for it (`startup:FR-002`).
  mutating func locate(_ platform: inout Requests) {
    appliedAccess = .allowed
    problem = nil
    state = .locating(Locating(deadline: platform.facts.uptime + configuration.fixTimeout))
    platform.add(.requestFix(FixRequest(timeout: configuration.fixTimeout)))
    platform.add(.schedule(timer: Self.fixTimer, after: configuration.fixTimeout))
  }

  /// The phone looks for its position.
  mutating func handleLocating(
    _ locating: Locating, _ event: Event, _ platform: inout Requests
  ) {
    switch event {
    case .fix(let fix):
      judge(fix, locating, &platform)
    case .noFix, .fixDeadlinePassed:
      // Nothing better will come in time (FR-014, EDGE-2, EDGE-5).
      giveUpLocating(&platform)
    case .appeared, .returned, .permissionTold, .questionFinished:
      // A repeated report changes nothing (I-27); a revocation ends the search.
      appearanceIsDue = false
      if LocationAccess(platform.facts) != .allowed { giveUpLocating(&platform) }
    case .disappeared, .covered:
      // The search goes on, so that the listings are there when the user is back.
      break
    case .alertGraceEnded, .answered, .unanswered:
      // It belongs to an attempt that has ended otherwise.
      break
    case .cancelTapped, .settingsTapped:
      // There is no popup.
      break
    case .refreshAsked:
      // A refresh is on its way already.
      break
    }
  }

  private mutating func judge(_ fix: Fix, _ locating: Locating, _ platform: inout Requests) {
    guard LocationAccess(platform.facts) == .allowed else {
      // Revoked while the fix was on its way: it may not be used any more.
      return giveUpLocating(&platform)
    }
    let isReduced = platform.facts.permission.accuracy == .reduced
    let ageMax = isReduced ? configuration.reducedFixAgeMax : configuration.fixAgeMax
    if fix.age > ageMax {
      // A cached fix says where the phone was, not where it is (I-92).
      waitForBetter(locating, &platform)
    } else if !fix.isValid
      || !isReduced && fix.accuracyMeters > configuration.accuracyMetersMax
    {
      // It is the best the phone could do in its time: the signal is too weak (EDGE-5).
      giveUpLocating(&platform)
    } else {
      platform.add(.cancel(timer: Self.fixTimer))
      query(.near(fix.position, isApproximate: isReduced), &platform)
    }
  }

  /// Asks once more after a stale fix, and otherwise leaves it to the deadline.
  private mutating func waitForBetter(_ locating: Locating, _ platform: inout Requests) {
    let rest = locating.deadline - platform.facts.uptime
    // One more request is enough: a phone that answers from its cache again would do so for ever.
    guard locating.requestCount == 1, rest > .zero else { return }
    state = .locating(Locating(deadline: locating.deadline, requestCount: 2))
    platform.add(.requestFix(FixRequest(timeout: rest)))
  }

  private mutating func giveUpLocating(_ platform: inout Requests) {
    platform.add(.cancel(timer: Self.fixTimer))
    if LocationAccess(platform.facts) == .allowed {
      query(.everywhere(.notLocated), &platform)
    } else {
      proceed(&platform)
    }
  }

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
