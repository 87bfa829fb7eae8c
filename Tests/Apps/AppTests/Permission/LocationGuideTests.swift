import DeviceInterface
import Testing

@testable import AppParts

/// What the user reads on the way to a precise location, and what the system is asked.
struct LocationGuideTests {
  private static let wording = LocationWording(
    title: "Why", explanation: "Because.", need: "Tracks are recorded", benefit: "it records",
    precision: "It must be precise.", loss: "Nothing is recorded", failure: "It cannot start")

  private static func facts(
    _ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .full,
    servicesOn: Bool = true, on platform: PlatformKind = .iOS
  ) -> Facts {
    Facts(
      platform: platform, permission: Permission(status, accuracy: accuracy),
      locationServicesEnabled: servicesOn)
  }

  private static func guide(_ facts: Facts) -> LocationGuide {
    var guide = LocationGuide(
      .init(alwaysKey: "asked", timer: "alert", grace: .seconds(1), purposeKey: "Tracks"))
    guide.look(facts)
    return guide
  }

  /// The phone has changed, and some signal reaches the app.
  private static func change(_ guide: inout LocationGuide, _ facts: Facts) {
    guide.look(facts)
    guide.revise(facts)
  }

  private static func begins(_ guide: inout LocationGuide, _ facts: Facts) -> Bool {
    guide.mayBegin(facts)
  }

  private static func decides(
    _ event: LocationConsent.Event, _ guide: inout LocationGuide, _ platform: inout Requests
  ) -> Bool {
    guide.hear(event, &platform)
  }

  /// Taps a button of the dialog and returns what the platform is asked.
  private static func tap(
    _ label: String, _ guide: inout LocationGuide, _ facts: Facts
  ) -> [Request] {
    var platform = Requests(facts)
    #expect(guide.dialog(wording)?.buttons.contains(label) == true, "\(label)")
    guide.tapped(label, &platform)
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
    #expect(guide.hasDialog == (title != nil))
    #expect(guide.isWaiting == (title == "Why"))
  }

  @Test func `the system asks once the user has read why, and the answer begins the start anew`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    #expect(!Self.begins(&guide, unasked))
    #expect(
      Self.tap("Continue", &guide, unasked) == [
        .askForPermission(.whenInUse), .schedule(timer: "alert", after: .seconds(1)),
      ])
    #expect(!guide.hasDialog && guide.isWaiting)
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
    #expect(!guide.isWaiting && !guide.hasDialog && !guide.isUnanswered)
  }

  @Test func `a question without an answer is said until the next start`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    var platform = Requests(unasked)
    guide.ask(&platform)
    #expect(!Self.decides(.graceEnded, &guide, &platform))
    #expect(guide.isUnanswered && !guide.isWaiting)
    Self.change(&guide, unasked)
    #expect(guide.isUnanswered)
    Self.change(&guide, Self.facts(.whenInUse))
    #expect(!guide.isUnanswered, "allowed elsewhere")
    guide.ask(&platform)
    _ = Self.decides(.graceEnded, &guide, &platform)
    guide.giveUp()
    #expect(!guide.isUnanswered, "not wanted any more")
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
    #expect(!guide.hasDialog)
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
    #expect(!guide.hasDialog)
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
    guide.restore(["asked": "\(countMax)"])
    guide.sayWhatIsMissing()
    #expect(Self.tap("Open Settings", &guide, inUse) == [.openSettings])
  }

  @Test func `what stands in the way is said as it is now`() {
    let denied = Self.facts(.denied, on: .android)
    var guide = Self.guide(denied)
    #expect(!Self.begins(&guide, denied))
    #expect(guide.dialog(Self.wording) == Self.wording.blocked(.denied, on: .android))
    let off = Self.facts(.whenInUse, servicesOn: false, on: .android)
    Self.change(&guide, off)
    #expect(guide.dialog(Self.wording) == Self.wording.blocked(.servicesOff, on: .android))
    #expect(Self.tap("Turn location on", &guide, off) == [.askToTurnLocationOn])
    #expect(guide.isWaiting)
    var platform = Requests(Self.facts(.whenInUse, on: .android))
    #expect(Self.decides(.turningOnFinished, &guide, &platform))
    guide = Self.guide(denied)
    _ = Self.begins(&guide, denied)
    Self.change(&guide, Self.facts(.whenInUse, on: .android))
    #expect(!guide.hasDialog, "allowed in Settings")
  }

  @Test func `nothing is explained that was decided elsewhere`() {
    let unasked = Self.facts(.notDetermined)
    var guide = Self.guide(unasked)
    #expect(!Self.begins(&guide, unasked))
    Self.change(&guide, Self.facts(.denied))
    #expect(!guide.isWaiting)
    #expect(guide.dialog(Self.wording) == Self.wording.blocked(.denied, on: .iOS))
  }
}
