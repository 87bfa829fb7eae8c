extension UploadQueue {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How long it waits after the first failure; twice as long after each further one.
    public var retryDelay: Duration = .seconds(5)
    /// The longest it waits.
    public var retryDelayMax: Duration = .seconds(300)
    /// How long it waits for an answer.
    public var timeout: Duration = .seconds(60)
    /// How often an answer of success may be unreadable, or settle nothing, before it counts as a refusal.
    public var uselessAnswersMax = 5

    /// Creates the settings, all as usual.
    public init() {}
  }
}
