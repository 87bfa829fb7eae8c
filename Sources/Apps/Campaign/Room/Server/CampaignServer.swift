import AppParts
public import BackendSimulator
import CampaignApp
public import DeviceInterface

/// The server of the campaign app: assigned campaigns, their audio, and the routes of executions.
///
/// An execution comes into being with the first request that names it, so that requests may arrive in any order.
public struct CampaignServer: RecordingServer {
  /// The campaigns that the promoter is assigned to, in the order in which they are listed.
  public var campaigns: [Campaign] {
    didSet {
      // Before the first request nobody knows of the ones there were.
      if log.count == 0 { everAssigned = [] }
      everAssigned += campaigns.filter { !everAssigned.contains($0) }
    }
  }
  /// The campaigns that were ever assigned: what was begun may still be reported afterwards.
  public private(set) var everAssigned: [Campaign]
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()
  /// The executions, in the order in which they became known.
  public private(set) var executions: [Execution] = []
  /// The points of all executions.
  public private(set) var points = RecordStore<RecordedPoint>()
  /// The server's own clock.
  public var clock = ServerClock()
  /// What it has done under which key.
  public var answered = IdempotencyRecord()

  /// Creates a server with these campaigns, the sample ones unless said otherwise.
  public init(campaigns: [Campaign] = Campaign.samples) {
    self.campaigns = campaigns
    self.everAssigned = campaigns
  }

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { routes.requests }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool {
    ["/api/campaigns", "/api/audio", "/api/executions"].contains { path.hasPrefix($0) }
  }

  /// Returns the execution with the id.
  public func execution(_ id: String) -> Execution? { executions.first { $0.id == id } }

  private enum Endpoint {
    case campaigns
    case audio
    case points
    case pruned
    case completion
  }

  private static let routes = RouteTable<Endpoint>([
    (.get, "/api/campaigns", .campaigns),
    (.get, "/api/audio/{id}", .audio),
    (.post, "/api/executions/{id}/points", .points),
    (.post, "/api/executions/{id}/pruned", .pruned),
    (.post, "/api/executions/{id}/completion", .completion),
  ])

  /// Does what a request asks for; throws what it refuses.
  public mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    let (endpoint, id) = try Self.routes.match(request)
    switch endpoint {
    case .campaigns:
      return .json([.init("campaigns", .array(campaigns.map(\.json)))])
    case .audio:
      return try audio(id)
    case .points:
      let body = try RequestFields(body: request.body)
      let upload = try Upload<RecordedPoint>(body)
      let place = try place(of: id, body)
      let receipt = points.take(upload, of: id, at: time, countMax: acceptedCountMax)
      log.noteStored(upload, receipt)
      flag(
        place,
        clock.disagreement(of: request, at: time)
          ?? clock.disagreement(
            among: points.records(of: id, around: receipt.accepted), at: time))
      return executions[place].wasEndedElsewhere ? ended(id, receipt.members) : receipt.response
    case .pruned:
      let body = try RequestFields(body: request.body)
      let count = Int(try body.integer("pruned", in: RequestFields.counts))
      let place = try place(of: id, body)
      executions[place].prunedCount = max(count, executions[place].prunedCount)
      return .json([.init("pruned", .integer(Int64(count)))])
    case .completion:
      let body = try RequestFields(body: request.body)
      // What is malformed changes nothing.
      let report = try CompletionReport(body)
      flag(try place(of: id, body), clock.disagreement(of: request, at: time))
      if execution(id)?.wasEndedElsewhere == true { return ended(id) }
      return try complete(id, report, request, body, at: time)
    }
  }

  /// Says that an execution was ended on another device, and what else there is to say.
  private func ended(_ id: String, _ members: [JSONValue.Member] = []) -> ServerResponse {
    .json(
      status: 409,
      [
        .init("error", .string("The execution “\(id)” was ended on another device")),
        .init(Refusal.Reason.name, .string(Refusal.Reason.ended.rawValue)),
      ] + members)
  }

  /// Ends an execution as another device of the promoter does; false where there is none or it is over.
  public mutating func endElsewhere(_ id: String) -> Bool {
    guard let place = executions.lastIndex(where: { $0.id == id }),
      executions[place].completion == nil, !executions[place].wasEndedElsewhere
    else { return false }
    executions[place].wasEndedElsewhere = true
    return true
  }

  /// Flags an execution whose phone has another idea of the time.
  private mutating func flag(_ place: Int, _ disagreement: ClockDisagreement?) {
    executions[place].review = executions[place].review ?? disagreement
  }

  private func audio(_ id: String) throws(Refusal) -> ServerResponse {
    // An execution goes on that was begun before its campaign was taken away.
    guard let file = everAssigned.lazy.compactMap(\.audio).last(where: { $0.id == id }) else {
      throw Refusal(404, "There is no audio “\(id)”", .unknown)
    }
    return .json([
      .init("id", .string(file.id)), .init("title", .string(file.title)),
      .init("lengthMs", .integer(file.length.wholeMilliseconds)),
    ])
  }

  private mutating func complete(
    _ id: String, _ report: CompletionReport, _ request: ServerRequest, _ body: RequestFields,
    at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let place = try place(of: id, body)
    let count = points.count(of: id)
    guard executions[place].completion.keep(report, at: time, storedPointCount: count) else {
      throw Refusal(409, "The execution “\(id)” has been reported otherwise", .reportedOtherwise)
    }
    executions[place].prunedCount = max(report.prunedCount, executions[place].prunedCount)
    stamp(place, report, request, at: time)
    return .json([
      .init("outcome", .string(report.outcome.rawValue)), .init("points", .integer(Int64(count))),
    ])
  }

  /// Takes down when it started and ended by the server's clock, and flags it where the phone's says otherwise (`design`).
  private mutating func stamp(
    _ place: Int, _ report: CompletionReport, _ request: ServerRequest, at time: Instant
  ) {
    guard executions[place].ended == nil else { return }
    let ended = clock.stamp(of: request, claimed: report.endedAtMilliseconds, at: time)
    executions[place].ended = ended
    flag(place, clock.disagreement(of: ended, at: time))
    guard let span = report.spanMilliseconds else { return }
    let started = ended.before(span, claimed: report.startedAtMilliseconds)
    executions[place].started = started
    flag(place, clock.disagreement(of: started, at: time))
  }

  /// Returns where the execution stands among those known, and makes it known if it is new.
  private mutating func place(of id: String, _ body: RequestFields) throws(Refusal) -> Int {
    let campaign = try body.identifier("campaign")
    // Those that reports come for are mostly the latest ones.
    if let place = executions.lastIndex(where: { $0.id == id }) {
      guard executions[place].campaign == campaign else {
        throw Refusal(
          409, "The execution “\(id)” is one of “\(executions[place].campaign)”", .invalid)
      }
      return place
    }
    guard everAssigned.contains(where: { $0.id == campaign }) else {
      throw Refusal(404, "There is no campaign “\(campaign)”", .unknown)
    }
    executions.append(Execution(id: id, campaign: campaign))
    return executions.count - 1
  }
}
