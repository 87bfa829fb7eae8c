import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Clocks in, or does what must come before (`clock-in:US5.1` to `US5.4`).
  mutating func pursueClockIn(_ platform: inout Requests) {
    obstacle = nil
    stage = .none
    // Asked during a shift, as a temporary grant had lapsed: the answer itself is what counts.
    guard shift == nil else { return }
    switch LocationHurdle(platform.facts) {
    case .unasked:
      // The employee reads why before the system asks (clock-in:FR-011).
      stage = .awaiting(.explaining)
    case .blocked(let block): notice = .blocked(block)
    case nil: clockIn(&platform)
    }
  }

  /// Has the system ask, now that the employee has read why: While Using first, as both platforms want it (`I-13`, `A-27`).
  mutating func ask(_ platform: inout Requests) {
    let question = PermissionQuestion(
      .whenInUse, timer: Self.alertTimer, grace: configuration.alertGrace, &platform)
    stage = .awaiting(.asking(question))
  }

  /// Has the system ask for the permission to track in the background, or shows the way to it.
  ///
  /// It is asked for as often as that has an effect.
  mutating func askForAlways(_ platform: inout Requests) {
    guard canAskForAlways else {
      platform.add(.openSettings)
      return
    }
    stage = .askingForAlways(
      alwaysQuestion.ask(timer: Self.alertTimer, grace: configuration.alertGrace, &platform))
  }

  /// Whether asking for the permission to track in the background has an effect.
  var canAskForAlways: Bool { alwaysQuestion.canAsk(on: seen.platform) }

  /// Tells the clock-in that waits for the employee's consent what has happened, and does what follows.
  mutating func tell(_ event: LocationConsent.Event, _ platform: inout Requests) {
    guard case .awaiting(let consent) = stage else { return }
    switch consent.take(event, &platform) {
    case .waits(let consent): stage = .awaiting(consent)
    case .decided: pursueClockIn(&platform)
    case .unanswered:
      stage = .none
      if shift == nil { obstacle = .unanswered }
    case .blocked(let block):
      stage = .none
      if shift == nil { notice = .blocked(block) }
    }
  }

  /// The system said what the permission is.
  mutating func accessTold(_ platform: inout Requests) {
    guard case .askingForAlways(let question) = stage else { return tell(.told, &platform) }
    guard seen.permission.status != .whenInUse else { return }
    question.end(&platform)
    stage = .none
  }

  /// Android has ended a question.
  mutating func questionFinished(_ platform: inout Requests) {
    guard case .askingForAlways = stage else { return tell(.questionFinished, &platform) }
    // Chosen or not: the screen says what is still missing.
    stage = .none
  }

  /// Something covers the app: an alert that was asked for, most likely.
  mutating func covered(_ platform: inout Requests) {
    guard case .askingForAlways(var question) = stage else { return tell(.covered, &platform) }
    question.covered(&platform)
    stage = .askingForAlways(question)
  }

  /// The app is in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    if case .askingForAlways(var question) = stage, seen.permission.status != .always {
      question.returned(&platform)
      stage = .askingForAlways(question)
    } else if case .askingForAlways = stage {
      accessTold(&platform)
    } else {
      tell(.returned, &platform)
    }
    serviceIsBarred = false
    // Only now may tracking begin that could not in the background.
    keepUp(&platform)
  }

  /// No alert has covered the app in time, or no answer has come since it went.
  mutating func alertGraceEnded(_ platform: inout Requests) {
    guard case .askingForAlways(let question) = stage else { return tell(.graceEnded, &platform) }
    stage = .none
    // Kept at While Using is an answer (I-14); ignored, as after Allow Once (I-15), is not: Settings is left.
    if !question.alertCameUp { notice = guidance.map(Notice.guidance) }
  }

  /// Keeps what is said about the access to positions true when that has changed since.
  mutating func reviseNotice(_ facts: Facts) {
    if case .awaiting(let consent) = stage, consent.isExplainingInVain(facts) {
      stage = .none
      if case .blocked(let block) = LocationHurdle(facts) { notice = .blocked(block) }
    }
    let access = LocationAccess(facts)
    if access == .allowed { obstacle = nil }
    switch notice {
    case .blocked:
      if case .blocked(let block) = access { notice = .blocked(block) } else { notice = nil }
    case .guidance: notice = guidance.map(Notice.guidance)
    case .confirmingClockOut, nil: break
    }
  }

  /// What would make tracking better now; `nil` when nothing would.
  var guidance: Guidance? {
    switch seen.permission.status {
    case .whenInUse: .background(canAsk: canAskForAlways)
    case .always where seen.permission.accuracy == .reduced: .precision
    case .always, .notDetermined, .restricted, .denied: nil
    }
  }
}
