internal import DeviceInterface
public import Foundation
internal import FrameworkParts

/// Shows notifications of the app.
///
/// It is used on the main thread. No phone here asks the user about notifications: who has asked for them has them.
open class UNUserNotificationCenter: NSObject {
  /// What is known of the app's notifications beyond its process.
  private struct Known: Codable {
    var isAllowed = false
    var names: Set<String> = []
  }

  /// Who is asked about notifications that come while the app is in front.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private var known: Known
  private let file = HomeFile<Known>("notifications.json")

  override private init() { known = file.read() ?? Known() }

  /// That of the app; the app is ended where somebody asks for it on another thread or queue.
  open class func current() -> UNUserNotificationCenter {
    phone.kept { UNUserNotificationCenter() }
  }

  private static let phone = FrameworkPhone(for: "UserNotifications", onMainQueue: false)

  private func know(_ change: (inout Known) -> Void) {
    change(&known)
    file.write(known)
  }
}

/// Permission.
extension UNUserNotificationCenter {
  /// Asks for permission, which is given without a question; the completion comes a little later.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    know { $0.isAllowed = true }
    Task { @MainActor in completionHandler(true, nil) }
  }

  /// Asks for permission, which is given without a question.
  @discardableResult
  nonisolated(nonsending) public func requestAuthorization(options: UNAuthorizationOptions = [])
    async throws -> Bool
  {
    know { $0.isAllowed = true }
    return true
  }

  /// Tells what the app may do; the completion comes a little later.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(known.isAllowed ? .authorized : .notDetermined)
    Task { @MainActor in completionHandler(settings) }
  }

  /// Returns what the app may do.
  nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(known.isAllowed ? .authorized : .notDetermined)
  }
}

/// Notifications.
extension UNUserNotificationCenter {
  /// Shows a notification now or later; without permission that fails.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = known.isAllowed ? nil : UNError(.notificationsNotAllowed)
    if error == nil { show(request) }
    guard let completionHandler else { return }
    Task { @MainActor in completionHandler(error) }
  }

  /// Shows a notification now or later.
  ///
  /// - Throws: `UNError.notificationsNotAllowed` where nobody has asked for permission.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
    guard known.isAllowed else { throw UNError(.notificationsNotAllowed) }
    show(request)
  }

  private func show(_ request: UNNotificationRequest) {
    let delay = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval ?? 0
    guard delay == 0, Self.phone.isInSight, let delegate else {
      return post(request, after: delay, isInSight: Self.phone.isInSight)
    }
    delegate.userNotificationCenter(self, willPresent: UNNotification(request)) { [self] options in
      let isShown = !options.isDisjoint(with: [.banner, .list, .alert])
      if isShown { post(request, after: 0, isInSight: false) }
    }
  }

  /// Hands a notification to the phone; one that comes at once is none for an app that the user looks at.
  private func post(_ request: UNNotificationRequest, after delay: TimeInterval, isInSight: Bool) {
    guard delay > 0 || !isInSight else { return }
    know { $0.names.insert(request.identifier) }
    let notification = AppNotification(
      id: request.identifier, title: request.content.title, text: request.content.text,
      delay: .seconds(min(delay, 1e9)))
    Self.phone.ask(.post(notification))
  }

  /// Takes back notifications that were to come; one of the same name that is shown goes with it.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withdraw(identifiers)
  }

  /// Takes back all notifications, also those that are shown.
  public func removeAllPendingNotificationRequests() { withdraw(known.names.sorted()) }

  /// Takes away notifications that are shown; one of the same name that was to come goes with it.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withdraw(identifiers)
  }

  /// Takes away all notifications, also those that were to come.
  public func removeAllDeliveredNotifications() { withdraw(known.names.sorted()) }

  private func withdraw(_ names: [String]) {
    know { $0.names.subtract(names) }
    for name in names { Self.phone.ask(.withdraw(id: name)) }
  }
}
