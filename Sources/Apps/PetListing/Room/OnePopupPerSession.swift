import DeviceInterface
import Rehearsal

/// At most one informational popup per session, whatever brings it up (`startup:FR-013`).
struct OnePopupPerSession: Hashable, Sendable {
  static let rule = "An app shows an informational popup at most once per session."

  private var shown: String?

  /// Counts popups; a second one in the same session breaks the rule.
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    switch moment {
    case .sessionBegan:
      shown = nil
    case .dialogAppeared(let dialog):
      if let shown {
        return InvariantViolation(
          rule: Self.rule, happened: "\"\(dialog.title)\" came up after \"\(shown)\".")
      }
      shown = dialog.title
    case .told, .requested, .ignored, .undeclared:
      break
    }
    return nil
  }
}
