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
  /// When the courier arrived, by all the clocks there are; `nil` before that (`delivery:NOTIFY-2`).
  var arrivedAt: Stopwatch.Moment?
  /// Whether the server has refused an outcome, and the courier has not read that yet (`delivery:STATUS-7`).
  public internal(set) var isRefusalUnread = false
  /// Whether it was told that the courier stays (`delivery:GEO-1`).
  var hasDwelled = false
  /// Whether the courier has left again after having arrived.
  public internal(set) var hasLeft = false

  /// An open stop that the courier has not come near to, unless the server knows more of it.
  public init(outcome: StopOutcome? = nil) {
    self.outcome = outcome
  }

  /// When the courier arrived, in milliseconds since 1970 by the phone's clock at that time; `nil` before that.
  public var arrivedAtMilliseconds: Int64? { arrivedAt?.wallMilliseconds }

  /// Whether the courier is at the stop.
  public var isThere: Bool { arrivedAtMilliseconds != nil && !hasLeft }

  /// How long the courier has been there; the clock may have been set meanwhile.
  func stay(_ facts: Facts) -> Duration {
    arrivedAt.map { Stopwatch.Moment(facts).since($0) } ?? .zero
  }

  /// Writes the progress for durable storage: the outcome, how often one was reported, when the courier arrived, and letters
  /// for what was told.
  func write(into writer: inout LineWriter) {
    if let outcome { writer.write(outcome.rawValue) }
    writer.write(";")
    writer.write(Int64(reportCount))
    writer.write(";")
    if let arrivedAt {
      writer.write(arrivedAt.uptime.wholeMilliseconds)
      writer.write(",")
      writer.write(arrivedAt.wallMilliseconds)
      writer.write(",")
      writer.write(Int64(arrivedAt.bootCount))
    }
    writer.write(";")
    if hasApproached { writer.write("a") }
    if hasDwelled { writer.write("d") }
    if hasLeft { writer.write("l") }
    if isRefusalUnread { writer.write("r") }
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
      guard let moment = Self.moment(parts[2]) else { return nil }
      arrivedAt = moment
    }
    reportCount = count
    hasApproached = parts[3].utf8.contains(UInt8(ascii: "a"))
    hasDwelled = parts[3].utf8.contains(UInt8(ascii: "d"))
    hasLeft = parts[3].utf8.contains(UInt8(ascii: "l"))
    isRefusalUnread = parts[3].utf8.contains(UInt8(ascii: "r"))
  }

  private static func moment(_ text: Substring) -> Stopwatch.Moment? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 3, let uptime = parts[0], let wall = parts[1],
      let boots = parts[2].flatMap({ Int(exactly: $0) })
    else { return nil }
    return Stopwatch.Moment(uptime: .milliseconds(uptime), wallMilliseconds: wall, bootCount: boots)
  }
}
