public import AppParts
public import BackendSimulator

/// How an app that records points is looked at from outside, and what can be set of its uploads.
public struct Recording<Room: App>: Sendable {
  /// What the app has of its points.
  let journal: @Sendable (borrowing Room.Process) -> TrackJournal
  /// Whether the process waits for storage it can read before it takes up what was going on (`I-96`).
  let awaitsStorage: @Sendable (borrowing Room.Process) -> Bool
  /// What the app is recording for, active or paused; `nil` while it is nothing.
  let activity: @Sendable (borrowing Room.Process) -> TrackedActivity?
  /// Whose route the app's page shows on a map; `nil` where it shows none.
  let shownRoute: @Sendable (borrowing Room.Process) -> String?
  /// The points that its server has stored.
  let stored: @Sendable (borrowing Room.Server) -> RecordStore<RecordedPoint>
  /// Sets how often points are uploaded, and how many fill a batch.
  let setUploads: @Sendable (inout Room.Process.Configuration, Duration, Int) -> Void

  /// Says how an app is looked at.
  public init(
    journal: @escaping @Sendable (borrowing Room.Process) -> TrackJournal,
    awaitsStorage: @escaping @Sendable (borrowing Room.Process) -> Bool,
    activity: @escaping @Sendable (borrowing Room.Process) -> TrackedActivity?,
    shownRoute: @escaping @Sendable (borrowing Room.Process) -> String?,
    stored: @escaping @Sendable (borrowing Room.Server) -> RecordStore<RecordedPoint>,
    setUploads: @escaping @Sendable (inout Room.Process.Configuration, Duration, Int) -> Void
  ) {
    self.journal = journal
    self.awaitsStorage = awaitsStorage
    self.activity = activity
    self.shownRoute = shownRoute
    self.stored = stored
    self.setUploads = setUploads
  }
}
