import DeviceInterface
import Testing

@testable import DeviceSimulator

/// What the user is asked about notifications, and what the app reads of it.
struct NotificationConsentTests {
  @Test(arguments: [
    (PlatformKind.iOS, true, false, NotificationPermission.notDetermined),
    (.android, true, false, .denied), (.android, false, true, .authorized),
  ])
  func `before anybody is asked, I-98, A-71`(
    platform: PlatformKind, needsPermission: Bool, isSeen: Bool, permission: NotificationPermission
  ) {
    let consent = NotificationConsent()
    #expect(consent.allows(needsPermission: needsPermission) == isSeen)
    #expect(consent.permission(on: platform, needsPermission: needsPermission) == permission)
  }

  @Test(arguments: [(PlatformKind.iOS, 1), (.android, 2)])
  func `only so many refusals are asked for, I-98, A-71`(platform: PlatformKind, questions: Int) {
    var consent = NotificationConsent()
    func ask() -> NotificationConsent.Outcome {
      consent.request(provisional: false, on: platform, needsPermission: true)
    }
    for _ in 0..<questions {
      let outcome = ask()
      #expect(outcome == .asks)
      consent.answer(isAllowed: false, on: platform)
    }
    let last = ask()
    #expect(last == .decided)
    #expect(!consent.allows(needsPermission: true))
  }

  @Test func `a second request while the question is up asks nothing`() {
    var consent = NotificationConsent()
    consent.put(.up)
    let outcome = consent.request(provisional: false, on: .iOS, needsPermission: true)
    #expect(outcome == .underWay)
  }

  @Test func `quiet ones ask nobody on iOS, and are no word on Android, I-98`() {
    var consent = NotificationConsent()
    let quiet = consent.request(provisional: true, on: .iOS, needsPermission: true)
    #expect(quiet == .decided)
    #expect(consent.permission(on: .iOS, needsPermission: true) == .provisional)
    let more = consent.request(provisional: false, on: .iOS, needsPermission: true)
    var other = NotificationConsent()
    let android = other.request(provisional: true, on: .android, needsPermission: true)
    #expect([more, android] == [.asks, .asks])
  }

  @Test(arguments: [Profile.iOS, .android])
  func `what is posted before the answer is not seen, and the app is told the answer once`(
    _ profile: Profile
  ) throws {
    var played = try PlayedPhone(opened: profile, permission: .always, notifies: false)
    let notice = AppNotification(id: "n", title: "N", text: "")
    played.ask(.post(notice))
    #expect(played.phone.notifications == [])
    played.forget()
    played.ask(.askForNotifications(provisional: false))
    played.ask(.askForNotifications(provisional: false))
    try played.act { try $0.answerAlert("Allow") }
    let answers = played.told.filter { $0 == .notificationRequestFinished(isAllowed: true) }
    #expect(answers.count == 1)
    played.ask(.post(notice))
    #expect(played.phone.notifications == [notice])
  }

  @Test func `only Android lets the user close the question, which may be put again, A-19`() throws
  {
    var iPhone = try PlayedPhone(opened: .iOS, permission: .always, notifies: false)
    iPhone.ask(.askForNotifications(provisional: false))
    #expect(throws: PhoneError.self) { try iPhone.act { try $0.dismissAlert() } }
    var android = try PlayedPhone(opened: .android, permission: .always, notifies: false)
    for _ in 1...3 {
      android.ask(.askForNotifications(provisional: false))
      try android.act { try $0.dismissAlert() }
    }
    #expect(!android.phone.facts.shouldExplainNotifications)
    android.ask(.askForNotifications(provisional: false))
    try android.act { try $0.answerAlert("Don't allow") }
    #expect(android.phone.facts.shouldExplainNotifications)
  }

  @Test func `an app that does not declare the permission is refused without a question, A-71`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always, notifies: false)
    try played.act { try $0.changeManifest { $0.undeclared.insert(.notifications) } }
    played.forget()
    played.ask(.askForNotifications(provisional: false))
    #expect(played.phone.alert == nil)
    #expect(played.told.last == .notificationRequestFinished(isAllowed: false))
  }
}
