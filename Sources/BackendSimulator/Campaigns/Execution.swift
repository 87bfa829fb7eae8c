/// One run of a campaign by a promoter, as far as the server has heard of it.
public struct Execution: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// The campaign's id.
  public let campaign: String
  /// How it ended; `nil` where no report has come yet.
  public internal(set) var completion: ReceivedReport<CompletionReport>?
}
