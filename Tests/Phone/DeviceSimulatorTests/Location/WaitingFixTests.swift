import DeviceInterface
import DeviceSimulator
import Testing

/// A request for one fix that comes before the user's answer waits for it, as updates do.
struct WaitingFixTests {
  private let request = Request.requestFix(FixRequest(timeout: .seconds(10)))

  /// A phone that asks the user, and was asked for a fix in the same breath a minute ago.
  private func asking(_ prepare: (inout Phone) -> Void = { _ in }) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .iOS)
    prepare(&played.phone)
    played.ask(.askForPermission(.whenInUse))
    played.forget()
    played.ask(request)
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
    return played
  }

  private func fixCount(_ played: PlayedPhone) -> Int {
    played.told.count { if case .fix = $0 { true } else { false } }
  }

  @Test(arguments: ["Allow While Using App", "Allow Once"])
  func `the grant brings the one fix, after the permission, I-91`(answer: String) throws {
    var played = try asking()
    try played.act { try $0.answerAlert(answer) }
    #expect(played.told.first == .authorizationChanged(Permission(.whenInUse)))
    #expect(fixCount(played) == 1)
    played.pass(.seconds(60))
    #expect(fixCount(played) == 1)
  }

  @Test func `a fix from before comes after the permission too, I-91, I-92`() throws {
    let old = try #require(Position(latitudeE7: 500_000_000, longitudeE7: 190_000_000))
    var played = try asking { $0.setCachedFix(at: old, age: .seconds(600)) }
    try played.act { try $0.answerAlert("Allow While Using App") }
    #expect(played.told.first == .authorizationChanged(Permission(.whenInUse)))
    #expect(fixCount(played) == 1)
  }

  @Test func `where nothing is heard, its time counts from the grant, I-91, I-62`() throws {
    var played = try asking { $0.setSignal(.none) }
    try played.act { try $0.answerAlert("Allow While Using App") }
    played.forget()
    played.pass(.seconds(9))
    #expect(played.told.isEmpty)
    played.pass(.seconds(1))
    #expect(played.told == [.locationFailed(.locationUnknown)])
  }

  @Test func `a denial ends the waiting with a failure, and every later request fails, I-91`()
    throws
  {
    var played = try asking()
    try played.act { try $0.answerAlert("Don't Allow") }
    #expect(played.told.contains(.locationFailed(.denied)))
    #expect(fixCount(played) == 0)
    played.forget()
    played.ask(request)
    #expect(played.told == [.locationFailed(.denied)])
  }

  @Test func `it waits where nobody is asked, and begins with a grant in Settings, I-91`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(request)
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
    try played.act { try $0.preset(.whileInUse) }
    #expect(fixCount(played) == 1)
  }

  @Test func `what is stopped before the answer does not begin, I-91, I-62`() throws {
    var played = try asking()
    played.ask(.stopUpdates)
    try played.act { try $0.answerAlert("Allow While Using App") }
    played.pass(.seconds(60))
    #expect(fixCount(played) == 0)
  }

  @Test func `a question that is asked anew lets a request under way wait, I-91, I-37`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setSignal(.none) }
    played.ask(request)
    try played.act { try $0.preset(.notAsked) }
    played.act { $0.setSignal(.good) }
    played.pass(.seconds(60))
    #expect(fixCount(played) == 0)
    try played.act { try $0.preset(.whileInUse) }
    #expect(fixCount(played) == 1)
  }

  @Test func `what was measured before the permission went is no answer afterwards, I-91, I-62`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setSignal(.weak) }
    played.ask(.requestFix(FixRequest(timeout: .seconds(10), desiredAccuracyMeters: 5)))
    played.pass(.seconds(5))
    #expect(fixCount(played) == 0)
    try played.act { try $0.preset(.notAsked) }
    played.act { $0.setSignal(.none) }
    try played.act { try $0.preset(.whileInUse) }
    played.forget()
    played.pass(.seconds(10))
    #expect(played.told == [.locationFailed(.locationUnknown)])
  }
}
