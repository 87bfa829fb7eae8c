public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The text under both.
  open fileprivate(set) var body = ""
  /// The number on the app's icon; kept, and seen by nobody.
  open fileprivate(set) var badge: NSNumber?
  /// What is heard with it; kept, and heard by nobody.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the app wants to know of it later; kept.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// Which buttons it has; kept, and seen by nobody.
  open fileprivate(set) var categoryIdentifier = ""
  /// Which others it belongs to; kept, and seen by nobody.
  open fileprivate(set) var threadIdentifier = ""
  /// How much it presses; kept, and noticed by nobody.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

  /// How much it matters among others of the app, from 0 to 1; kept, and noticed by nobody.
  open fileprivate(set) var relevanceScore = 0.0
  /// Which of the app's windows it belongs to; kept, and noticed by nobody.
  open fileprivate(set) var targetContentIdentifier: String?

  /// What stands under the first line.
  var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Takes over what another one says.
  fileprivate func copy(from other: UNNotificationContent) {
    (title, subtitle, body) = (other.title, other.subtitle, other.body)
    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
    interruptionLevel = other.interruptionLevel
    relevanceScore = other.relevanceScore
    targetContentIdentifier = other.targetContentIdentifier
  }

  /// What it says now, whatever becomes of it later.
  var kept: UNNotificationContent {
    let kept = UNNotificationContent()
    kept.copy(from: self)
    return kept
  }
}

/// What a notification is to say.
// Each property is overridden to be set by everybody, as observed properties are.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  override open var title: String { didSet {} }
  /// The second line.
  override open var subtitle: String { didSet {} }
  /// The text under both.
  override open var body: String { didSet {} }
  /// The number on the app's icon.
  override open var badge: NSNumber? { didSet {} }
  /// What is heard with it.
  override open var sound: UNNotificationSound? { didSet {} }
  /// What the app wants to know of it later.
  override open var userInfo: [AnyHashable: Any] { didSet {} }
  /// Which buttons it has.
  override open var categoryIdentifier: String { didSet {} }
  /// Which others it belongs to.
  override open var threadIdentifier: String { didSet {} }
  /// How much it presses.
  override open var interruptionLevel: UNNotificationInterruptionLevel { didSet {} }
  /// How much it matters among others of the app, from 0 to 1.
  override open var relevanceScore: Double { didSet {} }
  /// Which of the app's windows it belongs to.
  override open var targetContentIdentifier: String? { didSet {} }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits to be found.
  case passive = 0
  /// As always.
  case active = 1
  /// At once, whatever the user is at.
  case timeSensitive = 2
  /// Also where the phone is muted.
  case critical = 3
}

/// The name of a file that is heard.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  /// The file's name.
  public let rawValue: String

  /// Names a file.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; nobody hears it here.
open class UNNotificationSound: NSObject {
  override init() { super.init() }

  /// That of a file; whether there is one is not looked at.
  public init(named name: UNNotificationSoundName) { super.init() }

  /// That which is heard where the phone is muted.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  /// The platform's own.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// A notification that is to be shown, and when.
open class UNNotificationRequest: NSObject {
  /// What identifies it; another one of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; at once where it says nothing.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content.kept, trigger)
  }
}

/// A notification that the platform has.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it came, or was tapped; where it came as the user was somewhere, when it is asked for.
  public let date: Date

  init(_ request: UNNotificationRequest, at date: Date? = nil) {
    (self.request, self.date) = (request, date ?? Date())
  }
}

/// The deed of the user with a notification: no phone here can more than tap it.
open class UNNotificationResponse: NSObject {
  /// What it was done with.
  public let notification: UNNotification
  /// What was done: `UNNotificationDefaultActionIdentifier`, as notifications have no buttons here.
  public let actionIdentifier = UNNotificationDefaultActionIdentifier

  init(_ notification: UNNotification) { self.notification = notification }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
