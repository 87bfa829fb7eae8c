import AppParts
import DeviceInterface

extension CampaignFlow {
  /// Starts a campaign or resumes the execution, or does what must come before (`campaign:1.1`, `campaign:2.1` to `2.3`).
  mutating func pursue(_ intent: Intent, _ platform: inout Requests) {
    obstacle = nil
    stage = .none
    switch LocationHurdle(platform.facts) {
    case .unasked: stage = .awaiting(intent, .explaining)
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
    let question = PermissionQuestion(
      request, timer: Self.alertTimer, grace: configuration.alertGrace, &platform)
    stage = .awaiting(intent, .asking(question))
  }

  /// Has the system ask for full accuracy (`campaign:2.2`).
  private mutating func askForAccuracy(_ intent: Intent, _ platform: inout Requests) {
    let request: PermissionRequest =
      switch platform.facts.platform {
      case .iOS: .temporaryFullAccuracy(purposeKey: configuration.purposeKey)
      // With approximate location granted this is the question to make it precise.
      case .android: .android([.coarse, .fine])
      }
    let question = PermissionQuestion(
      request, timer: Self.alertTimer, grace: configuration.alertGrace, &platform)
    stage = .askingForAccuracy(intent, question)
  }

  /// Tells the start that waits for the promoter's consent what has happened, and does what follows.
  mutating func tell(_ event: LocationConsent.Event, _ platform: inout Requests) {
    guard case .awaiting(let intent, let consent) = stage else { return }
    switch consent.take(event, &platform) {
    case .waits(let consent): stage = .awaiting(intent, consent)
    case .decided: pursue(intent, &platform)
    case .unanswered:
      stage = .none
      obstacle = .unanswered
    case .blocked(let block):
      stage = .none
      notice = .blocked(block, intent)
    }
  }

  /// The system said what the permission is.
  mutating func accessTold(_ platform: inout Requests) {
    guard case .askingForAccuracy(let intent, let question) = stage else {
      return tell(.told, &platform)
    }
    switch LocationHurdle(platform.facts) {
    case .blocked, .unasked:
      // Decided otherwise in Settings: there is nothing left to be precise about.
      question.end(&platform)
      pursue(intent, &platform)
    case nil:
      // The report of the change may come before the end of the question (I-47), which covers the app until then.
      break
    }
  }

  /// Something covers the app: an alert that was asked for, most likely.
  mutating func covered(_ platform: inout Requests) {
    guard case .askingForAccuracy(let intent, var question) = stage else {
      return tell(.covered, &platform)
    }
    question.covered(&platform)
    stage = .askingForAccuracy(intent, question)
  }

  /// The app is in front: the alert is about to cover it, or it has gone, perhaps without an answer.
  mutating func returnedToQuestion(_ platform: inout Requests) {
    guard case .askingForAccuracy(let intent, var question) = stage else {
      return tell(.returned, &platform)
    }
    guard !(question.alertCameUp && platform.facts.permission.accuracy == .full) else {
      question.end(&platform)
      return pursue(intent, &platform)
    }
    question.returned(&platform)
    stage = .askingForAccuracy(intent, question)
  }

  /// No alert has covered the app in time, or no answer has come since it went.
  mutating func questionGraceEnded(_ platform: inout Requests) {
    guard case .askingForAccuracy(_, let question) = stage else {
      return tell(.graceEnded, &platform)
    }
    if !question.isCovered { accuracyQuestionFinished(&platform) }
  }

  /// Android has ended a question.
  mutating func questionFinished(_ platform: inout Requests) {
    if case .askingForAccuracy = stage {
      accuracyQuestionFinished(&platform)
    } else {
      tell(.questionFinished, &platform)
    }
  }

  /// The question about full accuracy has ended, told the same way whatever the answer (`I-47`): the accuracy is read.
  mutating func accuracyQuestionFinished(_ platform: inout Requests) {
    guard case .askingForAccuracy(let intent, let question) = stage else { return }
    question.end(&platform)
    if LocationHurdle(platform.facts) != nil || platform.facts.permission.accuracy == .full {
      // Full accuracy, or decided otherwise in Settings, of which the report may come after this (I-47).
      pursue(intent, &platform)
    } else {
      // Declined: nothing starts, and the screen says why (design, Campaign).
      stage = .none
      obstacle = .imprecise
    }
  }
}
