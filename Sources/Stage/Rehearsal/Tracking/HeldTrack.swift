public import BackendSimulator
public import DeviceInterface

/// An app's points of one execution or shift, as plain values that any app could give.
public struct HeldTrack: Sendable {
  /// The part of a track that is known already, so that only what is new is asked for.
  public struct Known: Sendable {
    /// The number of the last point that is known.
    public let point: Int
    /// How many refused points are known.
    public let refusedCount: Int
    /// How many lost points are known; `nil` where it is not known that there is such a track.
    public let lostCount: Int?

    /// Nothing at all.
    public static let nothing = Known(point: 0, refusedCount: 0, lostCount: nil)
    /// Everything.
    static let everything = Known(point: .max, refusedCount: .max, lostCount: nil)
  }

  /// Whose points they are.
  public let owner: String
  /// How many points were recorded, those included that the app has no more.
  public let recordedCount: Int
  /// How many points the app has pruned before they were uploaded.
  public let lostCount: Int
  /// Whether nothing is added any more.
  public let isFinished: Bool
  /// The length of the way along the points, as the app counts it.
  public let length: Distance
  /// The points that are not known, in the order of their numbers.
  public let points: [RecordedPoint]
  /// The numbers of the points that the server has refused, if there are more than are known.
  public let refused: [Int]

  /// Says what an app has.
  public init(
    owner: String, recordedCount: Int, lostCount: Int, isFinished: Bool, length: Distance,
    points: [RecordedPoint], refused: [Int]
  ) {
    (self.owner, self.recordedCount, self.lostCount) = (owner, recordedCount, lostCount)
    (self.isFinished, self.length, self.points) = (isFinished, length, points)
    self.refused = refused
  }
}

/// The news that an app has recorded, as far as they were not known.
public struct RecordedNews: Sendable {
  /// The executions or shifts whose data is not all on the server, known or not; none where there is one only, of which
  /// nothing is new.
  public let tracks: [HeldTrack]
  /// What was stored again without end, in a sentence; `nil` where nothing was.
  public let endlessRetry: String?

  /// Says what is new.
  public init(tracks: [HeldTrack], endlessRetry: String?) {
    (self.tracks, self.endlessRetry) = (tracks, endlessRetry)
  }
}

/// All that an app has recorded and not let go of, in its process or in durable storage.
public struct HeldTracks: Sendable {
  /// The executions or shifts, with all points that are there.
  public let tracks: [HeldTrack]
  /// Of whom points or reports wait in a queue.
  public let queuedOwners: Set<String>
  /// Whether everything recorded and reported is with the server.
  public let isDelivered: Bool

  /// Says what there is.
  public init(tracks: [HeldTrack], queuedOwners: Set<String>, isDelivered: Bool) {
    (self.tracks, self.queuedOwners, self.isDelivered) = (tracks, queuedOwners, isDelivered)
  }

  /// Returns what there is of an owner.
  public func track(of owner: String) -> HeldTrack? { tracks.first { $0.owner == owner } }
}
