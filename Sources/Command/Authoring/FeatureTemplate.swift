/// A new feature with one scenario, to which sentences can be added.
public struct FeatureTemplate: Hashable, Sendable {
  /// What a new feature can begin with: an app, and where it runs.
  public struct Beginning: Hashable, Sendable {
    /// What people call the app.
    public let name: String
    /// The sentence that puts it on the phone, with its keyword.
    public let sentence: String
    /// The tags of the platforms on which it runs, with their at signs.
    public let tags: [String]
    /// Why it cannot be chosen, and what to do about it; nil where it can.
    public let obstacle: String?

    /// Creates a beginning.
    public init(name: String, sentence: String, tags: [String], obstacle: String? = nil) {
      (self.name, self.sentence, self.tags) = (name, sentence, tags)
      self.obstacle = obstacle
    }
  }

  /// The text of the feature.
  public let text: String

  /// Writes a feature; names must be of one line, and not empty.
  public init(
    _ feature: String, scenario: String, _ beginning: Beginning
  ) throws(WritingFault) {
    let feature = try WrittenName.checked(feature, of: "feature")
    let scenario = try WrittenName.checked(scenario, of: "scenario")
    let tags = beginning.tags.isEmpty ? "" : beginning.tags.joined(separator: " ") + "\n"
    text = """
      \(tags)Feature: \(feature)

        Background:
          \(beginning.sentence)

        Scenario: \(scenario)

      """
  }
}
