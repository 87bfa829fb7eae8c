import DeviceInterface

/// Times that can be passed over, as nothing can come of what would be done meanwhile.
extension Location {
  /// The updates that lie next on the timeline and may lead to nothing.
  struct QuietStretch {
    let polls: QuietPolls
    /// The time of the first of them, in milliseconds since the scenario's start.
    let first: Int64
    /// The time of what comes after them on the timeline.
    let limit: Int64
  }

  /// Whether updates lie next on the timeline that may lead to nothing, whatever the app's rights are.
  ///
  /// Asked before the rights, which take longer to find out; a closure for them would copy the phone.
  func mayBeQuiet(_ timeline: Timeline<Occurrence>, at now: Instant) -> Bool {
    // Where every position is told nothing is quiet, and that is found out first.
    guard let filter = session?.request.distanceFilter,
      filter.centimeters > UpdateSession.filterTolerance,
      let next = timeline.soonest, next > now, timeline.isSoonest(where: \.isUpdateDue),
      let session, session.last != nil, !session.isPaused, !session.isOutageTold
    else { return false }
    // Where it was forgotten that anybody listens, the next one is played, which notes it anew.
    return receiver.encounters.contains(.listening) && receiver.isSteady
      && receiver.trajectory.isUnderway(at: next)
  }

  /// The updates that may lead to nothing; `nil` where the next deadline is something else or certainly matters.
  ///
  /// Only position and time change from one of them to the next. Whatever else could change is brought about by
  /// something on the timeline or from outside, and time does not pass over either.
  func quietStretch(_ core: PhoneCore, _ rights: LocationRights) -> QuietStretch? {
    guard mayBeQuiet(core.timeline, at: core.now), let session, let last = session.last,
      let next = core.timeline.soonest
    else { return nil }
    let constants = core.profile.constants
    let asked = session.request.desiredAccuracyMeters
    guard let source = receiver.source(for: asked, coarseMeters: core.coarseAccuracyMeters),
      rights.appState.isRunning, !rights.hasCoarseRate,
      !(rights.platform == .android && rights.isThrottled), mayUpdate(rights)
    else { return nil }
    let radius = source.radius(constants)
    let heard = receiver.networks.heard(receiver.signal)
    let accuracy = receiver.accuracy(of: heard, constants: constants)
    guard max(accuracy, radius ?? 0) >= last.accuracyMeters else { return nil }
    let first = next.milliseconds
    let interval = Self.interval(of: session.request, rights, core)
    // A time that is not whole in milliseconds is not worth the trouble.
    guard Instant(milliseconds: first) == next,
      .milliseconds(interval.wholeMilliseconds) == interval
    else { return nil }
    let mayPause = Self.pauses(session.request, rights)
    let pause = mayPause ? constants.automaticPauseDelay.wholeMilliseconds : nil
    let polls = QuietPolls(
      trajectory: receiver.trajectory, session: session, last: last.position,
      interval: interval.wholeMilliseconds, pauseDelay: pause, cellMeters: radius)
    let limit = core.timeline.secondSoonest.map(\.upperMilliseconds) ?? .max
    return QuietStretch(polls: polls, first: first, limit: limit)
  }

  /// Does what the quiet updates before the instant do.
  mutating func pass(
    _ quiet: QuietStretch, until instant: Instant, _ core: inout PhoneCore
  ) {
    var skipped = quiet.polls
    let next = skipped.skip(from: quiet.first, until: min(quiet.limit, instant.upperMilliseconds))
    guard next != quiet.first else { return }
    session?.anchor = skipped.anchor
    session?.restingSince = Instant(milliseconds: skipped.restingSince)
    core.timeline.postponeSoonest(to: Instant(milliseconds: next))
  }

  /// Whether what is watched can be looked at as seldom as the way allows: nothing else changes what is heard.
  func isSteady(_ core: PhoneCore) -> Bool {
    // Android sees regions by the accuracy of fixes, which must stay the same on the way.
    session?.request.interface != .live && receiver.quality(at: core.now).hears
      && (core.profile.platform == .iOS || receiver.isSteady)
  }

  /// How far the phone goes from one look to the next at most, in centimetres, and how many there are on its present leg.
  func pacePerLook(_ core: PhoneCore) -> (centimeters: Double, count: Int64)? {
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
}

extension Instant {
  /// The first whole millisecond that is not before the instant.
  fileprivate var upperMilliseconds: Int64 {
    Instant(milliseconds: milliseconds) < self ? milliseconds + 1 : milliseconds
  }
}
