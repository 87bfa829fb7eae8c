import DeviceInterface
import DeviceSimulator
import Testing

struct BackgroundTaskTests {
  private func phone(_ names: String...) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .iOS)
    for name in names { played.ask(.beginBackgroundTask(name: name)) }
    try played.act { try $0.pressHome() }
    played.forget()
    return played
  }

  @Test(arguments: [0, 4, 5, 17, 29])
  func `a task that is ended in time lets the app be suspended after the usual delay`(
    _ seconds: Int
  ) throws {
    var played = try phone("send")
    played.pass(.seconds(seconds))
    played.ask(.endBackgroundTask(name: "send"))
    played.pass(.seconds(5))
    #expect(played.phone.appState == .suspended)
    #expect(!played.told.contains(.workExpired(name: "send")))
  }

  @Test func `the last of several tasks counts`() throws {
    var played = try phone("send", "save")
    played.pass(.seconds(10))
    played.ask(.endBackgroundTask(name: "send"))
    played.pass(.seconds(10))
    #expect(played.phone.appState == .background)
    played.ask(.endBackgroundTask(name: "save"))
    played.pass(.seconds(5))
    #expect(played.phone.appState == .suspended)
  }

  @Test func `each task is told once that the time is over, and then the app is ended`() throws {
    var played = try phone("send", "save")
    played.pass(.seconds(30))
    #expect(played.told == [.workExpired(name: "send"), .workExpired(name: "save")])
    played.ask(.endBackgroundTask(name: "send"))
    played.pass(.seconds(5))
    #expect(played.phone.appState == .notRunning)
  }

  @Test func `the time that is left can be read out of sight, where nothing else keeps the app`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    #expect(played.phone.facts.backgroundTimeLeft == nil)
    try played.act { try $0.pressHome() }
    #expect(played.phone.facts.backgroundTimeLeft == .seconds(30))
    played.ask(.beginBackgroundTask(name: "send"))
    played.pass(.seconds(12))
    #expect(played.phone.facts.backgroundTimeLeft == .seconds(18))
    played.pass(.seconds(18))
    #expect(played.phone.facts.backgroundTimeLeft == .zero)
    try played.act { try $0.openApp() }
    #expect(played.phone.facts.backgroundTimeLeft == nil)
    var android = try PlayedPhone(opened: .android)
    try android.act { try $0.pressHome() }
    #expect(android.phone.facts.backgroundTimeLeft == nil)
  }

  @Test func `a new process has all of the time`() throws {
    var played = try phone("send")
    played.pass(.seconds(35))
    try played.act { try $0.openApp() }
    played.ask(.beginBackgroundTask(name: "send"))
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.seconds(29))
    #expect(played.told == [])
    played.pass(.seconds(1))
    #expect(played.told == [.workExpired(name: "send")])
  }

  @Test func `what ends that was never begun changes nothing`() throws {
    var played = try phone()
    played.ask(.endBackgroundTask(name: "send"))
    played.pass(.seconds(5))
    #expect(played.phone.appState == .suspended)
  }

  @Test func `Android knows no such tasks`() throws {
    var played = try PlayedPhone(opened: .android)
    played.ask(.beginBackgroundTask(name: "send"))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(10))
    #expect(played.phone.appState == .suspended)
  }
}
