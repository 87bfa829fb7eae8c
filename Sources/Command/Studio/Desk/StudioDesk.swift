package import Authoring
import Gherkin
import Processes
package import ScenarioReports
package import ScenarioRunner

/// What the studio's page asks, answered in JSON: by the desk at which features are written, and from the files of the folder.
package struct StudioDesk<World: ScenarioWorld> {
  private let desk: AuthoringDesk<World>
  private let files: StudioFiles
  private let watch: StudioWatch
  private let beginnings: [FeatureTemplate.Beginning]
  private let requirements: ReportedRequirements

  /// Creates the answers of a desk.
  ///
  /// - Parameter beginnings: What a new feature can begin with.
  package init(
    _ desk: AuthoringDesk<World>, _ files: StudioFiles, _ watch: StudioWatch,
    beginnings: [FeatureTemplate.Beginning] = [], requirements: ReportedRequirements
  ) {
    (self.desk, self.files, self.watch, self.requirements) = (desk, files, watch, requirements)
    self.beginnings = beginnings
  }

  /// Answers a request of the page.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == .get, request.path == "/events" { return watch.listen() }
    guard request.method == .post, let ask = Ask(rawValue: request.path) else {
      return HTTPResponse(.notFound)
    }
    switch ask {
    case .files: return .json(files.listed(beginnings))
    case .open: return answer(request, StudioFiles.Reading.self) { files.read($0) }
    case .save: return answer(request, StudioFiles.Writing.self) { files.write($0) }
    case .draft: return answer(request, StudioFiles.Keeping.self) { files.keep($0) }
    case .look: return answer(request, StudioQuestion.self, look)
    case .add: return answer(request, StudioQuestion.self, add)
    case .feature:
      return answer(request, StudioFiles.Making.self) { files.make($0, beginnings) }
    case .scenario: return answer(request, StudioQuestion.self, addScenario)
    case .fix: return answer(request, StudioQuestion.self, fix)
    case .find: return answer(request, StudioQuestion.self, find)
    }
  }

  /// The paths under which something is asked.
  private enum Ask: String {
    case files = "/files"
    case open = "/open"
    case save = "/save"
    case draft = "/draft"
    case look = "/look"
    case add = "/add"
    case feature = "/feature"
    case scenario = "/scenario"
    case fix = "/fix"
    case find = "/find"
  }

  private func answer<Question: StudioQuery>(
    _ request: HTTPRequest, _: Question.Type, _ answer: (Question) -> [UInt8]
  ) -> HTTPResponse {
    guard let question = Question(json: request.body) else { return HTTPResponse(.noQuestion) }
    return .json(answer(question))
  }

  /// How many milliseconds a scenario is played for one question: other questions wait meanwhile, and the page asks again.
  private static var patience: Int64 { 300 }

  private static func patienceIsOver() -> () -> Bool {
    let end = SystemCall.milliseconds + patience
    return { SystemCall.milliseconds >= end }
  }

  private func look(_ question: StudioQuestion) -> [UInt8] {
    let source = files.source(question.file, question.text)
    let outlook = desk.look(at: source, question.stance, until: Self.patienceIsOver())
    return OutlookJSON.rendered(outlook, requirements)
  }

  private func add(_ question: StudioQuestion) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      let source = files.source(question.file, question.text)
      guard let sentence = question.sentence,
        let edit = desk.adding(sentence, to: source, question.stance)
      else { return json.field("refused", "No such sentence can be written here.") }
      write(edit, to: &json)
    }
    return json.bytes
  }

  private func addScenario(_ question: StudioQuestion) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      let source = files.source(question.file, question.text)
      do throws(WritingFault) {
        let name = question.sentence ?? ""
        write(
          try desk.addingScenario(named: name, to: source, question.stance), to: &json)
      } catch { json.field("refused", error.text) }
    }
    return json.bytes
  }

  private func fix(_ question: StudioQuestion) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      let source = files.source(question.file, question.text)
      guard let fix = question.fix?.fix,
        let edit = desk.applying(fix, to: source, question.stance)
      else { return json.field("refused", "The text is another one by now.") }
      write(edit, to: &json)
    }
    return json.bytes
  }

  private func find(_ question: StudioQuestion) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      let source = files.source(question.file, question.text)
      let found = desk.found(
        question.sentence ?? "", in: source, question.stance, until: Self.patienceIsOver())
      json.array("found", of: found.sentences) { json, answer in
        json.array(
          of: [
            answer.sentence, answer.documentation, answer.kind.keyword,
            answer.standing?.rawValue ?? "",
          ])
      }
      json.field("isWhole", found.isWhole)
    }
    return json.bytes
  }

  private func write(_ edit: FeatureEdit, to json: inout JSONWriter) {
    json.field("line", edit.line)
    json.field("text", edit.text)
  }
}

extension HTTPResponse {
  fileprivate static func json(_ bytes: [UInt8]) -> HTTPResponse { HTTPResponse(.ok, .json, bytes) }
}
