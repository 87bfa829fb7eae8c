import BackendSimulator
public import DeliveryApp
public import DeviceInterface

/// A courier's report on what became of an order (`delivery:API-4`).
public struct StatusUpdate: Hashable, Sendable {
  /// The place where the courier was.
  public struct Location: Hashable, Sendable {
    /// What the place was taken from.
    public enum Source: String, Hashable, Sendable, CaseIterable {
      /// The phone has measured it.
      case measured
      /// The phone knows none: it is the address, at which the courier says to be.
      case address
    }

    /// Where.
    public let position: Position
    /// Within how many hundredths of a metre.
    public let accuracyHundredths: Int64
    /// How that is known.
    public let source: Source
  }

  /// The proof of the delivery.
  public struct Proof: Hashable, Sendable {
    /// Where the signature is.
    public let signatureURL: String?
    /// Where the photo is.
    public let photoURL: String?
    /// Who took it.
    public let recipientName: String?
    /// What the recipient is to the customer.
    public let recipientRelation: String?
    /// What the customer has said.
    public let pinCode: String?
  }

  /// The order's id.
  public let orderID: String
  /// What became of it.
  public let outcome: StopOutcome
  /// When, in milliseconds since 1970; `nil` where the app did not say.
  public let timeMilliseconds: Int64?
  /// When by the server's clock, in milliseconds since 1970; `nil` where the app did not say when.
  public internal(set) var stampedMilliseconds: Int64?
  /// Where; `nil` once that is older than 90 days (`delivery:PRIVACY-1`).
  public private(set) var location: Location?
  /// What proves it; `nil` where nothing does.
  public let proof: Proof?
  /// Why it failed, or goes back.
  public let failureReason: String?
  /// What the courier adds.
  public let notes: String?
  /// What was handed over, where that is not all.
  public let deliveredItems: [String]?
  /// Why the rest was not.
  public let missingReason: String?
  /// The safe place at which it was left.
  public let leftAtLocation: String?
  /// Whether a notice was left.
  public let noticeLeft: Bool
  /// When the courier comes again.
  public let nextAttempt: CalendarDay?
  /// What the phone that has sent it is called; `nil` where the app did not say (`delivery:STATUS-8`).
  public private(set) var deviceID: String?

  /// Reads an update; throws 400 where a member is missing, no possible value or longer than its column.
  init(_ fields: RequestFields) throws(Refusal) {
    orderID = try fields.identifier("order_id")
    outcome = try fields.word("status")
    timeMilliseconds = try fields.integerIfPresent("timestamp_ms", in: RequestFields.times)
    guard let place = try fields.fieldsIfPresent("location") else {
      throw Refusal(
        400, "location: expected the place as latitude, longitude and accuracy, found nothing",
        .invalid)
    }
    location = Location(
      position: try place.place(),
      accuracyHundredths: try place.hundredths("accuracy", in: 0...9_999_999_999),
      source: try place.wordIfPresent("source") ?? .measured)
    deviceID = try fields.textIfPresent("device_id", lengthMax: 64)
    proof = try fields.fieldsIfPresent("proof").map { proof throws(Refusal) in
      Proof(
        signatureURL: try proof.textIfPresent("signature_url"),
        photoURL: try proof.textIfPresent("photo_url"),
        recipientName: try proof.textIfPresent("recipient_name"),
        recipientRelation: try proof.textIfPresent("recipient_relation"),
        pinCode: try proof.textIfPresent("pin_code", lengthMax: 10))
    }
    failureReason = try fields.textIfPresent("failure_reason", lengthMax: 255)
    notes = try fields.textIfPresent("notes")
    deliveredItems = try fields.textsIfPresent("delivered_items")
    missingReason = try fields.textIfPresent("missing_reason", lengthMax: 255)
    leftAtLocation = try fields.textIfPresent("left_at_location", lengthMax: 255)
    noticeLeft = try fields.flagIfPresent("notice_left") ?? false
    nextAttempt = try fields.textIfPresent("next_attempt_date").map { text throws(Refusal) in
      guard let day = CalendarDay(iso: text) else {
        throw Refusal(400, "next_attempt_date: expected a date such as 2026-11-23", .invalid)
      }
      return day
    }
  }

  /// Takes the phone that is known where the report names none.
  mutating func complete(deviceID known: String?) { deviceID = deviceID ?? known }

  /// Where the courier was is told no more.
  mutating func forgetPlace() { location = nil }

  /// The same, unless the place is the address.
  mutating func forgetMeasuredPlace() {
    if location?.source == .measured { forgetPlace() }
  }

  /// Whether another report says the same, from whichever phone it comes; of a place that is forgotten nothing is known.
  func isSame(as other: StatusUpdate) -> Bool {
    var (own, its) = (self, other)
    (own.deviceID, its.deviceID) = (nil, nil)
    (own.stampedMilliseconds, its.stampedMilliseconds) = (nil, nil)
    if own.location == nil { its.location = nil }
    return own == its
  }

  /// The category of what went wrong; `nil` where nothing did, or nobody can tell (`delivery:STATUS-8`).
  public var failureCategory: FailureReason.Category? {
    switch outcome {
    case .failed: failureReason.flatMap(FailureReason.init(rawValue:))?.category
    case .damaged: .package
    case .attempted: .customer
    case .delivered, .partial, .returned: nil
    }
  }

  /// By how many days the courier's day may be another one than the server's: their time zones differ.
  static let graceDays = 1

  /// The day of the report: the server's, as the report may have waited long for a network and says for how long.
  ///
  /// Of one that does not say it, the phone's day counts, unless that is still to come.
  func day(_ stamp: TimeStamp?, nowMilliseconds: Int64) -> CalendarDay {
    let time =
      stamp.flatMap { $0.isCertain ? $0.milliseconds : nil }
      ?? min(timeMilliseconds ?? nowMilliseconds, nowMilliseconds)
    return WallTime(millisecondsSince1970: time).date
  }

  /// What the outcome needs and the update lacks, in words; `nil` where it can be taken (`delivery:STATUS-1` to `STATUS-6`).
  func fault(for order: DeliveryOrder, on day: CalendarDay) -> String? {
    if let nextAttempt, nextAttempt.daysSince1970 + Self.graceDays < day.daysSince1970 {
      return "next_attempt_date: \(nextAttempt) is in the past"
    }
    switch outcome {
    case .delivered: return deliveryFault(for: order)
    case .failed: return failureFault
    case .partial: return partialFault(of: order.stop.items)
    case .returned: return isSaid(failureReason) ? nil : "a return needs a reason (failure_reason)"
    case .attempted: return attemptFault
    case .damaged: return hasPhoto ? nil : "a damaged package needs a photo (proof.photo_url)"
    }
  }

  private var hasPhoto: Bool { isSaid(proof?.photoURL) }

  private func deliveryFault(for order: DeliveryOrder) -> String? {
    if isSaid(proof?.signatureURL) || hasPhoto || proof?.pinCode == order.pin { return nil }
    return isSaid(proof?.pinCode)
      ? "proof.pin_code: this is not the PIN of the order"
      : "a delivery needs a proof: a signature, a photo or the PIN"
  }

  private var failureFault: String? {
    guard let failureReason, let reason = FailureReason(rawValue: failureReason) else {
      return "failure_reason: expected one of "
        + FailureReason.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    }
    return reason == .other && !isSaid(notes) ? "the reason “Other” needs notes" : nil
  }

  private func partialFault(of items: [String]) -> String? {
    guard let delivered = deliveredItems, !delivered.isEmpty else {
      return "a partial delivery needs the items that were delivered (delivered_items)"
    }
    if let other = delivered.first(where: { !items.contains($0) }) {
      return "delivered_items: “\(other.prefix(40))” is not of this order"
    }
    if Set(delivered).count < delivered.count { return "delivered_items: an item is there twice" }
    if delivered.count == items.count {
      return "delivered_items: all items are no partial delivery"
    }
    if !isSaid(missingReason) { return "a partial delivery needs the missing_reason" }
    return hasPhoto ? nil : "a partial delivery needs a photo (proof.photo_url)"
  }

  private var attemptFault: String? {
    if !noticeLeft, !isSaid(leftAtLocation) {
      return "an attempt needs notice_left or left_at_location"
    }
    return nextAttempt == nil ? "an attempt needs the next_attempt_date" : nil
  }

  private func isSaid(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } ?? false }
}
