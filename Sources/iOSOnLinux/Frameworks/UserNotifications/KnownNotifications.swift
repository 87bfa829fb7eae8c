internal import CoreLocation
internal import Foundation
internal import VirtualTime

/// The knowledge of the app's notifications beyond its process.
struct KnownNotifications: Codable {
  /// What the app has asked for; nil where it has never asked.
  private(set) var options: UNAuthorizationOptions?
  /// Whether it has only asked for what the user is not asked about.
  private(set) var isProvisional = false
  private var posted: [String: Posted] = [:]

  /// A notification that is to come or has come.
  fileprivate struct Posted: Codable {
    /// When it comes; in the distant future where it waits for the user to be somewhere.
    let due: Date
    let title: String
    let subtitle: String
    let body: String
    let categoryIdentifier: String
    let threadIdentifier: String
    let interruptionLevel: UInt
    let relevanceScore: Double
    let targetContentIdentifier: String?
    let badge: Int?
    let isHeard: Bool
    /// As a property list, which is what the platform takes.
    let userInfo: Data?
    let trigger: PostedTrigger?
  }

  /// Notes that the app has asked for something.
  mutating func ask(for options: UNAuthorizationOptions) {
    isProvisional = options.contains(.provisional) && (self.options == nil || isProvisional)
    self.options = (self.options ?? []).union(options)
  }

  /// Takes up a notification, in the place of one of the same name.
  mutating func add(_ request: UNNotificationRequest, due: Date) {
    let content = request.content
    posted[request.identifier] = Posted(
      due: due, title: content.title, subtitle: content.subtitle, body: content.body,
      categoryIdentifier: content.categoryIdentifier, threadIdentifier: content.threadIdentifier,
      interruptionLevel: content.interruptionLevel.rawValue,
      relevanceScore: content.relevanceScore,
      targetContentIdentifier: content.targetContentIdentifier,
      badge: content.badge?.intValue, isHeard: content.sound != nil,
      userInfo: Self.propertyList(of: content.userInfo),
      trigger: request.trigger.flatMap(PostedTrigger.init))
  }

  private static func propertyList(of userInfo: [AnyHashable: Any]) -> Data? {
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: userInfo, format: .binary, options: 0)
    } catch {
      HostPhone.refuse(
        "UNNotificationContent: userInfo may hold only what a property list can: \(userInfo)")
    }
  }

  /// Forgets notifications.
  mutating func remove(_ names: [String]) {
    for name in names { posted[name] = nil }
  }

  /// The names of those that are to come, the soonest first, or of those that have come.
  ///
  /// Whether the user has been somewhere is known to the phone alone, which awaits the others still.
  func names(pending isPending: Bool, awaited: [String]) -> [String] {
    let now = Date()
    func isToCome(_ name: String, _ due: Date) -> Bool {
      due == .distantFuture ? awaited.contains(name) : due > now
    }
    return posted.filter { isToCome($0.key, $0.value.due) == isPending }
      .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
  }

  /// When a notification came; nil where that is not known.
  func date(_ name: String) -> Date? {
    posted[name].flatMap { $0.due == .distantFuture ? nil : $0.due }
  }

  /// What was asked for under the name, as far as it was kept.
  func request(_ name: String) -> UNNotificationRequest? {
    posted[name].map { posted in
      UNNotificationRequest(
        identifier: name, content: posted.content, trigger: posted.trigger?.trigger)
    }
  }
}

extension KnownNotifications.Posted {
  fileprivate var content: UNNotificationContent {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    content.categoryIdentifier = categoryIdentifier
    content.threadIdentifier = threadIdentifier
    content.interruptionLevel = .init(rawValue: interruptionLevel) ?? .active
    content.relevanceScore = relevanceScore
    content.targetContentIdentifier = targetContentIdentifier
    content.badge = badge.map { NSNumber(value: $0) }
    content.sound = isHeard ? .default : nil
    let info = userInfo.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    content.userInfo = info as? [AnyHashable: Any] ?? [:]
    return content
  }
}

extension UNAuthorizationOptions: Codable {}

/// The moment when a notification was to come.
private enum PostedTrigger: Codable {
  case after(TimeInterval)
  case at(DateComponents)
  case around(RegionRecord)

  init?(_ trigger: UNNotificationTrigger) {
    switch trigger {
    case let trigger as UNTimeIntervalNotificationTrigger: self = .after(trigger.timeInterval)
    case let trigger as UNCalendarNotificationTrigger: self = .at(trigger.dateComponents)
    case let trigger as UNLocationNotificationTrigger:
      guard let circle = trigger.region as? CLCircularRegion else { return nil }
      self = .around(RegionRecord(circle))
    default: return nil
    }
  }

  var trigger: UNNotificationTrigger {
    switch self {
    case .after(let time): UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: false)
    case .at(let components):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    case .around(let circle):
      UNLocationNotificationTrigger(region: circle.region, repeats: false)
    }
  }
}
