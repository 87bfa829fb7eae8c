/// Something on an app's screen that the user can tap.
public struct Control: Hashable, Sendable {
  /// The label the user reads.
  public var label: String
  /// Whether a tap does anything now.
  public var isEnabled: Bool

  /// Creates a control, enabled unless said otherwise.
  public init(_ label: String, isEnabled: Bool = true) {
    self.label = label
    self.isEnabled = isEnabled
  }
}
