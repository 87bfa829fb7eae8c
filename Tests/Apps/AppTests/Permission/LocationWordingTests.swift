import DeviceInterface
import Testing

@testable import AppParts

/// The sentences that an app's own words about location are completed to.
struct LocationWordingTests {
  private static let wording = LocationWording(
    title: "Why", explanation: "Because.", need: "Tracks are recorded",
    failure: "It cannot start", benefit: "it records", precision: "It must be precise.",
    loss: "Nothing is recorded")

  @Test func `each dialog is a whole sentence with the buttons that help`() {
    let wording = Self.wording
    #expect(
      wording.dialog(.explanation, on: .iOS)
        == Dialog(title: "Why", message: "Because.", buttons: ["Continue", "Not now"]))
    #expect(
      wording.dialog(.missing(.inFrontOnly(canAsk: true)), on: .iOS)
        == Dialog(
          title: "Keep the app open",
          message: "Location is allowed only while you use the app: it records until the app is"
            + " closed, and not afterwards.", buttons: ["Allow always", "Not now"]))
    #expect(
      wording.dialog(.missing(.inFrontOnly(canAsk: false)), on: .iOS).buttons == [
        "Open Settings", "Not now",
      ])
    #expect(
      wording.dialog(.missing(.imprecise), on: .iOS)
        == Dialog(
          title: "Precise location is off", message: "It must be precise.",
          buttons: ["Allow precise location", "Open Settings", "Not now"]))
    #expect(
      wording.dialog(.blocked(.servicesOff), on: .android)
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
    let unanswered = "It cannot start, because location has not been allowed yet."
    #expect(Self.wording.message(.unanswered) == unanswered)
    #expect(Self.wording.texts.contains(unanswered))
    #expect(Self.wording.message(.declined) == nil)
    #expect(Self.wording.message(.imprecise) == nil, "it starts all the same")
    for message in LocationGuide.Message.samples {
      for kind in PlatformKind.allCases {
        #expect(Self.wording.popups.contains(Self.wording.dialog(message, on: kind)))
      }
    }
    let frugal = LocationWording(title: "Why", explanation: "Because.", need: "It", failure: "It")
    #expect(frugal.popups.count == 1 + LocationBlock.onPlatforms.count)
    #expect(frugal.texts.count == 2)
  }
}
