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
    let unposted = watch.misses("n", facts(at: 0, shown: []))
    let absence = watch.posted(facts(at: 0, shown: []))
    let standing = watch.misses("n", facts(at: 1, shown: ["n"]))
    let unwanted = watch.misses("n", facts(at: 2, shown: [], isOn: false))
    #expect([unposted, standing, unwanted] == [false, false, false])
    #expect(absence == nil)
  }

  @Test func `one that was swiped away is missed once, and its absence told when it stands again`()
  {
    var watch = NoticeWatch()
    _ = watch.posted(facts(at: 0, shown: []))
    let first = watch.misses("n", facts(at: 60, shown: ["other"]))
    let second = watch.misses("n", facts(at: 120, shown: []))
    #expect([first, second] == [true, false])
    let expected = NoticeAbsence(
      fromMilliseconds: milliseconds(at: 60), toMilliseconds: milliseconds(at: 960))
    let absence = watch.posted(facts(at: 960, shown: []))
    #expect(absence == expected)
    #expect(watch.awaySince == nil)
  }

  @Test func `one that nobody could see is posted again once, when notifications are allowed`() {
    var watch = NoticeWatch()
    let unposted = watch.isAllowedAgain(facts(at: 0, shown: []))
    _ = watch.posted(facts(at: 0, shown: [], isOn: false))
    let looks = [false, false, true, true].map {
      watch.isAllowedAgain(facts(at: 60, shown: [], isOn: $0))
    }
    #expect([unposted] + looks == [false, false, false, true, false])
    // Switched off while it stands.
    _ = watch.posted(facts(at: 120, shown: []))
    let later = [true, false, true].map {
      watch.isAllowedAgain(facts(at: 180, shown: [], isOn: $0))
    }
    #expect(later == [false, false, true])
  }

  @Test func `absences are restored from text, without what is damaged`() {
    let absences = [(60, 960), (1_000, 2_000)].map {
      NoticeAbsence(fromMilliseconds: $0, toMilliseconds: $1)
    }
    #expect(NoticeAbsence.list(NoticeAbsence.text(absences)) == absences)
    #expect(NoticeAbsence.list("60 960,x,3") == [absences[0]])
    #expect(NoticeAbsence.list("").isEmpty)
  }
}
