import DeviceInterface
import Testing

@testable import AppParts

/// The sentences that an app's own words about location are completed to.
struct LocationWordingTests {
  private static let wording = LocationWording(
    title: "Why", explanation: "Because.", need: "Tracks are recorded", benefit: "it records",
    precision: "It must be precise.", loss: "Nothing is recorded", failure: "It cannot start")

  @Test func `each dialog is a whole sentence with the buttons that help`() {
    let wording = Self.wording
    #expect(
      wording.explanation
        == Dialog(title: "Why", message: "Because.", buttons: ["Continue", "Not now"]))
    #expect(
      wording.inFrontOnly(canAsk: true)
        == Dialog(
          title: "Keep the app open",
          message: "Location is allowed only while you use the app: it records until the app is"
            + " closed, and not afterwards.", buttons: ["Allow always", "Not now"]))
    #expect(wording.inFrontOnly(canAsk: false).buttons == ["Open Settings", "Not now"])
    #expect(
      wording.imprecise
        == Dialog(
          title: "Precise location is off", message: "It must be precise.",
          buttons: ["Allow precise location", "Open Settings", "Not now"]))
    #expect(
      wording.blocked(.servicesOff, on: .android)
        == Dialog(
          title: "Location is required",
          message: "Tracks are recorded, and location is switched off on this device. You can"
            + " switch it on in Settings.", buttons: ["Turn location on", "Close"]))
  }

  @Test(arguments: [
    (TrackingObstacle.undecided, "the permission to use your location has ended"),
    (.imprecise, "precise location is off"),
    (.blocked(.denied), "this app may not use your location"),
    (.blocked(.restricted), "location is restricted on this device"),
    (.blocked(.servicesOff), "location is switched off on this device"),
  ])
  func `each obstacle is the reason of what does not work`(
    _ obstacle: TrackingObstacle, _ reason: String
  ) {
    #expect(Self.wording.message(obstacle) == "Nothing is recorded, because \(reason).")
    #expect(Self.wording.texts.contains(Self.wording.message(obstacle)))
  }

  @Test func `what can be said is listed whole`() {
    #expect(
      Self.wording.unanswered == "It cannot start, because location has not been allowed yet.")
    #expect(Self.wording.texts.contains(Self.wording.unanswered))
    for block in LocationBlock.allCases {
      for kind in PlatformKind.allCases {
        #expect(Self.wording.popups.contains(Self.wording.blocked(block, on: kind)))
      }
    }
    #expect(Self.wording.popups.contains(Self.wording.imprecise))
    #expect(Self.wording.popups.contains(Self.wording.explanation))
  }
}
