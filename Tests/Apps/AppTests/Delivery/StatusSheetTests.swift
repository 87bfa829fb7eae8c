import DeviceInterface
import Testing

@testable import DeliveryApp

/// What a courier fills in, and what is missing in it.
struct StatusSheetTests {
  private static let today = WallTime.scenarioStart.date

  private static func sheet(_ taps: [String], _ texts: [String: String] = [:]) -> StatusSheet {
    var sheet = StatusSheet(stop: 0, items: ["Bread", "Rolls"])
    for label in taps { sheet.tap(label) }
    for (field, text) in texts.sorted(by: { $0.key < $1.key }) { sheet.enter(text, into: field) }
    return sheet
  }

  @Test(arguments: [
    (["Delivered", "Signature"], [:]), (["Delivered", "Take photo"], [:]),
    (["Delivered"], ["PIN": "1234"]), (["Failed", "Wrong address"], [:]),
    (["Failed", "Other"], ["Notes": "flooded"]),
    (["Partial", "Item 2: Rolls", "Take photo"], ["Reason": "sold out"]),
    (["Return"], ["Reason": "moved away"]),
    (["Attempted", "Leave a notice"], ["Next attempt": "2026-01-05"]),
    (["Attempted"], ["Safe place": "the shed", "Next attempt": "2026-02-01"]),
    (["Damaged", "Take photo"], [:]),
  ])
  func `what is complete can be submitted`(_ taps: [String], _ texts: [String: String]) {
    #expect(Self.sheet(taps, texts).fault(today: Self.today) == nil)
  }

  @Test(arguments: [
    ([], [:], DeliveryWording.chooseOutcome),
    (["Delivered"], ["Recipient": "Olga"], DeliveryWording.proofMissing),
    // Another outcome's proof is none.
    (["Damaged", "Take photo", "Delivered"], [:], DeliveryWording.proofMissing),
    (["Failed"], [:], DeliveryWording.reasonMissing),
    (["Failed", "Other"], [:], DeliveryWording.notesMissing),
    (["Partial", "Take photo"], ["Reason": "sold out"], DeliveryWording.itemsMissing),
    (
      ["Partial", "Item 1: Bread", "Item 2: Rolls", "Take photo"], ["Reason": "sold out"],
      DeliveryWording.itemsMissing
    ),
    (
      ["Partial", "Item 1: Bread", "Item 1: Bread", "Take photo"], ["Reason": "sold out"],
      DeliveryWording.itemsMissing
    ),
    (["Partial", "Item 1: Bread", "Take photo"], [:], DeliveryWording.reasonMissing),
    (["Partial", "Item 1: Bread"], ["Reason": "sold out"], DeliveryWording.photoMissing),
    (["Return"], [:], DeliveryWording.reasonMissing),
    (["Attempted"], ["Next attempt": "2026-01-06"], DeliveryWording.placeMissing),
    (["Attempted", "Leave a notice"], [:], DeliveryWording.dateMissing),
    (
      ["Attempted", "Leave a notice"], ["Next attempt": "2026-01-04"], DeliveryWording.dateMissing
    ),
    (
      ["Attempted", "Leave a notice"], ["Next attempt": "2026-13-01"], DeliveryWording.dateMissing
    ),
    (["Damaged"], [:], DeliveryWording.photoMissing),
  ])
  func `what is missing is said`(_ taps: [String], _ texts: [String: String], _ problem: String) {
    #expect(Self.sheet(taps, texts).fault(today: Self.today) == problem)
  }

  @Test func `a text is cut at its bound, between characters`() {
    let sheet = Self.sheet(["Failed", "Other"], ["Notes": String(repeating: "ż", count: 400)])
    #expect(sheet.text(.notes).utf8.count == 254)
  }

  @Test func `nothing can be written into a field that is not there`() {
    #expect(Self.sheet(["Failed"], ["PIN": "1234"]).text(.pin).isEmpty)
  }
}
