import DeviceInterface

/// No position is received or sent without the permission that allows it (`startup:FR-009`).
struct NoPositionWithoutPermission: Hashable, Sendable {
  static let rule = "No position is received or sent without the permission that allows it."

  /// Looks at fixes on their way in and at coordinates on their way out.
  func observe(_ moment: InvariantMoment, _ permission: Permission) -> InvariantViolation? {
    guard !permission.status.allowsLocation else { return nil }
    switch moment {
    case .told(.fix(let fix)):
      return InvariantViolation(
        rule: Self.rule,
        happened: "The app received \(fix.text) while the permission was \(permission.notice).")
    case .requested(.send(let request)) where request.hasCoordinates:
      return InvariantViolation(
        rule: Self.rule,
        happened: "The app sent \(request.text) while the permission was \(permission.notice).")
    case .sessionBegan, .told, .requested, .ignored, .dialogAppeared:
      return nil
    }
  }
}
