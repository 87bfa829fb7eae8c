import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's requests when a scenario tells it to ask: notifications.
enum ProbeNotificationSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: notifications", isTechnical: true)
    library.doubtChecks { world in try world.requireHasRun() }
    library.when(
      "the app asks for notification(s)( permission)",
      "Calls requestAuthorization (I-98), or requests POST_NOTIFICATIONS on Android 13 and later (A-71).",
      example: "the app asks for notifications", also: ["the app asks for notification permission"]
    ) { (world: inout World) in try world.ask(.askForNotifications(provisional: false)) }
    library.when(
      "the app asks for provisional/quiet notification(s)( permission)",
      "Calls requestAuthorization with .provisional, which nobody is asked about (I-98).",
      example: "the app asks for provisional notifications"
    ) { (world: inout World) in
      try world.requirePlatform(.iOS, has: "provisional permission for notifications", .iOS(98))
      try world.ask(.askForNotifications(provisional: true))
    }
    library.when(
      "the app posts the notification {string}",
      "Posts a notification with this title, in the place of one that has it; in front on iOS it is shown too, as its delegate asks for.",
      example: "the app posts the notification \"New shift\""
    ) { (world: inout World, title: String) in
      try title.requireNoticeName("A notification")
      try world.ask(.post(AppNotification(id: title, title: title, text: "")))
    }
    addChecks(to: &library)
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "notification permission is {notification permission}",
      "Checks what an app reads of its permission to notify (I-98); Android tells denied and authorized only (A-71).",
      example: "notification permission is authorized",
      also: ["notification permission is not determined"], about: .surroundings
    ) { (world: inout World, wanted: NotificationPermission) in
      let actual = world.phone.facts.notificationPermission
      try world.expect(
        actual == wanted, "The permission for notifications is another one.",
        expected: word(for: wanted), actual: word(for: actual),
        notes: wanted == .denied
          ? World.insertion(["Given the app's notifications are off"]) : [])
      world.readBack(.notifications)
    }
  }

  private static func word(for permission: NotificationPermission) -> String {
    StateWords.notificationPermissions.first { $0.value == permission }?.word
      ?? permission.rawValue
  }
}
