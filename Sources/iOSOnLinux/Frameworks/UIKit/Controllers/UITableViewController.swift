public import Foundation

/// A page that is a table, and knows itself what it shows.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  /// The table, which is the page's view.
  open private(set) lazy var tableView: UITableView = UITableView(frame: UIScreen.main.bounds)

  /// Creates a page with a table.
  public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }

  /// Makes the table the view.
  open override func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view = tableView
  }

  /// How many sections there are: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has: none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns what a row shows: nothing.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// What stands above a section: nothing.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// What stands below a section: nothing.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// A view above a section: none.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// A view below a section: none.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// A row is about to be chosen; returns it.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// A row was tapped; does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Another row was tapped after this one; does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
