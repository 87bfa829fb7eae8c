import AppParts
import DeviceInterface
import Testing

/// The question whether the app may notify, at its own door.
struct NotificationQuestionTests {
  private func requests(
    _ permission: NotificationPermission, on platform: PlatformKind = .iOS,
    storage: [String: String] = [:]
  ) -> Requests {
    var facts = Facts(platform: platform, permission: Permission(.always), storage: storage)
    facts.notificationPermission = permission
    facts.notificationsEnabled = permission == .authorized || permission == .provisional
    return Requests(facts)
  }

  @Test(arguments: [
    (PlatformKind.iOS, NotificationPermission.notDetermined, true), (.iOS, .denied, false),
    (.iOS, .authorized, false), (.android, .denied, true), (.android, .authorized, false),
  ])
  func `it is put where something can be decided`(
    platform: PlatformKind, permission: NotificationPermission, isPut: Bool
  ) {
    var question = NotificationQuestion(namespace: "app")
    var platform = requests(permission, on: platform)
    question.restore(platform.facts)
    question.put(if: false, &platform)
    #expect(platform.list.isEmpty)
    question.put(if: true, &platform)
    #expect(platform.list.contains(.askForNotifications(provisional: false)) == isPut)
  }

  @Test func `it is put once, also over processes, and the screen says why and what is not seen`() {
    var question = NotificationQuestion(namespace: "app")
    var platform = requests(.notDetermined)
    question.restore(platform.facts)
    question.put(if: true, &platform)
    question.put(if: true, &platform)
    #expect(platform.list.count == 2)
    #expect(question.hint == .reason)
    question.finished(isAllowed: false)
    #expect(question.hint == .unseen)
    var next = NotificationQuestion(namespace: "app")
    var later = requests(.notDetermined, storage: ["app.askedToNotify": "1"])
    next.restore(later.facts)
    next.put(if: true, &later)
    #expect(later.list.isEmpty)
    question.finished(isAllowed: true)
    #expect(question.hint == nil)
  }
}
