internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The center that shows notifications of the app.
///
/// It may be used on every queue, and completions come on one that is not main. The phone asks the user about notifications
/// once, and not where the scenario has decided before.
open class UNUserNotificationCenter: NSObject {
  /// Who is asked about notifications that come while the app is in front, and told of those that were tapped.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private var known: KnownNotifications
  private var categories: Set<UNNotificationCategory> = []
  /// What was asked for since the phone has told of itself, and waits for the user to be somewhere.
  private var fresh: [String] = []
  /// Who waits for the user's answer.
  private var waiting: [@Sendable (Bool) -> Void] = []
  private let file = HomeFile<KnownNotifications>("notifications.json")

  override private init() { known = file.read() ?? KnownNotifications() }

  /// That of the app; the app is ended where somebody asks for it on another thread.
  open class func current() -> UNUserNotificationCenter {
    let center = phone.kept { UNUserNotificationCenter() }
    phone.listen { current().receive($0) }
    return center
  }

  private static let phone = FrameworkPhone(for: "UserNotifications")

  private func update(_ change: (inout KnownNotifications) -> Void) {
    change(&known)
    file.write(known)
  }
}

/// Permission.
extension UNUserNotificationCenter {
  /// Asks the user for permission, if nothing is decided yet; `.provisional` asks nobody.
  ///
  /// The completion comes with the answer, or a little later.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ask(for: options) { isGranted in
      DispatchQueue.global().async { completionHandler(isGranted, nil) }
    }
  }

  /// Asks the user for permission, if nothing is decided yet; `.provisional` asks nobody.
  @discardableResult
  nonisolated(nonsending) public func requestAuthorization(options: UNAuthorizationOptions = [])
    async throws -> Bool
  {
    await withCheckedContinuation { answer in
      ask(for: options) { answer.resume(returning: $0) }
    }
  }

  /// Has the phone ask, where the user can decide something; the answer waits for that.
  private func ask(
    for options: UNAuthorizationOptions, _ answer: @escaping @Sendable (Bool) -> Void
  ) {
    update { $0.ask(for: options) }
    let isQuiet = options.contains(.provisional)
    switch Self.phone.facts.notificationPermission {
    case .authorized, .denied: return answer(isAllowed)
    case .provisional where isQuiet: return answer(isAllowed)
    case .notDetermined, .provisional: break
    }
    waiting.append(answer)
    if waiting.count == 1 { Self.phone.ask(.askForNotifications(provisional: isQuiet)) }
  }

  /// Whether the user lets the app show anything.
  private var isAllowed: Bool { Self.phone.facts.notificationsEnabled }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(known, Self.phone.facts)
  }

  /// Why nothing can be shown: nobody has asked, or the user does not want it.
  private var obstacle: UNError? {
    known.options == nil || !isAllowed ? UNError(.notificationsNotAllowed) : nil
  }

  /// Tells what the app may do; the completion comes a little later.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.global().async { completionHandler(settings) }
  }

  /// Returns what the app may do.
  nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
    settings
  }

  // MARK: What is shown, now or later

  /// Shows a notification now or later; without permission that fails.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = obstacle
    if error == nil { show(request) }
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(error) }
  }

  /// Shows a notification now or later.
  ///
  /// - Throws: `UNError.notificationsNotAllowed` where nobody has asked for permission, or the user has taken it away.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
    if let obstacle { throw obstacle }
    show(request)
  }

  private func show(_ request: UNNotificationRequest) {
    switch request.trigger {
    case let trigger as UNLocationNotificationTrigger:
      post(request, after: 0, at: trigger.watched)
    case let trigger?:
      // What has no next time never comes.
      if let delay = trigger.delay { post(request, after: delay) }
    case nil where Self.phone.isInSight:
      present(request)
    case nil:
      post(request, after: 0)
    }
  }

  /// Asks the delegate whether a notification is shown to a user who has the app in front; without one it is not.
  private func present(_ request: UNNotificationRequest) {
    guard let delegate else { return }
    Task { @MainActor in
      let options = await delegate.userNotificationCenter(
        self, willPresent: UNNotification(request))
      if !options.isDisjoint(with: [.banner, .list, .alert]) { post(request, after: 0) }
    }
  }

  /// Hands a notification to the phone; where the app has never asked for more than sound or numbers, nothing is seen.
  private func post(
    _ request: UNNotificationRequest, after delay: TimeInterval, at region: Region? = nil
  ) {
    guard known.options?.contains(.alert) == true else { return }
    update { known in
      known.add(request, due: region == nil ? Date() + delay : .distantFuture)
    }
    if region != nil { fresh.append(request.identifier) }
    // The platform keeps the soonest 64.
    let surplus = pendingNames.dropFirst(64)
    withdraw(Array(surplus))
    if delay <= 0, region == nil, let badge = request.content.badge {
      IconBadge().set(badge.intValue)
    }
    // One too many, and the last of all to come, is none.
    guard !surplus.contains(request.identifier) else { return }
    let notification = AppNotification(
      id: request.identifier, title: request.content.title, text: request.content.text,
      delay: .seconds(min(delay, 1e9)), region: region)
    Self.phone.ask(.post(notification))
  }

  private func receive(_ signal: Signal) {
    fresh = []
    switch signal {
    case .notificationDue(let id): (remove(id) ?? pushed(id)).map(present)
    case .notificationTapped(let id): (remove(id) ?? pushed(id)).map(deliver)
    case .notificationRequestFinished(let isAllowed):
      let answers = waiting
      waiting = []
      for answer in answers { answer(isAllowed) }
    default: break
    }
  }

  /// Takes out a notification that is no longer to come, nor to be seen.
  private func remove(_ id: String) -> UNNotificationRequest? {
    defer { update { $0.remove([id]) } }
    return known.request(id)
  }

  /// Returns what the app's server has pushed, of which no process knows anything (`I-103`); nil where it pushes nothing.
  private func pushed(_ title: String) -> UNNotificationRequest? {
    guard PushRegistration().isThere else { return nil }
    let content = UNMutableNotificationContent()
    content.title = title
    return UNNotificationRequest(
      identifier: title, content: content, trigger: UNPushNotificationTrigger())
  }

  /// Tells the delegate that a notification was tapped.
  private func deliver(_ request: UNNotificationRequest) {
    guard let delegate else { return }
    let response = UNNotificationResponse(UNNotification(request))
    Task { @MainActor in await delegate.userNotificationCenter(self, didReceive: response) }
  }

  // MARK: The number on the app's icon, and the buttons of notifications

  /// Puts a number on the app's icon; the completion comes a little later.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IconBadge().set(newBadgeCount)
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(nil) }
  }

  /// Puts a number on the app's icon.
  nonisolated(nonsending) public func setBadgeCount(_ newBadgeCount: Int) async throws {
    IconBadge().set(newBadgeCount)
  }

  /// Says which kinds of notifications there are; their buttons are seen by nobody.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Tells which kinds of notifications there are; the completion comes a little later.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    DispatchQueue.global().async { completionHandler(categories) }
  }

  /// Returns which kinds of notifications there are.
  nonisolated(nonsending) public func notificationCategories() async -> Set<UNNotificationCategory>
  {
    categories
  }

  // MARK: What is to come, and what is shown

  /// Tells which notifications are to come, the soonest first; the completion comes a little later.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = pendingRequests
    DispatchQueue.global().async { completionHandler(requests) }
  }

  /// Returns which notifications are to come, the soonest first.
  nonisolated(nonsending) public func pendingNotificationRequests() async
    -> [UNNotificationRequest]
  {
    pendingRequests
  }

  private var pendingRequests: [UNNotificationRequest] { pendingNames.compactMap(known.request) }

  /// The names of what is to come, the soonest first.
  private var pendingNames: [String] { known.names(pending: true, awaited: awaited) }

  private var deliveredNames: [String] { known.names(pending: false, awaited: awaited) }

  private var awaited: [String] { Self.phone.facts.awaitedNotifications + fresh }

  /// Tells which notifications the user can see; the completion comes a little later.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = shownNotifications
    DispatchQueue.global().async { completionHandler(notifications) }
  }

  /// Returns which notifications the user can see.
  nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
    shownNotifications
  }

  private var shownNotifications: [UNNotification] {
    Self.phone.facts.shownNotifications.compactMap { name in
      known.request(name).map { UNNotification($0, at: known.date(name)) }
    }
  }

  /// Takes back notifications that were to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withdraw(pendingNames.filter(identifiers.contains))
  }

  /// Takes back all notifications that were to come.
  public func removeAllPendingNotificationRequests() { withdraw(pendingNames) }

  /// Takes away notifications that are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withdraw(deliveredNames.filter(identifiers.contains))
  }

  /// Takes away all notifications that are shown.
  public func removeAllDeliveredNotifications() { withdraw(deliveredNames) }

  private func withdraw(_ names: [String]) {
    guard !names.isEmpty else { return }
    update { $0.remove(names) }
    for name in names { Self.phone.ask(.withdraw(id: name)) }
  }
}
