public import Foundation

/// What a view does to the looks of what lies under it, or in it: nobody sees it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What lies under it is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    /// Brighter than what lies under it.
    case extraLight = 0
    /// Bright.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the phone's brightness wants it.
    case regular = 4
    /// So that it stands out.
    case prominent = 5
    /// Like the thinnest matter.
    case systemUltraThinMaterial = 6
    /// Like thin matter.
    case systemThinMaterial = 7
    /// Like matter.
    case systemMaterial = 8
    /// Like thick matter.
    case systemThickMaterial = 9
    /// Like bars.
    case systemChromeMaterial = 10
    /// Like the thinnest matter, always bright.
    case systemUltraThinMaterialLight = 11
    /// Like thin matter, always bright.
    case systemThinMaterialLight = 12
    /// Like matter, always bright.
    case systemMaterialLight = 13
    /// Like thick matter, always bright.
    case systemThickMaterialLight = 14
    /// Like bars, always bright.
    case systemChromeMaterialLight = 15
    /// Like the thinnest matter, always dark.
    case systemUltraThinMaterialDark = 16
    /// Like thin matter, always dark.
    case systemThinMaterialDark = 17
    /// Like matter, always dark.
    case systemMaterialDark = 18
    /// Like thick matter, always dark.
    case systemThickMaterialDark = 19
    /// Like bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// Creates an effect.
  public convenience init(style: Style) { self.init() }
}

/// What lies in it shines through a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect on top of another.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// A view with an effect, and with views in its content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// Where views belong.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Ends the app: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
