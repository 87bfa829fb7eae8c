import Authoring
import Gherkin
import ScenarioReports
import ScenarioRunner

/// What is known at a place of a feature, as JSON for the studio's page.
enum OutlookJSON {
  /// Writes an outlook, with the story of the scenario as reports have it.
  static func rendered(_ outlook: Outlook, _ requirements: ReportedRequirements) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      if let beside = outlook.beside { write(beside, requirements, to: &json) }
      json.array("checks", of: outlook.checks) { json, check in
        json.array(of: [check.sentence, check.documentation])
      }
      json.field("checksLeft", outlook.checksLeft)
      json.array("choices", of: outlook.choices) { json, choice in
        json.object { json in
          json.field("line", choice.line)
          json.field("name", choice.name)
          json.array("profiles", of: choice.profiles)
        }
      }
      json.array("deeds", of: outlook.deeds)
      json.array("due", of: outlook.due) { json, event in
        json.object { json in
          json.field("sentence", event.sentence)
          json.field("time", event.time)
          json.field("words", event.words)
        }
      }
      if let pictures = outlook.elsewhere.flatMap(StoryJSON.pictures) {
        json.field("elsewhere", json: pictures)
      }
      json.array("fixes", of: outlook.fixes) { json, fix in json.object { write(fix, to: &$0) } }
      json.array("furtherDeeds", of: outlook.furtherDeeds)
      json.field("isBlank", outlook.isBlank)
      json.field("isWithinPhrase", outlook.isWithinPhrase)
      json.array("notes", of: StudioWords.notes(of: outlook)) { $0.members(of: $1) }
      json.array("others", of: outlook.others) { json, ending in
        json.object { json in
          json.array("fixes", of: ending.fixes) { json, fix in
            json.object { write(fix, to: &$0) }
          }
          if let line = ending.line { json.field("line", line) }
          json.field("message", optional: ending.message)
          json.field("profile", ending.profile)
          json.field("status", ending.status.rawValue)
        }
      }
      json.field("ownStart", outlook.ownStart)
      json.array("partDeeds", of: outlook.partDeeds)
      json.array("parts", of: outlook.parts) { json, part in
        json.object { json in
          json.field("id", part.id)
          json.field("name", part.name)
        }
      }
      let told = outlook.problems + (outlook.result?.warnings ?? [])
      json.array("problems", of: told) { json, problem in
        json.object { write(problem, to: &$0) }
      }
      if let result = outlook.result { write(result, requirements, to: &json) }
      json.array("searches", of: StudioWords.searches(of: outlook)) { $0.members(of: $1) }
      json.field("stepCount", outlook.stepCount)
      json.field("unplayed", outlook.unplayedCount)
    }
    return json.bytes
  }

  private static func write(_ fix: Fix, to json: inout JSONWriter) {
    json.field("action", fix.action.rawValue)
    json.field("profile", optional: fix.profile)
    json.array("sentences", of: fix.sentences)
    json.field("step", fix.step)
    json.field("title", fix.title)
  }

  private static func write(_ problem: Problem, to json: inout JSONWriter) {
    json.field("isError", problem.severity == .error)
    if let location = problem.location { json.field("line", location.line) }
    json.field("message", problem.message)
    json.array("notes", of: StudioWords.lines(of: problem))
  }

  private static func write(
    _ result: ScenarioResult, _ requirements: ReportedRequirements, to json: inout JSONWriter
  ) {
    let scenario = result.scenario
    json.field("profile", scenario.profile)
    json.field("scenarioLine", scenario.pickle.location.line)
    json.field("status", result.status.rawValue)
    json.field(
      "story", json: StoryJSON.rendered(result, requirements: requirements, seed: scenario.seed))
  }
}

extension JSONWriter {
  fileprivate mutating func members(of note: StudioWords.StepNote) {
    object { json in
      json.field("step", note.step)
      json.field("words", note.words)
    }
  }
}
