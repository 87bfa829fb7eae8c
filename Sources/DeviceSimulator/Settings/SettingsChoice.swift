/// A line of the app's location page in Settings.
public struct SettingsChoice: Hashable, Sendable {
  /// The label as the platform writes it.
  public let label: String
  /// What choosing it means.
  public let meaning: SettingsAnswer

  init(_ label: String, _ meaning: SettingsAnswer) {
    self.label = label
    self.meaning = meaning
  }
}
