import DeviceInterface
import DeviceSimulator

/// A system alert is never requested where the platform would ignore the request (`I-10`, `I-11`, `A-20`, `A-22`).
struct NoPointlessPermissionRequest: Hashable, Sendable {
  static let rule = "An app asks for permission only where the platform can ask the user."

  /// Looks at requests for permission.
  func observe(_ moment: InvariantMoment, _ phone: Phone) -> InvariantViolation? {
    guard case .requested(.askForPermission(let request)) = moment,
      let reason = phone.reasonToIgnore(request)
    else { return nil }
    return InvariantViolation(
      rule: Self.rule, happened: "The app asked for \(request.text), but \(reason).")
  }
}
