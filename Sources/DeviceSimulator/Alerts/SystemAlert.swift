/// A question of the system that lies above the app, as the user sees it.
public struct SystemAlert: Hashable, Sendable {
  /// Which question it is.
  public enum Kind: Hashable, Sendable {
    /// A question of iOS.
    case iOS(IOSPrompt)
    /// A dialog of Android.
    case android(AndroidPrompt)
    /// Android's question whether to turn the device's location on (`A-57`).
    case turnLocationOn
  }

  /// Which question it is.
  public let kind: Kind
  /// The question.
  public let title: String
  /// The app's own explanation, where the platform shows one; empty otherwise.
  public let message: String
  /// The buttons in the order shown.
  public let buttons: [AlertButton]
  /// Whether precise location is chosen in the alert; `nil` where the alert has no such choice (`I-42`, `A-12`).
  public let isPrecise: Bool?

  /// Returns the button that a person means who writes the text, or `nil`.
  ///
  /// The exact label comes first; then any name of a meaning that the alert offers.
  public func button(_ text: String) -> AlertButton? {
    let wanted = AlertAnswer.normalized(text)
    if let exact = buttons.first(where: { AlertAnswer.normalized($0.label) == wanted }) {
      return exact
    }
    return AlertAnswer.meanings(of: text).lazy
      .compactMap { meaning in buttons.first { $0.meaning == meaning } }
      .first
  }

  /// Whether the user can close it without an answer (`A-19`).
  public var isDismissible: Bool {
    switch kind {
    case .iOS: false
    case .android, .turnLocationOn: true
    }
  }
}
