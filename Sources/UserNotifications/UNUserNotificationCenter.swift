internal import DeviceInterface
public import Foundation
internal import FrameworkParts

/// Shows notifications of the app.
///
/// It may be used on every queue, and completions come on one that is not main. No phone here asks the user about
/// notifications: who has asked for them has them.
open class UNUserNotificationCenter: NSObject {
  /// What is known of the app's notifications beyond its process.
  private struct Known: Codable {
    var isAllowed = false
    /// When each notification is shown, or was, by the clock.
    var dues: [String: Date] = [:]

    /// The names of those that are to come, or of those that have come.
    func names(pending isPending: Bool) -> [String] {
      let now = Date()
      return dues.filter { ($0.value > now) == isPending }.keys.sorted()
    }
  }

  /// Who is asked about notifications that come while the app is in front.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private var known: Known
  private let file = HomeFile<Known>("notifications.json")

  override private init() { known = file.read() ?? Known() }

  /// That of the app; the app is ended where somebody asks for it on another thread.
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
    DispatchQueue.global().async { completionHandler(true, nil) }
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
    DispatchQueue.global().async { completionHandler(settings) }
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
    DispatchQueue.global().async { completionHandler(error) }
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
    Task { @MainActor in
      let options = await delegate.userNotificationCenter(
        self, willPresent: UNNotification(request))
      let isShown = !options.isDisjoint(with: [.banner, .list, .alert])
      if isShown { post(request, after: 0, isInSight: false) }
    }
  }

  /// Hands a notification to the phone; one that comes at once is none for an app that the user looks at.
  private func post(_ request: UNNotificationRequest, after delay: TimeInterval, isInSight: Bool) {
    guard delay > 0 || !isInSight else { return }
    let due = Date() + delay
    know { $0.dues[request.identifier] = due }
    keepSoonest()
    // One too many, and the last of all to come, is none.
    guard known.dues[request.identifier] != nil else { return }
    let notification = AppNotification(
      id: request.identifier, title: request.content.title, text: request.content.text,
      delay: .seconds(min(delay, 1e9)))
    Self.phone.ask(.post(notification))
  }

  /// The most notifications that are to come; of more, the platform keeps the soonest.
  private static let pendingMax = 64

  private func keepSoonest() {
    let pending = known.names(pending: true)
    guard pending.count > Self.pendingMax,
      let last = pending.max(by: { (known.dues[$0] ?? .now, $0) < (known.dues[$1] ?? .now, $1) })
    else { return }
    withdraw([last])
  }

  /// Takes back notifications that were to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withdraw(known.names(pending: true).filter(identifiers.contains))
  }

  /// Takes back all notifications that were to come.
  public func removeAllPendingNotificationRequests() { withdraw(known.names(pending: true)) }

  /// Takes away notifications that are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withdraw(known.names(pending: false).filter(identifiers.contains))
  }

  /// Takes away all notifications that are shown.
  public func removeAllDeliveredNotifications() { withdraw(known.names(pending: false)) }

  private func withdraw(_ names: [String]) {
    know { known in for name in names { known.dues[name] = nil } }
    for name in names { Self.phone.ask(.withdraw(id: name)) }
  }
}
