public import Foundation
internal import VirtualTime

/// Rows of a list, asked for anew whenever the screen is drawn; every row is drawn, also those that would have to be scrolled to.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// As one list.
    case plain = 0
    /// Apart.
    case grouped = 1
    /// Apart, and away from the edges.
    case insetGrouped = 2
  }

  /// Who knows what is shown.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Who is told what the user does.
  open weak var delegate: (any UITableViewDelegate)?
  /// The row that was tapped last and is still marked.
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var classes: [String: AnyClass] = [:]
  /// What was drawn last, which nobody else keeps, and in which something can be touched.
  private var drawn: [UIView] = []

  override var isTouched: Bool { true }

  /// Creates a table.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  /// Shows what there is now, which is so after all that happens here.
  open func reloadData() { indexPathForSelectedRow = nil }

  /// Takes the mark from a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Says of which class rows of a name are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// Returns a row that is not seen any more; there is none here, and the app makes one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier].map { make($0) }
  }

  /// Returns a row of the class that was registered; it is always a new one here.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let type = classes[identifier] else {
      HostPhone.refuse("no class is registered for rows called \(identifier)")
    }
    return make(type)
  }

  private func make(_ type: AnyClass) -> UITableViewCell {
    guard let cell = MadeObject.make(type, as: "a row's class") as? UITableViewCell else {
      HostPhone.refuse("\(type) is registered for rows, and is none")
    }
    return cell
  }

  override func draw(on page: inout UIPage) {
    guard let dataSource else { return }
    drawn = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      draw(
        delegate?.tableView(self, viewForHeaderInSection: section),
        or: dataSource.tableView(self, titleForHeaderInSection: section), on: &page)
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(indexes: [section, row])
        let cell = dataSource.tableView(self, cellForRowAt: path)
        drawn.append(cell)
        // A tap of which nobody is told is nothing that a scenario could do.
        let select: @MainActor () -> Void = { [weak self] in self?.select(path) }
        cell.drawRow(on: &page, select: delegate == nil ? nil : select)
      }
      draw(
        delegate?.tableView(self, viewForFooterInSection: section),
        or: dataSource.tableView(self, titleForFooterInSection: section), on: &page)
    }
  }

  private func draw(_ view: UIView?, or title: String?, on page: inout UIPage) {
    guard let view else { return page.text(title ?? "") }
    drawn.append(view)
    if view.isShown { view.put(on: &page) }
  }

  private func select(_ tapped: IndexPath) {
    guard let path = delegate?.tableView(self, willSelectRowAt: tapped) else { return }
    let old = indexPathForSelectedRow
    indexPathForSelectedRow = path
    if let old, old != path { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  override var words: [String] { [] }
}

extension IndexPath {
  /// Creates the path to a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row in the section.
  public var row: Int { self[1] }
}
