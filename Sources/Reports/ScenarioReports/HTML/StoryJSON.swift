import Gherkin
package import ScenarioRunner
import Storyboards

/// A scenario as pages show it once it is opened, as JSON for their script.
package enum StoryJSON {
  /// Writes all that was seen of a scenario, within the limits of one that is looked at closely.
  package static func rendered(
    _ result: ScenarioResult, requirements: ReportedRequirements = [:], seed: UInt64
  ) -> [UInt8] {
    var options = ReportOptions(requirements: requirements)
    options.detail = .verbose
    return ScenarioDetails.rendered(result, options, seed: seed, DetailLimits.close)
  }

  /// Writes pictures alone, as the script draws them; nil where there are none.
  package static func pictures(_ exhibit: Exhibit) -> [UInt8]? {
    guard let frames = exhibit.value(as: Storyboard.self)?.frames, !frames.isEmpty else {
      return nil
    }
    var json = JSONWriter(.page)
    json.object { ScenarioDetails.write(pictures: frames, to: &$0) }
    return json.bytes
  }
}
