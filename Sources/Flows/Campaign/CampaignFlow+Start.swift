import DeviceInterface

extension CampaignFlow {
  /// Starts a campaign or resumes the execution, or does what must come before (`campaign:1.1`, `campaign:2.1` to `2.3`).
  mutating func pursue(_ intent: Intent, _ platform: inout Requests) {
    obstacle = nil
    stage = .none
    switch LocationHurdle(platform.facts) {
    case .unasked: stage = .explaining(intent)
    case .blocked(let block): notice = .blocked(block, intent)
    case nil where platform.facts.permission.accuracy == .reduced:
      askForAccuracy(intent, &platform)
    case nil: fulfil(intent, &platform)
    }
  }

  private mutating func fulfil(_ intent: Intent, _ platform: inout Requests) {
    switch intent {
    case .start(let campaign): begin(campaign, &platform)
    case .resume: resume(&platform)
    }
  }

  /// Has the system ask for the permission, once the promoter has read why.
  mutating func ask(_ intent: Intent, _ platform: inout Requests) {
    let request: PermissionRequest =
      switch platform.facts.platform {
      case .iOS: .whenInUse
      // Both together, as Android wants it.
      case .android: .android([.coarse, .fine])
      }
    stage = .asking(
      intent,
      PermissionQuestion(
        request, timer: Self.alertTimer, grace: configuration.alertGrace, &platform))
  }

  /// Has the system ask for full accuracy (`campaign:2.2`).
  private mutating func askForAccuracy(_ intent: Intent, _ platform: inout Requests) {
    stage = .askingForAccuracy(intent)
    switch platform.facts.platform {
    case .iOS:
      platform.add(
        .askForPermission(.temporaryFullAccuracy(purposeKey: configuration.purposeKey)))
    case .android:
      // With approximate location granted this is the question to make it precise.
      platform.add(.askForPermission(.android([.coarse, .fine])))
    }
  }

  /// The system said what the permission is.
  mutating func accessTold(_ platform: inout Requests) {
    switch stage {
    case .asking(let intent, let question): answered(intent, question, &platform)
    case .askingForAccuracy(let intent) where platform.facts.permission.accuracy == .full:
      // The report of the change may come before the end of the question (I-47).
      pursue(intent, &platform)
    case .none, .explaining, .askingForAccuracy, .turningLocationOn:
      // Nothing waits for it.
      break
    }
  }

  /// Goes on when the promoter has decided, and waits when not.
  private mutating func answered(
    _ intent: Intent, _ question: PermissionQuestion, _ platform: inout Requests
  ) {
    guard LocationAccess(platform.facts) != .undecided else { return }
    question.end(&platform)
    pursue(intent, &platform)
  }

  /// Android has ended the question.
  mutating func questionFinished(_ platform: inout Requests) {
    switch stage {
    case .asking(let intent, _):
      switch LocationAccess(platform.facts) {
      case .undecided:
        // Dismissed is not denied: the promoter can start again.
        stage = .none
        obstacle = .unanswered
      case .blocked(let block):
        // Not asked a second time in a row, even where Android would allow it.
        stage = .none
        notice = .blocked(block, intent)
      case .allowed:
        pursue(intent, &platform)
      }
    case .askingForAccuracy: accuracyQuestionFinished(&platform)
    case .none, .explaining, .turningLocationOn:
      // The question was put by an earlier process.
      break
    }
  }

  /// The question about full accuracy has ended.
  mutating func accuracyQuestionFinished(_ platform: inout Requests) {
    guard case .askingForAccuracy(let intent) = stage else { return }
    if platform.facts.permission.accuracy == .full {
      pursue(intent, &platform)
    } else {
      // Declined: nothing starts, and the screen says why (design, Campaign).
      stage = .none
      obstacle = .imprecise
    }
  }

  /// Android's question whether to turn the device's location on has ended.
  mutating func turningOnFinished(_ platform: inout Requests) {
    guard case .turningLocationOn(let intent) = stage else { return }
    pursue(intent, &platform)
  }

  /// Something covers the app: an alert that was asked for, most likely.
  mutating func covered(_ platform: inout Requests) {
    guard case .asking(let intent, var question) = stage else { return }
    question.covered(&platform)
    stage = .asking(intent, question)
  }

  /// No alert has covered the app in time, so none will.
  mutating func alertGraceEnded(_ platform: inout Requests) {
    guard case .asking(_, let question) = stage, !question.isCovered else { return }
    stage = .none
    obstacle = .unanswered
  }

  /// The app is in front again while the question was on its way.
  mutating func returnedWhileAsking(_ platform: inout Requests) {
    guard case .asking(let intent, var question) = stage else { return }
    if LocationAccess(platform.facts) == .undecided {
      question.returned(&platform)
      stage = .asking(intent, question)
    } else {
      answered(intent, question, &platform)
    }
  }
}
