import DeviceInterface
import DeviceSimulator

/// The rules that hold in every scenario and every explored path, whatever is asserted there.
struct InvariantWatch: Hashable, Sendable {
  private var onePopup = OnePopupPerSession()
  private var freshSession = NoPositionWithoutPermission()
  private(set) var violation: InvariantViolation?

  /// Looks at one thing that happened; the first violation is kept.
  mutating func observe(_ moment: InvariantMoment, _ phone: Phone) {
    guard violation == nil else { return }
    violation =
      onePopup.observe(moment)
      ?? freshSession.observe(moment, phone.facts.permission)
      ?? NoPointlessPermissionRequest().observe(moment, phone)
  }
}
