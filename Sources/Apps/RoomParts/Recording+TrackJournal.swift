public import AppParts
public import BackendSimulator
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal

extension Recording {
  /// Says how an app is looked at that keeps its points in a journal, which is lent, as in `{ look($0.journal) }` with
  /// `look` for `$1`; handed over, it would be copied after every signal.
  public convenience init(
    journal lend:
      @escaping @Sendable (borrowing Room.Process, (borrowing TrackJournal) -> Void) -> Void,
    awaitsStorage: @escaping @Sendable (borrowing Room.Process) -> Bool,
    activity: @escaping @Sendable (borrowing Room.Process) -> TrackedActivity?,
    elapsed: @escaping @Sendable (borrowing Room.Process, Facts) -> Duration?,
    shownRoute: @escaping @Sendable (borrowing Room.Process) -> String?,
    stored: @escaping @Sendable (borrowing Room.Server) -> RecordStore<RecordedPoint>,
    setUploads: @escaping @Sendable (inout Room.Process.Configuration, Duration, Int) -> Void
  ) {
    self.init(
      news: { process, known in
        var news = RecordedNews(tracks: [], endlessRetry: nil)
        lend(process) { news = $0.news(since: known) }
        return news
      },
      held: { process, phone in
        var held = HeldTracks(tracks: [], queuedOwners: [], isDelivered: true)
        lend(process) { held = phone.map($0.stored)?.held ?? $0.held }
        return held
      },
      awaitsStorage: awaitsStorage, activity: activity, elapsed: elapsed, shownRoute: shownRoute,
      stored: stored, setUploads: setUploads)
  }
}

extension TrackJournal {
  /// Returns the journal that a new process of the same app would find in a phone's durable storage.
  ///
  /// A phone that is off, or was not unlocked since, holds it all the same.
  public func stored(on phone: Phone) -> TrackJournal {
    var journal = TrackJournal(namespace: namespace, configuration: configuration)
    var requests = RequestCounter()
    var platform = Requests(phone.facts)
    journal.restore(from: phone.storage, &requests, &platform)
    return journal
  }

  func news(since known: (String) -> HeldTrack.Known) -> RecordedNews {
    let endless = hasEndlessRetry ? endlessRetry?.description : nil
    // As after most signals.
    if let only = onlyCounts, only.areKnown(known(only.owner)) {
      return RecordedNews(tracks: [], endlessRetry: endless)
    }
    var tracks: [HeldTrack] = []
    // By their places: taken out one by one, the logs would be copied after every signal.
    for index in logs.indices {
      let known = known(logs[index].owner)
      tracks.append(logs[index].track(since: known))
    }
    return RecordedNews(tracks: tracks, endlessRetry: endless)
  }

  var held: HeldTracks {
    HeldTracks(
      tracks: logs.map { $0.track(since: .nothing) },
      queuedOwners: Set(queue.parcels.lazy.map(\.owner)), isDelivered: isDelivered)
  }
}

extension PointLog.Counts {
  /// Whether who looks at the app knows them already.
  fileprivate func areKnown(_ known: HeldTrack.Known) -> Bool {
    recorded == known.point && lost == known.lostCount && refused == known.refusedCount
  }
}

extension PointLog {
  fileprivate func track(since known: HeldTrack.Known) -> HeldTrack {
    let isNew = recordedCount > known.point
    let newCount = isNew ? points.countAtEnd { $0.number > known.point } : 0
    return HeldTrack(
      owner: owner, recordedCount: recordedCount, lostCount: lostCount, isFinished: isFinished,
      length: route.length, points: isNew ? points.suffix(newCount).map(RecordedPoint.init) : [],
      refused: refusedCount > known.refusedCount ? segments.flatMap(\.refused) : [])
  }
}

extension RecordedPoint {
  /// A point as its server should have it.
  public init(_ point: TrackPoint) {
    self.init(
      number: point.number,
      fix: RecordedFix(
        timeMilliseconds: point.timeMilliseconds, position: point.position,
        accuracyMeters: point.accuracyMeters,
        speedMillimetersPerSecond: point.speedMillimetersPerSecond,
        circumstances: point.circumstances, isLowAccuracy: point.isLowAccuracy,
        isLastKnown: point.isLastKnown, isImpossible: point.isImpossible),
      beginsStretch: point.beginsStretch, isWithinScatter: point.isWithinScatter,
      refutesLast: point.refutesLast)
  }
}
