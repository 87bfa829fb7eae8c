import Authoring
import Gherkin
import ScenarioReports
import ScenarioRunner
import Storyboards

/// A second platform beside the first, as JSON for the studio's page.
extension OutlookJSON {
  /// Writes the story of the scenario there, and where the two part.
  static func write(
    _ beside: Outlook.Beside, _ requirements: ReportedRequirements, to json: inout JSONWriter
  ) {
    let scenario = beside.result.scenario
    json.object("beside") { json in
      if let pictures = beside.elsewhere.flatMap(StoryJSON.pictures) {
        json.field("elsewhere", json: pictures)
      }
      json.array("partings", of: beside.partings) { json, parting in
        json.object { json in
          json.array("differences", of: parting.differences) { json, difference in
            json.array(of: [difference.subject, difference.first, difference.second])
          }
          json.field("line", scenario.writtenStep(at: parting.step).location.line)
          json.field("step", parting.step)
        }
      }
      json.field("profile", scenario.profile)
      json.field("status", beside.result.status.rawValue)
      json.field(
        "story",
        json: StoryJSON.rendered(beside.result, requirements: requirements, seed: scenario.seed))
    }
  }
}
