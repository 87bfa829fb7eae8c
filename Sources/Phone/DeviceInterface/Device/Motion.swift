/// How the phone's motion sensors judge its movement.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// Nothing is known yet.
  case unknown
  /// The phone rests.
  case stationary
  /// Its user walks or runs.
  case walking
  /// Its user is in a vehicle.
  case driving
}
