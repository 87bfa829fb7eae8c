public import Foundation

/// A means of letting the phone be felt; nobody feels the phone here, as on devices that cannot.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  override public nonisolated init() { super.init() }

  /// Makes ready for what is about to be felt; nothing is.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a knock.
  public enum FeedbackStyle: Int, Sendable {
    /// As of something light.
    case light = 0
    /// In between.
    case medium = 1
    /// As of something heavy.
    case heavy = 2
    /// As of something soft.
    case soft = 3
    /// As of something stiff.
    case rigid = 4
  }

  /// Creates a generator of knocks of a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Knocks; nobody feels it.
  open func impactOccurred() {}

  /// Knocks as hard as a number from 0 to 1 says; nobody feels it.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A word about how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The way in which something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Says how something went; nobody feels it.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick, as something else is chosen.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks; nobody feels it.
  open func selectionChanged() {}
}
