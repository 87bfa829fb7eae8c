public import Foundation
internal import VirtualTime

/// The one who knows what a table shows.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are; one where that is left out.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns what a row shows.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// What stands above a section; nothing where that is left out.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What stands below a section; nothing where that is left out.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nothing.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// The one who is told what the user does to a table; every method may be left out.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

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
    for section in 0..<dataSource.numberOfSections(in: self) {
      page.text(dataSource.tableView(self, titleForHeaderInSection: section) ?? "")
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(indexes: [section, row])
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.drawRow(on: &page) { [weak self] in self?.select(path) }
      }
      page.text(dataSource.tableView(self, titleForFooterInSection: section) ?? "")
    }
  }

  private func select(_ path: IndexPath) {
    indexPathForSelectedRow = path
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
