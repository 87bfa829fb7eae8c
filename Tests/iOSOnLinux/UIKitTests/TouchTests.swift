#if os(Linux)
  import DeviceInterface
  import Foundation
  import PhoneFoundation
  import Testing

  @testable import UIKit
  @testable import VirtualTime

  /// What can be touched in views within each other.
  @MainActor struct TouchTests {
    private let log = Log()

    private func button(_ title: String) -> UIButton {
      UIButton(primaryAction: UIAction(title: title) { [log] _ in log.add(title) })
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    private func hear(_ view: UIView) {
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.addTarget(log, action: Selector("tapped", { (log: Log) in { log.add("tap") } }))
      view.addGestureRecognizer(tap)
    }

    @Test func `what can be tapped as a whole is one thing`() async {
      let card = UIStackView(arrangedSubviews: [label("Royal"), label("Way")])
      hear(card)
      #expect(card.drawn.screen.controls.map(\.label) == ["Royal, Way"])
      #expect(card.drawn.perform(.tapped("Royal, Way")))
      #expect(await log.taken() == ["tap"])
    }

    @Test func `what hears taps leaves to be touched what is in it`() async {
      let form = UIStackView(arrangedSubviews: [label("Name"), button("Save")])
      hear(form)
      #expect(form.drawn.screen.controls.map(\.label) == ["Save"])
      #expect(form.drawn.screen.message == "Name")
      #expect(form.drawn.perform(.tapped("Save")))
      #expect(await log.taken() == ["Save"])
    }

    @Test func `a page that hears taps leaves its table, its text and what is tapped in it`() async
    {
      let (rows, notes, star) = (Rows(), UITextView(), UIImageView(image: UIImage(named: "star")))
      let table = UITableView()
      (table.dataSource, table.delegate) = (rows, rows)
      hear(star)
      let page = UIStackView(arrangedSubviews: [table, notes, star])
      hear(page)
      let drawn = page.drawn
      #expect(drawn.screen.items.map(\.title) == ["Castle"])
      #expect(drawn.screen.fields.count == 1)
      #expect(drawn.screen.controls.map { $0.label.lowercased() } == ["star"])
      #expect(drawn.perform(.tapped(drawn.screen.controls[0].label)))
      #expect(await log.taken() == ["tap"])
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Castle"
        return cell
      }
    }

    @Test func `nobody writes into a field that is disabled`() {
      let field = UITextField()
      (field.placeholder, field.text, field.isEnabled) = ("Name", "Ann", false)
      let drawn = field.drawn
      #expect(drawn.screen.fields == [] && drawn.screen.metrics.map(\.label) == ["Name"])
    }

    @Test func `nothing can be touched in what cannot`() async {
      let field = UITextField()
      field.placeholder = "Name"
      let form = UIStackView(arrangedSubviews: [button("Save"), UISwitch(), field])
      let page = UIView()
      page.addSubview(form)
      page.addSubview(button("Help"))
      form.isUserInteractionEnabled = false
      let drawn = page.drawn
      #expect(drawn.screen.controls.map(\.isEnabled) == [false, false, true])
      _ = drawn.perform(.tapped("Save"))
      #expect(drawn.screen.fields == [] && !drawn.perform(.entered("Ann", field: "Name")))
      #expect(await log.taken() == [] && field.text == "")
      #expect(drawn.perform(.tapped("Help")))
      #expect(await log.taken() == ["Help"])
    }

    @Test func `a picture is read by its name where it can be tapped and nothing else is read`() {
      let picture = UIImageView(image: UIImage(systemName: "star"))
      hear(picture)
      let card = UIStackView(arrangedSubviews: [
        UIImageView(image: UIImage(named: "heart")), label("Royal"),
      ])
      hear(card)
      let page = UIStackView(arrangedSubviews: [picture, card])
      #expect(page.drawn.screen.controls.map { $0.label.lowercased() } == ["star", "royal"])
    }
  }
#endif
