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
      stage = .explaining
    case .blocked(let block): notice = .blocked(block)
    case nil: clockIn(&platform)
    }
  }

  /// Has the system ask, now that the employee has read why: While Using first, as both platforms want it (`I-13`, `A-27`).
  mutating func ask(_ platform: inout Requests) {
    stage = .asking(question(.whenInUse, &platform))
  }

  /// Has the system ask for the permission to track in the background, or shows the way to it.
  ///
  /// It is asked for as often as that has an effect: once on iOS (`I-13`), twice on Android (`A-29`).
  mutating func askForAlways(_ platform: inout Requests) {
    guard canAskForAlways else {
      platform.add(.openSettings)
      return
    }
    alwaysAskedCount += 1
    platform.add(.store(key: Self.askedKey, value: String(alwaysAskedCount)))
    stage = .askingForAlways(question(.always, &platform))
  }

  private func question(
    _ request: PermissionRequest, _ platform: inout Requests
  ) -> PermissionQuestion {
    PermissionQuestion(
      request, timer: Self.alertTimer, grace: configuration.alertGrace, &platform)
  }

  /// Whether asking for the permission to track in the background has an effect.
  var canAskForAlways: Bool {
    switch platformKind {
    case .iOS: alwaysAskedCount < 1
    case .android: alwaysAskedCount < 2
    }
  }

  /// The system said what the permission is; its first report is no answer (`I-27`).
  mutating func accessTold(_ platform: inout Requests) {
    switch stage {
    case .asking(let question):
      guard LocationAccess(platform.facts) != .undecided else { return }
      question.end(&platform)
      pursueClockIn(&platform)
    case .askingForAlways(let question):
      guard permission.status != .whenInUse else { return }
      question.end(&platform)
      stage = .none
    case .none, .explaining, .turningLocationOn, .clockingOut:
      // Nothing waits for it.
      break
    }
  }

  /// Android has ended the question.
  mutating func questionFinished(_ platform: inout Requests) {
    switch stage {
    case .asking:
      stage = .none
      guard shift == nil else { return }
      switch LocationAccess(platform.facts) {
      case .undecided:
        // Dismissed is not denied: the employee can tap again.
        obstacle = .unanswered
      case .blocked(let block):
        // Not asked a second time in a row, even where Android would allow it.
        notice = .blocked(block)
      case .allowed: clockIn(&platform)
      }
    case .askingForAlways:
      // Chosen or not: the screen says what is still missing.
      stage = .none
    case .none, .explaining, .turningLocationOn, .clockingOut:
      // The question was put by an earlier process.
      break
    }
  }

  /// Something covers the app: an alert that was asked for, most likely.
  mutating func covered(_ platform: inout Requests) {
    switch stage {
    case .asking(var question):
      question.covered(&platform)
      stage = .asking(question)
    case .askingForAlways(var question):
      question.covered(&platform)
      stage = .askingForAlways(question)
    case .none, .explaining, .turningLocationOn, .clockingOut:
      // No alert was asked for.
      break
    }
  }

  /// The app is in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    switch stage {
    case .asking(var question):
      if LocationAccess(platform.facts) == .undecided {
        question.returned(&platform)
        stage = .asking(question)
      } else {
        accessTold(&platform)
      }
    case .askingForAlways(var question):
      if permission.status == .always {
        accessTold(&platform)
      } else {
        question.returned(&platform)
        stage = .askingForAlways(question)
      }
    case .none, .explaining, .turningLocationOn, .clockingOut: break
    }
    if case .blocked = notice, LocationAccess(platform.facts) == .allowed { notice = nil }
    if case .guidance = notice, guidance == nil { notice = nil }
    serviceIsBarred = false
    // Only now may tracking begin that could not in the background.
    keepUp(&platform)
  }

  /// No alert has covered the app in time, or no answer has come since it went.
  mutating func alertGraceEnded(_ platform: inout Requests) {
    switch stage {
    case .asking:
      stage = .none
      obstacle = .unanswered
    case .askingForAlways(let question):
      stage = .none
      // Kept at While Using is an answer (I-14); ignored, as after Allow Once (I-15), is not: Settings is left.
      if !question.alertCameUp { notice = guidance.map(Notice.guidance) }
    case .none, .explaining, .turningLocationOn, .clockingOut:
      // The answer has come meanwhile.
      break
    }
  }

  /// What would make tracking better now; `nil` when nothing would.
  var guidance: Guidance? {
    switch permission.status {
    case .whenInUse: .background(canAsk: canAskForAlways)
    case .always where permission.accuracy == .reduced: .precision
    case .always, .notDetermined, .restricted, .denied: nil
    }
  }
}
