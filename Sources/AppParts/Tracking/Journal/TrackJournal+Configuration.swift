extension TrackJournal {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How many points are uploaded together, at most.
    public var batchSize = 20
    /// How uploads are sent and repeated.
    public var queue = UploadQueue.Configuration()
    /// How many bytes must be free; with fewer, points that are on the server are deleted from the phone.
    public var freeBytesMin = 65_536
    /// How many points of a log the phone keeps that it needs no more; of more, the older half goes.
    public var keptPointsMax = 20_000
    /// How many finished logs are kept because the server has refused points of them.
    public var refusedLogsMax = 10
    /// Who sends, as a header says it; `nil` where servers do not ask.
    public var authorization: String?
    /// How many bytes of a server's answer are read.
    public var answerBytesMax = 1 << 20

    /// Creates the settings, all as usual.
    public init() {}
  }
}
