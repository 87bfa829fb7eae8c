package import Authoring
import Gherkin
package import ScenarioReports
package import ScenarioRunner

/// What the studio's page asks, answered in JSON: by the desk at which features are written, and from the files of the folder.
package struct StudioDesk<World: ScenarioWorld> {
  /// The sentences and the plans of the folder, read anew; with a route that has come to lie in it.
  package typealias Renewal = (_ route: String?) -> (StepLibrary<World>, Planner)

  private let thread: DeskThread<World>
  private let files: StudioFiles
  private let watch: StudioWatch
  private let routes: StudioRoutes
  private let renewal: Renewal
  private let beginnings: [FeatureTemplate.Beginning]
  private let requirements: ReportedRequirements

  /// Creates the answers of a desk.
  ///
  /// - Parameters:
  ///   - beginnings: What a new feature can begin with.
  ///   - routes: The routes of the folder.
  ///   - renewal: Reads the folder anew.
  package init(
    _ thread: DeskThread<World>, _ files: StudioFiles, _ watch: StudioWatch,
    beginnings: [FeatureTemplate.Beginning] = [], requirements: ReportedRequirements,
    routes: StudioRoutes, renewal: @escaping Renewal
  ) {
    (self.thread, self.files, self.watch, self.requirements) = (thread, files, watch, requirements)
    (self.routes, self.renewal) = (routes, renewal)
    self.beginnings = beginnings
  }

  /// Plays by what lies in the folder now, as something there has changed that is no feature.
  ///
  /// - Returns: Whether that is done; where what is played does not end, it is to be tried again.
  package func renew() -> Bool {
    let (library, planner) = renewal(nil)
    guard thread.renew(library, planner) else { return false }
    watch.tellRenewed()
    return true
  }

  /// Answers a request of the page.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == .get, request.path == "/events" {
      return watch.listen(request.query["session"].flatMap(DraftSession.init))
    }
    guard request.method == .post, let ask = Ask(rawValue: request.path) else {
      return HTTPResponse(.notFound)
    }
    switch ask {
    case .files: return .json(files.listed(beginnings))
    case .open: return answer(request, StudioFiles.Reading.self) { files.read($0) }
    case .save: return answer(request, StudioFiles.Writing.self) { files.write($0) }
    case .draft: return answer(request, StudioFiles.Keeping.self) { files.keep($0) }
    case .feature:
      return answer(request, StudioFiles.Making.self) { files.make($0, beginnings) }
    case .route: return answer(request, StudioRoutes.Bringing.self, bring)
    case .stop: return answer(request, Stopping.self, stop)
    case .look:
      let requirements = requirements
      return askDesk(request) { DeskAnswers.look($0, $1, $2, requirements) }
    case .add: return askDesk(request, DeskAnswers.add)
    case .scenario: return askDesk(request, DeskAnswers.addScenario)
    case .fix: return askDesk(request, DeskAnswers.fix)
    case .find: return askDesk(request, DeskAnswers.find)
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
    case route = "/route"
    case stop = "/stop"
  }

  private func answer<Question: StudioQuery>(
    _ request: HTTPRequest, _: Question.Type, _ answer: (Question) -> [UInt8]
  ) -> HTTPResponse {
    guard let question = Question(json: request.body) else { return HTTPResponse(.noQuestion) }
    return .json(answer(question))
  }

  /// Asks the desk, which may be busy with a step that takes long.
  private func askDesk(
    _ request: HTTPRequest,
    _ answer: @escaping @Sendable (AuthoringDesk<World>, Source, StudioQuestion) -> [UInt8]
  ) -> HTTPResponse {
    guard let question = StudioQuestion(json: request.body) else {
      return HTTPResponse(.noQuestion)
    }
    let source = files.source(question.file, question.text)
    let name = Array(request.path.utf8) + request.body
    switch thread.answer(name, of: question.asker, { answer($0, source, question) }) {
    case .done(let bytes): return .json(bytes)
    case .stopped: return .json(StudioFiles.json { $0.field("stopped", true) })
    case .playing(let place): return busy(with: place)
    // What the page itself has asked for before needs no place: it is not what is shown.
    case .waiting(let other, _) where other.page == question.asker.page: return busy(with: nil)
    case .waiting(let other, let place): return busy(with: place, of: other.file)
    }
  }

  /// The answer to a question that is to be asked again.
  ///
  /// - Parameter file: The feature of another page that is played before.
  private func busy(with place: PlayWatch.Place?, of file: String? = nil) -> HTTPResponse {
    .json(
      StudioFiles.json { json in
        json.field("busy", true)
        if let file { json.field("elsewhere", file) }
        guard let place else { return }
        json.field("line", place.line)
        json.field("profile", place.profile)
      })
  }

  /// That a page wants no end of what is played any more.
  private struct Stopping: StudioQuery {
    let session: String?
    /// Whether it means what another page has asked for as well.
    let isAnyones: Bool?
  }

  private func stop(_ stopping: Stopping) -> [UInt8] {
    thread.stop(by: stopping.session ?? "", isAnyones: stopping.isAnyones ?? false)
    return StudioFiles.json { _ in }
  }

  /// Has a track become a route of a feature, which sentences can name from then on.
  private func bring(_ bringing: StudioRoutes.Bringing) -> [UInt8] {
    StudioFiles.json { json in
      do throws(StudioRoutes.Fault) {
        let brought = try routes.bring(bringing)
        let (library, planner) = renewal(brought.name)
        guard thread.renew(library, planner) else {
          return json.field(
            "refused",
            "\(brought.name) is there, but is known only once the studio is started again")
        }
        json.field("route", brought.name)
        json.field("sentence", brought.sentence)
        json.field("words", brought.words)
      } catch { json.field("refused", error.text) }
    }
  }
}

extension HTTPResponse {
  fileprivate static func json(_ bytes: [UInt8]) -> HTTPResponse { HTTPResponse(.ok, .json, bytes) }
}
