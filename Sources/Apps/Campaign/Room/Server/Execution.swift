public import BackendSimulator

/// One run of a campaign by a promoter, as far as the server has heard of it.
public struct Execution: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// The campaign's id.
  public let campaign: String
  /// Whether it was ended on another device.
  public internal(set) var wasEndedElsewhere = false
  /// How many points the app has said to have thrown away for want of room.
  public internal(set) var prunedCount = 0
  /// Why somebody should look at it: how far the phone's clock was off; `nil` where that was not too much.
  public internal(set) var review: ClockDisagreement?
  /// How it ended; `nil` where no report has come yet.
  public internal(set) var completion: ReceivedReport<CompletionReport>?
}
