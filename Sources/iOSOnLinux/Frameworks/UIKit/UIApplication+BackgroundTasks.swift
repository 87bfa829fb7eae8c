internal import DeviceInterface
public import Foundation
internal import Synchronization
internal import VirtualTime

/// A background task, by its number.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Names a task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No task, as it was called before.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// What the app wants to end after it has left the front (`I-52`); may be called from every queue.
extension UIApplication {
  /// How many seconds the app may still go on out of sight for such tasks alone; the largest number where nothing ends them.
  public nonisolated var backgroundTimeRemaining: TimeInterval {
    HostPhone.onMainQueue(for: "UIKit") {
      let phone = HostPhone.require(for: "UIKit")
      guard !phone.isInSight, let left = phone.facts.backgroundTimeLeft else {
        return .greatestFiniteMagnitude
      }
      return left / .seconds(1)
    }
  }

  /// Lets the app go on for a while after it has left the front; the handler is called when that time is over.
  ///
  /// An app that does not end the task then, is ended.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Does the same with a name, which reports tell.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let number = Self.taskCount.add(1, ordering: .relaxed).newValue
    let task = UIBackgroundTaskIdentifier(rawValue: number)
    // The phone is told in this order, and before it hears that the app has come to rest.
    Task { @MainActor in
      let name = "\(taskName ?? "background task") \(number)"
      expirations[task] = Expiration(name: name, handler: handler)
      Self.attach()
      HostPhone.require(for: "UIKit").ask(.beginBackgroundTask(name: name))
    }
    return task
  }

  /// Says that the app has ended what the task was for; nothing happens for a task that is none, or not any more.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Task { @MainActor in
      guard let ended = expirations.removeValue(forKey: identifier) else { return }
      HostPhone.require(for: "UIKit").ask(.endBackgroundTask(name: ended.name))
    }
  }

  /// The work to be done once the time for a task is over.
  struct Expiration {
    /// What the phone calls the task.
    let name: String
    /// What the app does then.
    let handler: (@MainActor @Sendable () -> Void)?
  }

  /// Tells the task of that name that the time is over.
  func expire(_ name: String) {
    expirations.values.first { $0.name == name }?.handler?()
  }

  private nonisolated static let taskCount = Atomic<Int>(0)
}
