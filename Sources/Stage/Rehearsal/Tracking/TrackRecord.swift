public import BackendSimulator
public import DeviceInterface
import DeviceSimulator

/// The record that the world has seen an app make of one execution or shift, whatever becomes of it in the app.
public struct TrackRecord: Hashable, Sendable {
  /// Whose points they are.
  public let owner: String
  /// What its user calls it.
  public internal(set) var name: String
  /// The points in the order of their numbers: 1, 2, 3 and so on.
  public private(set) var entries = PackedList<RecordedEntry>()
  /// How many points the app has said to have pruned before they were uploaded.
  private(set) var lostCount = 0
  /// The numbers of the points that the server has refused; only ever asked for, never walked through.
  public private(set) var refused: Set<Int> = []
  /// How long it has been active.
  public internal(set) var clock = ActivityClock()
  /// Whether it has been halted since the latest point.
  var wasHalted = false
  /// Whether something could not be stored, so that points may be lost with the process.
  var storageFailed = false
  /// The numbers of the points that went with their process, where storage was too full for their log to begin.
  private(set) var lostWithProcess: Set<Int> = []
  /// How far the points have been measured and compared.
  private var measured = Measured()

  /// The measured and compared part of the points, the first of them: no part of what was seen of a record.
  private struct Measured: Hashable, Sendable {
    var comparedCount = 0
    var length = Distance.zero
    var count = 0
    /// The last place on the map.
    var end: Position?

    static func == (left: Measured, right: Measured) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// How many of the server's points have been compared.
  var comparedCount: Int {
    get { measured.comparedCount }
    set { measured.comparedCount = newValue }
  }

  init(owner: String, name: String) { (self.owner, self.name) = (owner, name) }

  /// The latest point.
  var last: RecordedEntry? { entries.last }

  /// Adds a point.
  mutating func add(_ entry: RecordedEntry) {
    entries.append(entry)
    // Where an impossible, a scattered or an old position lies, no line has led over the gap yet.
    let point = entry.point
    if point.fix.isImpossible || point.isWithinScatter { return }
    if point.fix.isLastKnown, !point.beginsStretch { return }
    wasHalted = false
  }

  /// Takes note of points that went with the process, and that no other process can know of.
  mutating func loseWithProcess(_ numbers: Set<Int>) { lostWithProcess.formUnion(numbers) }

  /// What is known of the owner's points.
  var known: HeldTrack.Known {
    HeldTrack.Known(point: entries.count, refusedCount: refused.count, lostCount: lostCount)
  }

  /// Takes over what the app says of points that will never be on the server.
  mutating func recordLosses(of track: HeldTrack) {
    lostCount = max(lostCount, track.lostCount)
    if !track.refused.isEmpty { refused.formUnion(track.refused) }
  }

  /// Returns the length along all points, gaps left out; each leg is measured once.
  mutating func length() -> Distance {
    var reader = entries.reader
    while measured.count < entries.count {
      let point = reader[measured.count].point
      measured.count += 1
      if point.fix.isImpossible || point.isWithinScatter { continue }
      if let end = measured.end, !point.beginsStretch {
        measured.length = measured.length + end.distance(to: point.fix.position)
      }
      measured.end = point.fix.position
    }
    return measured.length
  }
}

/// The activity of an app that records points: an execution or a shift, tracked or halted.
public struct TrackedActivity: Hashable, Sendable {
  /// Whose points are recorded.
  let owner: String
  /// What its user calls it.
  let name: String
  /// Whether it is going on, rather than paused.
  let isActive: Bool
  /// Whether its tracking is interrupted, as far as the app knows.
  var isInterrupted = false

  /// Says what is going on, as far as the app knows.
  public init(owner: String, name: String, isActive: Bool, isInterrupted: Bool = false) {
    (self.owner, self.name, self.isActive) = (owner, name, isActive)
    self.isInterrupted = isInterrupted
  }

  /// Whether the app does something else than it did; to compare two optionals whole would copy both.
  static func differ(_ left: Self?, _ right: Self?) -> Bool {
    left?.isActive != right?.isActive || left?.isInterrupted != right?.isInterrupted
      || left?.owner != right?.owner || left?.name != right?.name
  }
}

/// A point as the app recorded it, and the instant at which it did.
public struct RecordedEntry: Hashable, Sendable {
  /// The point, as it was then.
  public let point: RecordedPoint
  /// When it was recorded.
  public let at: Instant
}

extension RecordedEntry: Packable {
  /// Writes it as what differs from the one before.
  public func pack(after previous: RecordedEntry?, into packer: inout Packer) {
    point.pack(after: previous?.point, into: &packer)
    packer.write(at.sinceStart, after: previous?.at.sinceStart)
  }

  /// Reads what was written after the one before.
  public init(after previous: RecordedEntry?, from reader: inout PackReader) {
    point = RecordedPoint(after: previous?.point, from: &reader)
    at = Instant(sinceStart: reader.duration(after: previous?.at.sinceStart))
  }
}
