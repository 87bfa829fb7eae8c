public import Foundation

/// Something that the user can tap.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom = 0
    /// As the platform's.
    case system = 1
    /// With an arrow.
    case detailDisclosure = 2
    /// With an i.
    case infoLight = 3
    /// With a dark i.
    case infoDark = 4
    /// With a plus.
    case contactAdd = 5
    /// With a cross.
    case close = 7
  }

  /// What is on a button, and how it looks.
  public struct Configuration {
    /// What stands on it.
    public var title: String?
    /// What stands under that.
    public var subtitle: String?
    /// The picture on it.
    public var image: UIImage?

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Filled.
    public static func filled() -> Configuration { Configuration() }
    /// Tinted.
    public static func tinted() -> Configuration { Configuration() }
    /// Grey.
    public static func gray() -> Configuration { Configuration() }
    /// With a line around it.
    public static func bordered() -> Configuration { Configuration() }
  }

  /// What is on it in a newer way.
  open var configuration: Configuration?
  private let label = UILabel()
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  /// The label on it, whose text is that of the state.
  open var titleLabel: UILabel? {
    label.text = configuration?.title ?? currentTitle
    return label
  }

  /// Creates a button of a sort.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button that runs a piece of code.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with what is on it, which runs a piece of code.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Says what stands on it in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// Says which picture is on it in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// Returns what stands on it in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// What stands on it now.
  open var currentTitle: String? {
    title(for: isEnabled ? isSelected ? .selected : .normal : .disabled)
  }

  override func draw(on page: inout UIPage) {
    page.button(words.first ?? "", isEnabled: isEnabled) { [weak self] in
      self?.sendActions(for: .touchDown)
      self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  override var words: [String] {
    let picture = configuration?.image ?? images[0]
    let label =
      accessibilityLabel ?? configuration?.title ?? currentTitle ?? picture?.accessibilityLabel
      ?? accessibilityIdentifier
    return label.map { [$0] } ?? []
  }
}
