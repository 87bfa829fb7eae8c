public import DeviceInterface

extension Phone {
  /// How well the location receiver hears now, where the phone is.
  public var signal: SignalQuality { receiver.quality(at: now) }

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
    receiver.zones.append(SignalZone(center: center, radius: radius, quality: quality))
    note(.scenario, .signalZoneAdded(quality, center: center, radius: radius))
    receptionChanged()
  }

  /// Forgets every zone and every stretch of time in which the receiver hears in a way of its own.
  public mutating func clearSignalZones() {
    receiver.zones = []
    receiver.stretches = []
    note(.scenario, .signalChanged(receiver.signal))
    receptionChanged()
  }

  /// Lets the receiver hear in a way of its own for a time, wherever the phone is then.
  public mutating func addSignalStretch(
    _ quality: SignalQuality, after delay: Duration = .zero, for duration: Duration
  ) {
    let start = now + max(.zero, delay)
    addStretch(quality, from: start, to: start + max(.zero, duration))
  }

  /// Sets what is wrong with the receiver's positions; `nil` for nothing, as a fresh phone has it.
  public mutating func setNoise(_ noise: ReceiverNoise?) {
    receiver.noise = noise
    wakeUpdates()
  }

  /// Lets the receiver repeat, for a time, the position it would measure now, with its true age, no speed and no course (`I-92`).
  ///
  /// Throws `PhoneError.ruleForbids` where there is no signal and so no position to repeat.
  public mutating func repeatFix(for duration: Duration) throws(PhoneError) {
    let quality = signal
    guard quality.hears else {
      throw .ruleForbids(
        profile.platform == .iOS ? .iOS(89) : .android(56),
        reason: "without a signal there is no position to repeat")
    }
    var fix = receiver.measure(
      quality, at: now, constants: profile.constants, generator: &generator)
    fix.speedMillimetersPerSecond = nil
    let end = now + max(.zero, duration)
    receiver.repeated = RepeatedFix(fix: fix, end: end)
    note(.scenario, .fixRepeated(until: end))
    timeline.add(.receptionChanged, at: end)
  }

  /// Adds a stretch of time, and forgets those that are over.
  mutating func addStretch(_ quality: SignalQuality, from start: Instant, to end: Instant) {
    guard start < end else { return }
    receiver.stretches.removeAll { $0.end <= now }
    receiver.stretches.append(SignalStretch(start: start, end: end, quality: quality))
    note(.scenario, .signalStretchAdded(quality, start: start, end: end))
    timeline.add(.receptionChanged, at: start)
    timeline.add(.receptionChanged, at: end)
  }

  /// Lets everything listen again that depends on the signal.
  mutating func receptionChanged() {
    receiver.stretches.removeAll { $0.end <= now }
    if let repeated = receiver.repeated, repeated.end <= now { receiver.repeated = nil }
    receiver.noticeSignal(at: now, constants: profile.constants)
    signalChanged()
    wakeUpdates()
    movementChanged()
  }
}
