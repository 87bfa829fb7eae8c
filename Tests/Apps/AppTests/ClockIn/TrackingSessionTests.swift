import DeviceInterface
import Testing

@testable import ClockInApp

/// What is kept of tracking and of the permission for it.
struct TrackingSessionTests {
  private static let settings = TrackingSession.Settings(
    mode: .precise, intervals: [.seconds(300), .seconds(60), .seconds(900)])

  @Test func `a session counts the points between its ends, and ends once`() {
    var session = TrackingSession(atMilliseconds: 10, points: 3, Self.settings)
    session.end(atMilliseconds: 20, points: 8)
    session.end(atMilliseconds: 30, points: 9)
    #expect(session.toMilliseconds == 20 && session.pointCount == 5)
  }

  @Test func `sessions survive storage, and what is damaged is left out`() {
    var ended = TrackingSession(atMilliseconds: 10, points: 0, Self.settings)
    ended.end(atMilliseconds: 20, points: 4)
    let sessions = [ended, TrackingSession(atMilliseconds: 30, points: 4, Self.settings)]
    let text = TrackingSession.text(sessions)
    #expect(TrackingSession.list(text) == sessions)
    #expect(TrackingSession.list("nonsense 1 2," + text) == sessions)
    #expect(TrackingSession.list("") == [])
  }

  @Test func `the report says how a session was set`() {
    var session = TrackingSession(atMilliseconds: 10, points: 0, Self.settings)
    session.end(atMilliseconds: 20, points: 4)
    #expect(
      session.json.text
        == #"{"fromMs":10,"toMs":20,"points":4,"mode":"precise","intervalMs":300000,"#
        + #""fastIntervalMs":60000,"restingIntervalMs":900000}"#)
  }

  @Test(arguments: [
    (AuthorizationStatus.always, PermissionRecord.Level.always), (.whenInUse, .whileUsing),
    (.denied, .none), (.restricted, .none), (.notDetermined, .none),
  ])
  func `the permission is kept by its level`(
    status: AuthorizationStatus, level: PermissionRecord.Level
  ) {
    let record = PermissionRecord(Facts(platform: .iOS, permission: Permission(status)))
    #expect(record.level == level)
    #expect(PermissionRecord(text: record.text) == record)
  }

  @Test(arguments: ["", "always", "sometimes 1", "always soon", "always 1 2"])
  func `a damaged record of the permission is none`(text: String) {
    #expect(PermissionRecord(text: text) == nil)
  }
}
