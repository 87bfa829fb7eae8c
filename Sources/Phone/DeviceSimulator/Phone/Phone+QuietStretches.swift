import DeviceInterface

extension Phone {
  /// The time until the next look at what is watched: the first one of the regular looks that could see a change.
  ///
  /// Those before it would see the phone as far inside or outside of everything as it is now, by its present leg's
  /// speed, and change nothing.
  var timeToNextLook: Duration {
    let interval = core.profile.constants.motionInterval
    guard let step = centimetersPerLook, step.pace > 0, let room = roomOfWatches else {
      return interval
    }
    // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
    let quiet = max(0, min(Double(step.count), (room - 4) / step.pace))
    return interval * min(Int(quiet) + 1, looksUntilSignificantChange ?? .max)
  }

  /// How far the phone goes from one look to the next at most, and how many there are on its present leg.
  private var centimetersPerLook: (pace: Double, count: Int64)? {
    let trajectory = receiver.trajectory
    let interval = core.profile.constants.motionInterval.wholeMilliseconds
    let time = core.now.milliseconds
    guard trajectory.haltedAt == nil, interval > 0 else { return nil }
    let index = trajectory.lastNode(passedBy: time)
    guard index + 1 < trajectory.nodes.count else { return nil }
    let (from, to) = (trajectory.nodes[index], trajectory.nodes[index + 1])
    guard to.milliseconds - time > interval else { return nil }
    let length = FlatDistance.lineAtMost(from: from.position, to: to.position)
    return (
      length * Double(interval) / Double(to.milliseconds - from.milliseconds),
      (to.milliseconds - time) / interval
    )
  }

  /// How far the phone can go, in centimetres, before anything that is watched could change; `nil` where that is unknown.
  private var roomOfWatches: Double? {
    guard !places.watchesVisits, updates?.request.interface != .live, canWatchRegions,
      receiver.quality(at: core.now).hears, !core.profile.policies.significantChangesWithoutMovement
    else { return nil }
    // Android sees regions by the accuracy of fixes, which must stay the same on the way.
    guard core.profile.platform == .iOS || receiver.isSteady else { return nil }
    var room = Double.infinity
    if let watch = places.changes, !isReportOfChangeDue {
      guard noticesCoarseEvents, let moved = FlatDistance(from: watch.lastPosition, to: position)
      else { return nil }
      room = Double(core.profile.constants.significantChangeMeters) * 100 - moved.atMost
    }
    return places.roomToChange(placeSight).map { min(room, $0) }
  }

  /// Whether the phone is far enough from the last report of a significant change, and only waits until it may report.
  private var isReportOfChangeDue: Bool {
    guard let watch = places.changes, noticesCoarseEvents else { return false }
    return position.isAtLeast(
      centimeters: Int64(core.profile.constants.significantChangeMeters) * 100,
      from: watch.lastPosition)
  }

  /// How many looks it takes until a report that only waits for its time is made; wherever the phone is meanwhile.
  private var looksUntilSignificantChange: Int? {
    guard let watch = places.changes, isReportOfChangeDue else { return nil }
    let interval = core.profile.constants.motionInterval.wholeMilliseconds
    let due = watch.lastInstant + core.profile.constants.significantChangeInterval
    let wait = due.milliseconds - core.now.milliseconds
    return Int(max(1, (wait + interval - 1) / interval))
  }

  /// The updates that lie next on the timeline and may lead to nothing, with the time of the first of them and the
  /// instant of what comes after it; `nil` where the next deadline is something else or certainly matters.
  ///
  /// Only position and time change from one of them to the next. Whatever else could change is brought about by
  /// something on the timeline or from outside, and time does not pass over either.
  private func quietStretch() -> (polls: QuietPolls, first: Int64, limit: Int64)? {
    guard let session = updates, let next = core.timeline.soonest, next > core.now,
      core.timeline.isSoonest(where: \.isUpdateDue), let last = session.last, !session.isPaused,
      !session.isOutageTold,
      session.request.distanceFilter.centimeters > UpdateSession.filterTolerance,
      receiver.isSteady, receiver.trajectory.isUnderway(at: next),
      lifecycle.state.isRunning, !(core.profile.platform == .android && isThrottled),
      receiver.accuracy(of: receiver.signal, constants: core.profile.constants)
        >= last.accuracyMeters,
      mayDeliverUpdates
    else { return nil }
    let first = next.milliseconds
    let interval = updateInterval(of: session.request)
    // A time that is not whole in milliseconds is not worth the trouble.
    guard Instant(milliseconds: first) == next,
      .milliseconds(interval.wholeMilliseconds) == interval
    else { return nil }
    let polls = QuietPolls(
      trajectory: receiver.trajectory, session: session, last: last.position,
      interval: interval.wholeMilliseconds,
      pauseDelay: pausesUpdates
        ? core.profile.constants.automaticPauseDelay.wholeMilliseconds : nil)
    let limit = core.timeline.secondSoonest.map(Self.upperMilliseconds) ?? .max
    return (polls, first, limit)
  }

  /// The first whole millisecond that is not before the instant.
  private static func upperMilliseconds(_ instant: Instant) -> Int64 {
    let whole = instant.milliseconds
    return Instant(milliseconds: whole) < instant ? whole + 1 : whole
  }

  /// The instant, later than now, at which something is due next; quiet updates do not count.
  var deadlineAfterQuietPolls: Instant? {
    guard let (polls, first, limit) = quietStretch() else {
      return core.timeline.soonest(after: core.now)
    }
    var skipped = polls
    let next = Instant(milliseconds: skipped.skip(from: first, until: limit))
    return core.timeline.secondSoonest.map { min($0, next) } ?? next
  }

  /// Does what the quiet updates before the instant do, and returns the next deadline.
  mutating func passQuietPolls(until instant: Instant) -> Instant? {
    guard instant > core.now, let (polls, first, limit) = quietStretch() else {
      return core.timeline.soonest(after: core.now)
    }
    var skipped = polls
    let next = skipped.skip(from: first, until: min(limit, Self.upperMilliseconds(instant)))
    if next != first {
      updates?.anchor = skipped.anchor
      updates?.restingSince = Instant(milliseconds: skipped.restingSince)
      core.timeline.postponeSoonest(to: Instant(milliseconds: next))
    }
    return core.timeline.soonest
  }
}
