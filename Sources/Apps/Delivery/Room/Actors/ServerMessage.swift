import DeliveryApp
import Rehearsal
import ScenarioRunner

/// A message that the delivery server can send, as a scenario names it: whole, or without what is filled in.
struct ServerMessage: Hashable, Sendable {
  /// The blank at the end of a message.
  private enum Ending: Hashable, Sendable {
    /// A reason of the courier's list.
    case listedReason
    /// Whatever a courier has given as a reason.
    case reportedReason
    /// A time of day, such as "2:45 PM".
    case time
  }

  private static let fixed = [
    "Your courier is 5 minutes away!", "Your courier has arrived!",
    "Your package has been delivered!",
  ]
  /// The others: what they say, and what is filled in after which word.
  private static let filled: [(head: String, label: String, ending: Ending)] = [
    ("Delivery attempt failed", "Reason:", .listedReason),
    ("Your delivery is running late", "New ETA:", .time),
    ("Your package is coming back", "Reason:", .reportedReason),
  ]

  /// The whole message, or the part of it that never changes, folded.
  private let text: String
  /// Whether anything may follow.
  private let isOpen: Bool

  /// Reads what a scenario names; throws `InvalidStep` for what the server never sends.
  ///
  /// The reasons are those that couriers have really reported.
  init(_ text: String, reported reasons: [String]) throws(InvalidStep) {
    let wanted = text.foldedForComparison
    if Self.fixed.contains(where: { $0.foldedForComparison == wanted }) {
      (self.text, isOpen) = (wanted, false)
      return
    }
    for (head, label, ending) in Self.filled {
      let start = "\(head). \(label) ".foldedForComparison
      let alone = [
        head, "\(head).", "\(head). \(label)", "\(head). \(label) …", "\(head). \(label) ...",
      ].map(\.foldedForComparison)
      if alone.contains(wanted) || wanted == start {
        (self.text, isOpen) = (start, true)
        return
      }
      guard wanted.hasPrefix(start) else { continue }
      if Self.canFill(ending, String(wanted.dropFirst(start.count)), reasons) {
        (self.text, isOpen) = (wanted, false)
        return
      }
    }
    throw InvalidStep(
      "The delivery server tells nobody \"\(text)\".",
      notes: [
        "What it tells is one of: "
          + (Self.fixed + Self.filled.map { "\($0.head). \($0.label) …" }).joined(separator: " | "),
        "A reason of a failure is one of: "
          + FailureReason.allCases.map(\.rawValue).joined(separator: ", "),
      ])
  }

  func isSaid(by message: String) -> Bool {
    let folded = message.foldedForComparison
    return isOpen ? folded.hasPrefix(text) : folded == text
  }

  private static func canFill(_ ending: Ending, _ text: String, _ reported: [String]) -> Bool {
    switch ending {
    case .listedReason:
      FailureReason.allCases.contains { $0.rawValue.foldedForComparison == text }
    case .reportedReason: reported.contains { $0.foldedForComparison == text }
    case .time: isTime(text)
    }
  }

  /// Whether a folded text is a time of day on twelve hours.
  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == " " })
    guard parts.count == 3, let hour = Int(parts[0]), (1...12).contains(hour),
      let minute = Int(parts[1]), (0..<60).contains(minute), ["am", "pm"].contains(parts[2])
    else { return false }
    return "\(hour):\(minute < 10 ? "0" : "")\(minute) \(parts[2])" == text
  }
}
