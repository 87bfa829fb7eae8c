import BackendSimulator
public import DeliveryApp
public import DeviceInterface

/// What a courier reports to have become of an order (`delivery:API-4`).
public struct StatusUpdate: Hashable, Sendable {
  /// Where the courier was.
  public struct Location: Hashable, Sendable {
    /// Where.
    public let position: Position
    /// Within how many hundredths of a metre.
    public let accuracyHundredths: Int64
  }

  /// What proves the delivery.
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
  /// Where; `nil` where the phone did not know.
  public let location: Location?
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

  /// Reads an update; throws 400 where a member is missing, no possible value or longer than its column.
  init(_ fields: RequestFields) throws(Refusal) {
    orderID = try fields.identifier("order_id")
    outcome = try fields.word("status")
    timeMilliseconds = try fields.integerIfPresent("timestamp_ms", in: RequestFields.times)
    location = try fields.fieldsIfPresent("location").map { place throws(Refusal) in
      Location(
        position: try place.place(),
        accuracyHundredths: try place.hundredths("accuracy", in: 0...9_999_999_999))
    }
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
        throw Refusal(400, "next_attempt_date: expected a date such as 2026-11-23")
      }
      return day
    }
  }
}

/// An update as the server has taken it.
public struct ReceivedUpdate: Hashable, Sendable {
  /// The update.
  public let update: StatusUpdate
  /// The courier's id.
  public let courierID: String
  /// When the server took it.
  public let arrival: Instant
}
