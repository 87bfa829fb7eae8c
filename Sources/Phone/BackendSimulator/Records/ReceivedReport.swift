public import DeviceInterface

/// The report about an end as a server has received it, and how things stood when it came.
public struct ReceivedReport<Report: ClosingReport>: Hashable, Sendable {
  /// What the app reported.
  public let report: Report
  /// When the report arrived.
  public let arrival: Instant
  /// How many points the server had at that moment.
  public let storedPointCount: Int

  /// Whether every point was there before the report came.
  public var hadAllPoints: Bool { storedPointCount >= report.pointCount }
}

extension Optional {
  /// Keeps the first report that comes; returns false where another one is there, which stays.
  public mutating func keep<Report>(
    _ report: Report, at time: Instant, storedPointCount: Int
  ) -> Bool where Wrapped == ReceivedReport<Report> {
    if let known = self { return known.report == report }
    self = ReceivedReport(report: report, arrival: time, storedPointCount: storedPointCount)
    return true
  }
}

/// What an app reports when something that it has recorded is over, such as an execution or a shift.
public protocol ClosingReport: Hashable, Sendable {
  /// How many points the app says there are.
  var pointCount: Int { get }
}
