import DeviceInterface
import DeviceSimulator
import Testing

/// Positions that the receiver has not measured, and those that it has stamped wrongly.
struct PositionMockTests {
  private let once = Request.requestFix(FixRequest(timeout: .seconds(10)))

  private func fix(
    on profile: Profile = .iOS, permission: AccuracyAuthorization = .full,
    _ prepare: (inout Phone) throws -> Void
  ) throws -> Fix {
    var played = try PlayedPhone(profile)
    try played.phone.preset(.whileInUse, accuracy: permission)
    try played.phone.openApp()
    try played.act(prepare)
    played.ask(once)
    return try #require(Walks.fixes(played.told).last)
  }

  @Test(arguments: [Profile.iOS, .android], [AccuracyAuthorization.full, .reduced])
  func `a position says that software made it up, I-108, A-80`(
    _ profile: Profile, _ accuracy: AccuracyAuthorization
  ) throws {
    let place = Walks.place(east: 0, north: 50_000)
    let mocked = try fix(on: profile, permission: accuracy) {
      try $0.mockPositions(PositionMock(by: .software, at: place))
    }
    #expect(mocked.isSimulated && !mocked.isFromAccessory)
    #expect(mocked.position.distance(to: place) < .meters(5_000))
    #expect(try !fix(on: profile, permission: accuracy) { _ in }.isSimulated)
  }

  @Test func `iOS alone tells of an accessory, I-108`() throws {
    let mock = PositionMock(by: .accessory)
    #expect(try fix { try $0.mockPositions(mock) }.isFromAccessory)
    #expect(throws: PhoneError.self) { try fix(on: .android) { try $0.mockPositions(mock) } }
  }

  @Test func `a mock app that tells one place tells no movement`() throws {
    let mocked = try fix {
      $0.move(along: [Walks.place(east: 0, north: 500)], millimetersPerSecond: 5_000)
      try $0.mockPositions(PositionMock(by: .software, at: Walks.place(east: 0, north: 0)))
    }
    #expect(mocked.speedMillimetersPerSecond == 0)
    #expect(mocked.courseDegrees == nil)
  }

  @Test func `nothing is ended that was not begun`() {
    #expect(throws: PhoneError.self) { try fix { try $0.endPositionMock() } }
  }

  @Test(arguments: [(SignalQuality.good, true), (.urbanCanyon, true), (.indoors, false)])
  func `what satellites tell is stamped by their clock, and is as old as it is`(
    _ quality: SignalQuality, _ isStamped: Bool
  ) throws {
    let right = try fix { $0.setSignal(quality) }
    let wrong = try fix {
      $0.setSignal(quality)
      $0.setReceiverClockError(.seconds(-3_600))
    }
    let behind =
      right.timestamp.millisecondsSince1970 - wrong.timestamp.millisecondsSince1970
    #expect(behind == (isStamped ? 3_600_000 : 0))
    #expect(wrong.age == right.age)
  }
}
