import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

struct LocationConsentTests {
  private typealias Event = LocationConsent.Event

  private static func facts(
    _ status: AuthorizationStatus, servicesOn: Bool = true, on platform: PlatformKind = .android
  ) -> Facts {
    Facts(
      platform: platform, permission: Permission(status), locationServicesEnabled: servicesOn)
  }

  /// A question that was just put, on a phone with the facts.
  private static func asking(_ facts: Facts) -> PermissionQuestion {
    var platform = Requests(facts)
    return PermissionQuestion(.whenInUse, timer: "alert", grace: .seconds(1), &platform)
  }

  @Test(arguments: [
    (AuthorizationStatus.notDetermined, true, LocationConsent.Outcome.unanswered),
    (.denied, true, .blocked(.denied)),
    (.restricted, true, .blocked(.restricted)),
    (.whenInUse, false, .blocked(.servicesOff)),
    (.whenInUse, true, .decided),
  ])
  func `the end of Android's question is its last word`(
    _ status: AuthorizationStatus, _ servicesOn: Bool, _ outcome: LocationConsent.Outcome
  ) {
    let facts = Self.facts(status, servicesOn: servicesOn)
    var platform = Requests(facts)
    let consent = LocationConsent.asking(Self.asking(facts))
    #expect(consent.receive(.questionFinished, &platform) == outcome)
    #expect(platform.list == [])
  }

  @Test(arguments: [Event.told, .returned], [AuthorizationStatus.denied, .whenInUse, .restricted])
  private func `a decision ends the question, whatever it is`(
    _ event: Event, _ status: AuthorizationStatus
  ) {
    let facts = Self.facts(status, on: .iOS)
    var platform = Requests(facts)
    let consent = LocationConsent.asking(Self.asking(facts))
    #expect(consent.receive(event, &platform) == .decided)
    #expect(platform.list == [.cancel(timer: "alert")])
  }

  @Test func `what the system knew before is no answer`() {
    let facts = Self.facts(.notDetermined, on: .iOS)
    var platform = Requests(facts)
    let consent = LocationConsent.asking(Self.asking(facts))
    #expect(consent.receive(.told, &platform) == .waits(consent))
  }

  @Test func `an alert that covers the app is waited for, and one that does not come is not`() {
    let facts = Self.facts(.notDetermined, on: .iOS)
    var platform = Requests(facts)
    let consent = LocationConsent.asking(Self.asking(facts))
    #expect(consent.receive(.graceEnded, &platform) == .unanswered)
    guard case .waits(let covered) = consent.receive(.covered, &platform) else {
      Issue.record("an alert that came up is waited for")
      return
    }
    #expect(covered.receive(.graceEnded, &platform) == .waits(covered))
  }

  @Test(arguments: [
    Event.covered, .returned, .told, .questionFinished, .turningOnFinished, .graceEnded,
  ])
  private func `only the user ends the explanation, and only its answer the device's switch`(
    _ event: Event
  ) {
    var platform = Requests(Self.facts(.whenInUse))
    #expect(LocationConsent.explaining.receive(event, &platform) == .waits(.explaining))
    let outcome = LocationConsent.turningLocationOn.receive(event, &platform)
    #expect(outcome == (event == .turningOnFinished ? .decided : .waits(.turningLocationOn)))
    #expect(platform.list == [])
  }
}
