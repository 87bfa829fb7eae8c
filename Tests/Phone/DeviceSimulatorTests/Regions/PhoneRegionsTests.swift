import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneRegionsTests {
  /// A phone with the app opened and a region of 300 m a kilometre away, and its middle.
  private func watching(
    _ profile: Profile, _ preset: PresetPermission = .always,
    change: (inout Region) -> Void = { _ in }
  ) throws -> (PlayedPhone, Position) {
    var played = try PlayedPhone(opened: profile, permission: preset)
    let middle = played.phone.position.position(at: .kilometers(1), bearing: 90)
    var region = Region(id: "home", center: middle, radius: .meters(300))
    change(&region)
    played.ask(.monitor(region))
    played.forget()
    return (played, middle)
  }

  @Test func `entering counts after twenty seconds on iOS and at once on Android, I-82`() throws {
    for (profile, seconds) in [(Profile.iOS, 20), (.android, 0)] {
      var (played, middle) = try watching(profile)
      played.act { $0.setPosition(middle) }
      if seconds > 0 {
        played.pass(.seconds(seconds - 1))
        #expect(played.told.isEmpty)
        played.pass(.seconds(1))
      }
      let entered = [Signal.regionEntered(id: "home", fix: nil)]
      // I-99: iOS tells the state too.
      let inside = profile.platform == .iOS ? [Signal.regionState(id: "home", .inside)] : []
      #expect(played.told.map(\.withoutFix) == entered + inside)
      played.forget()
      let away = middle.position(at: .kilometers(1), bearing: 0)
      played.act { $0.setPosition(away) }
      played.pass(.seconds(20))
      let left = [Signal.regionExited(id: "home", fix: nil)]
      let outside = profile.platform == .iOS ? [Signal.regionState(id: "home", .outside)] : []
      #expect(played.told.map(\.withoutFix) == left + outside)
    }
  }

  @Test func `a crossing that does not last is none, I-82`() throws {
    var (played, middle) = try watching(.iOS)
    let start = played.phone.position
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(10))
    played.act { $0.setPosition(start) }
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
  }

  @Test func `a drive through crosses the boundary without anyone looking`() throws {
    var (played, middle) = try watching(.iOS)
    let beyond = middle.position(at: .kilometers(1), bearing: 90)
    played.act { $0.move(along: [beyond], millimetersPerSecond: 5_000) }
    played.pass(.seconds(600))
    #expect(
      played.told == [
        .regionEntered(id: "home", fix: nil), .regionState(id: "home", .inside),
        .regionExited(id: "home", fix: nil), .regionState(id: "home", .outside),
      ])
  }

  @Test func `being inside at the start says nothing on iOS and enters on Android, I-84, A-52`()
    throws
  {
    let entered = Signal.regionEntered(id: "here", fix: nil)
    for (profile, expected) in [(Profile.iOS, []), (.android, [entered])] {
      var played = try PlayedPhone(opened: profile, permission: .always)
      played.ask(
        .monitor(Region(id: "here", center: played.phone.position, radius: .meters(300))))
      played.pass(.seconds(60))
      #expect(played.told.map(\.withoutFix) == expected)
    }
    var asked = try PlayedPhone(opened: .iOS, permission: .always)
    asked.ask(.monitor(Region(id: "here", center: asked.phone.position, radius: .meters(300))))
    asked.ask(.requestRegionState(id: "here"))
    #expect(asked.told == [.regionState(id: "here", .inside)])
  }

  @Test func `a stay is reported on Android, A-52`() throws {
    var (played, middle) = try watching(.android) { $0.dwell = .seconds(120) }
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(119))
    #expect(played.told.map(\.withoutFix) == [.regionEntered(id: "home", fix: nil)])
    played.pass(.seconds(1))
    #expect(played.told.last?.withoutFix == .regionDwelled(id: "home", fix: nil))
  }

  @Test(arguments: [(Profile.iOS, 20), (.android, 100)])
  func `an app has only so many regions, I-78, A-51`(_ profile: Profile, _ limit: Int) throws {
    var played = try PlayedPhone(opened: profile, permission: .always)
    let far = played.phone.position.position(at: .kilometers(5), bearing: 0)
    for number in 1...limit {
      played.ask(.monitor(Region(id: "\(number)", center: far, radius: .meters(300))))
    }
    played.ask(.monitor(Region(id: "1", center: far, radius: .meters(200))))
    #expect(played.told.isEmpty, "I-80: the same id replaces")
    played.ask(.monitor(Region(id: "more", center: far, radius: .meters(300))))
    #expect(played.told == [.regionFailed(id: "more", .tooMany)])
    #expect(played.phone.monitoredRegions.count == limit)
  }

  @Test(arguments: [
    (PresetPermission.always, TerminationReason.killedBySystem, "dts", true),
    (.whileInUse, .killedBySystem, "dts", false), (.always, .closedByUser, "dts", true),
    (.always, .closedByUser, "strict", false),
  ])
  func `a region starts a terminated app with Always, and after a force-quit by policy, I-67, I-71`(
    _ preset: PresetPermission, _ reason: TerminationReason, _ policy: String, _ starts: Bool
  ) throws {
    var (played, middle) = try watching(.iOS, preset)
    try played.phone.profile.set("force-quit policy", to: policy)
    try played.act {
      if reason == .closedByUser { try $0.closeAppInSwitcher() } else { try $0.killBySystem() }
    }
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(20))
    #expect(played.events.first == (starts ? .processStarted(.location) : nil))
    #expect(played.told.contains(.regionEntered(id: "home", fix: nil)) == starts)
    played.pass(.seconds(10))
    #expect(played.phone.appState == (starts ? .suspended : .notRunning), "I-70")
  }

  @Test func `a suspended app is woken for a region`() throws {
    var (played, middle) = try watching(.iOS)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(30))
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(20))
    #expect(
      played.told == [
        .resumed, .regionEntered(id: "home", fix: nil), .regionState(id: "home", .inside),
      ])
  }

  @Test(arguments: [(AlertAnswer.changeToAlways, true), (.keepWhileInUse, false)])
  func `provisional Always holds the event until the question is answered, I-17 to I-19`(
    _ answer: AlertAnswer, _ isDelivered: Bool
  ) throws {
    var (played, middle) = try watching(.iOS, .provisionalAlways)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(30))
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(30))
    #expect(played.told.isEmpty)
    #expect(played.phone.alert?.kind == .iOS(.deferredAlways))
    try played.act { try $0.answerAlert(answer) }
    #expect(played.told.contains(.regionEntered(id: "home", fix: nil)) == isDelivered)
    if !isDelivered { try played.act { try $0.openApp() } }
    #expect(
      played.told.contains(.authorizationChanged(Permission(.whenInUse))) == !isDelivered)
  }

  @Test func `reduced accuracy takes regions away, I-44`() throws {
    var (played, middle) = try watching(.iOS)
    try played.act { try $0.preset(.always, accuracy: .reduced) }
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
  }

  @Test func `a region registered before the grant is watched with it, I-85`() throws {
    var (played, middle) = try watching(.iOS, .notAsked)
    try played.act { try $0.preset(.always) }
    played.forget()
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(20))
    #expect(
      played.told == [
        .regionEntered(id: "home", fix: nil), .regionState(id: "home", .inside),
      ])
  }

  @Test func `a reboot keeps regions until the first unlock on iOS and loses them on Android`()
    throws
  {
    var (iOS, middle) = try watching(.iOS)
    iOS.act { $0.reboot() }
    iOS.act { $0.setPosition(middle) }
    iOS.pass(.seconds(600))
    iOS.forget()
    #expect(iOS.phone.uptime == .seconds(600))
    try iOS.act { try $0.unlock() }
    iOS.pass(.seconds(20))
    #expect(iOS.events.first == .processStarted(.location), "I-73")
    var (android, _) = try watching(.android)
    android.act { $0.reboot() }
    android.forget()
    try android.act { try $0.unlock() }
    #expect(android.phone.monitoredRegions.isEmpty, "A-55")
    #expect(android.events.first == .processStarted(.boot), "A-58")
  }

  @Test func `a force-stopped app hears nothing until it is opened, A-49`() throws {
    var (played, middle) = try watching(.android)
    try played.phone.profile.setVersion(14)
    try played.act { try $0.forceStop() }
    played.forget()
    played.act { $0.setPosition(middle) }
    played.act { $0.reboot() }
    try played.act { try $0.unlock() }
    played.pass(.seconds(60))
    #expect(played.events.isEmpty)
    try played.phone.profile.setVersion(15)
    try played.act { try $0.openApp() }
    #expect(played.told.contains(.bootCompleted))
  }

  @Test func `Background App Refresh off keeps regions away, I-75`() throws {
    var (played, middle) = try watching(.iOS)
    try played.phone.setBackgroundRefresh(false)
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
  }

  @Test func `where the phone is when a watch begins with the grant is no event, I-85`() throws {
    var played = try PlayedPhone(opened: .iOS)
    let home = played.phone.position
    played.act { $0.setPosition(home.position(at: .meters(5_000), bearing: 90)) }
    played.ask(.monitor(Region(id: "Home", center: home, radius: .meters(500))))
    played.act { $0.setPosition(home) }
    try played.act { try $0.preset(.always) }
    played.forget()
    played.pass(.seconds(600))
    #expect(played.told.isEmpty)
    played.ask(.requestRegionState(id: "Home"))
    #expect(played.told == [.regionState(id: "Home", .inside)])
  }

  @Test func `a crossing that a restart interrupts is looked at afresh, I-73`() throws {
    var (played, middle) = try watching(.iOS)
    played.act { $0.setPosition(middle) }
    played.pass(.seconds(10))
    played.act { $0.reboot() }
    played.pass(.seconds(600))
    played.forget()
    try played.act { try $0.unlock() }
    played.pass(.seconds(20))
    #expect(played.events.first == .processStarted(.location))
  }
}
