import DeviceInterface

extension Phone {
  /// The time until the next look at what is watched: the first one of the regular looks that could see a change.
  ///
  /// Those before it would see the phone as far inside or outside of everything as it is now, by its present leg's
  /// speed, and change nothing.
  var timeToNextLook: Duration {
    let interval = profile.constants.motionInterval
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
    let interval = profile.constants.motionInterval.wholeMilliseconds
    let time = now.milliseconds
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
    guard places.visits == nil, updates?.request.interface != .live, canWatchRegions,
      receiver.quality(at: now).hears, !profile.policies.significantChangesWithoutMovement
    else { return nil }
    // Android sees regions by the accuracy of fixes, which must stay the same on the way.
    guard profile.platform == .iOS || receiver.isSteady else { return nil }
    var room = Double.infinity
    if let watch = places.significantChanges, !isReportOfChangeDue {
      guard noticesCoarseEvents, let moved = FlatDistance(from: watch.lastPosition, to: position)
      else { return nil }
      room = Double(profile.constants.significantChangeMeters) * 100 - moved.atMost
    }
    for watch in places.regions {
      guard let own = watch.roomToChange(at: position, bounds(of: watch)) else { return nil }
      room = min(room, own)
    }
    return room
  }

  private func bounds(of watch: RegionWatch) -> RegionWatch.Bounds {
    switch profile.platform {
    case .iOS: watch.bounds(cushion: .meters(profile.constants.regionCushionMeters))
    case .android:
      watch.bounds(accuracyMeters: receiver.accuracy(at: now, constants: profile.constants))
    }
  }

  /// Whether the phone is far enough from the last report of a significant change, and only waits until it may report.
  private var isReportOfChangeDue: Bool {
    guard let watch = places.significantChanges, noticesCoarseEvents else { return false }
    return position.isAtLeast(
      centimeters: Int64(profile.constants.significantChangeMeters) * 100, from: watch.lastPosition)
  }

  /// How many looks it takes until a report that only waits for its time is made; wherever the phone is meanwhile.
  private var looksUntilSignificantChange: Int? {
    guard let watch = places.significantChanges, isReportOfChangeDue else { return nil }
    let interval = profile.constants.motionInterval.wholeMilliseconds
    let due = watch.lastInstant + profile.constants.significantChangeInterval
    let wait = due.milliseconds - now.milliseconds
    return Int(max(1, (wait + interval - 1) / interval))
  }
}
