import Authoring
import Gherkin

/// A question about a feature as it stands on the studio's page.
struct StudioQuestion: StudioQuery {
  /// The text of the feature.
  let text: String
  /// The name of its file, below the studio's folder.
  let file: String
  /// The page's own name for itself.
  var session: String?
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
  /// The part that was pointed at.
  var part: String?
  /// Whether it is shown on another of its platforms as well.
  var showsBeside: Bool?
  /// A sentence that is to be written at the place, the name of a new scenario, or words that are looked for.
  var sentence: String?
  /// A fix that is wanted.
  var fix: WantedFix?

  /// A fix as the page names it.
  struct WantedFix: Decodable {
    let action: String
    let step: Int
    let sentences: [String]
    let profile: String?

    /// The fix; nil where there is no such action.
    var fix: Fix? {
      Fix.Action(rawValue: action).map {
        Fix($0, step: step, sentences, profile: profile)
      }
    }
  }

  /// Who asks.
  var asker: DeskAsker { DeskAsker(page: session ?? "", file: file) }

  /// The place.
  var stance: Stance {
    Stance(
      line: line, profile: profile, stepCount: stepCount, seeksChecks: seeksChecks ?? false,
      pointed: pointed, part: part, showsBeside: showsBeside ?? false)
  }
}
