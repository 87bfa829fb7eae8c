#if os(Linux)
  import AppHost
  import Foundation
  import UserNotifications
  import VirtualTime

  /// An app that notifies its user; the tests of `UserNotifications` play it.
  final class NotifierProbe: ScreenApp {
    private var lines: [String] = []
    private let delegate = Presenter()
    private let awaited = AwaitedPresenter()
    private let taps: Taps
    private lazy var places = PlaceProbe { [unowned self] in lines.append($0) }
    private var center: UNUserNotificationCenter { .current() }

    init(_ phone: HostPhone) {
      taps = Taps()
      delegate.taps = taps
      awaited.taps = taps
      taps.tell = { [weak self] in self?.lines.append($0) }
    }

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(lines.joined(separator: "|"))
      for (label, action) in actions + places.actions { content.button(label, action: action) }
      return content
    }

    private var actions: [(String, @MainActor () -> Void)] {
      [
        ("Ask", { self.ask() }), ("Ask, awaited", { self.askAndWait() }),
        ("Ask for badges", { self.center.requestAuthorization(options: .badge) { _, _ in } }),
        (
          "Ask nobody",
          { self.center.requestAuthorization(options: [.alert, .provisional]) { _, _ in } }
        ),
        ("Strange", { self.addStrange() }),
        ("May I", { self.tellSettings() }),
        ("Now", { self.add("now", nil) }), ("Later", { self.add("later", 90) }),
        ("Now, awaited", { self.addAndWait() }),
        (
          "Take back", { self.center.removePendingNotificationRequests(withIdentifiers: ["later"]) }
        ),
        ("Clear", { self.center.removeAllDeliveredNotifications() }),
        ("Present", { self.center.delegate = self.delegate }),
        ("Present, awaited", { self.center.delegate = self.awaited }),
        ("Ask elsewhere", { self.askElsewhere() }), ("Many", { self.addMany() }),
        ("At eight", { self.addAtEight() }), ("Pending", { self.tellPending() }),
        ("Categories", { self.tellCategories() }), ("Badge", { self.tellBadge() }),
        ("May I more", { self.tellMoreSettings() }),
        ("At once", { self.add("never", 0) }), ("Again", { self.addRepeating() }),
      ]
    }

    private func ask() {
      center.requestAuthorization(options: [.alert, .sound]) { isGranted, error in
        Task { @MainActor in self.lines.append("granted \(isGranted) \(error == nil)") }
      }
    }

    /// Asks on another queue, and tells on which queue the answer comes.
    private func askElsewhere() {
      DispatchQueue.global().async {
        UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in
          dispatchPrecondition(condition: .notOnQueue(.main))
          DispatchQueue.main.async { self.lines.append("not on main") }
        }
      }
    }

    private func addMany() {
      for number in 1...65 {
        let later = UNTimeIntervalNotificationTrigger(
          timeInterval: TimeInterval(1_000 - number), repeats: false)
        center.add(request("\(number)", later))
      }
    }

    private func askAndWait() {
      Task { lines.append("granted \(try await center.requestAuthorization(options: .alert))") }
    }

    private func tellSettings() {
      Task {
        let settings = await center.notificationSettings()
        lines.append(
          "\(settings.authorizationStatus), alert \(settings.alertSetting),"
            + " badge \(settings.badgeSetting)")
      }
    }

    private func tellMoreSettings() {
      center.requestAuthorization(options: [.alert, .criticalAlert, .carPlay]) { _, _ in }
      Task {
        let settings = await center.notificationSettings()
        lines.append(
          "\(settings.alertStyle), critical \(settings.criticalAlertSetting),"
            + " urgent \(settings.timeSensitiveSetting), \(settings.showPreviewsSetting)")
      }
    }

    private func tellCategories() {
      let snooze = UNNotificationAction(
        identifier: "SNOOZE", title: "Later", options: [.foreground])
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "WORK", actions: [snooze], intentIdentifiers: [],
          options: .customDismissAction)
      ])
      Task {
        for category in await center.notificationCategories() {
          let actions = category.actions.map {
            "\($0.identifier) \($0.title) \($0.options.rawValue)"
          }
          lines.append("\(category.identifier): \(actions.joined(separator: ", "))")
        }
      }
    }

    private func tellBadge() {
      let content = UNMutableNotificationContent()
      content.badge = 3
      content.relevanceScore = 0.5
      content.targetContentIdentifier = "stop"
      content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
      center.add(UNNotificationRequest(identifier: "badge", content: content, trigger: nil))
      lines.append("badge \(IconBadge().count)")
      Task {
        try await center.setBadgeCount(-1)
        lines.append("badge \(IconBadge().count)")
      }
    }

    private func addAtEight() {
      let eight = DateComponents(hour: 8)
      let trigger = UNCalendarNotificationTrigger(dateMatching: eight, repeats: false)
      center.add(request("eight", trigger))
    }

    private func tellPending() {
      center.getPendingNotificationRequests { requests in
        let told = requests.map { request in
          "\(request.identifier): \(request.content.body), \(request.content.userInfo["n"] ?? "none")"
        }
        Task { @MainActor in self.lines.append(told.isEmpty ? "none" : told.joined(separator: "; "))
        }
      }
    }

    private func request(_ name: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest
    {
      let content = UNMutableNotificationContent()
      (content.title, content.subtitle, content.body) = ("Hello", "from", name)
      content.sound = .default
      content.userInfo = ["n": name.count]
      let request = UNNotificationRequest(identifier: name, content: content, trigger: trigger)
      content.title = "Changed later"
      return request
    }

    private func add(_ name: String, _ seconds: TimeInterval?) {
      let trigger = seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
      }
      center.add(request(name, trigger)) { error in
        Task { @MainActor in self.lines.append(error.map { "\(($0 as NSError).code)" } ?? "added") }
      }
    }

    private func addAndWait() {
      Task {
        do {
          try await center.add(request("now", nil))
          lines.append("added")
        } catch {
          lines.append("\((error as? UNError)?.code.rawValue ?? 0) \(error.localizedDescription)")
        }
      }
    }

    private func addStrange() {
      let content = UNMutableNotificationContent()
      content.userInfo = ["center": center]
      center.add(UNNotificationRequest(identifier: "strange", content: content, trigger: nil))
    }

    private func addRepeating() {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    }
  }

  /// Where both delegates say what was tapped.
  @MainActor private final class Taps {
    var tell: (String) -> Void = { _ in }

    func take(_ response: UNNotificationResponse) {
      let isDefault = response.actionIdentifier == UNNotificationDefaultActionIdentifier
      let content = response.notification.request.content
      tell("tapped \(content.title) \(content.body) \(isDefault)")
    }
  }

  @MainActor
  private final class Presenter: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
    var taps: Taps?

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      taps?.take(response)
      completionHandler()
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler([.banner])
    }
  }

  @MainActor
  private final class AwaitedPresenter: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
    var taps: Taps?

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { taps?.take(response) }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      notification.request.identifier == "now" ? .banner : []
    }
  }

  @main enum Main {
    static func main() { AppHost.run { NotifierProbe($0) } }
  }
#else
  @main enum Main {
    static func main() {}
  }
#endif
