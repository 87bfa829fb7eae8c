import DeviceInterface
import Testing

@testable import DeviceSimulator

/// What an app is still to be told, by itself.
struct AppNewsTests {
  @Test func `what is held is taken once, in order, without what means nothing any more`() {
    var news = AppNews()
    for signal: Signal in [.timerFired("a"), .audioInterrupted, .timerFired("b")] {
      news.hold(signal)
    }
    news.dropHeld { $0 == .timerFired("a") }
    #expect(news.takeHeld() == [.audioInterrupted, .timerFired("b")])
    #expect(news.takeHeld() == [])
  }

  @Test func `what waits for an activation is taken once, in order`() {
    var news = AppNews()
    #expect(!news.areWaiting)
    news.add(.authorizationCallback)
    news.add(.furtherAuthorizationCallback)
    #expect(news.areWaiting)
    #expect(news.takeWaiting() == [.authorizationCallback, .furtherAuthorizationCallback])
    #expect(!news.areWaiting)
  }

  @Test func `a permission is news until it was told, and again to a new process`() {
    var news = AppNews()
    let (always, denied) = (Permission(.always), Permission(.denied))
    #expect(news.tell(always) == true)
    #expect(!news.owes(always))
    #expect(news.tell(always) == false)
    #expect(news.tell(denied) == true)
    news.forgetPermission()
    #expect(news.owes(denied))
    #expect(news.tell(denied) == true)
    news.processStarted(isOnline: true)
    #expect(news.owes(denied))
  }

  @Test func `the network is news where it is not as the process saw it last`() {
    var news = AppNews()
    news.processStarted(isOnline: false)
    #expect(news.tell(isOnline: false) == false)
    #expect(news.tell(isOnline: true) == true)
    #expect(news.tell(isOnline: true) == false)
  }

  @Test func `the end of the process drops all that was to be told`() {
    var news = AppNews()
    news.hold(.audioInterrupted)
    news.add(.authorizationCallback)
    news.processEnded()
    #expect(news.takeHeld() == [])
    #expect(!news.areWaiting)
  }
}
