/// The page of an app in the device's settings.
public struct SettingsPicture: Hashable, Sendable {
  /// The app's name.
  public var title: String
  /// The lines to choose from, in the order shown.
  public var choices: [String]
  /// The line that is ticked, from 0.
  public var selected: Int?
  /// The label of the switch for precise location.
  public var preciseLabel: String
  /// Whether that switch is on; nil where the page shows none.
  public var isPrecise: Bool?
  /// Whether the user can change anything.
  public var isEnabled: Bool

  /// Creates a page.
  public init(
    title: String, choices: [String], selected: Int?, preciseLabel: String = "",
    isPrecise: Bool? = nil, isEnabled: Bool = true
  ) {
    self.title = title
    self.choices = choices
    self.selected = selected
    self.preciseLabel = preciseLabel
    self.isPrecise = isPrecise
    self.isEnabled = isEnabled
  }
}
