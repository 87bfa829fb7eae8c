public import DeviceInterface

extension Phone {
  /// Sets how well the location receiver hears where no zone and no stretch of time says otherwise.
  public mutating func setSignal(_ signal: SignalQuality) {
    location.setSignal(signal)
    core.record(.scenario, .signalChanged(signal))
    receptionChanged()
  }

  /// Sets the accuracy of good positions in metres; `nil` restores the profile's.
  public mutating func setAccuracy(meters: Int?) {
    location.setAccuracy(meters: meters)
    // I-93: a more accurate position passes the filter also at rest.
    wakeUpdates()
    // so does it tell more of regions.
    if core.profile.platform == .android { lookAtOnce() }
  }

  /// Gives the platform a position from before, which it delivers to the next request with its true age (`I-92`).
  public mutating func setCachedFix(
    at position: Position, age: Duration, accuracyMeters: Int? = nil
  ) {
    location.remember(
      CachedFix(
        position: position,
        accuracyMeters: accuracyMeters ?? core.profile.constants.goodAccuracyMeters,
        measuredAt: core.now + (.zero - age)))
  }

  /// Lets the next requests for a fix fail, once for each call.
  public mutating func failNextFix(with failure: LocationFailure) {
    location.failNext(failure)
  }

  /// How many requests for a fix are still to fail.
  public var failingFixCount: Int { location.failingFixCount }

  /// How many positions are still to be wrong.
  public var strayFixCount: Int { location.strayFixCount }

  /// The changes of the time zone that lie ahead, the soonest first: each moment, in the zone that begins then.
  public var plannedTimeZones: [WallTime] { core.clock.plannedZones }

  /// Puts a permission in place as if the user or a policy had decided it earlier.
  ///
  /// A running app notices as the platform lets it: a callback on iOS, the death of its process on Android where
  /// something is taken away. Without an accuracy the Precise switch stays as it is.
  public mutating func preset(
    _ preset: PresetPermission, accuracy: AccuracyAuthorization? = nil
  ) throws(PhoneError) {
    let precise = (accuracy ?? permission.accuracy) == .full
    switch grants.machine {
    case .iOS:
      changeIOS(.preset(try iOSGrant(for: preset), precise: precise))
    case .android:
      if preset == .provisionalAlways {
        throw .notOnPlatform(wanted: "provisional Always", platform: .android, rule: .iOS(16))
      }
      changeAndroid(.preset(preset, precise: precise))
    }
    if lifecycle.state.hasProcess, !lifecycle.state.isForeground { grants.armTemporary(&core) }
    alertClosed()
  }

  private func iOSGrant(for preset: PresetPermission) throws(PhoneError) -> IOSGrant {
    switch preset {
    case .notAsked: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .grantedByPolicy:
      throw .notOnPlatform(
        wanted: "policy that grants location", platform: .iOS, rule: .android(22))
    case .deniedOnce:
      throw .ruleForbids(.iOS(9), reason: "on iOS the first refusal is final; say denied")
    case .once: return .temporaryWhenInUse
    case .whileInUse: return .whenInUse
    case .provisionalAlways:
      guard core.profile.policies.hasProvisionalAlways else {
        throw .ruleForbids(.iOS(20), reason: "the profile has no provisional Always")
      }
      return .provisionalAlways
    case .always: return .always
    }
  }
}
