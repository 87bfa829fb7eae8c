import Testing

@testable import DeviceSimulator

/// What is in front and what comes back, by itself.
struct ForegroundTests {
  private static func showing(_ app: FrontApp) -> Foreground {
    var foreground = Foreground()
    _ = foreground.bring(app)
    return foreground
  }

  @Test func `bringing what is in front already changes nothing`() {
    var foreground = Foreground()
    #expect(foreground.front == .homeScreen)
    #expect(foreground.bring(.homeScreen) == false)
    #expect(foreground.bring(.app) == true)
    #expect(foreground.front == .app)
  }

  @Test func `an unlock brings back what was locked away`() {
    var foreground = Self.showing(.settings)
    foreground.lock()
    #expect(foreground.bring(.lockScreen) == true)
    #expect(foreground.isLocked)
    #expect(foreground.behindLock == .settings)
  }

  @Test func `the address that was opened is kept until the phone goes off`() {
    var foreground = Self.showing(.app)
    #expect(foreground.openedAddress == nil)
    foreground.open("tel:112")
    _ = foreground.bring(.otherApp)
    foreground.lock()
    _ = foreground.bring(.lockScreen)
    #expect(foreground.openedAddress == "tel:112")
    foreground.open("geo:0,0")
    #expect(foreground.openedAddress == "geo:0,0")
    foreground.goOff()
    #expect(foreground.openedAddress == nil)
  }

  @Test(arguments: [(FrontApp.lockScreen, true), (.app, false)])
  func `a call above the lock screen unlocks nothing`(front: FrontApp, isLocked: Bool) {
    var foreground = Self.showing(front)
    foreground.acceptCall()
    #expect(foreground.bring(.phoneCall) == true)
    #expect(foreground.isLocked == isLocked)
    #expect(foreground.behindCall == front)
  }

  @Test func `a call that ends behind the lock screen leaves there what it had covered`() {
    var foreground = Self.showing(.app)
    foreground.acceptCall()
    _ = foreground.bring(.phoneCall)
    foreground.lock()
    _ = foreground.bring(.lockScreen)
    foreground.endCall()
    #expect(foreground.behindLock == .app)
    foreground.goOff()
    #expect(foreground.behindLock == .homeScreen)
    #expect(foreground.behindCall == .homeScreen)
  }
}
