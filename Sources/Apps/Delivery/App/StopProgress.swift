import AppParts
import DeviceInterface

/// What has become of one stop, as far as the courier's app knows; what was told once is not told again.
public struct StopProgress: Hashable, Sendable {
  /// What the courier has reported; `nil` while the stop is open.
  public internal(set) var outcome: StopOutcome?
  /// How many outcomes were reported, those with them that the server has refused.
  var reportCount = 0
  /// Whether the customer was told that the courier approaches (`delivery:NOTIFY-1`).
  public internal(set) var hasApproached = false
  /// The latest visit of the courier; `nil` before the first one (`delivery:NOTIFY-2`).
  var visit: StopVisit?
  /// Whether the server has refused an outcome, and the courier has not read that yet (`delivery:STATUS-7`).
  public internal(set) var isRefusalUnread = false

  /// An open stop that the courier has not come near to, unless the server knows more of it.
  public init(outcome: StopOutcome? = nil) {
    self.outcome = outcome
  }

  /// When the courier came last, in milliseconds since 1970 by the phone's clock at that time; `nil` before that.
  public var arrivedAtMilliseconds: Int64? { visit?.cameAt.wallMilliseconds }

  /// Whether the courier is at the stop.
  public var isThere: Bool { visit.map { !$0.hasLeft } ?? false }

  /// Whether the courier has yet to read that the server has refused what was reported.
  var isRefused: Bool { isRefusalUnread && outcome == nil }

  /// The progress for durable storage: the outcome, how often one was reported, the latest visit, and letters for what was
  /// told.
  var line: String {
    var writer = StoredLineWriter(capacity: 64)
    if let outcome { writer.write(outcome.rawValue) }
    writer.write(";")
    writer.write(Int64(reportCount))
    writer.write(";")
    visit?.write(into: &writer)
    writer.write(";")
    if hasApproached { writer.write("a") }
    if visit?.hasDwelled == true { writer.write("d") }
    if visit?.hasLeft == true { writer.write("l") }
    if isRefusalUnread { writer.write("r") }
    return writer.text
  }

  /// Reads the text, or returns `nil` where it is none.
  init?(line: Substring) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 4, let count = Int(parts[1]), count >= 0,
      parts[3].utf8.allSatisfy({ "adlr".utf8.contains($0) })
    else { return nil }
    if !parts[0].isEmpty {
      guard let outcome = StopOutcome(rawValue: String(parts[0])) else { return nil }
      self.outcome = outcome
    }
    if !parts[2].isEmpty {
      guard let visit = StopVisit(text: parts[2]) else { return nil }
      self.visit = visit
    }
    reportCount = count
    hasApproached = parts[3].utf8.contains(UInt8(ascii: "a"))
    visit?.hasDwelled = parts[3].utf8.contains(UInt8(ascii: "d"))
    visit?.hasLeft = parts[3].utf8.contains(UInt8(ascii: "l"))
    isRefusalUnread = parts[3].utf8.contains(UInt8(ascii: "r"))
  }
}
