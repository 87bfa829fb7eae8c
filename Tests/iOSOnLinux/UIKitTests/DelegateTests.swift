#if os(Linux)
  import DeviceInterface
  import Foundation
  import Testing

  @testable import UIKit
  @testable import VirtualTime

  /// What those are asked who may forbid something, and what they are told.
  ///
  /// Source: Apple's documentation of `UITextFieldDelegate` and `UITableViewDelegate`.
  @MainActor struct DelegateTests {
    /// A delegate of a field.
    final class Writer: UITextFieldDelegate {
      var (mayBegin, mayEnd) = (true, true)
      var log: [String] = []

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("begin?")
        return mayBegin
      }

      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begun") }

      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("end?")
        return mayEnd
      }

      func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    }

    @Test func `writing begins and ends where the delegate lets it`() {
      let (field, writer) = (UITextField(), Writer())
      (field.placeholder, field.delegate) = ("Name", writer)
      writer.mayBegin = false
      _ = field.drawn.perform(.entered("Ann", field: "Name"))
      #expect(writer.log == ["begin?"] && field.text == "")
      (writer.mayBegin, writer.mayEnd, writer.log) = (true, false, [])
      _ = field.drawn.perform(.entered("Ann", field: "Name"))
      #expect(writer.log == ["begin?", "begun", "end?"] && field.text == "Ann" && field.isEditing)
      (writer.mayEnd, writer.log) = (true, [])
      _ = field.drawn.perform(.entered("Bea", field: "Name"))
      #expect(writer.log == ["end?", "ended"] && field.text == "Bea" && !field.isEditing)
    }

    /// The source of a table of three rows, and a delegate that forbids the last.
    final class Rows: UITableViewDataSource, UITableViewDelegate {
      var log: [String] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row == 2 {
          cell.accessoryView = UIButton(
            primaryAction: UIAction(title: "Call") { _ in self.log.append("called") })
        }
        return cell
      }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Above"
      }

      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Below"
      }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIButton(primaryAction: UIAction(title: "Sort") { _ in self.log.append("sorted") })
      }

      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        indexPath.row == 2 ? nil : indexPath
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("chosen \(indexPath.row)")
      }

      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("left \(indexPath.row)")
      }
    }

    private func table(_ rows: Rows) -> UITableView {
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (rows, rows)
      return table
    }

    @Test func `a row is chosen unless the delegate forbids it, and the one before is left`() {
      let rows = Rows()
      let table = table(rows)
      for row in [0, 0, 1, 2] { _ = table.drawn.perform(.tapped("Row \(row)")) }
      #expect(rows.log == ["chosen 0", "chosen 0", "left 0", "chosen 1"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `a view stands above a section in the place of a title`() {
      let rows = Rows()
      let table = table(rows)
      #expect(table.drawn.screen.message == "Below")
      _ = table.drawn.perform(.tapped("Sort"))
      #expect(rows.log == ["sorted"])
    }

    @Test func `what is in a row can be touched, though the app keeps no row`() {
      let rows = Rows()
      let table = table(rows)
      _ = table.drawn.perform(.tapped("Call"))
      #expect(rows.log == ["called"])
    }

    @Test func `rows of a table without a delegate cannot be tapped`() {
      let rows = Rows()
      let table = table(rows)
      #expect(table.drawn.screen.items.map(\.isTappable) == [true, true, true])
      table.delegate = nil
      #expect(table.drawn.screen.items.map(\.isTappable) == [false, false, false])
      #expect(table.drawn.screen.message == "Above\nBelow")
    }

    /// A delegate of an app that has no class for its scene.
    final class Asked: NSObject, UIApplicationDelegate {
      var count = 0

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        count += 1
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      }
    }

    @Test func `an app is asked once who is told of its scene`() {
      let (asked, scene) = (Asked(), UIWindowScene())
      let old = UIApplication.shared.delegate
      defer { UIApplication.shared.delegate = old }
      UIApplication.shared.delegate = asked
      scene.connect()
      scene.connect()
      #expect(asked.count == 1 && scene.delegate == nil)
    }
  }
#endif
