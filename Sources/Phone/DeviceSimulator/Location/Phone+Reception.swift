public import DeviceInterface

extension Phone {
  /// How well the location receiver hears now, where the phone is.
  public var signal: SignalQuality { location.quality(at: core.now) }

  /// Lets the receiver hear in a way of its own within a circle; where zones overlap the last counts.
  ///
  /// A zone counts for more than `setSignal`, and a stretch of time for more than a zone. That the phone came into
  /// a zone is noticed at the next measurement. Throws `PhoneError.outOfRange` for a radius of nothing.
  public mutating func addSignalZone(
    center: Position, radius: Distance, quality: SignalQuality
  ) throws(PhoneError) {
    guard (1...2_000_000_000).contains(radius.centimeters) else {
      throw .outOfRange(
        what: "the radius of a zone", value: Int(radius.centimeters), range: 1...2_000_000_000,
        unit: "cm")
    }
    location.add(SignalZone(center: center, radius: radius, quality: quality))
    core.record(.scenario, .signalZoneAdded(quality, center: center, radius: radius))
    receptionChanged()
  }

  /// Forgets every zone and every stretch of time in which the receiver hears in a way of its own.
  public mutating func clearSignalZones() {
    location.clearZones()
    core.record(.scenario, .signalChanged(location.signal))
    receptionChanged()
  }

  /// Lets the receiver hear in a way of its own for a time, wherever the phone is then.
  public mutating func addSignalStretch(
    _ quality: SignalQuality, after delay: Duration = .zero, for duration: Duration
  ) {
    let start = core.now + max(.zero, delay)
    location.add(
      SignalStretch(start: start, end: start + max(.zero, duration), quality: quality), &core)
  }

  /// Sets what is wrong with the receiver's positions; `nil` for nothing, as a fresh phone has it.
  public mutating func setNoise(_ noise: ReceiverNoise?) {
    location.setNoise(noise)
    wakeUpdates()
  }

  /// Lets the receiver repeat, for a time, the position it would measure now, with its true age, no speed and no course (`I-92`).
  ///
  /// Throws `PhoneError.ruleForbids` where there is no signal and so no position to repeat.
  public mutating func repeatFix(for duration: Duration) throws(PhoneError) {
    guard location.repeatFix(until: core.now + max(.zero, duration), &core) else {
      throw .ruleForbids(
        core.profile.platform == .iOS ? .iOS(89) : .android(56),
        reason: "without a signal there is no position to repeat")
    }
  }

  /// Lets everything listen again that depends on the signal.
  mutating func receptionChanged() {
    location.receptionChanged(&core)
    wakeUpdates()
    movementChanged()
  }

  /// How long the receiver takes from being switched on to its first position.
  public var timeToFirstFix: Duration { location.timeToFirstFix }

  /// Sets how long the receiver takes from being switched on to its first position.
  ///
  /// A search that is under way takes the new time, counted from its beginning; a receiver that is ready stays so.
  public mutating func setTimeToFirstFix(_ duration: Duration) {
    location.setTimeToFirstFix(max(.zero, duration))
    searchTimesChanged()
  }

  /// Sets how long the receiver needs to find itself after it heard nothing, as at the end of a tunnel.
  public mutating func setReacquireTime(_ duration: Duration) {
    core.profile.constants.reacquireTime = max(.zero, duration)
    searchTimesChanged()
  }

  /// Lets the next position that the receiver measures be wrong, one for each call: so far from the truth, in a
  /// direction in degrees clockwise from north or one drawn from the seed, with the accuracy that it claims.
  ///
  /// Positions of networks, as for significant changes and regions, and remembered ones are no measurements of the
  /// receiver. Throws `PhoneError.outOfRange` for more than half the way around the earth or less than a metre.
  public mutating func strayNextFix(
    by distance: Distance, bearing: Double? = nil, accuracyMeters: Int
  ) throws(PhoneError) {
    let range = 1...20_000_000
    guard range.contains(accuracyMeters) else {
      throw .outOfRange(
        what: "the accuracy of a position", value: accuracyMeters, range: range, unit: "m")
    }
    guard range.contains(Int(distance.wholeMeters)) else {
      throw .outOfRange(
        what: "how far a position is off", value: Int(distance.wholeMeters), range: range,
        unit: "m")
    }
    location.strayNext(
      StrayPosition(
        distance: distance, bearing: bearing ?? Double(core.generator.next() % 3_600) / 10,
        accuracyMeters: accuracyMeters))
    // At rest a filter lets updates sleep; a receiver that errs wakes them.
    if location.isUpdating, location.areAsleep(locationRights, core) { wakeUpdates() }
  }

  private mutating func searchTimesChanged() {
    guard location.isSearching else { return }
    location.signalChanged(&core)
    wakeUpdates()
  }

  /// Lets the receiver go off at the end of an instant at which nobody wants its positions any more.
  mutating func observeReceiver() {
    guard location.isReceiverOn else { return }
    location.observeReceiver(locationRights, coarseMeters: core.coarseAccuracyMeters)
  }
}
