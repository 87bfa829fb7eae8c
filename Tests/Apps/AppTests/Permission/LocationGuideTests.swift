import DeviceInterface
import Testing

@testable import AppParts

/// What the user reads on the way to a precise location, and what the system is asked.
struct LocationGuideTests {
  private static let wording = LocationWording(
    title: "Why", explanation: "Because.", need: "Tracks are recorded",
    failure: "It cannot start", refusal: "It must be precise to start.", benefit: "it records",
    precision: "It must be precise.", loss: "Nothing is recorded")

  private static func facts(
    _ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .full,
    servicesOn: Bool = true, on platform: PlatformKind = .iOS
  ) -> Facts {
    Facts(
      platform: platform, permission: Permission(status, accuracy: accuracy),
      locationServicesEnabled: servicesOn)
  }

  private static func guide(
    _ facts: Facts, _ policy: LocationGuide.Rules.Policy = .precisionFirst
  ) -> LocationGuide {
    var guide = LocationGuide(
      .init(policy, namespace: "app", alwaysKey: "asked", grace: .seconds(1), purposeKey: "Tracks"))
    guide.read(facts)
    return guide
  }

  /// The phone has changed, and some signal reaches the app.
  private static func change(_ guide: inout LocationGuide, _ facts: Facts) {
    guide.read(facts)
    guide.revise(facts)
  }

  private static func begins(_ guide: inout LocationGuide, _ facts: Facts) -> Bool {
    var platform = Requests(facts)
    return guide.mayBegin(&platform)
  }

  private static func decides(
    _ event: LocationConsent.Event, _ guide: inout LocationGuide, _ platform: inout Requests
  ) -> Bool {
    guide.receive(event, &platform)
  }

  /// Taps a button of the dialog and returns what the platform is asked.
  private static func tap(
    _ label: String, _ guide: inout LocationGuide, _ facts: Facts
  ) -> [Request] {
    var platform = Requests(facts)
    guard let dialog = guide.dialog(wording), dialog.buttons.contains(label) else {
      Issue.record("\(label) cannot be tapped")
      return []
    }
    guide.answer(label, in: dialog, &platform)
    return platform.list
  }

  @Test(
    arguments: [
      (.notDetermined, true, "Why"), (.denied, true, "Location is required"),
      (.restricted, true, "Location is required"), (.whenInUse, false, "Location is required"),
      (.whenInUse, true, nil), (.always, true, nil),
    ] as [(AuthorizationStatus, Bool, String?)])
  func `a start begins, or the user reads what it waits for`(
    _ status: AuthorizationStatus, _ servicesOn: Bool, _ title: String?
  ) {
    let facts = Self.facts(status, servicesOn: servicesOn)
    var guide = Self.guide(facts)
    #expect(Self.begins(&guide, facts) == (title == nil))
    #expect(guide.dialog(Self.wording)?.title == title)
    #expect((guide.message != nil) == (title != nil))
    #expect(guide.isWaiting == (title == "Why"))
  }

  @Test func `the system asks once the user has read why, and the answer begins the start anew`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    #expect(!Self.begins(&guide, unasked))
    #expect(
      Self.tap("Continue", &guide, unasked) == [
        .askForPermission(.whenInUse), .schedule(timer: "app.alert", after: .seconds(1)),
      ])
    #expect(guide.message == nil && guide.isWaiting)
    var platform = Requests(unasked)
    #expect(!Self.decides(.covered, &guide, &platform))
    platform = Requests(Self.facts(.whenInUse))
    #expect(Self.decides(.told, &guide, &platform))
    #expect(Self.begins(&guide, platform.facts))
    #expect(!guide.isWaiting)
  }

  @Test func `who does not want to be asked is asked nothing`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    #expect(!Self.begins(&guide, unasked))
    #expect(Self.tap("Not now", &guide, unasked) == [])
    #expect(!guide.isWaiting && guide.message == nil && guide.failure == .declined)
  }

  @Test func `a question without an answer is said until the next start`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    var platform = Requests(unasked)
    guide.ask(&platform)
    #expect(!Self.decides(.graceEnded, &guide, &platform))
    #expect(guide.failure == .unanswered && !guide.isWaiting)
    Self.change(&guide, unasked)
    #expect(guide.failure == .unanswered)
    Self.change(&guide, Self.facts(.whenInUse))
    #expect(guide.failure == nil, "allowed elsewhere")
    guide.ask(&platform)
    _ = Self.decides(.graceEnded, &guide, &platform)
    guide.giveUp()
    #expect(guide.failure == nil, "not wanted any more")
  }

  @Test func `a refusal ends the start and says what to do`() {
    var guide = Self.guide(Self.facts(.notDetermined, on: .android))
    var platform = Requests(Self.facts(.notDetermined, on: .android))
    guide.ask(&platform)
    platform = Requests(Self.facts(.denied, on: .android))
    #expect(!Self.decides(.questionFinished, &guide, &platform))
    #expect(!guide.isWaiting)
    #expect(guide.dialog(Self.wording)?.title == "Location is required")
  }

  @Test(
    arguments: [
      (.always, .full, nil),
      (.whenInUse, .full, "Keep the app open"), (.always, .reduced, "Precise location is off"),
      (.whenInUse, .reduced, "Precise location is off"),
    ] as [(AuthorizationStatus, AccuracyAuthorization, String?)])
  func `what will not work as it could is said after a start, until it changes`(
    _ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization, _ title: String?
  ) {
    var guide = Self.guide(Self.facts(status, accuracy))
    guide.sayWhatIsMissing()
    #expect(guide.dialog(Self.wording)?.title == title)
    Self.change(&guide, Self.facts(status, accuracy))
    #expect(guide.dialog(Self.wording)?.title == title)
    Self.change(&guide, Self.facts(.always))
    #expect(guide.message == nil)
  }

  @Test(arguments: [
    (PlatformKind.iOS, Request.askForPermission(.temporaryFullAccuracy(purposeKey: "Tracks"))),
    (.android, .askForPermission(.android([.coarse, .fine]))),
  ])
  func `precision is asked for as the platform has it`(_ kind: PlatformKind, _ request: Request) {
    let rough = Self.facts(.always, .reduced, on: kind)
    var guide = Self.guide(rough)
    guide.sayWhatIsMissing()
    #expect(Self.tap("Allow precise location", &guide, rough) == [request])
    #expect(guide.message == nil)
  }

  @Test(arguments: [(PlatformKind.iOS, 1), (.android, 2)])
  func `the background is asked for while that has an effect, then Settings are offered`(
    _ kind: PlatformKind, _ countMax: Int
  ) {
    let inUse = Self.facts(.whenInUse, on: kind)
    var guide = Self.guide(inUse)
    for count in 1...countMax {
      guide.sayWhatIsMissing()
      #expect(
        Self.tap("Allow always", &guide, inUse) == [
          .store(key: "asked", value: "\(count)"), .askForPermission(.always),
        ])
    }
    guide = Self.guide(inUse)
    var stored = inUse
    stored.storage = ["asked": "\(countMax)"]
    guide.restore(stored)
    guide.sayWhatIsMissing()
    #expect(Self.tap("Open Settings", &guide, inUse) == [.openSettings])
  }

  @Test func `what stands in the way is said as it is now`() {
    let denied = Self.facts(.denied, on: .android)
    var guide = Self.guide(denied)
    #expect(!Self.begins(&guide, denied))
    #expect(guide.dialog(Self.wording) == Self.wording.dialog(.blocked(.denied), on: .android))
    let off = Self.facts(.whenInUse, servicesOn: false, on: .android)
    Self.change(&guide, off)
    #expect(guide.dialog(Self.wording) == Self.wording.dialog(.blocked(.servicesOff), on: .android))
    #expect(Self.tap("Turn location on", &guide, off) == [.askToTurnLocationOn])
    #expect(guide.isWaiting)
    var platform = Requests(Self.facts(.whenInUse, on: .android))
    #expect(Self.decides(.turningOnFinished, &guide, &platform))
    guide = Self.guide(denied)
    _ = Self.begins(&guide, denied)
    Self.change(&guide, Self.facts(.whenInUse, on: .android))
    #expect(guide.message == nil, "allowed in Settings")
  }

  @Test func `nothing is explained that was decided elsewhere`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    #expect(!Self.begins(&guide, unasked))
    Self.change(&guide, Self.facts(.denied))
    #expect(!guide.isWaiting)
    #expect(guide.dialog(Self.wording) == Self.wording.dialog(.blocked(.denied), on: .iOS))
  }

  // MARK: Other policies

  @Test(arguments: [
    (PlatformKind.iOS, LocationConsent.Event.precisionFinished), (.android, .questionFinished),
  ])
  func `where precision is required it is asked for before the start, which needs it`(
    _ kind: PlatformKind, _ end: LocationConsent.Event
  ) {
    let rough = Self.facts(.whenInUse, .reduced, on: kind)
    var guide = Self.guide(rough, .precisionRequired)
    #expect(!Self.begins(&guide, rough))
    #expect(guide.isAskingForPrecision && guide.message == nil)
    var platform = Requests(rough)
    #expect(!Self.decides(end, &guide, &platform))
    #expect(guide.failure == .imprecise && !guide.isWaiting)
    #expect(guide.failure.flatMap(Self.wording.message) == "It must be precise to start.")
    #expect(!Self.begins(&guide, rough))
    platform = Requests(Self.facts(.whenInUse, on: kind))
    #expect(Self.decides(end, &guide, &platform))
    #expect(Self.begins(&guide, platform.facts))
  }

  @Test func `the report of the precision is no end of its question, and a denial is one`() {
    let rough = Self.facts(.whenInUse, .reduced)
    var guide = Self.guide(rough, .precisionRequired)
    #expect(!Self.begins(&guide, rough))
    var platform = Requests(Self.facts(.whenInUse))
    #expect(!Self.decides(.covered, &guide, &platform))
    #expect(!Self.decides(.told, &guide, &platform))
    #expect(Self.decides(.returned, &guide, &platform))
    #expect(!Self.begins(&guide, rough))
    platform = Requests(Self.facts(.denied))
    #expect(Self.decides(.told, &guide, &platform))
  }

  @Test(arguments: [true, false])
  func `where the background comes first its question is waited for`(_ comesUp: Bool) {
    let inUse = Self.facts(.whenInUse, .reduced)
    var guide = Self.guide(inUse, .backgroundFirst)
    guide.sayWhatIsMissing()
    #expect(
      Self.tap("Allow always", &guide, inUse).suffix(2) == [
        .askForPermission(.always), .schedule(timer: "app.alert", after: .seconds(1)),
      ])
    #expect(guide.isAsking)
    var platform = Requests(inUse)
    if comesUp {
      #expect(!Self.decides(.covered, &guide, &platform))
      #expect(!Self.decides(.returned, &guide, &platform))
    }
    #expect(!Self.decides(.graceEnded, &guide, &platform))
    #expect(!guide.isWaiting)
    // Kept as it is, nothing is said again; never put, Settings are left.
    #expect((guide.message == .missing(.inFrontOnly(canAsk: false))) == !comesUp)
    #expect((guide.message == nil) == comesUp)
  }

  @Test func `where the background comes first the next shortcoming takes the place of the last`() {
    let inUse = Self.facts(.whenInUse, .reduced)
    var guide = Self.guide(inUse, .backgroundFirst)
    guide.sayWhatIsMissing()
    Self.change(&guide, Self.facts(.always, .reduced))
    #expect(guide.message == .missing(.imprecise))
    #expect(guide.shortcoming == .imprecise)
    Self.change(&guide, Self.facts(.always))
    #expect(guide.message == nil && guide.shortcoming == nil)
  }

  @Test func `a failure is withdrawn where what was wanted goes on already`() {
    let denied = Self.facts(.denied)
    var guide = Self.guide(denied)
    #expect(!Self.begins(&guide, denied))
    guide.withdrawFailure()
    #expect(guide.message == nil)
  }
}
