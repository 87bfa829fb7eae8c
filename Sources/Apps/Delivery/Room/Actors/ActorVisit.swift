import BackendSimulator
public import DeliveryApp
import DeviceInterface
import DeviceSimulator
public import Rehearsal
import ScenarioRunner

/// A question to the delivery server from elsewhere than the courier's phone, and the answer.
struct ActorVisit: Hashable, Sendable {
  enum Question: Hashable, Sendable {
    /// How an order stands.
    case tracking
    /// Where the courier is.
    case position
    /// Where the courier was.
    case history
    /// Something is sent and not asked.
    case report
  }

  let actor: DeliveryActor
  let question: Question
  /// What was sent, with the actor's own token.
  let request: ServerRequest
  var response: ServerResponse
  /// What the audit log has of it; `nil` where it has nothing.
  var auditEntry: AuditEntry?
  /// What a page asks again and again that is kept open; `nil` for one that is looked at once.
  var refresh: ServerRequest?

  var isAnswered: Bool { (200...299).contains(response.status) }

  /// The reason that the server gave for a refusal; empty where it gave none.
  var reason: String { (try? JSONValue(parsing: response.body))?["error"]?.string ?? "" }

  /// Whether the answer says that it succeeded; `nil` where it says nothing of that (`delivery:API-6`).
  var saysSuccess: Bool? { (try? JSONValue(parsing: response.body))?["success"]?.bool }

  /// What is on the screen of who asked, by the server's clock; a report leads to no screen.
  func screen(atMilliseconds now: Int64) -> Screen? {
    guard isAnswered else {
      var screen = Screen(title: "Deliveries")
      screen.message = reason
      return screen
    }
    guard let data = (try? JSONValue(parsing: response.body))?["data"] else { return nil }
    switch question {
    case .tracking: return TrackingPage(data)?.screen(atMilliseconds: now)
    case .position: return PositionPage(data)?.screen(atMilliseconds: now)
    case .history: return HistoryPage(data)?.screen
    case .report: return nil
    }
  }
}

/// The questions asked so far.
struct ActorVisits: Hashable, Sendable {
  /// The latest visit of each actor.
  private var visits: [ActorVisit] = []
  /// The one of all that was last.
  private(set) var latest: ActorVisit?

  /// Who has a page before them, the one who has asked last first.
  var readers: [DeliveryActor] { visits.reversed().map(\.actor) }

  func latest(of actor: DeliveryActor) -> ActorVisit? { visits.first { $0.actor == actor } }

  mutating func keep(_ visit: ActorVisit) {
    visits.removeAll { $0.actor == visit.actor }
    visits.append(visit)
    latest = visit
  }

  /// Puts a page that has renewed itself in the place of what it was; nobody has asked anything for that.
  mutating func renew(_ visit: ActorVisit) {
    guard let index = visits.firstIndex(where: { $0.actor == visit.actor }) else { return }
    visits[index] = visit
  }
}

/// The sights that a scenario has had of the deliveries from elsewhere than the courier's phone.
public struct DeliveryWatch: AppObserver {
  /// The app's flow.
  public typealias Process = DeliveryFlow

  /// What customers, merchants and administrators have asked.
  var visits = ActorVisits()
  /// Whom customers have called from their pages, the first call first.
  var calls: [PageCall] = []
  /// What a step has asked to be reported.
  var askedMetrics: Set<DeliveryMetric.Requirement> = []

  /// Begins to watch.
  public init() {}

  /// It keeps what the steps of those elsewhere have seen.
  public static var isLooking: Bool { false }
}

/// What steps do on the delivery server, and what they look at there.
extension World {
  /// The delivery server, on which time has passed up to now.
  mutating func settledDeliveries() -> DeliveryServer {
    self[serverOf: DeliveryRoom.self].settle(at: phone.now)
    return self[serverOf: DeliveryRoom.self]
  }

  /// What has been asked from elsewhere than the courier's phone.
  var visits: ActorVisits { app.observer(of: DeliveryRoom.self)?.visits ?? ActorVisits() }

  /// Lets somebody ask the delivery server, or send it something, and keeps the answer.
  mutating func visit(
    _ actor: DeliveryActor, _ question: ActorVisit.Question, _ path: String,
    query: [ServerRequest.QueryItem] = [], by method: ServerRequest.Method? = nil,
    sending body: String? = nil, isKeptOpen: Bool = false, isClear: Bool = false
  ) throws {
    let token = try self[serverOf: DeliveryRoom.self].token(of: actor)
    let request = ServerRequest(
      id: 0, method ?? (body == nil ? .get : .post), path, query: query, body: body ?? "",
      authorization: token, isClear: isClear)
    try send(request, of: actor, question, isKeptOpen: isKeptOpen)
  }

  /// Lets somebody do again what they did last, as anybody on the way could read it (`delivery:PRIVACY-3`).
  mutating func visitInTheClear(_ actor: DeliveryActor) throws {
    guard let latest = visits.latest(of: actor) else {
      throw InvalidStep(
        "\(actor.subject) has asked and sent nothing yet.",
        notes: ["\(before: "When \(actor.words) asks where the courier is", isExample: true)"])
    }
    var request = latest.request
    request.isClear = true
    try send(request, of: actor, latest.question)
  }

  private mutating func send(
    _ request: ServerRequest, of actor: DeliveryActor, _ question: ActorVisit.Question,
    isKeptOpen: Bool = false
  ) throws {
    noteDeedOfOthers()
    let known = self[serverOf: DeliveryRoom.self].audit.count
    let response = self[serverOf: DeliveryRoom.self].ask(request, at: phone.now)
    let entry = self[serverOf: DeliveryRoom.self].audit.dropFirst(known).last
    var visit = ActorVisit(
      actor: actor, question: question, request: request, response: response, auditEntry: entry)
    if isKeptOpen {
      visit.refresh = ServerRequest(
        id: 0, .get, request.path, query: [.init("refresh", "true")],
        authorization: request.authorization)
    }
    try changeObserver(of: DeliveryRoom.self) { $0.visits.keep(visit) }
    let now = self[serverOf: DeliveryRoom.self].clock.milliseconds(at: phone.now)
    // A report shows what was seen, too.
    if let page = visit.screen(atMilliseconds: now) { film(page, of: actor.words) }
  }

  /// Throws where nobody has asked anything and the app has never run: then nothing is checked.
  func requireDeliveryNews() throws { if visits.latest == nil { try requireHasRun() } }

  /// What was asked last; throws where nothing was.
  func requireLatestVisit() throws -> ActorVisit {
    guard let visit = visits.latest else {
      throw InvalidStep(
        "Nobody has asked the delivery server anything but the courier's phone.",
        notes: ["\(before: "When the customer of stop 2 looks at the tracking", isExample: true)"])
    }
    return visit
  }

  /// What an actor sees now of the latest answer; throws where they have asked nothing, or only sent something.
  mutating func requireScreen(of actor: DeliveryActor) throws -> Screen {
    guard let visit = try refreshedVisit(of: actor) else {
      _ = try self[serverOf: DeliveryRoom.self].userID(of: actor)
      throw InvalidStep(
        "\(actor.subject) has asked nothing, and so sees nothing.",
        notes: ["\(before: "When \(actor.words) looks at the tracking")"])
    }
    let now = self[serverOf: DeliveryRoom.self].clock.milliseconds(at: phone.now)
    guard let screen = visit.screen(atMilliseconds: now) else {
      throw StepFailure(
        "The answer to \(actor.words) leads to no screen.", expected: "a screen",
        actual: visit.response.body.isEmpty ? "an empty answer" : visit.response.body)
    }
    film(screen, of: actor.words)
    return screen
  }

  /// The latest visit of an actor; a page that is kept open has what the server says now.
  mutating func refreshedVisit(of actor: DeliveryActor) throws -> ActorVisit? {
    guard var visit = visits.latest(of: actor), let refresh = visit.refresh else {
      return visits.latest(of: actor)
    }
    visit.response = self[serverOf: DeliveryRoom.self].ask(refresh, at: phone.now)
    let renewed = visit
    try changeObserver(of: DeliveryRoom.self) { $0.visits.renew(renewed) }
    return visit
  }

  /// What an actor sees of an answer; throws where the latest request was refused, as then nothing was seen.
  mutating func requireAnsweredScreen(of actor: DeliveryActor) throws -> Screen {
    if let visit = visits.latest(of: actor), !visit.isAnswered {
      throw StepFailure(
        "The request of \(actor.words) was refused, so nothing was seen.", expected: "an answer",
        actual: "\(visit.response.status): \(visit.reason)",
        notes: ["Write: \(instead: "Then the request was refused with \(visit.response.status)")"])
    }
    return try requireScreen(of: actor)
  }

  /// What stands on the screen of an actor, each text once, for whoever reads why a check has failed.
  func reading(of screen: Screen) -> String {
    let figures = screen.metrics.map { metric in
      if case .text(let text) = metric.value { "\(metric.label): \(text)" } else { metric.label }
    }
    let texts = [screen.title] + screen.badges.map(\.label) + [screen.message].compactMap(\.self)
    return (texts + figures).joined(separator: " | ")
  }

  /// What can be read on the screen of an actor, each text whole; a figure also alone and with its label.
  func texts(of screen: Screen) -> [String] {
    [screen.title] + screen.badges.map(\.label) + [screen.message].compactMap(\.self)
      + screen.metrics.flatMap { metric in
        guard case .text(let text) = metric.value else { return [metric.label] }
        return [metric.label, text, "\(metric.label): \(text)"]
      }
  }
}

/// A table whose rows are a name and a value each, in the order in which a scenario writes them.
struct NamedRows {
  struct Row {
    /// The name, as it is written in the list of names.
    let name: String
    /// The value, as the scenario writes it.
    let text: String
  }

  let rows: [Row]

  /// Reads the rows; throws where one has no such name, two have the same, or there is none.
  init(_ table: DataTableArgument, of names: [String], called what: String) throws(InvalidStep) {
    var rows: [Row] = []
    for cells in table.rows {
      guard cells.count == 2,
        let name = names.first(where: { $0.lowercased() == cells[0].lowercased() })
      else {
        throw InvalidStep(
          "\(what) has no “\(cells.first ?? "")”.",
          notes: ["Write rows of two cells: \(names.joined(separator: ", ")), and the value."])
      }
      guard !rows.contains(where: { $0.name == name }) else {
        throw InvalidStep("“\(name)” is there twice.", notes: ["Write each name once."])
      }
      rows.append(Row(name: name, text: cells[1]))
    }
    guard !rows.isEmpty else {
      throw InvalidStep("The table has no rows.", notes: ["Write for example a row for each name."])
    }
    self.rows = rows
  }
}
