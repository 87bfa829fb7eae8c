import DeviceInterface

/// The rules that hold in every scenario and every explored path, whatever is asserted there.
struct InvariantWatch: Hashable, Sendable {
  private(set) var violation: InvariantViolation?

  /// Takes over what was found elsewhere; the first violation is kept.
  mutating func report(_ found: InvariantViolation?) {
    violation = violation ?? found
  }

  /// Looks at one thing that happened; the first violation is kept.
  mutating func observe(_ moment: InvariantMoment, _ permission: Permission) {
    guard violation == nil else { return }
    violation =
      NoPositionWithoutPermission().observe(moment, permission)
      ?? NoPointlessPermissionRequest().observe(moment)
  }
}
