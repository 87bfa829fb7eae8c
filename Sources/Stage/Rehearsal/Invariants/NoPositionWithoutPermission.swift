import DeviceInterface
import DeviceSimulator
import Vocabulary

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
    case .sessionBegan, .told, .requested, .ignored, .undeclared, .dialogAppeared:
      return nil
    }
  }
}

extension InvariantMoment {
  /// Whether a position may be on its way to the app or to a server.
  var movesPosition: Bool {
    switch self {
    case .told(.fix), .requested(.send): true
    case .sessionBegan, .told, .requested, .ignored, .undeclared, .dialogAppeared: false
    }
  }
}

/// A system alert is never requested where the platform would ignore the request for a reason the app can know.
///
/// A usage description that is missing (`I-12`) is no such reason: the build is at fault there, not the flow.
struct NoPointlessPermissionRequest: Hashable, Sendable {
  static let rule = "An app asks for permission only where the platform can ask the user."

  /// Asked in a status other than not-determined, out of use, a second time for Always, or without an activity.
  private static let knowable: [RuleID] = [
    .iOS(10), .iOS(11), .iOS(13), .android(18), .android(26), .android(27),
  ]

  /// Looks at what the platform ignored.
  func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    guard case .ignored(let rule) = moment, Self.knowable.contains(rule) else { return nil }
    return InvariantViolation(
      rule: Self.rule, happened: "The app asked where nobody could be asked (\(rule)).")
  }
}
