public import Foundation

/// A button of a notification; kept, and seen by nobody.
open class UNNotificationAction: NSObject {
  /// The fate of the app where somebody taps it.
  public struct Options: OptionSet, Sendable {
    /// The platform's own number.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phone has to be unlocked.
    public static let authenticationRequired = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// The app comes to the front.
    public static let foreground = Options(rawValue: 4)
  }

  /// The app's name for it.
  public let identifier: String
  /// What stands on it.
  public let title: String
  /// What becomes of the app where somebody taps it.
  public let options: Options

  /// Describes a button.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// The options of a button, by their older name.
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// A kind of notifications, which have the same buttons; kept, and seen by nobody.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The news that is told of notifications of a kind.
  public struct Options: OptionSet, Sendable {
    /// The platform's own number.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// That they were swiped away, which nobody does here.
    public static let customDismissAction = Options(rawValue: 1)
  }

  /// The app's name for it.
  public let identifier: String
  /// What the app is told of them.
  public let options: Options
  private let buttons: [Button]

  private struct Button {
    let identifier: String
    let title: String
    let options: UNNotificationAction.Options
  }

  /// The buttons.
  public var actions: [UNNotificationAction] {
    buttons.map {
      UNNotificationAction(identifier: $0.identifier, title: $0.title, options: $0.options)
    }
  }

  /// Describes a kind of notifications; what voice assistants are to know of it is not needed.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    (self.identifier, self.options) = (identifier, options)
    buttons = actions.map {
      Button(identifier: $0.identifier, title: $0.title, options: $0.options)
    }
  }
}

/// The options of a kind of notifications, by their older name.
public typealias UNNotificationCategoryOptions = UNNotificationCategory.Options

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is told of a notification that was swiped away, which nobody does here.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
