/// What became of a stop, as the courier reports it (`delivery:STATUS-1` to `STATUS-6`).
public enum StopOutcome: String, Hashable, Sendable, CaseIterable {
  /// Handed over, with a proof.
  case delivered
  /// Not handed over, for a reason out of the list; there will be another attempt.
  case failed
  /// Some of the items were handed over.
  case partial
  /// It goes back to the sender.
  case returned
  /// Nobody was there: a notice was left, or the package at a safe place.
  case attempted
  /// It was damaged on the way.
  case damaged
}

/// Why a delivery failed (`delivery:STATUS-2`).
public enum FailureReason: String, Hashable, Sendable, CaseIterable {
  /// Nobody opened.
  case notHome = "Customer not home"
  /// The address does not exist, or somebody else lives there.
  case wrongAddress = "Wrong address"
  /// The courier could not get to the door.
  case accessDenied = "Access denied"
  /// The customer did not want it.
  case refused = "Customer refused"
  /// It could not be handed over as it was.
  case damagedPackage = "Damaged package"
  /// Something else, which the notes must say.
  case other = "Other"
}
