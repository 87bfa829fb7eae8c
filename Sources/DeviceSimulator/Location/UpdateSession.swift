import DeviceInterface

/// Updates one after the other that are under way.
struct UpdateSession: Hashable, Sendable {
  /// What the app asked for.
  var request: UpdateRequest
  /// Whether the updates were started while the app was in use, or taken up again in front (`I-36`, `I-51`, `I-54`).
  var startedInUse: Bool
  /// The last measurement that was delivered.
  var last: CachedFix?
  /// The place around which the phone rests.
  var anchor: Position
  /// Since when it rests there.
  var restingSince: Instant
  /// Whether the platform paused the updates (`I-60`).
  var isPaused = false
  /// Whether the app was told that no position can be had (`I-89`).
  var isOutageTold = false

  /// How far a phone may stray and still rest, in centimetres; an assumption.
  static let restCentimeters: Int64 = 1_000
  /// Coordinates are whole to about a centimetre, so what is short by a few of them is not short.
  static let filterTolerance: Int64 = 3

  /// Takes in where the phone is, and notes how long it has been resting; needed only where the platform may pause.
  mutating func observe(_ position: Position, at now: Instant) {
    guard position != anchor,
      position.isAtLeast(centimeters: Self.restCentimeters, from: anchor)
    else { return }
    anchor = position
    restingSince = now
  }

  /// Whether a measurement passes the distance filter (`I-93`): far enough away, or more accurate than before.
  func passesFilter(_ measured: CachedFix) -> Bool {
    guard let last, request.distanceFilter > .zero else { return true }
    if measured.accuracyMeters < last.accuracyMeters { return true }
    return measured.position.isAtLeast(
      centimeters: request.distanceFilter.centimeters - Self.filterTolerance, from: last.position)
  }
}
