#if os(Linux)
  import DeviceInterface
  import PhoneFoundation
  import Testing

  @testable import UIKit
  @testable import VirtualTime

  /// Methods that controls call.
  ///
  /// Source: Apple's documentation of `UIControl`, `addTarget(_:action:for:)` and `removeTarget(_:action:for:)`.
  @MainActor struct ControlTests {
    private let log = Log()
    private let first = Selector("first", { (log: Log) in { log.add("first") } })
    private let second = Selector("second", { (log: Log) in { log.add("second") } })

    @Test func `what is named twice is called once for each event`() async {
      let control = UIControl()
      control.addTarget(log, action: first, for: .touchDown)
      control.addTarget(log, action: first, for: [.touchDown, .touchUpInside])
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      #expect(await log.taken() == ["first", "first"])
    }

    @Test func `what is called no more is that method at that event alone`() async {
      let control = UIControl()
      control.addTarget(log, action: first, for: [.touchDown, .touchUpInside])
      control.addTarget(log, action: second, for: .touchDown)
      control.removeTarget(log, action: first, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(await log.taken() == ["second"])
      control.sendActions(for: .touchUpInside)
      #expect(await log.taken() == ["first"])
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .allEvents)
      #expect(await log.taken() == [])
    }

    @Test func `a finger comes down before it leaves`() async {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.addTarget(log, action: second, for: .touchUpInside)
      button.addTarget(log, action: first, for: .touchDown)
      #expect(button.drawn.perform(.tapped("Go")))
      #expect(await log.taken() == ["first", "second"])
    }

    @Test func `a button's label has its text`() {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      #expect(button.titleLabel?.text == "Go")
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Come"
      button.configuration = configuration
      #expect(button.titleLabel?.text == "Come")
    }

    @Test func `a method without its object ends the app by name`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIControl().addTarget(
            nil, action: Selector("go", { (log: Log) in { log.add("go") } }), for: .touchUpInside)
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("the method go is named without its object"))
    }

    @Test func `a bar's method without its object ends the app by name`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = UIBarButtonItem(
            title: "Go", style: .plain, target: nil,
            action: Selector("go", { (log: Log) in { log.add("go") } }))
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("the method go is named without its object"))
    }
  }
#endif
