import AppParts
import DeviceInterface

/// The sheet that a courier fills in about a stop: the outcome, and what it needs (`delivery:UI-2`).
public struct StatusSheet: Hashable, Sendable {
  /// The stop's place in the route, from zero.
  public let stop: Int
  let items: [String]
  /// What became of it; `nil` before the courier has chosen.
  public internal(set) var outcome: StopOutcome?
  var hasSignature = false
  var hasPhoto = false
  var reason: FailureReason?
  /// Which of the items were handed over, by their places, for a part of a delivery.
  var handedOver: Set<Int> = []
  var hasLeftNotice = false
  private(set) var texts: [Field: String] = [:]
  /// What is missing, after an attempt to submit.
  var problem: String?
  /// Whether the phone's storage could not take it.
  private(set) var isUnsaved = false

  /// The fields that can be written into.
  enum Field: String, Hashable, Sendable, CaseIterable {
    /// The code that the customer knows.
    case pin = "PIN"
    /// Who took it.
    case recipient = "Recipient"
    /// What the recipient is to the customer.
    case relation = "Relation"
    /// Why items are missing, or why it goes back.
    case reason = "Reason"
    /// Where it was left.
    case safePlace = "Safe place"
    /// When the next attempt is made: "2026-01-06".
    case nextAttempt = "Next attempt"
    /// Anything else.
    case notes = "Notes"
  }

  /// The longest text of a field, in bytes; what is longer is cut.
  static let textBytesMax = 255

  /// Opens the sheet of a stop.
  init(stop: Int, items: [String]) { (self.stop, self.items) = (stop, items) }

  /// The phone's storage cannot take it; the courier decides what is to be done.
  mutating func refuseUnsaved() {
    isUnsaved = true
    problem = DeliveryWording.storageFull
  }

  func text(_ field: Field) -> String { texts[field] ?? "" }

  mutating func enter(_ text: String, into label: String) {
    guard let field = Field(rawValue: label), fields.contains(field) else { return }
    var kept = text
    while kept.utf8.count > Self.textBytesMax { kept.removeLast() }
    // Blanks are no reason, no name and no place.
    texts[field] = kept.allSatisfy(\.isWhitespace) ? "" : kept
    problem = nil
  }

  var fields: [Field] {
    switch outcome {
    case .delivered: [.pin, .recipient, .relation, .notes]
    case .failed: [.notes]
    case .partial: [.reason, .notes]
    case .returned: [.reason, .notes]
    case .attempted: [.safePlace, .nextAttempt, .notes]
    case .damaged: [.notes]
    case nil: []
    }
  }

  /// What is missing; `nil` where it can be submitted (`delivery:STATUS-1` to `STATUS-6`).
  func fault(today: CalendarDay) -> String? {
    switch outcome {
    case nil: DeliveryWording.chooseOutcome
    case .delivered:
      hasSignature || hasPhoto || !text(.pin).isEmpty ? nil : DeliveryWording.proofMissing
    case .failed: failureFault
    case .partial: partialFault
    case .returned: text(.reason).isEmpty ? DeliveryWording.reasonMissing : nil
    case .attempted: attemptFault(today)
    case .damaged: hasPhoto ? nil : DeliveryWording.photoMissing
    }
  }

  private var failureFault: String? {
    guard let reason else { return DeliveryWording.reasonMissing }
    return reason == .other && text(.notes).isEmpty ? DeliveryWording.notesMissing : nil
  }

  private var partialFault: String? {
    if handedOver.isEmpty || handedOver.count == items.count { return DeliveryWording.itemsMissing }
    if text(.reason).isEmpty { return DeliveryWording.reasonMissing }
    return hasPhoto ? nil : DeliveryWording.photoMissing
  }

  private func attemptFault(_ today: CalendarDay) -> String? {
    guard hasLeftNotice || !text(.safePlace).isEmpty else { return DeliveryWording.placeMissing }
    guard let day = nextAttempt, day.daysSince1970 >= today.daysSince1970 else {
      return DeliveryWording.dateMissing
    }
    return nil
  }

  private var nextAttempt: CalendarDay? {
    let parts = text(.nextAttempt).split(separator: "-", omittingEmptySubsequences: false)
    // As the server reads it, and as nobody misreads it.
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
