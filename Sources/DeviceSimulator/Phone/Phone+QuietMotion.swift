import DeviceInterface

extension Phone {
  /// The time until the next look at what is watched: the first one of the regular looks that could see a change.
  ///
  /// Those before it would see the phone as far inside or outside of everything as it is now, by its present leg's
  /// speed, and change nothing.
  var timeToNextLook: Duration {
    let interval = profile.constants.motionInterval
    let (room, step) = (roomOfWatches, centimetersPerLook)
    guard let room, let step, step.pace > 0 else { return interval }
    // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
    let steps = min(Double(step.count), (room - 4) / step.pace)
    return steps > 1 ? interval * Int(steps) : interval
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
    guard visits == nil, updates?.request.interface != .live, canWatchRegions,
      receiver.quality(at: now).hears, profile.platform == .iOS,
      !profile.policies.significantChangesWithoutMovement
    else { return nil }
    var room = Double.infinity
    if let watch = significantChanges {
      guard modes.hasBeenUnlocked, let moved = FlatDistance(from: watch.lastPosition, to: position)
      else { return nil }
      room = Double(profile.constants.significantChangeMeters) * 100 - moved.atMost
    }
    for watch in regions {
      guard watch.candidate == nil,
        let own = watch.roomToChange(
          at: position, cushion: .meters(profile.constants.regionCushionMeters))
      else { return nil }
      room = min(room, own)
    }
    return room.isFinite ? room : nil
  }
}
