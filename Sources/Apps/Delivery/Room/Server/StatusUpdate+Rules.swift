import DeliveryApp
import DeviceInterface

extension StatusUpdate {
  /// By how many days the courier's day may be another one than the server's: their time zones differ.
  static let graceDays = 1

  /// The day of the report: the phone's, unless that is still to come; it may have waited long for a network.
  func day(nowMilliseconds: Int64) -> CalendarDay {
    WallTime(millisecondsSince1970: min(timeMilliseconds ?? nowMilliseconds, nowMilliseconds)).date
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

  /// Whether a text says anything.
  private func isSaid(_ text: String?) -> Bool {
    text?.contains { !$0.isWhitespace } ?? false
  }
}
