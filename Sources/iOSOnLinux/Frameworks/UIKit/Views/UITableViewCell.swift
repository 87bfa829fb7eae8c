public import Foundation

/// What a row shows: its labels in their order, as title and detail; what else can be touched in it stands behind.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where the labels are.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label and a value on the right.
    case value1 = 1
    /// A label and a value beside it.
    case value2 = 2
    /// A label and one under it.
    case subtitle = 3
  }

  /// What is on the right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// An arrow that can be tapped by itself.
    case detailDisclosureButton = 2
    /// A check.
    case checkmark = 3
  }

  /// How a tapped row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As before: it cannot be tapped, as far as the user sees.
    case none = 0
    /// Marked.
    case `default` = 3
  }

  /// What the app calls rows of this sort.
  public let reuseIdentifier: String?
  /// What is on the right.
  open var accessoryType = AccessoryType.none
  /// A view on the right.
  open var accessoryView: UIView?
  /// How it looks when it is tapped.
  open var selectionStyle = SelectionStyle.default
  /// Where the app puts its views.
  public let contentView = UIView(frame: .zero)
  /// The label.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second label.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row of the simplest sort; tables make those of registered classes so.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Ends the app: there are no archives of views here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  func drawRow(on page: inout UIPage, select: (@MainActor () -> Void)?) {
    let own = [textLabel, detailTextLabel].compactMap { $0?.text }.filter { !$0.isEmpty }
    let texts = accessibilityLabel.map { [$0] } ?? own + contentView.words
    let title = texts.first ?? accessibilityIdentifier ?? ""
    let isTouchable = page.isTouchable
    page.isTouchable = isTouchable && isUserInteractionEnabled
    page.row(title, texts.dropFirst().joined(separator: " · "), action: select)
    for view in contentView.controls + (accessoryView.map { [$0] } ?? []) where view.isShown {
      page.name(title)
      view.put(on: &page)
    }
    page.isTouchable = isTouchable
  }
}
