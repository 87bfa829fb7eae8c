import Authoring
import Gherkin
import Processes
import ScenarioReports
import ScenarioRunner

/// What the desk answers to the questions of the studio's page, as JSON.
enum DeskAnswers {
  /// How many milliseconds a scenario is played for one question: the page asks again, and shows how far it is.
  private static let patience: Int64 = 300

  private static func patienceIsOver() -> () -> Bool {
    let end = SystemCall.milliseconds + patience
    return { SystemCall.milliseconds >= end }
  }

  static func look<World>(
    _ desk: AuthoringDesk<World>, _ source: Source, _ question: StudioQuestion,
    _ requirements: ReportedRequirements
  ) -> [UInt8] {
    let outlook = desk.look(at: source, question.stance, until: patienceIsOver())
    return OutlookJSON.rendered(outlook, requirements)
  }

  static func add<World>(
    _ desk: AuthoringDesk<World>, _ source: Source, _ question: StudioQuestion
  ) -> [UInt8] {
    StudioFiles.json { json in
      guard let sentence = question.sentence,
        let edit = desk.adding(sentence, to: source, question.stance)
      else { return json.field("refused", "No such sentence can be written here.") }
      write(edit, to: &json)
    }
  }

  static func addScenario<World>(
    _ desk: AuthoringDesk<World>, _ source: Source, _ question: StudioQuestion
  ) -> [UInt8] {
    StudioFiles.json { json in
      do throws(WritingFault) {
        let name = question.sentence ?? ""
        write(try desk.addingScenario(named: name, to: source, question.stance), to: &json)
      } catch { json.field("refused", error.text) }
    }
  }

  static func fix<World>(
    _ desk: AuthoringDesk<World>, _ source: Source, _ question: StudioQuestion
  ) -> [UInt8] {
    StudioFiles.json { json in
      guard let fix = question.fix?.fix,
        let edit = desk.applying(fix, to: source, question.stance)
      else { return json.field("refused", "The text is another one by now.") }
      write(edit, to: &json)
    }
  }

  static func find<World>(
    _ desk: AuthoringDesk<World>, _ source: Source, _ question: StudioQuestion
  ) -> [UInt8] {
    StudioFiles.json { json in
      let found = desk.found(
        question.sentence ?? "", in: source, question.stance, until: patienceIsOver())
      json.array("found", of: found.sentences) { json, answer in
        json.array(
          of: [
            answer.sentence, answer.documentation, answer.kind.keyword,
            answer.standing?.rawValue ?? "",
          ])
      }
      json.field("isWhole", found.isWhole)
    }
  }

  private static func write(_ edit: FeatureEdit, to json: inout JSONWriter) {
    json.field("line", edit.line)
    json.field("text", edit.text)
  }
}
