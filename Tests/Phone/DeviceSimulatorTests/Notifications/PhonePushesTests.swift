import DeviceInterface
import DeviceSimulator
import Testing

/// What becomes of a push of the app's server.
struct PhonePushesTests {
  private func registered(_ profile: Profile) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.registerForPushes)
    return played
  }

  private func outOfSight(_ profile: Profile) throws -> PlayedPhone {
    var played = try registered(profile)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    return played
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a push starts an app that has ended, I-103, A-43`(_ profile: Profile) throws {
    var played = try registered(profile)
    try played.act { try $0.pressHome() }
    try played.act { try $0.killBySystem() }
    played.forget()
    try played.act { try $0.receivePush(Push("shift")) }
    #expect(played.told.contains(.launched(.message)))
    #expect(played.told.last == .pushReceived(data: "shift"))
  }

  @Test func `iOS starts no app for it that the user has closed, I-103`() throws {
    var played = try registered(.iOS)
    try played.act { try $0.closeAppInSwitcher() }
    played.forget()
    try played.act { try $0.receivePush(Push("shift")) }
    #expect(played.told.isEmpty)
  }

  @Test func `an app that is not registered has none, and iOS knows no priorities`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    #expect(throws: PhoneError.self) { try played.act { try $0.receivePush(Push("shift")) } }
    played.ask(.registerForPushes)
    #expect(throws: PhoneError.self) {
      try played.act { try $0.receivePush(Push("shift", .normal)) }
    }
  }

  @Test func `nor has one whose prewarmed process the user has not opened, I-103, I-104`() throws {
    var played = try registered(.iOS)
    try played.act { try $0.closeAppInSwitcher() }
    try played.act { try $0.prewarm() }
    played.forget()
    try played.act { try $0.receivePush(Push("shift")) }
    #expect(played.told.isEmpty)
  }

  @Test func `cleared data ends the registration, A-55`() throws {
    var played = try registered(.android)
    try played.act { try $0.clearData(ofPlayServices: false) }
    #expect(throws: PhoneError.self) { try played.act { try $0.receivePush(Push("shift")) } }
  }

  @Test(arguments: [(Profile.iOS, ["two"]), (.android, ["one", "two"])])
  func `what comes without a network waits for one, on iOS the newest alone`(
    _ profile: Profile, _ expected: [String]
  ) throws {
    var played = try registered(profile)
    played.act { $0.setOnline(false) }
    played.forget()
    try played.act { try $0.receivePush(Push("one")) }
    try played.act { try $0.receivePush(Push("two")) }
    #expect(played.told.isEmpty)
    played.act { $0.setOnline(true) }
    #expect(played.told.compactMap(\.push) == expected)
  }

  @Test func `the fourth silent push of an hour waits until the first is an hour old, I-103`()
    throws
  {
    var played = try outOfSight(.iOS)
    for text in ["1", "2", "3", "4", "5"] {
      try played.act { try $0.receivePush(Push(text)) }
      played.pass(.seconds(60))
    }
    #expect(played.told.compactMap(\.push) == ["1", "2", "3"])
    played.pass(.seconds(3_600 - 5 * 60 - 1))
    #expect(played.told.compactMap(\.push) == ["1", "2", "3"])
    played.pass(.seconds(1))
    #expect(played.told.compactMap(\.push) == ["1", "2", "3", "5"])
  }

  @Test
  func `what iOS holds for a process is discarded with it, and not what its server holds, I-103`()
    throws
  {
    var played = try outOfSight(.iOS)
    for text in ["1", "2", "3", "4"] { try played.act { try $0.receivePush(Push(text)) } }
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(2 * 3_600))
    #expect(played.told.compactMap(\.push) == ["1", "2", "3"])
    played.act { $0.setOnline(false) }
    try played.act { try $0.receivePush(Push("5")) }
    played.act { $0.setOnline(true) }
    #expect(played.told.compactMap(\.push) == ["1", "2", "3", "5"])
  }

  @Test func `an app in front has every silent push`() throws {
    var played = try registered(.iOS)
    for text in ["1", "2", "3", "4"] { try played.act { try $0.receivePush(Push(text)) } }
    #expect(played.told.compactMap(\.push) == ["1", "2", "3", "4"])
  }

  @Test func `Low Power Mode holds a silent push until it ends, and no visible one, I-103`() throws
  {
    var played = try outOfSight(.iOS)
    played.act { $0.setSavingPower(true) }
    try played.act { try $0.receivePush(Push("shift")) }
    try played.act { try $0.receivePush(Push("A shift is free", .visible)) }
    #expect(played.told.compactMap(\.push).isEmpty)
    played.act { $0.setSavingPower(false) }
    #expect(played.told.compactMap(\.push) == ["shift"])
  }

  @Test func `a silent push needs its background mode and Background App Refresh, I-103, I-75`()
    throws
  {
    var manifest = AppManifest(name: "Pets")
    manifest.backgroundModes.remove(.remoteNotification)
    var played = try PlayedPhone(opened: .iOS, permission: .always, manifest: manifest)
    played.ask(.registerForPushes)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    try played.act { try $0.receivePush(Push("shift")) }
    #expect(played.told.isEmpty)

    var refreshed = try outOfSight(.iOS)
    try refreshed.act { try $0.setBackgroundRefresh(false) }
    try refreshed.act { try $0.receivePush(Push("shift")) }
    #expect(refreshed.told.isEmpty)
  }

  @Test
  func `a silent push gives half a minute, also to an app that runs in the background, I-103`()
    throws
  {
    var played = try outOfSight(.iOS)
    try played.act { try $0.receivePush(Push("1")) }
    played.pass(.seconds(20))
    try played.act { try $0.receivePush(Push("2")) }
    played.pass(.seconds(29))
    #expect(played.phone.appState == .background)
    played.pass(.seconds(2))
    #expect(played.phone.appState == .suspended)
  }

  @Test func `one of normal priority waits for a window of Doze and starts no service, A-43, A-72`()
    throws
  {
    var played = try outOfSight(.android)
    try played.act { try $0.lock() }
    try played.act { try $0.fallIntoDoze() }
    try played.act { try $0.receivePush(Push("list", .normal)) }
    played.pass(.seconds(3_599))
    #expect(played.told.compactMap(\.push).isEmpty)
    played.pass(.seconds(1))
    #expect(played.told.compactMap(\.push) == ["list"])
    played.ask(.startForegroundService)
    #expect(played.told.last == .foregroundServiceFailed(.startNotAllowed))
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a visible push is shown, starts nothing, and opens the app when it is tapped, I-103`(
    _ profile: Profile
  ) throws {
    var played = try registered(profile)
    try played.act { try $0.setNotificationsEnabled(true) }
    try played.act { try $0.pressHome() }
    try played.act { try $0.killBySystem() }
    played.forget()
    try played.act { try $0.receivePush(Push("A shift is free", .visible)) }
    #expect(played.told.isEmpty)
    #expect(played.phone.notifications.map(\.title) == ["A shift is free"])
    try played.act { try $0.tapNotification(id: "A shift is free") }
    #expect(played.told.contains(.notificationTapped(id: "A shift is free")))
  }

  @Test func `in front the app is told of a visible push, and nothing is shown`() throws {
    var iOS = try registered(.iOS)
    try iOS.act { try $0.receivePush(Push("A shift is free", .visible)) }
    #expect(iOS.told.last == .notificationDue(id: "A shift is free"))
    var android = try registered(.android)
    try android.act { try $0.receivePush(Push("A shift is free", .visible)) }
    #expect(android.told.last == .pushReceived(data: "A shift is free"))
    #expect(iOS.phone.notifications.isEmpty && android.phone.notifications.isEmpty)
  }
}

extension Signal {
  fileprivate var push: String? { if case .pushReceived(let data) = self { data } else { nil } }
}
