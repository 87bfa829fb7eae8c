import DeviceInterface
import Testing

@testable import ClockInApp

/// The watch over the notice that the employee may swipe away, at its own door.
struct NoticeWatchTests {
  private func facts(at seconds: Int, shown: [String], isOn: Bool = true) -> Facts {
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    facts.wallClock = .scenarioStart + .seconds(seconds)
    (facts.shownNotifications, facts.notificationsEnabled) = (shown, isOn)
    return facts
  }

  private func milliseconds(at seconds: Int) -> Int64 {
    facts(at: seconds, shown: []).wallClock.millisecondsSince1970
  }

  @Test func `what was never posted, still stands or is not wanted is not missed`() {
    var watch = NoticeWatch()
    #expect(!watch.misses("n", facts(at: 0, shown: [])))
    #expect(watch.posted(atMilliseconds: milliseconds(at: 0)) == nil)
    #expect(!watch.misses("n", facts(at: 1, shown: ["n"])))
    #expect(!watch.misses("n", facts(at: 2, shown: [], isOn: false)))
  }

  @Test func `one that was swiped away is missed once, and its absence told when it stands again`()
  {
    var watch = NoticeWatch()
    _ = watch.posted(atMilliseconds: milliseconds(at: 0))
    #expect(watch.misses("n", facts(at: 60, shown: ["other"])))
    #expect(!watch.misses("n", facts(at: 120, shown: [])))
    let absence = NoticeAbsence(
      fromMilliseconds: milliseconds(at: 60), toMilliseconds: milliseconds(at: 960))
    #expect(watch.posted(atMilliseconds: milliseconds(at: 960)) == absence)
    #expect(watch.awaySince == nil)
    #expect(NoticeAbsence.list(NoticeAbsence.text([absence, absence])) == [absence, absence])
    #expect(
      NoticeAbsence.list("1 2,x,3") == [NoticeAbsence(fromMilliseconds: 1, toMilliseconds: 2)])
  }
}
