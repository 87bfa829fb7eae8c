#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Notifications, as apps show them by the platform's names.
  final class UserNotificationsTests {
    private let probe: ProbeProcess
    private var time = 0.0

    init() throws { probe = try ProbeProcess(program: "user-notifications-probe") }

    /// Taps one button after the other; returns the last answer.
    @discardableResult
    private func tap(_ labels: String...) throws -> Answer {
      var last: Answer?
      for label in labels {
        time += 1
        last = try probe.tap(label, at: time)
      }
      return try #require(last)
    }

    private func leave() throws {
      time += 1
      _ = try probe.signal(.enteredBackground, at: time)
    }

    private func told(_ answer: Answer) -> [Substring] {
      answer.screen?.message?.split(separator: "|") ?? []
    }

    private func notification(_ name: String, delay: Duration = .zero) -> Request {
      .post(AppNotification(id: name, title: "Hello", text: "from\n\(name)", delay: delay))
    }

    @Test func `nothing is shown before somebody has asked for it`() throws {
      try leave()
      #expect(
        told(try tap("May I")) == ["notDetermined, alert notSupported, badge notSupported"])
      let refused = try tap("Now")
      #expect(refused.requests == [] && told(refused).last == "1")
      let words = "Notifications are not allowed for this application"
      #expect(told(try tap("Now, awaited")).last == "1 \(words)")
      #expect(told(try tap("Ask")).last == "granted true true")
      #expect(told(try tap("May I")).last == "authorized, alert enabled, badge notSupported")
      let shown = try tap("Now")
      #expect(shown.requests == [notification("now")] && told(shown).last == "added")
      #expect(told(try tap("Ask, awaited")).last == "granted true")
    }

    @Test func `who has turned notifications off is asked for nothing, and nothing is shown`()
      throws
    {
      probe.setNotifications(false)
      #expect(told(try tap("Ask")).last == "granted false true")
      #expect(told(try tap("May I")).last == "denied, alert disabled, badge notSupported")
      try leave()
      let refused = try tap("Now")
      #expect(refused.requests == [] && told(refused).last == "1")
      let words = "Notifications are not allowed for this application"
      #expect(told(try tap("Now, awaited")).last == "1 \(words)")
      probe.setNotifications(true)
      #expect(told(try tap("May I")).last == "authorized, alert enabled, badge notSupported")
      #expect(try tap("Now").requests == [notification("now")])
    }

    @Test func `what is to come later is the phone's to show, and can be taken back`() throws {
      try tap("Ask")
      #expect(try tap("Later").requests == [notification("later", delay: .seconds(90))])
      #expect(try tap("Take back").requests == [.withdraw(id: "later")])
    }

    @Test func `what is shown and what is to come are taken back apart`() throws {
      try tap("Ask", "Later")
      #expect(try tap("Clear").requests == [])
      time += 90
      #expect(try tap("Take back").requests == [])
      #expect(try tap("Clear").requests == [.withdraw(id: "later")])
    }

    @Test func `nothing is seen of notifications that were only to be numbers`() throws {
      try tap("Ask for badges")
      try leave()
      #expect(try tap("Now").requests == [])
    }

    @Test func `who has asked only for what nobody is asked about may still ask for more`() throws {
      try tap("Ask nobody")
      #expect(told(try tap("May I")).last?.hasPrefix("provisional") == true)
      try tap("Ask")
      #expect(told(try tap("May I")).last?.hasPrefix("authorized") == true)
      try tap("Ask nobody")
      #expect(told(try tap("May I")).last?.hasPrefix("authorized") == true)
    }

    @Test func `what a property list cannot hold is refused by name`() throws {
      try tap("Ask")
      try leave()
      #expect { try tap("Strange") } throws: { "\($0)".contains("userInfo may hold only") }
    }

    @Test func `of more than sixty-four that are to come the soonest are kept`() throws {
      try tap("Ask")
      let requests = try tap("Many").requests
      #expect(requests.count == 66)
      #expect(requests.contains(.withdraw(id: "1")))
    }

    @Test func `completions come on another queue than the main one`() throws {
      #expect(told(try tap("Ask elsewhere")) == ["not on main"])
    }

    @Test(arguments: ["Present", "Present, awaited"])
    func `who has the app in front sees what its delegate lets through`(form: String) throws {
      try tap("Ask")
      #expect(try tap("Now").requests == [])
      try tap(form)
      #expect(try tap("Now").requests == [notification("now")])
      try leave()
      #expect(try tap("Now, awaited").requests == [notification("now")])
    }

    @Test(arguments: [("Present", ["later"]), ("Present, awaited", [])])
    func `what is due in front is the delegate's to let through`(
      form: String, lets: [String]
    ) throws {
      try tap("Ask", form, "Later")
      time += 90
      let answer = try probe.signal(.notificationDue(id: "later"), at: time)
      #expect(answer.requests == lets.map { notification($0) })
      #expect(told(try tap("Pending")).last == "none")
    }

    @Test(arguments: ["Present", "Present, awaited"])
    func `the delegate is told what was tapped, also in another process`(form: String) throws {
      try tap("Ask", "Later")
      let next = try ProbeProcess(program: "user-notifications-probe", home: probe.home)
      _ = try next.tap(form, at: 100)
      let told = try next.signal(.notificationTapped(id: "later"), at: 101)
      #expect(told.screen?.message == "tapped Hello later true")
      let again = try next.signal(.notificationTapped(id: "later"), at: 102)
      #expect(again.screen?.message ?? told.screen?.message == told.screen?.message)
    }

    @Test func `a notification comes at a time of the day`() throws {
      try tap("Ask")
      let requests = try tap("At eight").requests
      guard case .post(let notification)? = requests.first else {
        Issue.record("\(requests)")
        return
      }
      #expect(notification.delay > .zero && notification.delay <= .seconds(86_400))
      #expect(told(try tap("Pending")).last == "eight: eight, 5")
    }

    @Test func `another process knows what is allowed and what was shown`() throws {
      try tap("Ask", "Later")
      try leave()
      try tap("Now")
      let next = try ProbeProcess(program: "user-notifications-probe", home: probe.home)
      #expect(
        try next.tap("May I", at: 1).screen?.message
          == "authorized, alert enabled, badge notSupported")
      #expect(told(try next.tap("Pending", at: 50)).last == "later: later, 5")
      #expect(
        try next.tap("Clear", at: 100).requests == [.withdraw(id: "now"), .withdraw(id: "later")])
      #expect(try next.tap("Clear", at: 101).requests == [])
    }

    @Test
    func `a notification that is shown puts its number on the icon, until the app takes it away`()
      throws
    {
      try tap("Ask")
      try leave()
      #expect(told(try tap("Badge")).suffix(2) == ["badge 3", "badge 0"])
    }

    @Test func `kinds of notifications are kept as they were described`() throws {
      #expect(told(try tap("Categories")).last == "WORK: SNOOZE Later 4")
    }

    @Test func `critical alerts are for no app here`() throws {
      #expect(
        told(try tap("May I more")).last
          == "banner, critical notSupported, urgent enabled, always")
    }

    @Test(arguments: [("At once", "greater than 0"), ("Again", "no phone here repeats")])
    func `what cannot be is refused by name`(label: String, expected: String) throws {
      #expect { try tap(label) } throws: { "\($0)".contains(expected) }
    }
  }
#endif
