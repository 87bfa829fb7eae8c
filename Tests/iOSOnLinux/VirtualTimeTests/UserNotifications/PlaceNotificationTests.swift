#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Notifications of places, and what is shown of all of them.
  final class PlaceNotificationTests {
    private var probe: ProbeProcess
    private var time = 0.0

    init() throws {
      probe = try ProbeProcess(program: "user-notifications-probe")
      try tap("Ask")
    }

    @discardableResult
    private func tap(_ label: String) throws -> Answer {
      time += 1
      return try probe.tap(label, at: time)
    }

    private func lines(_ answer: Answer) -> [Substring] {
      answer.screen?.message?.split(separator: "|") ?? []
    }

    private static func shop() throws -> Region {
      Region(
        id: "shop",
        center: try #require(Position(latitudeE7: 525_000_000, longitudeE7: 132_500_000)),
        radius: .meters(150), notifiesOnExit: false)
    }

    @Test func `the phone is told the region, and the number on the icon stays`() throws {
      #expect(
        try tap("There").requests
          == [.post(AppNotification(id: "milk", title: "Milk", text: "", region: try Self.shop()))])
      #expect(lines(try tap("Badge")).last == "badge 0")
    }

    @Test func `what waits for a place is to come until the phone has shown it`() throws {
      try tap("There")
      #expect(lines(try tap("Pending")).last == "none", "the phone does not wait for it")
      probe.setNotifications(awaited: ["milk"], shown: [])
      #expect(lines(try tap("Pending")).last == "milk: , none")
      // The next process knows it as this one does.
      probe = try ProbeProcess(program: "user-notifications-probe", home: probe.home)
      probe.setNotifications(awaited: ["milk"], shown: [])
      #expect(lines(try tap("Where")).last == "shop 150.0 52.5 true false")
      #expect(lines(try tap("Shown")).suffix(2).sorted() == ["0", "shown []"])
      probe.setNotifications(awaited: [], shown: ["milk", "strange"])
      #expect(lines(try tap("Pending")).last == "none")
      #expect(lines(try tap("Shown")).suffix(2).sorted().first == "1")
    }

    @Test func `what is shown is known with its time until the user has swiped it away`() throws {
      _ = try probe.signal(.enteredBackground, at: time)
      try tap("Now")
      let then = WallTime.scenarioStart.millisecondsSince1970 / 1_000 + Int64(time)
      probe.setNotifications(awaited: [], shown: ["now"])
      let told = lines(try tap("Shown")).suffix(2).sorted()
      #expect(told.first == "1" && told.last == "shown [\"Hello \(then).0\"]")
      probe.setNotifications(awaited: [], shown: [])
      #expect(lines(try tap("Shown")).suffix(2).sorted().first == "0")
    }

    @Test(arguments: [
      ("There, always", "no phone here repeats a notification"),
      ("At a beacon", "no phone here watches"),
    ])
    func `what no phone here does is refused by name`(label: String, reason: String) throws {
      #expect { try tap(label) } throws: { "\($0)".contains(reason) }
    }
  }
#endif
