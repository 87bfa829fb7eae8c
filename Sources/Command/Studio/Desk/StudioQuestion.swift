import Authoring
import Gherkin

/// A question about a feature as it stands on the studio's page.
struct StudioQuestion: StudioQuery {
  /// The text of the feature.
  let text: String
  /// The name of its file, below the studio's folder.
  let file: String
  /// A line of the scenario that is meant.
  var line: Int?
  /// The platform that is meant.
  var profile: String?
  /// How many steps stand before the place that is looked at.
  var stepCount: Int?
  /// Whether checks are looked for.
  var seeksChecks: Bool?
  /// What was pointed at.
  var pointed: String?
  /// A sentence that is to be written at the place.
  var sentence: String?

  /// The place.
  var stance: Stance {
    Stance(
      line: line, profile: profile, stepCount: stepCount, seeksChecks: seeksChecks ?? false,
      pointed: pointed)
  }
}
