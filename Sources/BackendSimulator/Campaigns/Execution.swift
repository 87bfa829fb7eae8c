public import DeviceInterface

/// One run of a campaign by a promoter, as far as the server has heard of it.
public struct Execution: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// The campaign's id.
  public let campaign: String
  /// How it ended; `nil` where no report has come yet.
  public internal(set) var completion: Completion?

  /// A completion report and how things stood when it came.
  public struct Completion: Hashable, Sendable {
    /// What the app reported.
    public let report: CompletionReport
    /// When the report arrived.
    public let arrival: Instant
    /// How many points the server had at that moment.
    public let storedPointCount: Int

    /// Whether every point was there before the report came.
    public var hadAllPoints: Bool { storedPointCount >= report.pointCount }
  }
}
