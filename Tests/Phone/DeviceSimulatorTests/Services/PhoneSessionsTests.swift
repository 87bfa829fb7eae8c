import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneSessionsTests {
  /// What brings a session of its own.
  enum Interface: CaseIterable {
    case liveUpdates, backgroundSession, condition

    func request(on phone: Phone) -> Request {
      switch self {
      case .liveUpdates: .startUpdates(UpdateRequest(interface: .live))
      case .backgroundSession: .startBackgroundSession
      case .condition:
        .monitor(
          Region(id: "Home", center: phone.position, radius: .meters(200), isCondition: true))
      }
    }
  }

  @Test(arguments: Interface.allCases)
  func `the newer interfaces ask by themselves from iOS 18 on, I-26`(
    _ interface: Interface
  ) throws {
    let request = interface.request(on: Phone(profile: .iOS, seed: 1))
    var played = try PlayedPhone(opened: .iOS)
    played.ask(request)
    #expect(played.phone.alert != nil)

    var older = try PlayedPhone(opened: .iOS)
    try older.phone.profile.setVersion(17)
    older.ask(request)
    #expect(older.phone.alert == nil)

    var explicit = try PlayedPhone(opened: .iOS)
    try explicit.phone.changeManifest { $0.requiresExplicitServiceSession = true }
    explicit.ask(request)
    #expect(explicit.phone.alert == nil)
  }

  @Test func `live updates wait for the session that the app requires, I-26`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    try played.phone.changeManifest { $0.requiresExplicitServiceSession = true }
    played.ask(.startUpdates(UpdateRequest(interface: .live)))
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
    played.ask(.startServiceSession(.whenInUse))
    #expect(played.told.count == 1)
  }

  @Test func `a background session of an app without permission keeps and shows nothing, I-36`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startBackgroundSession)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.indicators.backgroundPill, "I-65")
    try played.act { try $0.preset(.denied) }
    #expect(!played.phone.indicators.backgroundPill)
    played.pass(.seconds(600))
    #expect(played.phone.appState == .suspended)
  }
}
