import DeviceInterface

extension Phone {
  /// The updates that lie next on the timeline and may lead to nothing, with the time of the first of them and the
  /// instant of what comes after it; `nil` where the next deadline is something else or certainly matters.
  ///
  /// Only position and time change from one of them to the next. Whatever else could change is brought about by
  /// something on the timeline or from outside, and time does not pass over either.
  private func quietStretch() -> (polls: QuietPolls, first: Int64, limit: Int64)? {
    guard let session = updates, let next = timeline.soonest, next > now,
      timeline.isSoonest(where: \.isUpdateDue), let last = session.last, !session.isPaused,
      !session.isOutageTold,
      session.request.distanceFilter.centimeters > UpdateSession.filterTolerance,
      receiver.isSteady, receiver.trajectory.isUnderway(at: next),
      lifecycle.state.isRunning, !(profile.platform == .android && isThrottled),
      receiver.accuracy(of: receiver.signal, constants: profile.constants) >= last.accuracyMeters,
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
        ? profile.constants.automaticPauseDelay.wholeMilliseconds : nil)
    let limit = timeline.secondSoonest.map(Self.upperMilliseconds) ?? .max
    return (polls, first, limit)
  }

  /// The first whole millisecond that is not before the instant.
  private static func upperMilliseconds(_ instant: Instant) -> Int64 {
    let whole = instant.milliseconds
    return Instant(milliseconds: whole) < instant ? whole + 1 : whole
  }

  /// The instant, later than now, at which something is due next; quiet updates do not count.
  var deadlineAfterQuietPolls: Instant? {
    guard let (polls, first, limit) = quietStretch() else { return timeline.soonest(after: now) }
    var skipped = polls
    let next = Instant(milliseconds: skipped.skip(from: first, until: limit))
    return timeline.secondSoonest.map { min($0, next) } ?? next
  }

  /// Does what the quiet updates before the instant do, and returns the next deadline.
  mutating func passQuietPolls(until instant: Instant) -> Instant? {
    guard instant > now, let (polls, first, limit) = quietStretch() else {
      return timeline.soonest(after: now)
    }
    var skipped = polls
    let next = skipped.skip(
      from: first, until: min(limit, Self.upperMilliseconds(instant)))
    if next != first {
      updates?.anchor = skipped.anchor
      updates?.restingSince = Instant(milliseconds: skipped.restingSince)
      timeline.postponeSoonest(to: Instant(milliseconds: next))
    }
    return timeline.soonest
  }
}
