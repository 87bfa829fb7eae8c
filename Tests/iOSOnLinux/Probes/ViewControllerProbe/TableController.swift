#if os(Linux)
  import Foundation
  import UIKit

  /// A table of places, one of which has a switch.
  final class TableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private var chosen = "none"

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Table"
      (table.dataSource, table.delegate) = (self, self)
      table.register(PlaceCell.self, forCellReuseIdentifier: "place")
      view.addSubview(table)
    }

    override var title: String? {
      get { "Table" }
      set {}
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 2 : 1
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Chosen: \(chosen)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if indexPath.section == 1 {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Sound"
        cell.accessoryView = UISwitch()
        return cell
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
      (cell as? PlaceCell)?.name.text = "Place \(indexPath.row + 1)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = "row \(indexPath.row)"
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  /// A page that is a table.
  final class RowsController: UITableViewController {
    private var count = 1

    override var title: String? {
      get { "Rows" }
      set {}
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      count += 1
      tableView.reloadData()
    }
  }

  /// A row of the app's own.
  final class PlaceCell: UITableViewCell {
    let name = UILabel()
    private let more = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      more.text = "near"
      contentView.addSubview(name)
      contentView.addSubview(more)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
