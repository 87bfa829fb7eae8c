import DeviceInterface
import DeviceSimulator
import Testing

/// Notifications that the system shows as the user comes or goes.
struct PlaceNotificationsTests {
  /// A phone with a notification for a region of 300 m a kilometre away, and its middle.
  private func waiting(
    _ profile: Profile = .iOS, _ preset: PresetPermission = .whileInUse,
    change: (inout Region) -> Void = { _ in }
  ) throws -> (PlayedPhone, Position) {
    var played = try PlayedPhone(opened: profile, permission: preset)
    let middle = played.phone.position.position(at: .kilometers(1), bearing: 90)
    var region = Region(id: "shop", center: middle, radius: .meters(300))
    change(&region)
    played.ask(.post(AppNotification(id: "milk", title: "Milk", text: "", region: region)))
    played.forget()
    return (played, middle)
  }

  private func shown(_ played: PlayedPhone) -> [String] { played.phone.facts.shownNotifications }

  private func awaited(_ played: PlayedPhone) -> [String] {
    played.phone.facts.awaitedNotifications
  }

  @Test(arguments: [TerminationReason.killedBySystem, .closedByUser])
  func `the system shows it as the user enters, whatever has become of the app`(
    reason: TerminationReason
  ) throws {
    var (played, middle) = try waiting()
    try played.act { try $0.pressHome() }
    try played.act {
      if reason == .closedByUser { try $0.closeAppInSwitcher() } else { try $0.killBySystem() }
    }
    #expect(shown(played) == [] && awaited(played) == ["milk"])
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(19))
    #expect(shown(played) == [], "I-82: it has to hold")
    played.pass(.seconds(1))
    #expect(shown(played) == ["milk"] && awaited(played) == [])
    #expect(played.told == [] && played.phone.appState == .notRunning, "nobody is told or started")
    played.act { $0.setPosition(middle.position(at: .kilometers(2), bearing: 90)) }
    played.pass(.seconds(60))
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(shown(played) == ["milk"], "it comes once")
  }

  @Test func `the app is told of it where the user has it in front`() throws {
    var (played, middle) = try waiting()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(20))
    #expect(played.told == [.notificationDue(id: "milk")])
    #expect(shown(played) == [] && awaited(played) == [])
  }

  @Test func `the boundary that counts is what the region says`() throws {
    var (played, middle) = try waiting { ($0.notifiesOnEntry, $0.notifiesOnExit) = (false, true) }
    try played.act { try $0.pressHome() }
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(shown(played) == [] && awaited(played) == ["milk"])
    played.act { $0.setPosition(middle.position(at: .kilometers(1), bearing: 0)) }
    played.pass(.seconds(60))
    #expect(shown(played) == ["milk"])
  }

  @Test func `it needs the permission and full accuracy, I-44, I-85`() throws {
    for preset: PresetPermission in [.notAsked, .denied] {
      var (played, middle) = try waiting(.iOS, preset)
      try played.act { try $0.pressHome() }
      played.act { $0.setPosition(middle) }
      played.pass(.seconds(600))
      #expect(shown(played) == [] && awaited(played) == ["milk"], "\(preset)")
    }
    var (played, middle) = try waiting()
    try played.act { try $0.preset(.whileInUse, accuracy: .reduced) }
    try played.act { try $0.pressHome() }
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(600))
    #expect(shown(played) == [] && awaited(played) == ["milk"])
  }

  @Test func `it is not one of the app's regions, also where that has its name`() throws {
    var (played, middle) = try waiting(.iOS, .always)
    #expect(played.phone.monitoredRegions == [])
    for number in 1..<20 {
      played.ask(.monitor(Region(id: "\(number)", center: middle, radius: .meters(100))))
    }
    played.ask(.monitor(Region(id: "milk", center: middle, radius: .meters(300))))
    #expect(played.told == [] && played.phone.monitoredRegions.count == 20)
    played.ask(.stopMonitoring(id: "milk"))
    try played.act { try $0.pressHome() }
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(shown(played) == ["milk"])
    #expect(played.told.filter { $0.withoutFix == .regionEntered(id: "1", fix: nil) }.count == 1)
  }

  @Test(
    arguments: [
      .withdraw(id: "milk"), .post(AppNotification(id: "milk", title: "Now", text: "")),
      .post(AppNotification(id: "milk", title: "Later", text: "", delay: .seconds(36_000))),
    ] as [Request])
  func `what is taken back or replaced does not come`(request: Request) throws {
    var (played, middle) = try waiting()
    played.ask(request)
    try played.act { try $0.pressHome() }
    let before = shown(played)
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(600))
    #expect(shown(played) == before)
    #expect(!played.phone.notifications.contains { $0.title == "Milk" })
  }

  @Test func `it goes with the app, and outlives a reboot`() throws {
    var (played, middle) = try waiting()
    played.act { $0.reboot() }
    #expect(awaited(played) == ["milk"])
    try played.act { try $0.unlock() }
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(shown(played) == ["milk"])
    var (removed, place) = try waiting()
    try removed.act { try $0.uninstall() }
    #expect(awaited(removed) == [])
    removed.act { $0.setPosition(place) }
    removed.pass(.seconds(60))
    #expect(shown(removed) == [])
  }

  @Test func `Android shows it at once`() throws {
    let (played, _) = try waiting(.android)
    #expect(shown(played) == ["milk"] && awaited(played) == [])
  }
}
