import BackendSimulator
import DeviceInterface
import DeviceSimulator
import RoomParts
import Testing

@testable import Rehearsal

/// A story played once, and then once more for every event of it, at which the app's process ends.
struct KillSweep: Sendable {
  /// The story a moment before each of its events.
  let moments: [Moment]
  /// The story at its end, without an interruption.
  let undisturbed: Playback

  init(_ story: RecordingStory, on profile: String) throws {
    var moments: [Moment] = []
    var playback = try Playback(story, on: profile)
    try playback.playAll { moments.append(Moment($0)) }
    self.moments = moments
    undisturbed = playback
  }

  /// Ends the process at every event at which it can end, and returns what became of it.
  func run(
    _ end: ProcessEnd, alsoFinding further: (Playback) -> [String] = { _ in [] }
  ) -> Outcome {
    var outcome = Outcome()
    for (index, moment) in moments.enumerated()
    where end.canHappen(to: moment.playback.world.phone) {
      let place = "\(end.rawValue) at event \(index), \(moment.playback.world.virtualTime)"
      do {
        var playback = moment.playback
        try playback.interrupt(by: end)
        outcome.runCount += 1
        outcome.pointsAtStake += moment.records.reduce(0) { $0 + $1.points.count }
        let faults = Self.faults(playback, since: moment) + further(playback)
        outcome.faults += faults.map { "\(place): \($0)" }
      } catch {
        outcome.faults.append("\(place): \(error)")
      }
    }
    return outcome
  }

  /// A story on its way, and what it has recorded so far.
  struct Moment {
    /// The points of one record, as the phone's durable storage has them, or the server where they are all there.
    struct Record {
      let owner: String
      let seen: Int
      let points: [RecordedPoint]
    }

    let playback: Playback
    let records: [Record]

    init(_ playback: Playback) {
      self.playback = playback
      let (world, stored) = (playback.world, playback.story.stored(playback.world))
      records = world.tracks.records.map { record in
        let durable = world.durablePoints(of: record.owner).map(RecordedPoint.init)
        let points = durable.isEmpty ? stored.inOrder(of: record.owner).map(\.record) : durable
        return Record(owner: record.owner, seen: record.entries.count, points: points)
      }
    }
  }

  /// What became of many interrupted stories.
  struct Outcome {
    var runCount = 0
    /// How many points there were to lose, over all runs.
    var pointsAtStake = 0
    var faults: [String] = []
  }

  /// Compares what the server has in the end with what there was before, and what was recorded after.
  static func faults(_ end: Playback, since moment: Moment?) -> [String] {
    let (world, stored) = (end.world, end.story.stored(end.world))
    var faults: [String] = []
    if world.tracks.records.isEmpty { faults.append("nothing was recorded") }
    if world.app.box.activity != nil { faults.append("it was not ended") }
    if world.phone.storage.keys.contains(where: { $0.contains("/s/") }) {
      faults.append("storage was not freed")
    }
    for record in world.tracks.records {
      let arrived = stored.arrivals(of: record.owner).map(\.record)
      if arrived.map(\.number).sorted() != Array(1..<record.entries.count + 1) {
        faults.append("points are lost or doubled")
      }
      let inOrder = arrived.sorted { $0.number < $1.number }
      if inOrder != record.entries.map(\.point) { faults.append("points are altered") }
      let times = inOrder.map(\.fix.timeMilliseconds)
      if !zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) { faults.append("times go back") }
    }
    for before in moment?.records ?? [] {
      if before.points.count != before.seen {
        faults.append("\(before.seen) points seen, \(before.points.count) durable")
      }
      let arrived = stored.inOrder(of: before.owner).map(\.record)
      if Array(arrived.prefix(before.points.count)) != before.points {
        faults.append("points of before are altered")
      }
    }
    return faults
  }
}
