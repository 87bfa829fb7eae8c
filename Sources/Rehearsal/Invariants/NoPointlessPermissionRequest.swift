import DeviceSimulator

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
