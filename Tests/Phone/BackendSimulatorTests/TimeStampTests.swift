import BackendSimulator
import DeviceInterface
import Testing

struct TimeStampTests {
  private static let hour: Int64 = 3_600_000
  private let clock = ServerClock()
  private let arrival = Instant.start + .seconds(7_200)

  private func request(ageMs: String? = nil, sentAt: Int64? = nil) -> ServerRequest {
    ServerRequest(
      id: 1, .post, "/api/shifts", query: ageMs.map { [.init("ageMs", $0)] } ?? [],
      sentAtMilliseconds: sentAt)
  }

  private var start: Int64 { clock.startMilliseconds }

  @Test func `what a phone has measured counts, whatever its clock says`() {
    let claimed = start - 2 * Self.hour
    let stamp = clock.stamp(
      of: request(ageMs: "3600000", sentAt: start + 2 * Self.hour), claimed: claimed, at: arrival)
    #expect(stamp.milliseconds == start + Self.hour)
    #expect(stamp.claimedMilliseconds == claimed)
    let found = clock.disagreement(of: stamp, at: arrival)
    #expect(found?.differenceMilliseconds == -3 * Self.hour)
  }

  @Test(arguments: [
    (299_000, false), (300_000, false), (301_000, true), (-299_000, false), (-300_000, false),
    (-301_000, true),
  ])
  func `more than five minutes between the two are told`(off: Int64, isTold: Bool) {
    let stamp = clock.stamp(
      of: request(ageMs: "3600000"), claimed: start + Self.hour + off, at: arrival)
    #expect((clock.disagreement(of: stamp, at: arrival) != nil) == isTold)
  }

  @Test func `of an app that measures nothing, its clock tells for how long it has waited`() {
    let stamp = clock.stamp(
      of: request(sentAt: start + 5 * Self.hour), claimed: start + 4 * Self.hour, at: arrival)
    #expect(stamp.milliseconds == start + Self.hour)
  }

  @Test func `who says nothing may have waited, but not have been ahead of time`() {
    let late = clock.stamp(of: request(), claimed: start, at: arrival)
    #expect(late.milliseconds == start + 2 * Self.hour)
    #expect(clock.disagreement(of: late, at: arrival) == nil)
    let early = clock.stamp(of: request(), claimed: start + 3 * Self.hour, at: arrival)
    #expect(clock.disagreement(of: early, at: arrival) != nil)
  }

  @Test(arguments: ["-5", "soon", "", "99999999999999999999"])
  func `an age that is none does not move the time ahead`(age: String) {
    let stamp = clock.stamp(of: request(ageMs: age), claimed: start, at: arrival)
    #expect(stamp.milliseconds <= start + 2 * Self.hour)
  }
}
