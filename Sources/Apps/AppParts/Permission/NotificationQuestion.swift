public import DeviceInterface

/// The question whether the app may notify, which it puts once in the life of an installation (`I-98`, `A-71`).
///
/// It is put when the app has something to tell outside of its screen, and never at launch. Whatever it is about does not
/// wait for the answer.
public struct NotificationQuestion: Hashable, Sendable {
  /// What can be said of it on the screen.
  public enum Hint: Hashable, Sendable {
    /// Why the user is asked, as long as the question is up.
    case reason
    /// What is not seen outside the app, as the user does not want it or nobody has asked.
    case unseen
  }

  /// Where it is stored that it was put.
  private let key: String
  private var wasPut = false
  private var isUp = false
  private var areSeen = true

  /// Was never put; that it was is stored in the app's namespace.
  public init(namespace: String) { key = namespace + ".askedToNotify" }

  /// Takes up what an earlier process has stored.
  public mutating func restore(_ facts: Facts) {
    wasPut = facts.storage[key] != nil
    read(facts)
  }

  /// Reads whether what the app posts is seen: no platform tells of a change in Settings.
  public mutating func read(_ facts: Facts) { areSeen = facts.notificationsEnabled }

  /// Puts the question once, now that it is due, unless it is decided.
  public mutating func put(if isDue: Bool, _ platform: inout Requests) {
    guard isDue, isOpen(platform.facts) else { return }
    (wasPut, isUp) = (true, true)
    platform.add(.store(key: key, value: "1"))
    platform.add(.askForNotifications(provisional: false))
  }

  /// Whether it was never put, and the system may put it; Android does not tell whether it would (`A-21`).
  ///
  /// Mostly that is over, so it is asked before whatever else decides.
  public func isOpen(_ facts: Facts) -> Bool {
    if wasPut { return false }
    return switch facts.platform {
    case .iOS: facts.notificationPermission == .notDetermined
    case .android: !facts.notificationsEnabled
    }
  }

  /// The question is over.
  public mutating func finished(isAllowed: Bool) { (isUp, areSeen) = (false, isAllowed) }

  /// What the screen says of it; `nil` where notifications are seen.
  public var hint: Hint? { areSeen ? nil : isUp ? .reason : .unseen }
}

extension Requests {
  /// Takes a notification away that the user can see; nothing is asked for where there is none.
  public mutating func withdrawIfShown(_ id: String) {
    if facts.shownNotifications.contains(id) { add(.withdraw(id: id)) }
  }
}
