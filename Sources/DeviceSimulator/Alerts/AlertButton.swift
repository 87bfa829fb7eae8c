/// A button of a system alert.
public struct AlertButton: Hashable, Sendable {
  /// The label as the platform writes it.
  public let label: String
  /// What pressing it means.
  public let meaning: AlertAnswer

  init(_ label: String, _ meaning: AlertAnswer) {
    self.label = label
    self.meaning = meaning
  }
}
