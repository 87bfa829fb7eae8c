import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What couriers report to have become of orders, and what follows.
struct StatusUpdateTests {
  private static let reasons =
    "failure_reason: expected one of “Customer not home”, “Wrong address”, “Access denied”, "
    + "“Customer refused”, “Damaged package”, “Other”"

  @Test(arguments: [
    (#""status":"delivered","proof":{"signature_url":"s"}"#, "delivered"),
    (#""status":"delivered","proof":{"pin_code":"2345"}"#, "delivered"),
    (#""status":"failed","failure_reason":"Wrong address""#, "failed"),
    (#""status":"failed","failure_reason":"Other","notes":"A flood""#, "failed"),
    (
      #""status":"partial","delivered_items":["Atlas"],"missing_reason":"Lost","#
        + #""proof":{"photo_url":"p"}"#, "partial"
    ),
    (#""status":"returned","failure_reason":"Nobody wants it""#, "returned"),
    (#""status":"attempted","notice_left":true,"next_attempt_date":"2026-01-05""#, "attempted"),
    (#""status":"damaged","proof":{"photo_url":"p"}"#, "damaged"),
  ])
  func `an outcome with all that it needs closes the order`(members: String, status: String) {
    var desk = DeliveryDesk.underWay()
    let more =
      #","timestamp_ms":1767600000000,"location":"# + DeliveryDesk.place
    #expect(desk.report(2, members + more).status == 200)
    #expect(desk.server.order("order-2")?.status.rawValue == status)
    #expect(desk.server.statusUpdates.count == 1)
  }

  @Test(arguments: [
    (#""status":"delivered""#, "a delivery needs a proof: a signature, a photo or the PIN"),
    (
      #""status":"delivered","proof":{"pin_code":"1234"}"#,
      "proof.pin_code: this is not the PIN of the order"
    ),
    (#""status":"failed""#, reasons), (#""status":"failed","failure_reason":"Rain""#, reasons),
    (#""status":"failed","failure_reason":"Other""#, "the reason “Other” needs notes"),
    (
      #""status":"partial","delivered_items":["Bread"]"#,
      "delivered_items: “Bread” is not of this order"
    ),
    (
      #""status":"partial","delivered_items":["Novel","Atlas"]"#,
      "delivered_items: all items are no partial delivery"
    ),
    (#""status":"returned""#, "a return needs a reason (failure_reason)"),
    (
      #""status":"attempted","next_attempt_date":"2026-01-06""#,
      "an attempt needs notice_left or left_at_location"
    ),
    (
      #""status":"attempted","notice_left":true,"next_attempt_date":"2026-01-03""#,
      "next_attempt_date: 2026-01-03 is in the past"
    ),
    (#""status":"damaged""#, "a damaged package needs a photo (proof.photo_url)"),
    (
      #""status":"lost""#,
      "status: expected “delivered” or “failed” or “partial” or “returned” or “attempted” or "
        + "“damaged”, found “lost”"
    ),
  ])
  func `an outcome without what it needs is refused with the reason, and nothing changes`(
    members: String, reason: String
  ) {
    var desk = DeliveryDesk.underWay()
    let before = desk.server
    let answer = desk.report(2, members)
    #expect(answer == DeliveryDesk.refusal(400, reason, .invalid))
    desk.server.log = before.log
    #expect(desk.server == before)
  }

  @Test(arguments: [
    ("null", "location: expected the place as latitude, longitude and accuracy, found nothing"),
    (#"{"latitude":52,"longitude":21}"#, "location.accuracy: expected a number from 0 to 99999999"),
    (#"{"latitude":91,"longitude":21,"accuracy":5}"#, "location.latitude: expected a number"),
    (
      #"{"latitude":52,"longitude":21,"accuracy":5,"source":"guess"}"#,
      "location.source: expected “measured” or “address”"
    ),
  ])
  func `a report says where it was made`(place: String, reason: String) {
    var desk = DeliveryDesk.underWay()
    let members = #""status":"delivered","proof":{"photo_url":"p"},"location":"#
    let answer = desk.report(2, members + place)
    #expect(answer.status == 400 && answer.body.contains(reason), "\(answer.body)")
    #expect(desk.server.statusUpdates.isEmpty)
    #expect(desk.report(2, members + DeliveryDesk.place).status == 200)
    let kept = desk.server.order("order-2")?.outcome?.location
    #expect(kept?.accuracyHundredths == 500 && kept?.source == .measured)
  }

  @Test func `the same report from another phone is the same`() {
    var desk = DeliveryDesk.underWay()
    let members = #""status":"delivered","proof":{"photo_url":"p"},"device_id":"#
    #expect(desk.report(2, members + "\"a\"").status == 200)
    #expect(desk.report(2, members + "\"b\"").status == 200)
    #expect(desk.server.statusUpdates.map(\.deviceID) == ["a"])
  }

  @Test(arguments: [
    ("Customer not home", FailureReason.Category.customer), ("Wrong address", .address),
    ("Access denied", .address), ("Customer refused", .customer), ("Damaged package", .package),
  ])
  func `a failure has its category`(reason: String, category: FailureReason.Category) {
    var desk = DeliveryDesk.underWay()
    #expect(desk.report(2, #""status":"failed","failure_reason":"\#(reason)""#).status == 200)
    #expect(desk.server.order("order-2")?.outcome?.failureCategory == category)
  }

  @Test func `an order has one outcome`() {
    var desk = DeliveryDesk.underWay()
    #expect(desk.report(2).status == 200)
    let once = desk.server
    #expect(desk.report(2).status == 200)
    let other = desk.report(2, #""status":"returned","failure_reason":"No""#)
    #expect(
      other
        == DeliveryDesk.refusal(
          409, "The order “order-2” has been reported as delivered", .reportedOtherwise))
    desk.server.log = once.log
    #expect(desk.server == once)
  }

  @Test(arguments: [
    (
      #""status":"delivered","proof":{"photo_url":"p"}"#,
      [
        "customer-2: Your package has been delivered!",
        "merchant-2: Your package has been delivered!",
      ]
    ),
    (
      #""status":"failed","failure_reason":"Access denied""#,
      [
        "customer-2: Delivery attempt failed. Reason: Access denied",
        "merchant-2: Delivery attempt failed. Reason: Access denied",
      ]
    ),
    (
      #""status":"returned","failure_reason":"Refused""#,
      ["merchant-2: Your package is coming back. Reason: Refused"]
    ),
    (#""status":"damaged","proof":{"photo_url":"p"}"#, []),
    (#""status":"attempted","notice_left":true,"next_attempt_date":"2026-01-07""#, []),
  ])
  func `customer and merchant are told`(members: String, told: [String]) {
    var desk = DeliveryDesk.underWay()
    #expect(desk.report(2, members).status == 200)
    #expect(desk.told == told)
  }

  @Test func `a failed delivery is tried again, on the next day unless said otherwise`() {
    var desk = DeliveryDesk.underWay()
    _ = desk.report(1, #""status":"failed","failure_reason":"Wrong address""#)
    _ = desk.report(
      2, #""status":"failed","failure_reason":"Wrong address","next_attempt_date":"2026-01-09""#)
    _ = desk.report(
      3, #""status":"attempted","left_at_location":"Shed","next_attempt_date":"2026-01-07""#)
    #expect(
      desk.server.redeliveries.map { "\($0.orderID) \($0.day)" }
        == ["order-1 2026-01-06", "order-2 2026-01-09", "order-3 2026-01-07"])
  }

  @Test(arguments: [
    // The 5th of January, reported on the 8th; then a clock that runs ahead; then no time.
    (#","timestamp_ms":1767600000000"#, "2026-01-06"),
    (#","timestamp_ms":1777600000000"#, "2026-01-09"), ("", "2026-01-09"),
  ])
  func `the day of a report is the phone's, unless that is still to come`(
    time: String, day: String
  ) {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(3 * 86_400)
    _ = desk.report(1, #""status":"failed","failure_reason":"Wrong address""# + time)
    #expect(desk.server.redeliveries.map { "\($0.day)" } == [day])
  }

  @Test(arguments: [("2026-01-05", 200), ("2026-01-04", 200), ("2026-01-03", 400)])
  func `a report that has waited for a network may name a day that is over by now`(
    day: String, status: Int
  ) {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(3 * 86_400)
    let answer = desk.report(
      1,
      #""status":"attempted","notice_left":true,"timestamp_ms":1767600000000,"#
        + #""next_attempt_date":"\#(day)""#)
    #expect(answer.status == status)
  }

  @Test func `a damage opens a claim with its photo`() {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(9)
    _ = desk.report(1, #""status":"damaged","proof":{"photo_url":"torn.jpg"}"#)
    #expect(
      desk.server.claims
        == [DamageClaim(orderID: "order-1", photoURL: "torn.jpg", time: desk.now)])
  }
}
