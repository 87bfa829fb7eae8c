public import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How the world keeps watch over what an app records.
extension World {
  /// The points that the server of the installed app has stored; `nil` where the app records none.
  public var storedPoints: RecordStore<RecordedPoint>? { servers[ownServerIndex].points }

  /// Looks at what the app has recorded while it handled a signal.
  mutating func observeTracks() {
    let moment = TrackLedger.Moment(phone, session: journal.session)
    app.box.observeTracks(in: &tracks, moment, &watch)
    if tracks.owesComparison { compareElapsed() }
  }

  private mutating func compareElapsed() {
    let facts = phone.facts
    watch.report(tracks.compare(elapsed: app.box.elapsed(facts), facts, at: phone.now))
  }

  /// Looks at what is new on the server, and at what the app shows and holds; the cost follows what is new.
  mutating func checkTracks() {
    guard app.room.isRecording, let stored = storedPoints else { return }
    for index in tracks.records.indices {
      let arrivals = stored.arrivals(of: tracks.records[index].owner)
      // What has arrived last stands last, whatever the server has forgotten since.
      let arrivedCount = stored.arrivedCount(of: tracks.records[index].owner)
      let newCount = max(0, min(arrivedCount - tracks.records[index].comparedCount, arrivals.count))
      // Read one by one: after one step there may be points of many weeks.
      var reader = arrivals.reader
      let news = (arrivals.count - newCount..<arrivals.count).lazy.map { reader[$0].record }
      for violation in PointsNeverChange.check(news, tracks.records[index]) {
        watch.report(violation)
      }
      tracks.noteCompared(arrivedCount, at: index)
    }
    guard phone.appState.isRunning, !app.box.awaitsStorage else { return }
    watch.report(TrackingIsVisible.check(phone))
    checkPlayer()
    guard let activity = app.box.activity, let index = tracks.index(of: activity.owner) else {
      watch.report(ResourcesAreReleased.check(phone))
      return
    }
    compareElapsed()
    if let distance = app.box.news(since: { _ in .everything })?.tracks.first(where: {
      $0.owner == activity.owner
    })?.length {
      watch.report(
        DistanceEqualsRoute.check(
          distance, length: tracks.length(at: index),
          pointCount: tracks.records[index].entries.count))
    }
    checkLines()
  }

  /// The most points of a route whose lines are measured after each step.
  private static let measuredPointsMax = 20_000

  /// Compares the lines on the screen with the recorded way.
  private mutating func checkLines() {
    guard let owner = app.box.shownRoute, let index = tracks.index(of: owner),
      tracks.records[index].entries.count <= Self.measuredPointsMax, let map = app.screen.map
    else { return }
    watch.report(NoSegmentBridgesPause.check(map, length: tracks.length(at: index)))
  }

  /// Compares the player on the screen with the phone's.
  private mutating func checkPlayer() {
    guard phone.appState == .active, phone.audio != nil, let player = app.screen.player else {
      return
    }
    watch.report(
      AudioStaysInFile.check(
        shown: shownPosition(of: player), player, playedAt: phone.audioPosition))
  }

  /// Takes note of what the app's process has taken with it.
  mutating func noteUnstoredPoints() {
    guard let stored = storedPoints, !tracks.records.isEmpty else { return }
    var ledger = tracks
    ledger.noteProcessEnded(at: phone.now) { record in
      // What is stored tells the next process how many there were; it has to say so itself.
      guard storedTrack(of: record) == nil else { return [] }
      return Set(EveryPointIsKept.missing(from: record, in: stored))
    }
    tracks = ledger
  }

  /// Looks for every point that was recorded; once, at a scenario's end.
  mutating func checkTracksWhole() {
    guard let stored = storedPoints else { return }
    for index in tracks.records.indices {
      let record = tracks.records[index]
      let missing = EveryPointIsKept.missing(from: record, in: stored)
      guard !missing.isEmpty else { continue }
      watch.report(
        EveryPointIsKept.check(
          record, missing: missing, onPhone: heldNumbers(of: record),
          untold: untoldCount(of: record)))
    }
    checkLosses()
    for violation in app.room.violations(atEndOf: self) { watch.report(violation) }
  }

  /// Looks whether the server knows of every loss; what waits may still tell it, and a process that is to come.
  private mutating func checkLosses() {
    guard phone.appState.isRunning, !app.box.awaitsStorage,
      tracks.records.contains(where: { $0.lostCount > 0 }), let held = app.box.held(on: nil)
    else { return }
    for record in tracks.records
    where record.lostCount > 0 && !held.queuedOwners.contains(record.owner) {
      let told = WhatIsLostIsTold.told(of: record.owner, in: servers[ownServerIndex].log)
      watch.report(WhatIsLostIsTold.check(record, told: told))
    }
  }

  /// The numbers of the points that the phone holds: in durable storage, and in memory where storage is full.
  private func heldNumbers(of record: TrackRecord) -> Set<Int> {
    let held =
      record.storageFailed && phone.appState.hasProcess
      ? app.box.held(on: nil)?.track(of: record.owner) : nil
    let points = (storedTrack(of: record)?.points ?? []) + (held?.points ?? [])
    return Set(points.map(\.number))
  }

  /// How many points a full storage did not take in, by what a process that is no more has left for the next one to tell.
  ///
  /// One that runs already and may not read it before the first unlock has still to tell (`I-96`).
  private func untoldCount(of record: TrackRecord) -> Int {
    guard record.storageFailed, !isKnownToApp else { return 0 }
    return storedTrack(of: record)?.lostCount ?? 0
  }

  private func storedTrack(of record: TrackRecord) -> HeldTrack? {
    storedTracks?.track(of: record.owner)
  }

  /// What durable storage holds of the app's points, read or not; `nil` where the app records none.
  ///
  /// A phone that is off, or was not unlocked since, holds it all the same.
  public var storedTracks: HeldTracks? { app.box.held(on: phone) }
}
